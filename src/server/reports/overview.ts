import { and, count, eq, gte, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Overview, PeriodReport } from '#contract/http/reports.ts';
import { LOW_STOCK } from '#domain/catalogue/limits.ts';
import { dayOf } from '#domain/fulfilment/working-days.ts';
import { FREE, sumOf, vnd, type Vnd } from '#domain/kernel/vnd.ts';
import { WAITING_STATUSES } from '#domain/ordering/statuses.ts';
import {
  EARNING_STATUSES,
  filledDays,
  lastDays,
  periodBefore,
  spanOf,
  type Period,
} from '#domain/reports/periods.ts';
import { charmThumb, readyMadeImage } from '#server/catalogue/index.ts';
import {
  braceletStrings,
  categories,
  charms,
  readyMadeBracelets,
  stockMovements,
  tyingMethods,
} from '#server/catalogue/tables.ts';
import { shipments } from '#server/fulfilment/tables.ts';
import { orders } from '#server/ordering/tables.ts';
import type { Db } from '#server/platform/db.ts';
import { shippingOptions } from '#server/shipping/tables.ts';
import type { Shop } from '#server/shop.ts';

const BEST_SELLERS = 10;
const LOW_SHOWN = 50;

/** How the shop is doing: the last `days` days beside those before, and what waits. Five queries, whatever there is. */
export async function getOverview(
  { db, clock, pictures }: Pick<Shop, 'db' | 'clock' | 'pictures'>,
  days: number,
): Promise<Overview> {
  const current = lastDays(dayOf(clock.now()), days);
  const previous = periodBefore(current, days);
  const [byDay, sold, counted, low, lowTotal] = await Promise.all([
    listDays(db, { first: previous.first, last: current.last }),
    listBestSellers(db, current),
    countAll(db),
    listLowStock(db),
    countLowStock(db),
  ]);
  const { counts, waiting } = counted;
  const imageOf = ({ kind, picture }: Pictured) =>
    kind === 'charm' ? charmThumb(pictures, { picture }) : readyMadeImage(pictures, { picture });
  return {
    current: summedUp(current, byDay),
    previous: summedUp(previous, byDay),
    bestSellers: sold.map(({ picture, id, ...thing }) => {
      return { ...thing, _id: id, image: imageOf({ kind: thing.kind, picture }) };
    }),
    counts,
    waiting,
    lowStock: low.map(({ kind, id, name, picture, stock, reserved }) => ({
      kind,
      _id: id,
      name,
      image: imageOf({
        kind,
        picture,
      }),
      stock,
      reservedStock: reserved,
      availableStock: stock - reserved,
    })),
    lowStockTotal: lowTotal,
  };
}

type Kind = 'charm' | 'ready_made';
type Pictured = { kind: Kind; picture: string | null };
type DayRow = { day: string; orders: number; revenue: Vnd };

function summedUp(period: Period, byDay: readonly DayRow[]): PeriodReport {
  const days = filledDays(period, byDay, { orders: 0, revenue: FREE });
  return {
    orders: days.reduce((total, day) => total + day.orders, 0),
    revenue: sumOf(days, ({ revenue }) => revenue),
    days,
  };
}

function listDays(db: Db, period: Period): Promise<DayRow[]> {
  const { from, until } = spanOf(period);
  const day = sql<string>`to_char(${orders.createdAt} AT TIME ZONE 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD')`;
  const earning = inArray(orders.status, [...EARNING_STATUSES]);
  return db
    .select({
      day: day.as('day'),
      orders: count(),
      revenue: sql`coalesce(sum(${orders.totalPrice}) FILTER (WHERE ${earning}), 0)`.mapWith((sum) =>
        vnd(Number(sum)),
      ),
    })
    .from(orders)
    .where(and(gte(orders.createdAt, from), lt(orders.createdAt, until)))
    .groupBy(sql`1`);
}

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

async function countAll(db: Db): Promise<Pick<Overview, 'counts' | 'waiting'>> {
  const all = (table: SQL) => sql<number>`(SELECT count(*) FROM ${table})`.mapWith(Number);
  const kept = (table: { removedAt: unknown }) => all(sql`${table} WHERE removed_at IS NULL`);
  const inStatus = (...statuses: readonly (typeof orders.$inferSelect.status)[]) =>
    all(sql`${orders} WHERE ${inArray(orders.status, [...statuses])}`);
  const [row] = await db
    .select({
      orders: all(sql`${orders}`),
      charms: kept(charms),
      categories: kept(categories),
      shipments: all(sql`${shipments}`),
      shipping: kept(shippingOptions),
      braceletStrings: kept(braceletStrings),
      tyingMethods: kept(tyingMethods),
      readyMade: kept(readyMadeBracelets),
      toConfirm: inStatus('pending'),
      payments: inStatus(...WAITING_STATUSES),
      toShip: inStatus('confirmed'),
      toAssign: all(sql`${shipments} WHERE ${eq(shipments.status, 'pending')}`),
      returned: all(
        sql`${shipments} WHERE ${and(eq(shipments.status, 'returned'), isNull(shipments.stockReturn))}`,
      ),
    })
    .from(sql`(SELECT 1) AS once`);
  if (row === undefined) throw new Error('a count gave no row');
  const { toConfirm, payments, toShip, toAssign, returned, ...counts } = row;
  const { braceletStrings: strings, tyingMethods: methods, readyMade, ...rest } = counts;
  return {
    counts: {
      ...rest,
      'bracelet-strings': strings,
      'tying-methods': methods,
      'ready-made-bracelets': readyMade,
    },
    waiting: { orders: toConfirm, payments, toShip, toAssign, returned },
  };
}

const LOW = sql`
  SELECT 'charm' AS kind, id, name, picture, stock, reserved FROM ${charms}
  WHERE removed_at IS NULL AND stock - reserved <= ${LOW_STOCK}
  UNION ALL
  SELECT 'ready_made', id, name, picture, stock, reserved FROM ${readyMadeBracelets}
  WHERE removed_at IS NULL AND stock - reserved <= ${LOW_STOCK}`;

type Low = Pictured & { id: string; name: string; stock: number; reserved: number };

async function listLowStock(db: Db): Promise<Low[]> {
  const { rows } = await db.execute<Low>(
    sql`SELECT * FROM (${LOW}) AS low ORDER BY stock - reserved, name, id LIMIT ${LOW_SHOWN}`,
  );
  return rows;
}

async function countLowStock(db: Db): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`SELECT count(*) AS total FROM (${LOW}) AS low`);
  return rows[0]?.total ?? 0;
}
