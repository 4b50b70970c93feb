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

/**
 * Reached only by a button (an order's worksheet, cash on delivery, stocktake, the stock ledger, opening the shop), or by
 * developers (`ui`, the gallery of the design system).
 */
const QUIET_NAMES = ['workshop', 'cash', 'stocktake', 'stock-ledger', 'opening', 'ui'] as const;

export type TabName = CardName | ViewName | (typeof QUIET_NAMES)[number];

/** The default tab of `/admin`: all pending work. */
const FIRST: TabName = 'today';

/** Reads `?tab=`; an unknown name counts as absent. */
export function tabOf(params: URLSearchParams): TabName {
  const wanted = params.get('tab');
  return [...CARD_NAMES, ...VIEW_NAMES, ...QUIET_NAMES].find((name) => name === wanted) ?? FIRST;
}

/** Parameters of what opens in place of a tab's list: one customer, one slip of handed-in cash. */
export const CUSTOMER_PARAM = 'khach';
export const SLIP_PARAM = 'phieu';

/** The URL of a tab. */
export const tabPath = (name: TabName): string => `/admin?tab=${name}`;

/** Tabs that are full pages: shown without the cards and the greeting above them. */
export const isFullPage = (name: TabName): boolean => QUIET_NAMES.some((quiet) => quiet === name);
