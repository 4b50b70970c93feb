/**
 * A charm's own page is a sub-view of the garden, a ready-made bracelet's a sub-view of the home page (decisions, Product views).
 */
export const CHARM_PARAM = 'charm';
export const BRACELET_PARAM = 'vong';

/** `/garden?charm=hoa-dao`. */
export const charmPath = (slug: string): string => `/garden?${CHARM_PARAM}=${slug}`;

/** `/?vong=hoa-dao-dau-xuan`. */
export const braceletPath = (slug: string): string => `/?${BRACELET_PARAM}=${slug}`;

/** Longer than any slug that the shop writes (`slugOf`, `freeSlug`). */
const SLUG_MAX = 80;

/**
 * The slug in a query: null without a value, '' for a value that cannot be a slug. Matched exactly, so that every article
 * has a single address.
 */
export function slugIn(params: { get(name: string): string | null }, name: string): string | null {
  const text = params.get(name);
  if (text === null || text === '') return null;
  return text.length <= SLUG_MAX && /^[a-z0-9-]+$/.test(text) ? text : '';
}
