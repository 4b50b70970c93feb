import type { ReactNode } from 'react';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { PageTitle } from '#web/ui/motifs/PageTitle.tsx';
import { meaningsCopy as copy } from './meanings.vi.ts';
import { FlowerMeanings } from './FlowerMeanings.tsx';
import * as styles from './flowers.module.css';

interface MeaningsPageProps {
  /** slug of the flower to show first */
  asked: string | null;
  /** the gallery */
  below: ReactNode;
}

/** Flower meanings (spec §2, Flower meanings page). */
export function MeaningsPage({ asked, below }: MeaningsPageProps) {
  return (
    <div className="wrap pt-13">
      <PageTitle
        centred
        script={copy.script}
        lead={<span className="block whitespace-pre-line max-md:text-base">{copy.lead}</span>}
      >
        {copy.heading}
      </PageTitle>
      <FlowerMeanings key={asked} asked={asked} />
      {below}
      <section data-later="" className={styles.invitation} aria-labelledby="invitation">
        <div>
          <p className="script">{copy.invitation.script}</p>
          <h2 id="invitation">{copy.invitation.heading}</h2>
          <p className="muted mt-2">{copy.invitation.text}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/garden">{copy.invitation.toGarden}</LinkButton>
          <LinkButton to="/help" variant="sec">
            {copy.invitation.toGuide}
          </LinkButton>
        </div>
      </section>
    </div>
  );
}
