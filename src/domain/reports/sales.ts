import type { Vnd } from '../kernel/vnd.ts';

/** By what charms that sold are put in order, the most first. */
export const SALES_ORDERS = ['pieces', 'revenue'] as const;
export type SalesOrder = (typeof SALES_ORDERS)[number];

/** What can be taken along of a period: a table with a row a day, a charm or a colour. */
export const OVERVIEW_TABLES = ['days', 'charms', 'colors'] as const;
export type OverviewTable = (typeof OVERVIEW_TABLES)[number];

/** What one charm brought in a period, and what a piece of it costs the shop nowadays; null: nobody said. */
export type SoldCharm = {
  readonly pieces: number;
  readonly revenue: Vnd;
  readonly cost: Vnd | null;
  readonly colors: readonly string[];
};

/** What was earned on a charm, in đồng, by what it costs nowadays; below 0 where it was sold for less; null without a cost. */
export function marginOf({ pieces, revenue, cost }: Omit<SoldCharm, 'colors'>): number | null {
  return cost === null ? null : revenue - pieces * cost;
}

/** What was earned on all charms whose cost is known, what those brought, and how many others sold. */
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

/** Pieces and money by the colours of the catalogue, the most pieces first; a charm of several colours counts with each. */
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
