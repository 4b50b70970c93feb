import { and, count, eq, inArray, isNotNull, isNull, max, sql, type SQL } from 'drizzle-orm';
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
import { countByDay, startOf, type CountedList } from '#server/platform/db/counts-by-day.ts';
import { customerSums, refreshCustomerSums } from '#server/platform/db/customer-sums.ts';
import {
  countUpTo,
  inOrderOf,
  MOST_FOUND,
  pageOfKeys,
  paginationOf,
  sortedBy,
  type Sorting,
} from '#server/platform/db/paging.ts';
import type { Shop } from '#server/shop.ts';
import { hasWords } from '#server/platform/db/text-search.ts';

type Query = z.output<typeof AccountsQuery>;

/** A page of accounts with a summary of their purchases. */
export async function getAccounts(shop: Pick<Shop, 'db' | 'log'>, query: Query): Promise<AccountsPage> {
  const { db } = shop;
  const wanted = accountsFound(query);
  if (query.sort !== 'newest') await refreshCustomerSums(shop);
  const { keys, total, more } = await pageOfKeys(
    query,
    async () => {
      if (query.search) return countUpTo(db, users, wanted, MOST_FOUND);
      if (query.user) return db.$count(users, wanted);
      return (await countByDay(db, listedByDay(query))) ?? db.$count(users, wanted);
    },
    async (stretch) => {
      const { from, sorting } = accountsBy(db, query.sort, wanted === undefined);
      const isByDay = query.sort === 'newest' && !query.search && !query.user;
      const start = await startOf(db, isByDay ? listedByDay(query) : null, stretch, sorting);
      return from
        .where(and(wanted, start.where))
        .orderBy(...sortedBy(sorting, stretch))
        .limit(stretch.take)
        .offset(start.skip);
    },
    query.search ? MOST_FOUND : undefined,
  );
  const ids = keys.map(({ id }) => id);
  const found = await withPurchases(db, ids);
  return {
    users: inOrderOf(ids, found, ({ user }) => user.id).map(presentCustomer),
    pagination: paginationOf(query, total, more),
  };
}

const listedByDay = ({ role, active }: Query): CountedList => ({
  what: ['users_by_day'],
  kinds: [role === 'all' ? null : [role], active === 'all' ? null : [String(active === 'active')]],
});

/** Condition for a list's filters. */
export const accountsFound = ({
  role,
  active,
  search,
  user,
}: Pick<Query, 'role' | 'active' | 'search'> & Partial<Pick<Query, 'user'>>) =>
  and(
    role === 'all' ? undefined : eq(users.role, role),
    activity(active),
    hasWords(users.search, search),
    user && eq(users.id, user),
  );

/** Account ids in the requested order. Without filters, the maintained sums alone give the ranking by purchases. */
function accountsBy(db: Db, sort: Query['sort'], isWhole: boolean) {
  if (sort === 'newest') {
    const sorting: Sorting = [
      [users.createdAt, 'down'],
      [users.id, 'down'],
    ];
    return { from: db.select({ id: users.id }).from(users).$dynamic(), sorting };
  }
  const most = sort === 'spent' ? customerSums.rank : customerSums.orders;
  const sorting: Sorting = [
    [most, 'down'],
    [customerSums.userId, 'down'],
  ];
  const sums = db.select({ id: customerSums.userId }).from(customerSums).$dynamic();
  return { from: isWhole ? sums : sums.innerJoin(users, eq(users.id, customerSums.userId)), sorting };
}

/** One account with a summary of its purchases, or undefined. */
export async function findCustomer(db: Db, id: UserId): Promise<Found | undefined> {
  const [row] = await withPurchases(db, [id]);
  return row && { user: row.user, customer: presentCustomer(row) };
}

type Found = { user: typeof users.$inferSelect; customer: Customer };

/** These accounts, unordered, with a summary of their purchases. */
export function withPurchases(db: Db, ids: readonly UserId[]) {
  const bought = boughtBy(db, inArray(orders.userId, [...ids]));
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
    .where(inArray(users.id, [...ids]));
}

type Row = Awaited<ReturnType<typeof withPurchases>>[number];

export function presentCustomer({
  user,
  orders: placed,
  completed,
  failed,
  spent,
  lastOrderAt,
}: Row): Customer {
  return {
    ...presentAccount(user),
    orders: placed ?? 0,
    completed: completed ?? 0,
    failed: failed ?? 0,
    spent: vnd(spent ?? 0),
    lastOrderAt: lastOrderAt?.toISOString() ?? null,
  };
}

/** Number and value of orders per customer; customers without orders have no row. Uses a covering index only. */
function boughtBy(db: Db, which?: SQL) {
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
    .where(which)
    .groupBy(orders.userId)
    .as('bought');
}

function activity(active: Query['active']): SQL | undefined {
  if (active === 'all') return undefined;
  return active === 'active' ? isNull(users.disabledAt) : isNotNull(users.disabledAt);
}
