// Apart from `admin-tabs.ts`, because every page of the shop loads this: the navigation asks what counts as a page of its own.

/**
 * Reached only by a button (an order's worksheet, cash on delivery, stocktake, the stock ledger, opening the shop), or by
 * developers (`ui`, the gallery of the design system).
 */
export const UNLISTED_NAMES = ['workshop', 'cash', 'stocktake', 'stock-ledger', 'opening', 'ui'] as const;

/** Tabs that are full pages: shown without the cards and the greeting above them. */
export const isFullPage = (name: string | null): boolean => UNLISTED_NAMES.some((quiet) => quiet === name);

/** Parameters of what opens in place of a tab's list: one customer, one slip of handed-in cash. */
export const CUSTOMER_PARAM = 'khach';
export const SLIP_PARAM = 'phieu';
