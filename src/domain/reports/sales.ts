import type { Vnd } from '../kernel/vnd.ts';

/** Sort orders of sold charms, highest first. */
export const SALES_ORDERS = ['pieces', 'revenue'] as const;
export type SalesOrder = (typeof SALES_ORDERS)[number];

/** Tables of a period that can be exported: a row per day, charm or colour. */
export const OVERVIEW_TABLES = ['days', 'charms', 'colors'] as const;
export type OverviewTable = (typeof OVERVIEW_TABLES)[number];

/** A charm's sales in a period, and its current cost per piece; null when unknown. */
export type SoldCharm = {
  readonly pieces: number;
  readonly revenue: Vnd;
  readonly cost: Vnd | null;
  readonly colors: readonly string[];
};

/** Margin on a charm in đồng, at its current cost; negative when sold below cost, null without a cost. */
export function marginOf({ pieces, revenue, cost }: Omit<SoldCharm, 'colors'>): number | null {
  return cost === null ? null : revenue - pieces * cost;
}

/** Margin and revenue of all charms with a known cost, and the number of other charms sold. */
export function marginOfAll(sold: readonly SoldCharm[]): {
  revenue: number;
  margin: number;
  withoutCost: number;
} {
  const known = sold.filter(({ cost }) => cost !== null);
  return {
    revenue: sumBy(known, ({ revenue }) => revenue),
    margin: sumBy(known, (charm) => marginOf(charm) ?? 0),
    withoutCost: sold.length - known.length,
  };
}

/** Pieces and revenue by the colours of the catalogue, most pieces first; a charm of several colours counts for each. */
export function soldByColor(
  sold: readonly SoldCharm[],
): { color: string; pieces: number; revenue: number }[] {
  const byColor = new Map<string, { color: string; pieces: number; revenue: number }>();
  for (const { colors, pieces, revenue } of sold)
    for (const color of new Set(colors)) {
      const so = byColor.get(color) ?? { color, pieces: 0, revenue: 0 };
      byColor.set(color, { color, pieces: so.pieces + pieces, revenue: so.revenue + revenue });
    }
  return [...byColor.values()].toSorted(
    (a, b) => b.pieces - a.pieces || b.revenue - a.revenue || a.color.localeCompare(b.color, 'vi'),
  );
}

function sumBy<T>(list: readonly T[], of: (each: T) => number): number {
  return list.reduce((sum, each) => sum + of(each), 0);
}
