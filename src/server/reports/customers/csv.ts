import { and, asc } from 'drizzle-orm';
import type { AccountsCsvQuery, Customer } from '#contract/http/users-admin.ts';
import type { z } from '#contract/zod.ts';
import { roleLabels } from '#domain/identity/copy.vi.ts';
import { formatDate, formatDateTime } from '#domain/kernel/time.ts';
import { users } from '#server/identity/tables.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { following, inOrderOf } from '#server/platform/db/paging.ts';
import { inBatches, streamedTable } from '#server/platform/http/csv.ts';
import { accountColumns as columns, accountStates } from '../copy.vi.ts';
import { accountsFound, presentCustomer, withBought } from './queries.ts';

type Query = z.output<typeof AccountsCsvQuery>;

/** Accounts per batch: memory use does not grow with the shop. */
const BATCH = 500;

/** The filtered accounts with their purchases as a CSV table for Excel, oldest first. */
export const customersCsv = (db: Db, query: Query): NodeJS.ReadableStream =>
  streamedTable(rowsOf(db, query), columns, ['joined', 'last']);

async function* rowsOf(db: Db, query: Query) {
  const read = (last: Row | undefined): Promise<Row[]> => readRows(db, query, last?.user);
  for await (const row of inBatches(BATCH, read)) yield cellsOf(presentCustomer(row));
}

type Row = Awaited<ReturnType<typeof withBought>>[number];
type Joined = Pick<typeof users.$inferSelect, 'id' | 'createdAt'>;

async function readRows(db: Db, query: Query, last: Joined | undefined): Promise<Row[]> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(accountsFound(query), last && following(users.createdAt, users.id, last)))
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(BATCH);
  const ids = found.map(({ id }) => id);
  return inOrderOf(ids, await withBought(db, ids), ({ user }) => user.id);
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
