import { data, useSearchParams } from 'react-router';
import type { Article } from '#contract/http/content.ts';
import { ARTICLE_PARAM, articlePath, FEED_PATH, MEANINGS, SECTION_PARAM } from '#domain/content/paths.ts';
import { meaningsCopy } from '#web/features/magazine/meanings.vi.ts';
import { MeaningsPage } from '#web/features/magazine/MeaningsPage.tsx';
import { ArticleView } from '#web/features/magazine/ArticleView.tsx';
import { magazineCopy } from '#web/features/magazine/copy.vi.ts';
import { Gallery } from '#web/features/magazine/Gallery.tsx';
import { Magazine } from '#web/features/magazine/Magazine.tsx';
import { articleQuery, articlesQuery, collectionsQuery } from '#web/entities/article/queries.ts';
import { pageMeta } from '#web/lib/meta.ts';
import {
  loadedData,
  prefetched,
  prefetchedInBrowser,
  isMissing,
  type DescribedPage,
  type ServerArgs,
} from '#web/lib/prefetch.ts';
import { articleData, trailData } from '#web/lib/structured-data.ts';
import { structuredCopy } from '#web/lib/structured-data.vi.ts';
import '#web/entities/brand/bands.module.css';
import '#web/features/magazine/flowers.module.css';
import '#web/features/magazine/article.module.css';
import '#web/features/magazine/gallery.module.css';
import '#web/features/magazine/columns.module.css';
import '#web/features/magazine/magazine.module.css';

/** The query parameters that the server-rendered page depends on (`src/server/ssr/address.ts`). */
export const handle = { query: [ARTICLE_PARAM, 'hoa', SECTION_PARAM] };

/** The view that the query of `/blog` selects (decisions, Pages). */
function askedFor(params: URLSearchParams) {
  const article = params.get(ARTICLE_PARAM);
  const flower = params.get('hoa');
  if (article === MEANINGS || flower !== null) return { view: 'meanings', flower } as const;
  return article === null ? ({ view: 'magazine' } as const) : ({ view: 'article', slug: article } as const);
}

function queriesOf({ url }: { url: URL }) {
  const asked = askedFor(url.searchParams);
  switch (asked.view) {
    case 'meanings':
      return [collectionsQuery()];
    case 'magazine':
      return [articlesQuery()];
    case 'article':
      return [articleQuery(asked.slug)];
  }
}

/** Structured data of the magazine, or of one article. */
function describe({ url, origin, client }: DescribedPage): object[] {
  const asked = askedFor(url.searchParams);
  const magazine = { name: structuredCopy.magazine, path: '/blog' };
  if (asked.view === 'meanings')
    return [trailData(origin, [magazine, { name: meaningsCopy.meta.title, path: articlePath(MEANINGS) }])];
  const article =
    asked.view === 'article' ? client.getQueryData<Article>(articleQuery(asked.slug).queryKey) : undefined;
  if (article === undefined) return [trailData(origin, [magazine])];
  const here = { name: article.title, path: articlePath(article.slug) };
  return [articleData(origin, article), trailData(origin, [magazine, here])];
}

const load = prefetched(queriesOf, describe);

/** Responds with 404 for an unknown article; the page shows a message in its place. */
export async function loader(args: ServerArgs) {
  const loaded = await load(args);
  const asked = askedFor(new URL(args.request.url).searchParams);
  const gone = asked.view === 'article' && isMissing(args, articleQuery(asked.slug));
  return data({ ...loaded, gone }, gone ? { status: 404 } : {});
}

export const clientLoader = prefetchedInBrowser(queriesOf);

type MetaArgs = {
  loaderData?: Awaited<ReturnType<typeof load>> | undefined;
  location: { search: string };
};

export function meta({ loaderData, location }: MetaArgs) {
  const asked = askedFor(new URLSearchParams(location.search));
  const origin = loaderData?.origin;
  const feed = {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: magazineCopy.title,
    href: FEED_PATH,
  };
  if (asked.view === 'meanings')
    return [...pageMeta({ ...meaningsCopy.meta, path: articlePath(MEANINGS), origin }), feed];
  const article =
    asked.view === 'article' ? loadedData<Article>(loaderData, articleQuery(asked.slug)) : undefined;
  if (article === undefined) {
    const hidden = asked.view === 'article';
    const { title, description } = magazineCopy;
    return [...pageMeta({ title, description, path: '/blog', origin, hidden }), feed];
  }
  const { title, lead, slug, picture } = article;
  const image = picture.src === null ? {} : { image: picture.src };
  return [...pageMeta({ title, description: lead, path: articlePath(slug), origin, ...image }), feed];
}

/** The magazine: its articles, one of them, or the meanings of flowers with the gallery below (spec §2). */
export default function BlogPage({ loaderData }: { loaderData: { gone?: boolean } }) {
  const [params] = useSearchParams();
  const asked = askedFor(params);
  switch (asked.view) {
    case 'meanings':
      return <MeaningsPage asked={asked.flower} below={<Gallery />} />;
    case 'article':
      return <ArticleView key={asked.slug} slug={asked.slug} gone={loaderData.gone} />;
    case 'magazine':
      return <Magazine />;
  }
}
