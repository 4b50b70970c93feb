/** Query parameter of an article: sub-views of the magazine live in its query (decisions, Pages). */
export const ARTICLE_PARAM = 'bai-viet';
/** Query parameter of the section shown. */
export const SECTION_PARAM = 'chuyen-muc';
/** The page on the meanings of flowers, with the gallery below it. */
export const MEANINGS = 'y-nghia-hoa';

export function articlePath(slug: string): string {
  return `/blog?${ARTICLE_PARAM}=${encodeURIComponent(slug)}`;
}

/** The shop's policies, as sub-views of the guide. */
export const LEAFLETS = ['quyen-rieng-tu', 'dieu-khoan', 'doi-tra'] as const;
export type Leaflet = (typeof LEAFLETS)[number];
export const LEAFLET_PARAM = 'trang';

export function leafletPath(slug: Leaflet): string {
  return `/help?${LEAFLET_PARAM}=${slug}`;
}

/** The magazine's feed. */
export const FEED_PATH = '/tap-chi.xml';
