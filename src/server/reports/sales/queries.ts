import { sql } from 'drizzle-orm';
import type { Sales } from '#contract/http/reports.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import { sumOf, type Vnd } from '#domain/kernel/vnd.ts';
import type { Period } from '#domain/reports/periods.ts';
import { marginOf, marginOfAll, soldByColor, type SalesOrder } from '#domain/reports/sales.ts';
import { charmThumb } from '#server/catalogue/index.ts';
import { charms } from '#server/catalogue/tables.ts';
import type { Shop } from '#server/shop.ts';
import { charmDays } from '../tables.ts';
import { refreshCharmDays } from './charm-days.ts';

const SHOWN = 20;

/**
 * Sales of a period, by charm and by colour. A piece is one charm on a custom bracelet, times the line's quantity; its revenue is
 * the charm's price in the order, without string, tying, delivery and wrapping, so all charms together bring less than the
 * period's revenue. Ready-made bracelets are sold as a whole and are excluded. Orders count as for revenue: on the day they were
 * placed, from confirmation until they are cancelled or fail; refunds for returns are not deducted. Costs are today's.
 */
export async function getSales(
  shop: Pick<Shop, 'db' | 'reports' | 'pictures'>,
  period: Period,
  order: SalesOrder,
): Promise<Sales> {
  const sold = await listSold(shop, period, order);
  return {
    charms: sold.slice(0, SHOWN).map(({ id, name, picture, isOnOffer, pieces, revenue, cost }) => ({
      _id: id,
      name,
      image: charmThumb(shop.pictures, { picture }),
      isOnOffer,
      pieces,
      revenue,
      cost,
      margin: marginOf({ pieces, revenue, cost }),
    })),
    kinds: sold.length,
    pieces: sold.reduce((sum, { pieces }) => sum + pieces, 0),
    revenue: sumOf(sold, ({ revenue }) => revenue),
    colors: soldByColor(sold) as Sales['colors'],
    earned: marginOfAll(sold) as Sales['earned'],
  };
}

export type Sold = {
  id: CharmId;
  slug: string;
  name: string;
  picture: string | null;
  isOnOffer: boolean;
  cost: Vnd | null;
  colors: string[];
  pieces: number;
  revenue: Vnd;
};

/** Every charm sold in a period, including hidden and removed ones, best-selling first. Recomputes changed days first. */
export async function listSold(
  { db, reports }: Pick<Shop, 'db' | 'reports'>,
  period: Period,
  order: SalesOrder,
): Promise<Sold[]> {
  await refreshCharmDays(db, period);
  const query = sql`
    WITH sold AS (
      SELECT charm, sum(sold.pieces)::float8 AS pieces, sum(sold.revenue)::float8 AS revenue
      FROM ${charmDays} AS days, unnest(days.charms, days.pieces, days.revenue) AS sold (charm, pieces, revenue)
      WHERE day BETWEEN ${period.first} AND ${period.last}
      GROUP BY charm
    )
    SELECT id, slug, name, picture, removed_at IS NULL AS "isOnOffer", cost::float8 AS cost, colors, pieces, revenue
    FROM sold JOIN ${charms} AS charm ON charm.id = sold.charm
    ORDER BY ${order === 'pieces' ? sql`pieces DESC, revenue DESC` : sql`revenue DESC, pieces DESC`}, name, id`;
  return reports.read(async (on) => (await on.execute<Sold>(query)).rows);
}
