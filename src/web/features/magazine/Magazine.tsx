import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { ArticleCard } from '#contract/http/content.ts';
import { copy as words } from '#domain/content/copy.vi.ts';
import { articlePath, FEED_PATH, MEANINGS, SECTION_PARAM } from '#domain/content/paths.ts';
import { SECTIONS, type Section } from '#domain/content/sections.ts';
import { formatDate } from '#domain/kernel/time.ts';
import { CharmOrnament } from '#web/entities/brand/CharmOrnament.tsx';
import { flowers } from '#web/entities/article/flowers.vi.ts';
import { FailedState } from '#web/ui/feedback/FailedState.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { ArticlePicture, ArticleTile, TilesSkeleton } from './ArticleTile.tsx';
import { magazineCopy as copy } from './copy.vi.ts';
import { articlesQuery } from '#web/entities/article/queries.ts';
import * as styles from './columns.module.css';
import * as magazineStyles from './magazine.module.css';
import { classes } from '#web/ui/classes.ts';
import { inBackground } from '#web/ui/in-background.ts';

/** Tiles in the first row below the newest article; the others follow the band of flowers. */
const FIRST_ROW = 3;

/** The magazine's start page: the newest article large, the others as tiles, filtered by section (decisions, Pages). */
export function Magazine() {
  const [params] = useSearchParams();
  const { data: articles, isPending, isError, refetch } = useQuery(articlesQuery());
  const section = sectionOf(params.get(SECTION_PARAM));
  const shown = articles?.filter((article) => section === null || article.section === section) ?? [];
  const [newest, ...others] = shown;
  return (
    <div className="wrap">
      <header className={magazineStyles.magazineHead}>
        <div>
          <p className="script">{copy.script}</p>
          <h1>{copy.heading}</h1>
        </div>
        <p className={classes('lead', magazineStyles.lead)}>{copy.lead}</p>
      </header>
      <Columns chosen={section} />
      {isError && <FailedState {...copy.failed} onRetry={() => inBackground(refetch())} />}
      {isPending && <TilesSkeleton />}
      {newest && <Newest article={newest} />}
      <Tiles articles={others.slice(0, FIRST_ROW)} />
      <MeaningsBand />
      <Tiles articles={others.slice(FIRST_ROW)} />
      <p className="pt-10 pb-section text-center">
        {/* A feed file, not a page of the app, so no client-side navigation. */}
        <a className="link" href={FEED_PATH}>
          {copy.feed}
        </a>
      </p>
    </div>
  );
}

const sectionOf = (text: string | null): Section | null => SECTIONS.find((each) => each === text) ?? null;

function Columns({ chosen }: { chosen: Section | null }) {
  const columns = [
    { section: null, label: copy.all, to: '/blog' },
    ...SECTIONS.map((section) => ({
      section,
      label: words.sections[section],
      to: `/blog?${SECTION_PARAM}=${section}`,
    })),
  ];
  return (
    <nav className={styles.magazineColumns} aria-label={copy.sections}>
      {columns.map(({ section, label, to }) => (
        <Link
          key={to}
          to={to}
          preventScrollReset
          className="tab t"
          aria-current={section === chosen ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

function Newest({ article }: { article: ArticleCard }) {
  const { slug, title, section, lead, author, minutes, date, tint } = article;
  return (
    <article className={classes('card', magazineStyles.newestArticle)}>
      <div className={`${magazineStyles.ground} tint-${tint}`}>
        <ArticlePicture article={article} sizes="(width < 48rem) 88vw, (width < 80rem) 50vw, 620px" eager />
      </div>
      <div className={magazineStyles.says}>
        <p className={magazineStyles.column}>{words.sections[section]}</p>
        <h2>{title}</h2>
        <p className={magazineStyles.about}>{lead}</p>
        <p className={classes(magazineStyles.facts, 'mt-3')}>
          {copy.byline(author, minutes, formatDate(date))}
        </p>
        <LinkButton to={articlePath(slug)} className="mt-6 self-start" aria-label={`${copy.read}: ${title}`}>
          {copy.read}
        </LinkButton>
      </div>
    </article>
  );
}

function Tiles({ articles }: { articles: readonly ArticleCard[] }) {
  if (articles.length === 0) return null;
  return (
    <div className={magazineStyles.articleTiles}>
      {articles.map((article) => (
        <ArticleTile key={article.slug} article={article} />
      ))}
    </div>
  );
}

/** Band that links to the flower meanings. */
function MeaningsBand() {
  return (
    <section data-later="" className={magazineStyles.meaningsBand} aria-labelledby="meanings-band">
      <div>
        <p className="script">{copy.meanings.script}</p>
        <h2 id="meanings-band">{copy.meanings.heading}</h2>
        <LinkButton to={articlePath(MEANINGS)} variant="sec" className="mt-4">
          {copy.meanings.open}
        </LinkButton>
      </div>
      <div className={magazineStyles.row} aria-hidden="true">
        <i className={classes('cord', magazineStyles.cord)} />
        {flowers.map(({ slug }) => (
          <CharmOrnament key={slug} slug={slug} sizes="84px" />
        ))}
      </div>
    </section>
  );
}
