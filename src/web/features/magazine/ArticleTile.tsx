import { Link } from 'react-router';
import type { ArticleCard } from '#contract/http/content.ts';
import { BRACELET_PICTURE_WIDTHS, CHARM_PICTURE_WIDTHS } from '#domain/catalogue/limits.ts';
import { pictureAt, srcSetOf } from '#domain/catalogue/pictures.ts';
import { copy as words } from '#domain/content/copy.vi.ts';
import { articlePath } from '#domain/content/paths.ts';
import { formatDate } from '#domain/kernel/time.ts';
import { Loading, Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { magazineCopy as copy } from './copy.vi.ts';
import * as styles from './magazine.module.css';
import { classes } from '#web/ui/classes.ts';

/** Tile of an article in a list. */
export function ArticleTile({ article }: { article: ArticleCard }) {
  const { slug, title, section, lead, date, minutes, tint } = article;
  return (
    <article className={classes('card', styles.articleTile)}>
      <div className={`${styles.ground} tint-${tint}`}>
        <ArticlePicture article={article} sizes="(width < 48rem) 60vw, 240px" />
      </div>
      <div className={styles.says}>
        <p className={styles.column}>{words.sections[section]}</p>
        <h3>
          <Link to={articlePath(slug)}>{title}</Link>
        </h3>
        <p className={styles.about}>{lead}</p>
        <p className={styles.facts}>{copy.facts(minutes, formatDate(date))}</p>
      </div>
    </article>
  );
}

/** Skeleton of article tiles: full rows of two and of three. */
export function TilesSkeleton() {
  return (
    <Loading className={styles.articleTiles}>
      {Array.from({ length: 6 }, (_, nth) => (
        <div key={nth} className={classes('card', styles.articleTile)} aria-hidden="true">
          <div className={styles.ground}>
            <Skeleton width="100%" height="100%" radius="inherit" />
          </div>
          <div className={classes(styles.says, 'gap-3')}>
            <Skeleton className="w40" />
            <Skeleton height={24} />
            <Skeleton className="w60" />
          </div>
        </div>
      ))}
    </Loading>
  );
}

interface ArticlePictureProps {
  article: Pick<ArticleCard, 'picture'>;
  /** the `sizes` attribute: CSS width of the picture */
  sizes: string;
  eager?: boolean;
}

/** Picture of an article without background: a charm, or a bracelet as worn. Decorative, beside the title. */
export function ArticlePicture({ article: { picture }, sizes, eager }: ArticlePictureProps) {
  const { kind, src } = picture;
  if (src === null) return null;
  const widths = kind === 'charm' ? CHARM_PICTURE_WIDTHS : BRACELET_PICTURE_WIDTHS;
  return (
    <img
      src={pictureAt(src, kind === 'charm' ? 224 : 320)}
      srcSet={srcSetOf(src, widths)}
      sizes={sizes}
      alt=""
      data-kind={kind}
      width={kind === 'charm' ? 448 : 640}
      height={kind === 'charm' ? 448 : 533}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
