import type { Article, ArticleCard, Collection, Leaflet } from '#contract/http/content.ts';
import { read } from '#web/lib/api.ts';

/** Every article, the newest first. */
export const articlesQuery = () => read<ArticleCard[]>('/articles');

/** One article with the products it mentions. */
export const articleQuery = (slug: string) => read<Article>(`/articles/${encodeURIComponent(slug)}`);

/** The five collections of the gallery. */
export const collectionsQuery = () => read<Collection[]>('/collections');

/** A leaflet with the shop's terms. */
export const leafletQuery = (slug: Leaflet['slug']) => read<Leaflet>(`/leaflets/${slug}`);
