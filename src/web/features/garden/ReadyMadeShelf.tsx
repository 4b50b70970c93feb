import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ReadyMade } from '#contract/http/catalogue.ts';
import { categoryKey } from '#domain/catalogue/categories.ts';
import { braceletPath } from '#domain/catalogue/paths.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { ReadyMadePicture } from '#web/entities/bracelet/ReadyMadePicture.tsx';
import { builderPathFor } from '#web/lib/paths/content-links.ts';
import { copy } from './copy.vi.ts';
import { shelfQuery } from '#web/entities/charm/queries.ts';
import * as styles from './shelf.module.css';
import { classes } from '#web/ui/classes.ts';

const MOST = 3;

/** Three ready-made designs as a starting point; hidden when there are none. */
export function ReadyMadeShelf() {
  const { data } = useQuery(shelfQuery());
  const bracelets = (data ?? []).filter(({ hasDesign }) => hasDesign).slice(0, MOST);
  if (bracelets.length === 0) return null;
  return (
    <section data-later="" className={styles.shelf} aria-labelledby="shelf">
      <div className="self-center">
        <p className="script text-h3">{copy.shelf.script}</p>
        <h2 id="shelf">{copy.shelf.heading}</h2>
        <p className="muted mt-1.5 text-sm">{copy.shelf.text}</p>
      </div>
      {bracelets.map((bracelet) => (
        <Mini key={bracelet._id} bracelet={bracelet} />
      ))}
    </section>
  );
}

function Mini({ bracelet }: { bracelet: ReadyMade }) {
  return (
    <article className={styles.mini}>
      <div className={classes('well', styles.well, `tint-${categoryKey(bracelet.tint ?? 'Flower')}`)}>
        <ReadyMadePicture image={bracelet.image} sizes="120px" />
      </div>
      <div>
        <h3>
          <Link className={styles.name} to={braceletPath(bracelet.slug)}>
            {bracelet.name}
          </Link>
        </h3>
        <p className="price">{formatVnd(bracelet.price)}</p>
        <Link
          className={classes('link', styles.link)}
          to={builderPathFor(bracelet._id)}
          aria-label={copy.shelf.adaptName(bracelet.name)}
        >
          {copy.shelf.adapt}
        </Link>
      </div>
    </article>
  );
}
