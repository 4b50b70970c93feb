/** Why pieces came, went, were promised or given back: the words of the ledger. */
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

/** What an admin may say of a change of her own; a count is a stocktake. */
export const EDIT_REASONS = ['restock', 'correction', 'breakage'] as const satisfies readonly StockReason[];
export type EditReason = (typeof EDIT_REASONS)[number];

/** Whether pieces can come or go for a reason: nothing breaks so that there is more of it. */
export function fitsReason(reason: EditReason, change: number): boolean {
  return reason === 'correction' || (reason === 'restock' ? change > 0 : change < 0);
}
