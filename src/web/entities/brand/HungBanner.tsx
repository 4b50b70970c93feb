import { classes } from '#web/ui/classes.ts';
import { HangingCharm } from '#web/ui/motifs/HangingCharm.tsx';
import { charmArt } from './pictures.ts';
import * as styles from './hung-banner.module.css';

/** A charm hung from the upper edge: how far from the left, on how long a thread, how large, at which angle in degrees. */
export type HungCharm = { slug: string; left: string; thread: string; width: string; tilt: number };

interface HungBannerProps {
  script: string;
  heading: string;
  lead: string;
  /** from left to right; on the phone only the first and the last hang */
  charms: readonly HungCharm[];
  /** the heading takes the whole width */
  long?: boolean;
  /** on the phone only the heading, in one line: what one came for is in the first view */
  slim?: boolean;
}

/** The head of a page under hung charms, which sway once. It holds the page's h1. */
export function HungBanner({ script, heading, lead, charms, long, slim }: HungBannerProps) {
  return (
    <section className={classes(styles.hungBanner, long && styles.long, slim && styles.slim)}>
      {charms.map(({ slug, ...place }, order) => {
        const outer = order === 0 || order === charms.length - 1;
        return (
          <HangingCharm
            key={slug}
            {...place}
            {...charmArt(slug)}
            sways
            delay={order * 90}
            className={outer ? undefined : 'max-md:hidden'}
          />
        );
      })}
      <div className={classes('wrap', styles.wrap)}>
        <p className={classes('script', styles.script)}>{script}</p>
        <h1>{heading}</h1>
        <p className={classes('lead', styles.lead)}>{lead}</p>
      </div>
    </section>
  );
}
