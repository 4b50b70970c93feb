import { PHONE, useMedia } from '#web/lib/hooks/use-media.ts';
import { CharmOrnament } from '#web/entities/brand/CharmOrnament.tsx';
import { GardenGate } from '#web/ui/motifs/GardenGate.tsx';
import { copy } from './copy.vi.ts';
import * as styles from '../../entities/brand/bands.module.css';
import { classes } from '#web/ui/classes.ts';
import * as sections from './sections.module.css';

/** The brand's story, narrated by Bông: origin, vision, philosophy (spec §1). */
export function Story() {
  const phone = useMedia(PHONE);
  const told = copy.story.tales.filter(({ text }) => text !== '');
  return (
    <section
      data-later=""
      className={classes(sections.story, styles.scallops, 'sec')}
      aria-labelledby="story"
    >
      <div className="wrap">
        <div className={sections.who}>
          <GardenGate tint="nature" className={sections.gate}>
            <img
              src="/brand/mascot-waving.webp"
              alt={copy.story.mascotAlt}
              width={440}
              height={495}
              loading="lazy"
              decoding="async"
            />
          </GardenGate>
          <p className={sections.bubble}>{copy.story.bubble}</p>
        </div>
        <div>
          <p className="script">{copy.story.script}</p>
          <h2 id="story">{copy.story.heading}</h2>
          <ul
            className="mt-7 grid gap-4"
            aria-labelledby="story"
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone it scrolls, with the arrow keys too
            tabIndex={phone ? 0 : undefined}
          >
            {told.map(({ charm, title, text }) => (
              <li key={charm} className={classes('card', sections.tale)}>
                <CharmOrnament slug={charm} sizes="64px" />
                <div>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
