import { formatDate } from '#domain/kernel/time.ts';
import { filledDays, type Period } from '#domain/reports/periods.ts';
import { marginOf, soldByColor, type OverviewTable } from '#domain/reports/sales.ts';
import { streamedTable } from '#server/platform/http/csv.ts';
import type { Shop } from '#server/shop.ts';
import { overviewColumns } from '../copy.vi.ts';
import { listDays, NO_ORDERS } from '../overview/queries.ts';
import { listSold, type Sold } from './queries.ts';

/** A table of the overview as CSV for Excel: one row per day, charm or colour of the period. */
export async function overviewCsv(
  shop: Pick<Shop, 'db' | 'reports'>,
  period: Period,
  table: OverviewTable,
): Promise<NodeJS.ReadableStream> {
  const rows = await ROWS[table](shop, period);
  return streamedTable(rows, overviewColumns[table], ['day']);
}

type Row = Record<string, string | number>;

const ROWS: Record<OverviewTable, (shop: Pick<Shop, 'db' | 'reports'>, period: Period) => Promise<Row[]>> = {
  async days(shop, period) {
    const days = filledDays(period, await listDays(shop, period), NO_ORDERS);
    return days.map(({ day, orders, sold, revenue }) => ({ day: formatDate(day), orders, sold, revenue }));
  },
  async charms(shop, period) {
    return (await listSold(shop, period, 'pieces')).map(charmRow);
  },
  async colors(shop, period) {
    return soldByColor(await listSold(shop, period, 'pieces'));
  },
};

function charmRow(sold: Sold): Row {
  const { slug, name, pieces, revenue, cost } = sold;
  return { slug, name, pieces, revenue, cost: cost ?? '', margin: marginOf(sold) ?? '' };
}
