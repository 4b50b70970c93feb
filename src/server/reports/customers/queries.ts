import { and, count, desc, eq, inArray, isNotNull, isNull, max, sql, type SQL } from 'drizzle-orm';
import type { AccountsPage, AccountsQuery, Customer } from '#contract/http/users-admin.ts';
import type { z } from '#contract/zod.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import { vnd } from '#domain/kernel/vnd.ts';
import type { OrderStatus } from '#domain/ordering/statuses.ts';
import { EARNING_STATUSES } from '#domain/reports/periods.ts';
import { presentAccount } from '#server/identity/index.ts';
import { users } from '#server/identity/tables.ts';
import { orders } from '#server/ordering/tables.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { offsetOf, paginationOf } from '#server/platform/db/paging.ts';
import { hasWords } from '#server/platform/db/text-search.ts';

type Query = z.output<typeof AccountsQuery>;

/** A page of accounts with what each of them bought. Two queries, whatever there is. */
export async function getAccounts(db: Db, query: Query): Promise<AccountsPage> {
  const bought = boughtBy(db);
  const wanted = and(
    query.role === 'all' ? undefined : eq(users.role, query.role),
    activity(query.active),
    hasWords(users.search, query.search),
  );
  const sorted: Record<Query['sort'], SQL[]> = {
    newest: [],
    spent: [sql`${bought.spent} DESC NULLS LAST`],
    orders: [sql`${bought.orders} DESC NULLS LAST`],
  };
  const [rows, [counted]] = await Promise.all([
    withBought(db, bought)
      .where(wanted)
      .orderBy(...sorted[query.sort], desc(users.createdAt), desc(users.id))
      .limit(query.limit)
      .offset(offsetOf(query)),
    db.select({ total: count() }).from(users).where(wanted),
  ]);
  return {
    users: rows.map(presentCustomer),
    pagination: paginationOf(query, counted?.total ?? 0),
  };
}

/** One account with what it bought, or undefined. */
export async function findCustomer(db: Db, id: UserId): Promise<Found | undefined> {
  const [row] = await withBought(db, boughtBy(db)).where(eq(users.id, id));
  return row && { user: row.user, customer: presentCustomer(row) };
}

type Found = { user: typeof users.$inferSelect; customer: Customer };

function withBought(db: Db, bought: ReturnType<typeof boughtBy>) {
  return db
    .select({
      user: users,
      orders: bought.orders,
      completed: bought.completed,
      failed: bought.failed,
      spent: bought.spent,
      lastOrderAt: bought.lastOrderAt,
    })
    .from(users)
    .leftJoin(bought, eq(bought.userId, users.id))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof withBought>>[number];

function presentCustomer({ user, orders: placed, completed, failed, spent, lastOrderAt }: Row): Customer {
  return {
    ...presentAccount(user),
    orders: placed ?? 0,
    completed: completed ?? 0,
    failed: failed ?? 0,
    spent: vnd(spent ?? 0),
    lastOrderAt: lastOrderAt?.toISOString() ?? null,
  };
}

/** How much each customer ordered, and for how much; whoever ordered nothing has no row. */
function boughtBy(db: Db) {
  const counted = (...statuses: OrderStatus[]) =>
    sql<number>`count(*) FILTER (WHERE ${inArray(orders.status, statuses)})`.mapWith(Number);
  const earning = inArray(orders.status, [...EARNING_STATUSES]);
  return db
    .select({
      userId: orders.userId,
      orders: count().as('bought_orders'),
      completed: counted('delivered', 'completed').as('bought_completed'),
      failed: counted('failed').as('bought_failed'),
      spent: sql<number>`coalesce(sum(${orders.totalPrice}) FILTER (WHERE ${earning}), 0)`
        .mapWith(Number)
        .as('bought_spent'),
      lastOrderAt: max(orders.createdAt).as('bought_last'),
    })
    .from(orders)
    .groupBy(orders.userId)
    .as('bought');
}

function activity(active: Query['active']): SQL | undefined {
  if (active === 'all') return undefined;
  return active === 'active' ? isNull(users.disabledAt) : isNotNull(users.disabledAt);
}
