/** Low-stock warning at this many or fewer. spec §9 */
const LOW = 5;

export type StockLevel = 'in' | 'low' | 'out';

/** out at 0 or less, low at 1–5, in above. spec §9 */
export function stockLevel(available: number): StockLevel {
  if (available <= 0) return 'out';
  return available <= LOW ? 'low' : 'in';
}
