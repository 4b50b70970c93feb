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
