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

/** The charms that stand at a place of the garden. */
export const charmsQuery = (place: GardenFilters) => read<CharmsPage>('/charms', charmsParams(place));

/** The kinds of charm with how many there are. */
export const categoriesQuery = () => read<CategoryListing[]>('/categories');

/** As many as a row shows, two on a phone. */
const BESTSELLERS_SHOWN = 5;

/** What sells best, most first; empty in a shop that sold nothing yet. */
export const bestsellersQuery = () => read<Charm[]>('/charms/bestsellers', { limit: BESTSELLERS_SHOWN });

/** Which charms those are, for a page that shows them among others. */
export const bestsellerIdsQuery = () =>
  readFields<Charm, '_id'>('/charms/bestsellers', { limit: BESTSELLERS_DEFAULT }, ['_id']);

/** Ready-made bracelets for the shelf; the same twelve that the home page shows (spec §7), so one answer serves both. */
export const shelfQuery = () =>
  read<ReadyMade[]>('/ready-made-bracelets/featured', { limit: FEATURED_AT_HOME });

/** What a charm's own page shows, and a ready-made bracelet's. The slug stands in an address, so it was looked at (`slugIn`). */
export const charmViewQuery = (slug: string) => read<CharmView>(`/charms/named/${slug}`);
export const braceletViewQuery = (slug: string) => read<ReadyMadeView>(`/ready-made-bracelets/named/${slug}`);
