/** Sub-views of the magazine live in its query (decisions, Pages). */
export const ARTICLE_PARAM = 'bai-viet';
/** The column of articles that is shown. */
export const SECTION_PARAM = 'chuyen-muc';
/** The page about what flowers mean, with the gallery below it. */
export const MEANINGS = 'y-nghia-hoa';

export function articlePath(slug: string): string {
  return `/blog?${ARTICLE_PARAM}=${encodeURIComponent(slug)}`;
}
