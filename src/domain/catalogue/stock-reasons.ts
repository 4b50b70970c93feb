/** Reasons of a stock movement in the ledger: added, removed, reserved or released. */
export const STOCK_REASONS = [
  'opening',
  'order_placed',
  'order_cancelled',
  'shipment',
  'return',
  'correction',
  'restock',
  'exchange',
  'breakage',
  'stocktake',
] as const;
export type StockReason = (typeof STOCK_REASONS)[number];

/** Reasons an admin may give for her own change; a stocktake sets a count instead. */
export const EDIT_REASONS = ['restock', 'correction', 'breakage'] as const satisfies readonly StockReason[];
export type EditReason = (typeof EDIT_REASONS)[number];

/** Whether a change fits its reason: breakage, for one, never adds stock. */
export function fitsReason(reason: EditReason, change: number): boolean {
  return reason === 'correction' || (reason === 'restock' ? change > 0 : change < 0);
}
