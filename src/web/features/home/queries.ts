import type { ReadyMade } from '#contract/http/catalogue.ts';
import { FEATURED_AT_HOME } from '#domain/catalogue/limits.ts';
import { read } from '#web/lib/api.ts';

/** The ready-made bracelets of the home page: twelve (spec §7). */
export const featuredQuery = () =>
  read<ReadyMade[]>('/ready-made-bracelets/featured', { limit: FEATURED_AT_HOME });
