import { classes } from '#web/ui/classes.ts';
import { HangingCharm } from '#web/ui/motifs/HangingCharm.tsx';
import { charmArt } from './pictures.ts';
import * as styles from './hung-banner.module.css';

/** A charm that hangs from the upper edge: offset from the left, thread length, width, and angle in degrees. */
type HungCharm = { slug: string; left: string; thread: string; width: string; tilt: number };

interface HungBannerProps {
  script: string;
  heading: string;
  lead: string;
  /** from left to right; on phones only the first and the last show */
  charms: readonly HungCharm[];
  /** the heading uses the full width */
  long?: boolean;
  /** on phones only the heading shows, in one line, so that the content is in the first view */
  slim?: boolean;
}

/** The banner of a page with hanging charms, which sway once. Contains the page's h1. */
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
