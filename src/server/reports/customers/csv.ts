import { and, asc } from 'drizzle-orm';
import type { AccountsCsvQuery, Customer } from '#contract/http/users-admin.ts';
import type { z } from '#contract/zod.ts';
import { roleLabels } from '#domain/identity/copy.vi.ts';
import { formatDate, formatDateTime } from '#domain/kernel/time.ts';
import { users } from '#server/identity/tables.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { createdAfter, inOrderOf } from '#server/platform/db/paging.ts';
import { BATCH, batchedTable } from '#server/platform/http/csv.ts';
import { accountColumns as columns, accountStates } from '../copy.vi.ts';
import { accountsFound, presentCustomer, withPurchases } from './queries.ts';

type Query = z.output<typeof AccountsCsvQuery>;

/** The filtered accounts with their purchases as a CSV table for Excel, oldest first. */
export const customersCsv = (db: Db, query: Query): NodeJS.ReadableStream =>
  batchedTable(
    (last: Row | undefined) => readRows(db, query, last?.user),
    (row) => cellsOf(presentCustomer(row)),
    columns,
    ['joined', 'last'],
  );

type Row = Awaited<ReturnType<typeof withPurchases>>[number];
type Joined = Pick<typeof users.$inferSelect, 'id' | 'createdAt'>;

async function readRows(db: Db, query: Query, last: Joined | undefined): Promise<Row[]> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(accountsFound(query), last && createdAfter(users, last)))
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(BATCH);
  const ids = found.map(({ id }) => id);
  return inOrderOf(ids, await withPurchases(db, ids), ({ user }) => user.id);
}

function cellsOf(customer: Customer): Record<keyof typeof columns, string | number> {
  const { name, email, phone, city, role, isActive, createdAt, lastOrderAt } = customer;
  const { orders, completed, failed, spent } = customer;
  return {
    joined: formatDate(createdAt),
    name,
    email,
    phone: phone ?? '',
    city: city ?? '',
    role: roleLabels[role],
    state: isActive ? accountStates.active : accountStates.closed,
    orders,
    completed,
    failed,
    spent,
    last: lastOrderAt === null ? '' : formatDateTime(lastOrderAt),
  };
}
