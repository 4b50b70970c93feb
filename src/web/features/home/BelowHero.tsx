import { useHoldsTaps } from '#web/lib/hooks/use-holds-taps.ts';
import { Bestsellers } from './Bestsellers.tsx';
import { HomeReviews } from './HomeReviews.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { Meanings } from './Meanings.tsx';
import { NameBand } from './NameBand.tsx';
import { ReadyMadeCarousel } from './ReadyMadeCarousel.tsx';
import { Services } from './Services.tsx';
import { Story } from './Story.tsx';
import * as styles from './sections.module.css';

/** The home page below the hero, from the service cards on. */
export default function BelowHero({ manyFlowers }: { manyFlowers: boolean | undefined }) {
  return (
    <div className={styles.below} {...useHoldsTaps()}>
      <Services manyFlowers={manyFlowers} />
      <Story />
      <ReadyMadeCarousel />
      <Bestsellers />
      <HowItWorks />
      <Meanings />
      <NameBand />
      <HomeReviews />
    </div>
  );
}
