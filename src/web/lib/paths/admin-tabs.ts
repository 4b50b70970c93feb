/** The eight cards of spec §2, by their names in the address: `/admin?tab=charms`. */
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

/** What a shop owner looks at beside them. */
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

/** Reached by a button (one order on paper, money from the doors, counting the shelves, one thing's pieces, opening the shop), or by whoever builds the shop (every piece of the design system). */
const QUIET_NAMES = ['workshop', 'cash', 'stocktake', 'stock-ledger', 'opening', 'ui'] as const;

export type TabName = CardName | ViewName | (typeof QUIET_NAMES)[number];

/** What `/admin` shows when it is not told: all the work that waits. */
const FIRST: TabName = 'today';

/** Reads `?tab=`; what names no tab counts as absent. */
export function tabOf(params: URLSearchParams): TabName {
  const wanted = params.get('tab');
  return [...CARD_NAMES, ...VIEW_NAMES, ...QUIET_NAMES].find((name) => name === wanted) ?? FIRST;
}

/** The address of a tab. */
export const tabPath = (name: TabName): string => `/admin?tab=${name}`;

/** Tabs that are a page of their own: the cards and the greeting do not stand above them. */
export const standsAlone = (name: TabName): boolean => QUIET_NAMES.some((quiet) => quiet === name);
