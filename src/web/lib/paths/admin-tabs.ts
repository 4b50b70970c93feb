import { UNLISTED_NAMES } from './admin-pages.ts';

/** The eight cards of spec §2, by their names in the URL: `/admin?tab=charms`. */
export const CARD_NAMES = [
  'orders',
  'charms',
  'categories',
  'shipments',
  'shipping',
  'bracelet-strings',
  'tying-methods',
  'ready-made-bracelets',
] as const;
export type CardName = (typeof CARD_NAMES)[number];

/** Further views that a shop owner needs. */
export const VIEW_NAMES = [
  'today',
  'overview',
  'customers',
  'reviews',
  'mails',
  'requests',
  'audit',
  'security',
  'errors',
  'settings',
] as const;
export type ViewName = (typeof VIEW_NAMES)[number];

export type TabName = CardName | ViewName | (typeof UNLISTED_NAMES)[number];

/** The default tab of `/admin`: all pending work. */
const FIRST: TabName = 'today';

/** Reads `?tab=`; an unknown name counts as absent. */
export function tabOf(params: URLSearchParams): TabName {
  const wanted = params.get('tab');
  return [...CARD_NAMES, ...VIEW_NAMES, ...UNLISTED_NAMES].find((name) => name === wanted) ?? FIRST;
}

/** The URL of a tab. */
export const tabPath = (name: TabName): string => `/admin?tab=${name}`;
