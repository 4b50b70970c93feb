import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { categoryKey } from '#domain/catalogue/categories.ts';
import { CHARM_PICTURE_WIDTHS } from '#domain/catalogue/limits.ts';
import { charmPath } from '#domain/catalogue/paths.ts';
import { srcSetOf } from '#domain/catalogue/pictures.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { LazyImage } from '#web/ui/media/LazyImage.tsx';
import { copy } from './copy.vi.ts';
import { bestsellersQuery } from './queries.ts';
import { classes } from '#web/ui/classes.ts';
import * as styles from './bestsellers.module.css';

/** The best-selling charms by actual sales; hidden while nothing has been sold. */
export function Bestsellers() {
  const { data: charms = [] } = useQuery(bestsellersQuery());
  if (charms.length === 0) return null;
  return (
    <section data-later="" className="wrap pb-section" aria-labelledby="bestsellers">
      <div className="sec-head">
        <div>
          <p className="script">{copy.bestsellers.script}</p>
          <h2 id="bestsellers">{copy.bestsellers.heading}</h2>
        </div>
        <Link className="link" to="/garden?sap-xep=ban-chay">
          {copy.bestsellers.more}
        </Link>
      </div>
      <ol className={styles.best}>
        {charms.map(({ _id, slug, name, price, category, images }) => (
          <li key={_id} className={`card tint-${categoryKey(category.type)}`}>
            <div className={classes('well', styles.well)}>
              <i className={styles.thread} />
              {images.imageUrl && (
                <LazyImage
                  src={images.imageUrl}
                  srcSet={srcSetOf(images.imageUrl, CHARM_PICTURE_WIDTHS)}
                  sizes="(width < 48rem) 40vw, (width < 64rem) 20vw, 150px"
                  alt=""
                  width={224}
                  height={224}
                  placeholder="none"
                />
              )}
            </div>
            <h3>
              <Link to={charmPath(slug)}>{name}</Link>
            </h3>
            <p className="price">{formatVnd(price)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
