import type {
  CategoryListing,
  Charm,
  CharmsPage,
  CharmView,
  ReadyMade,
  ReadyMadeView,
} from '#contract/http/catalogue.ts';
import { BESTSELLERS_DEFAULT, FEATURED_AT_HOME } from '#domain/catalogue/limits.ts';
import { read, readFields } from '#web/lib/api.ts';
import { charmsParams, type GardenFilters } from '#web/lib/paths/garden.ts';

/** The charms of a garden view. */
export const charmsQuery = (place: GardenFilters) => read<CharmsPage>('/charms', charmsParams(place));

/** The charm categories with their counts. */
export const categoriesQuery = () => read<CategoryListing[]>('/categories');

/** As many as fit in a row; phones show two at a time. */
const BESTSELLERS_SHOWN = 5;

/** The bestsellers, in descending order; empty in a shop without sales. */
export const bestsellersQuery = () => read<Charm[]>('/charms/bestsellers', { limit: BESTSELLERS_SHOWN });

/** The ids of the bestsellers, for pages that mark them among other charms. */
export const bestsellerIdsQuery = () =>
  readFields<Charm, '_id'>('/charms/bestsellers', { limit: BESTSELLERS_DEFAULT }, ['_id']);

/** Ready-made bracelets for the shelf; the same twelve as on the home page (spec §7), so both share one cached response. */
export const shelfQuery = () =>
  read<ReadyMade[]>('/ready-made-bracelets/featured', { limit: FEATURED_AT_HOME });

/** The data of a charm's own page, and of a ready-made bracelet's. The slug comes from the URL and was validated (`slugIn`). */
export const charmViewQuery = (slug: string) => read<CharmView>(`/charms/named/${slug}`);
export const braceletViewQuery = (slug: string) => read<ReadyMadeView>(`/ready-made-bracelets/named/${slug}`);
