import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Article } from '#contract/http/content.ts';
import { copy as words } from '#domain/content/copy.vi.ts';
import { braceletPath } from '#domain/catalogue/paths.ts';
import { articlePath, SECTION_PARAM } from '#domain/content/paths.ts';
import { formatDate } from '#domain/kernel/time.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { BraceletPicture } from '#web/entities/bracelet/BraceletPicture.tsx';
import { builderPathFor } from '#web/lib/paths/content-links.ts';
import { CharmCard } from '#web/entities/selection/CharmCard.tsx';
import { ApiError } from '#web/lib/api.ts';
import { publicShop } from '#web/lib/public-shop.ts';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { FailedState } from '#web/ui/feedback/FailedState.tsx';
import { HangingCharm } from '#web/ui/motifs/HangingCharm.tsx';
import { Icon } from '#web/ui/media/Icon.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { charmArt } from '#web/entities/brand/pictures.ts';
import { ArticlePicture, ArticleTile } from './ArticleTile.tsx';
import { Contents } from './Contents.tsx';
import { magazineCopy } from './copy.vi.ts';
import { articleQuery } from '#web/entities/article/queries.ts';
import { ShareRow } from '#web/entities/brand/ShareRow.tsx';
import { classes } from '#web/ui/classes.ts';
import { inBackground } from '#web/ui/in-background.ts';
import * as styles from './article.module.css';
import * as magazineStyles from './magazine.module.css';

const copy = magazineCopy.article;

/**
 * One article (look: article-1280): header below hung charms, text between table of contents and a bracelet.
 * @param gone the server has already determined that the article does not exist
 */
export function ArticleView({ slug, gone = false }: { slug: string; gone?: boolean | undefined }) {
  const { data: article, error, refetch, isFetching } = useQuery({ ...articleQuery(slug), enabled: !gone });
  if (gone || (error instanceof ApiError && error.status === 404)) return <Missing />;
  if (error) {
    return (
      <FailedState
        {...magazineCopy.failed}
        heading="h1"
        onRetry={() => inBackground(refetch())}
        retrying={isFetching}
        className="py-section"
      />
    );
  }
  if (article === undefined) return <Coming />;
  const { bracelet, charms, more, headings, html, title } = article;
  return (
    <>
      <ArticleHead article={article} />
      <div className={classes('wrap', styles.articleBody)}>
        <Contents headings={headings} />
        <article className="prose">
          {/* Trusted: the shop's own Markdown, rendered by the server. */}
          <div dangerouslySetInnerHTML={{ __html: html }} />
          <ShareRow
            label={magazineCopy.article.sendOn}
            title={title}
            path={articlePath(slug)}
            className={styles.shareRow}
            byMail
          />
        </article>
        {bracelet && (
          <aside className={classes('card', styles.ofTheArticle)}>
            <BraceletPicture src={bracelet.image} name={bracelet.name} sizes="220px" />
            <h2>
              <Link to={braceletPath(bracelet.slug)}>{bracelet.name}</Link>
            </h2>
            <p className="price">{formatVnd(bracelet.price)}</p>
            {bracelet.hasDesign ? (
              <LinkButton to={builderPathFor(bracelet._id)} variant="tint" size="sm">
                {copy.makeMine}
              </LinkButton>
            ) : (
              <LinkButton to="/garden" variant="tint" size="sm">
                {copy.toGarden}
              </LinkButton>
            )}
          </aside>
        )}
      </div>
      {charms.length > 0 && (
        <section data-later="" className="wrap pt-12" aria-labelledby="charms-of-article">
          <div className="sec-head">
            <h2 id="charms-of-article">{copy.charms}</h2>
          </div>
          <div className={styles.articleCharms}>
            {charms.map((charm) => (
              <CharmCard key={charm._id} charm={charm} />
            ))}
          </div>
        </section>
      )}
      <section data-later="" className="wrap pt-12 pb-section" aria-labelledby="more-articles">
        <div className="sec-head">
          <h2 id="more-articles">{copy.more}</h2>
          <Link className="link" to="/blog">
            {copy.back}
          </Link>
        </div>
        <div className={magazineStyles.articleTiles}>
          {more.map((each) => (
            <ArticleTile key={each.slug} article={each} />
          ))}
        </div>
      </section>
    </>
  );
}

/** Positions of the article's charms in its header picture, from left to right. */
const HUNG = [
  { left: '9%', thread: '110px', width: '84px', tilt: -5 },
  { left: '17%', thread: '40px', width: '60px', tilt: 3 },
  { left: '84%', thread: '56px', width: '66px', tilt: -5 },
  { left: '92%', thread: '140px', width: '80px', tilt: 3 },
];

function ArticleHead({ article }: { article: Article }) {
  const { title, section, kicker, minutes, author, date, tint, charms } = article;
  return (
    <header className={classes('wrap', styles.articleHead)}>
      <nav aria-label={copy.trail}>
        <Link className="link" to="/blog">
          {magazineCopy.heading}
        </Link>
        <Icon name="chevron-right" size={14} />
        <Link className="link" to={`/blog?${SECTION_PARAM}=${section}`}>
          {words.sections[section]}
        </Link>
      </nav>
      <p className="script">{copy.kicker(kicker, minutes)}</p>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.by}>
        <b>{author ?? publicShop().name}</b>
        <time dateTime={date}>{formatDate(date)}</time>
      </p>
      <div className={classes('picture', styles.picture, `tint-${tint}`)}>
        {HUNG.map((place, order) => {
          const charm = charms[order];
          return (
            charm && (
              <HangingCharm
                key={charm.slug}
                {...place}
                src={charmArt(charm.slug).src}
                eager
                className="max-md:hidden"
              />
            )
          );
        })}
        <ArticlePicture article={article} sizes="(width < 48rem) 82vw, (width < 72rem) 52vw, 580px" eager />
      </div>
    </header>
  );
}

/** Skeleton of an article. */
function Coming() {
  return (
    <Loading className={classes('wrap', styles.articleHead, 'pb-section')}>
      <Skeleton width="min(100%, 34rem)" height={48} className="mx-auto mt-10" />
      <div className={classes('picture', styles.picture)}>
        <Skeleton width="100%" height="100%" radius="inherit" />
      </div>
    </Loading>
  );
}

function Missing() {
  return (
    <div className="wrap py-section">
      <EmptyState
        pose="sorry"
        heading="h1"
        title={copy.missing.title}
        text={copy.missing.text}
        action={<LinkButton to="/blog">{copy.back}</LinkButton>}
      />
    </div>
  );
}
