import { between, sql } from 'drizzle-orm';
import type { Overview, PeriodReport, SourceReport } from '#contract/http/reports.ts';
import { dayOf } from '#domain/fulfilment/working-days.ts';
import { FREE, sumOf, vnd, type Vnd } from '#domain/kernel/vnd.ts';
import { filledDays, periodBefore, yearUntil, type Period } from '#domain/reports/periods.ts';
import { charms, readyMadeBracelets } from '#server/catalogue/tables.ts';
import type { Db } from '#server/platform/db/connection.ts';
import type { Shop } from '#server/shop.ts';
import { goodsThumbnail, type Pictured } from '../orders/item-image.ts';
import { daySums, type DaySource } from '../tables.ts';
import { refreshDaySums } from './day-sums.ts';

const BEST_SELLERS = 10;
const SOURCES = 10;

type OverviewShop = Pick<Shop, 'db' | 'reports' | 'clock' | 'pictures' | 'settings'>;

/**
 * The shop's overview: a period compared with the one before, best sellers, and traffic sources of orders. Recomputes changed
 * days first.
 */
export async function getOverview(shop: OverviewShop, current: Period): Promise<Overview> {
  const previous = periodBefore(current);
  await refreshDaySums(shop.db, { first: previous.first, last: current.last });
  await refreshDaySums(shop.db, thisYear(shop));
  return shop.reports.read((db) => readOverview({ ...shop, db }, current, previous));
}

async function readOverview(
  shop: Omit<OverviewShop, 'reports'>,
  current: Period,
  previous: Period,
): Promise<Overview> {
  const { db, pictures } = shop;
  const [byDay, sold, sources, year] = await Promise.all([
    readDays(db, { first: previous.first, last: current.last }),
    listBestSellers(db, current),
    listSources(db, current),
    readYear(shop),
  ]);
  return {
    current: summedUp(current, byDay),
    previous: summedUp(previous, byDay),
    bestSellers: sold.map(({ picture, id, ...thing }) => {
      return { ...thing, _id: id, image: goodsThumbnail(pictures, { kind: thing.kind, picture }) };
    }),
    sources,
    year,
  };
}

/** Revenue of the current calendar year, compared with the tax-free limit. */
export async function getYear(shop: YearShop): Promise<Overview['year']> {
  await refreshDaySums(shop.db, thisYear(shop));
  return readYear(shop);
}

const thisYear = ({ clock }: Pick<Shop, 'clock'>): Period => yearUntil(dayOf(clock.now()));

async function readYear(shop: YearShop): Promise<Overview['year']> {
  const period = thisYear(shop);
  const [row] = await shop.db
    .select({ revenue: sql`coalesce(sum(${daySums.revenue}), 0)`.mapWith((sum) => vnd(Number(sum))) })
    .from(daySums)
    .where(daysIn(period));
  const year = Number(period.first.slice(0, 4));
  return { year, revenue: row?.revenue ?? FREE, limit: shop.settings.current().untaxedRevenue };
}

const daysIn = ({ first, last }: Period) => between(daySums.day, first, last);

type YearShop = Pick<Shop, 'db' | 'clock' | 'settings'>;

type DayRow = { day: string; orders: number; sold: number; revenue: Vnd; newCustomers: number };

/** The sums of a day without orders. */
export const NO_ORDERS = { orders: 0, sold: 0, revenue: FREE };

function summedUp(period: Period, byDay: readonly DayRow[]): PeriodReport {
  const days = filledDays(period, byDay, { ...NO_ORDERS, newCustomers: 0 });
  return {
    orders: days.reduce((total, day) => total + day.orders, 0),
    sold: days.reduce((total, day) => total + day.sold, 0),
    revenue: sumOf(days, ({ revenue }) => revenue),
    newCustomers: days.reduce((total, day) => total + day.newCustomers, 0),
    days: days.map(({ day, orders, sold, revenue }) => ({ day, orders, sold, revenue })),
  };
}

/** Sums per day of a period, up to date; days without orders may be missing. */
export async function listDays(
  { db, reports }: Pick<Shop, 'db' | 'reports'>,
  period: Period,
): Promise<DayRow[]> {
  await refreshDaySums(db, period);
  return reports.read((on) => readDays(on, period));
}

async function readDays(db: Db, period: Period): Promise<DayRow[]> {
  const { day, orders, sold, revenue, newCustomers } = daySums;
  const rows = await db
    .select({ day, orders, sold, revenue, newCustomers })
    .from(daySums)
    .where(daysIn(period));
  return rows.map((row) => ({ ...row, revenue: vnd(row.revenue) }));
}

async function listSources(db: Db, { first, last }: Period): Promise<SourceReport[]> {
  const { rows } = await db.execute<DaySource>(sql`
    SELECT source, campaign, sum(said.orders)::int AS orders, sum(said.sold)::int AS sold,
      sum(said.revenue)::float8 AS revenue
    FROM ${daySums}, jsonb_to_recordset(sources) AS said (source text, campaign text, orders int, sold int, revenue bigint)
    WHERE day BETWEEN ${first} AND ${last}
    GROUP BY source, campaign
    ORDER BY orders DESC, source, campaign
    LIMIT ${SOURCES}`);
  return rows.map((row) => ({ ...row, revenue: vnd(row.revenue) }));
}

type Sold = Pictured & { id: string; name: string; pieces: number };

/** From the ledger: pieces reserved for orders minus pieces released. */
async function listBestSellers(db: Db, { first, last }: Period): Promise<Sold[]> {
  const { rows } = await db.execute<Sold>(sql`
    WITH sold AS (
      SELECT moved.thing, sum(moved.pieces)::int AS pieces
      FROM ${daySums} AS days, unnest(days.things, days.pieces) AS moved (thing, pieces)
      WHERE day BETWEEN ${first} AND ${last}
      GROUP BY moved.thing
      HAVING sum(moved.pieces) > 0
    )
    SELECT CASE WHEN charm.id IS NULL THEN 'ready_made' ELSE 'charm' END AS kind,
      thing AS id, coalesce(charm.name, bracelet.name) AS name,
      coalesce(charm.picture, bracelet.picture) AS picture, pieces
    FROM sold
    LEFT JOIN ${charms} AS charm ON charm.id = thing
    LEFT JOIN ${readyMadeBracelets} AS bracelet ON bracelet.id = thing
    ORDER BY pieces DESC, name
    LIMIT ${BEST_SELLERS}`);
  return rows;
}
