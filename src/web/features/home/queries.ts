import type { CategoryListing, Charm, ReadyMade } from '#contract/http/catalogue.ts';
import type { ReviewsPage } from '#contract/http/reviews.ts';
import { FEATURED_AT_HOME } from '#domain/catalogue/limits.ts';
import { REVIEWS_AT_HOME } from '#domain/reviews/limits.ts';
import { read, readFields } from '#web/lib/api.ts';

/** One full row on the widest screens. */
const BESTSELLERS_AT_HOME = 5;

const OF_A_BRACELET = [
  '_id',
  'slug',
  'name',
  'description',
  'image',
  'tint',
  'price',
  'stock',
  'availableStock',
  'hasDesign',
] as const;

/** The fields that a card of the home page uses. */
export type Featured = Pick<ReadyMade, (typeof OF_A_BRACELET)[number]>;

/** The ready-made bracelets of the home page: twelve (spec §7). */
export const featuredQuery = () =>
  readFields<ReadyMade, keyof Featured>(
    '/ready-made-bracelets/featured',
    { limit: FEATURED_AT_HOME },
    OF_A_BRACELET,
  );

export const bestsellersQuery = () =>
  readFields<Charm, '_id' | 'slug' | 'name' | 'price' | 'category' | 'images'>(
    '/charms/bestsellers',
    { limit: BESTSELLERS_AT_HOME },
    ['_id', 'slug', 'name', 'price', 'category', 'images'],
  );

/** How many charms of each kind there are. */
export const kindsQuery = () =>
  readFields<CategoryListing, 'type' | 'charmCount'>('/categories', {}, ['type', 'charmCount']);

/** spec §1, the service cards. */
const MANY_FLOWERS = 20;

/** Whether the shop has more than twenty flower charms, as a service card says then. */
export const hasManyFlowers = (kinds: readonly Pick<CategoryListing, 'type' | 'charmCount'>[]): boolean =>
  kinds.reduce((sum, { type, charmCount }) => sum + (type === 'Flower' ? charmCount : 0), 0) > MANY_FLOWERS;

export const reviewsQuery = () => read<ReviewsPage>('/reviews', { limit: REVIEWS_AT_HOME });
