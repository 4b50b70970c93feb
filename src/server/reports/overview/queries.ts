import { and, count, desc, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Overview, PeriodReport, SourceReport } from '#contract/http/reports.ts';
import { dayOf } from '#domain/fulfilment/working-days.ts';
import { FREE, sumOf, vnd, type Vnd } from '#domain/kernel/vnd.ts';
import {
  EARNING_STATUSES,
  filledDays,
  periodBefore,
  spanOf,
  yearUntil,
  type Period,
} from '#domain/reports/periods.ts';
import { charms, readyMadeBracelets, stockMovements } from '#server/catalogue/tables.ts';
import { users } from '#server/identity/tables.ts';
import { orders } from '#server/ordering/tables.ts';
import type { Db } from '#server/platform/db/connection.ts';
import type { Shop } from '#server/shop.ts';
import { thingImage, type Pictured } from '../orders/item-image.ts';

const BEST_SELLERS = 10;
const SOURCES = 10;

/** How the shop is doing: a period beside the one before, what sold, and where orders came from. Five queries, whatever there is. */
export async function getOverview(
  shop: Pick<Shop, 'db' | 'clock' | 'pictures' | 'settings'>,
  current: Period,
): Promise<Overview> {
  const { db, pictures } = shop;
  const previous = periodBefore(current);
  const [byDay, [newNow, newBefore], sold, sources, year] = await Promise.all([
    listDays(db, { first: previous.first, last: current.last }),
    countNewCustomers(db, current, previous),
    listBestSellers(db, current),
    listSources(db, current),
    getYear(shop),
  ]);
  return {
    current: { ...summedUp(current, byDay), newCustomers: newNow },
    previous: { ...summedUp(previous, byDay), newCustomers: newBefore },
    bestSellers: sold.map(({ picture, id, ...thing }) => {
      return { ...thing, _id: id, image: thingImage(pictures, { kind: thing.kind, picture }) };
    }),
    sources,
    year,
  };
}

/** What this calendar year has earned so far, beside what of it is untaxed. */
export async function getYear({ db, clock, settings }: YearShop): Promise<Overview['year']> {
  const period = yearUntil(dayOf(clock.now()));
  const { from, until } = spanOf(period);
  const [row] = await db
    .select({ revenue: SUMS.revenue })
    .from(orders)
    .where(and(gte(orders.createdAt, from), lt(orders.createdAt, until)));
  const year = Number(period.first.slice(0, 4));
  return { year, revenue: row?.revenue ?? FREE, limit: settings.current().untaxedRevenue };
}

type YearShop = Pick<Shop, 'db' | 'clock' | 'settings'>;

type DayRow = { day: string; orders: number; sold: number; revenue: Vnd };

/** A day without any. */
export const NO_ORDERS = { orders: 0, sold: 0, revenue: FREE };

function summedUp(period: Period, byDay: readonly DayRow[]): Omit<PeriodReport, 'newCustomers'> {
  const days = filledDays(period, byDay, NO_ORDERS);
  return {
    orders: days.reduce((total, day) => total + day.orders, 0),
    sold: days.reduce((total, day) => total + day.sold, 0),
    revenue: sumOf(days, ({ revenue }) => revenue),
    days,
  };
}

const EARNING = inArray(orders.status, [...EARNING_STATUSES]);
/** Every order; how many of them were confirmed and not lost, and their money. */
const SUMS = {
  orders: count(),
  sold: sql`count(*) FILTER (WHERE ${EARNING})`.mapWith(Number),
  revenue: sql`coalesce(sum(${orders.totalPrice}) FILTER (WHERE ${EARNING}), 0)`.mapWith((sum) =>
    vnd(Number(sum)),
  ),
};

/** Accounts whose first order was placed in each of two periods. Orders are found one account at a time, in an index. */
async function countNewCustomers(db: Db, ...periods: [Period, Period]): Promise<[number, number]> {
  const [now, before] = periods.map((period) => {
    const { from, until } = spanOf(period);
    return sql`count(*) FILTER (WHERE first >= ${from.toISOString()} AND first < ${until.toISOString()})::int`;
  });
  const { rows } = await db.execute<{ now: number; before: number }>(sql`
    SELECT ${now} AS now, ${before} AS before
    FROM ${users}, LATERAL (SELECT min(created_at) AS first FROM ${orders} WHERE user_id = ${users}.id) AS placed`);
  return [rows[0]?.now ?? 0, rows[0]?.before ?? 0];
}

/** What was ordered on each day of a period; a day without orders is left out. */
export function listDays(db: Db, period: Period): Promise<DayRow[]> {
  const { from, until } = spanOf(period);
  const day = sql<string>`(${orders.createdAt} AT TIME ZONE 'Asia/Ho_Chi_Minh')::date`;
  return db
    .select({ day: sql<string>`to_char(${day}, 'YYYY-MM-DD')`, ...SUMS })
    .from(orders)
    .where(and(gte(orders.createdAt, from), lt(orders.createdAt, until)))
    .groupBy(day);
}

function listSources(db: Db, period: Period): Promise<SourceReport[]> {
  const { from, until } = spanOf(period);
  const [source, campaign] = [word('source'), word('campaign')];
  return db
    .select({ source, campaign, ...SUMS })
    .from(orders)
    .where(and(gte(orders.createdAt, from), lt(orders.createdAt, until)))
    .groupBy(source, campaign)
    .orderBy(desc(SUMS.orders), source, campaign)
    .limit(SOURCES);
}

/** A name of `VisitSource`, written out: as a parameter it would be another expression in each clause. */
const word = (name: 'source' | 'campaign') => sql<string | null>`${orders.source} ->> '${sql.raw(name)}'`;

type Sold = Pictured & { id: string; name: string; pieces: number };

/** By the ledger: what was promised to orders, less what was given back. */
async function listBestSellers(db: Db, period: Period): Promise<Sold[]> {
  const { from, until } = spanOf(period);
  const { rows } = await db.execute<Sold>(sql`
    WITH sold AS (
      SELECT charm_id, ready_made_id, sum(reserved) AS pieces
      FROM ${stockMovements}
      WHERE reason IN ('order_placed', 'order_cancelled')
        AND at >= ${from.toISOString()} AND at < ${until.toISOString()}
      GROUP BY charm_id, ready_made_id
      HAVING sum(reserved) > 0
    )
    SELECT CASE WHEN charm_id IS NULL THEN 'ready_made' ELSE 'charm' END AS kind,
      coalesce(charm_id, ready_made_id) AS id, coalesce(charm.name, bracelet.name) AS name,
      coalesce(charm.picture, bracelet.picture) AS picture, pieces::int AS pieces
    FROM sold
    LEFT JOIN ${charms} AS charm ON charm.id = charm_id
    LEFT JOIN ${readyMadeBracelets} AS bracelet ON bracelet.id = ready_made_id
    ORDER BY pieces DESC, name
    LIMIT ${BEST_SELLERS}`);
  return rows;
}
