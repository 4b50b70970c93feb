import {
  and,
  asc,
  between,
  count,
  desc,
  eq,
  gt,
  inArray,
  ilike,
  isNotNull,
  isNull,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type * as Contract from '#contract/http/payment.ts';
import type { z } from '#contract/zod.ts';
import type { OrderId, PaymentId, TransferId, UserId } from '#domain/kernel/ids.ts';
import { after, days, minutes } from '#domain/kernel/time.ts';
import { sumOf, vnd, type Vnd } from '#domain/kernel/vnd.ts';
import type { TransferOutcome } from '#domain/payment/transfers.ts';
import { users } from '#server/identity/tables.ts';
import { orders } from '#server/ordering/tables.ts';
import type { Db, Tx } from '#server/platform/db/connection.ts';
import { offsetOf } from '#server/platform/db/paging.ts';
import { bankTransfers, payments, refunds } from '../tables.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type TransferRow = typeof bankTransfers.$inferSelect;
export type UnmatchedQuery = z.output<typeof Contract.UnmatchedQuery>;

export async function insertPayment(tx: Tx, payment: typeof payments.$inferInsert): Promise<void> {
  await tx.insert(payments).values(payment);
}

export async function findPayment(db: Db, id: PaymentId): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row;
}

export async function findPaymentOf(db: Db, orderId: OrderId): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.orderId, orderId));
  return row;
}

/** Orders whose transfer content is one of these. */
export function listOrdersWith(db: Db, contents: readonly string[]): Promise<{ orderId: OrderId }[]> {
  return db
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(inArray(payments.content, [...contents]))
    .limit(2);
}

export async function setMoney(
  tx: Tx,
  orderId: OrderId,
  money: Partial<
    Pick<PaymentRow, 'amount' | 'paidAt' | 'received' | 'refunded' | 'kept' | 'returned' | 'refundedAt'>
  >,
): Promise<void> {
  await tx.update(payments).set(money).where(eq(payments.orderId, orderId));
}

export type RefundRow = typeof refunds.$inferSelect;

/** Refunds of an order, oldest first. */
export function listRefunds(db: Db, orderId: OrderId): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.at), asc(refunds.id));
}

export async function insertRefund(tx: Tx, refund: RefundRow): Promise<void> {
  await tx.insert(refunds).values(refund);
}

/** The bank's transfers for an order, without what was given back or kept apart. */
const transfersFor = (orderId: OrderId | typeof orders.id) =>
  and(
    eq(bankTransfers.orderId, orderId),
    eq(bankTransfers.isIncoming, true),
    isNull(bankTransfers.contradicts),
    eq(bankTransfers.isApart, false),
  );

/** Query for the sum of the transfers that a paid order has received; those that await a decision are not among them yet. */
export const countedFor = (db: Db, orderId: OrderId | typeof orders.id) =>
  db
    .select({ sum: sql`coalesce(sum(${bankTransfers.amount}), 0)`.mapWith(bankTransfers.amount) })
    .from(bankTransfers)
    .where(and(transfersFor(orderId), isNotNull(bankTransfers.settledAt)));

export async function sumCounted(tx: Tx, orderId: OrderId): Promise<Vnd> {
  const [counted] = await countedFor(tx, orderId);
  return counted?.sum ?? vnd(0);
}

/** The same total as `sumReceived`, of which nothing is locked. */
export async function sumReceivedUnlocked(db: Db, orderId: OrderId): Promise<Vnd> {
  const rows = await db
    .select({ amount: bankTransfers.amount })
    .from(bankTransfers)
    .where(transfersFor(orderId));
  return sumOf(rows, ({ amount }) => amount);
}

/** Who last gave back a transfer for an order, or kept it apart. */
export async function findWhoSetApart(tx: Tx, orderId: OrderId): Promise<string | undefined> {
  const [row] = await tx
    .select({ name: users.name })
    .from(bankTransfers)
    .innerJoin(users, eq(users.id, bankTransfers.settledBy))
    .where(and(eq(bankTransfers.orderId, orderId), eq(bankTransfers.isApart, true)))
    .orderBy(desc(bankTransfers.settledAt))
    .limit(1);
  return row?.name;
}

/**
 * Total of the bank's transfers for an order, without what was given back or kept apart; null when there are none. Locks them, so that
 * nobody gives one back while it is being counted.
 */
export async function sumReceived(tx: Tx, orderId: OrderId): Promise<Vnd | null> {
  const rows = await tx
    .select({ amount: bankTransfers.amount })
    .from(bankTransfers)
    .where(transfersFor(orderId))
    .orderBy(asc(bankTransfers.id))
    .for('no key update');
  return rows.length === 0 ? null : sumOf(rows, ({ amount }) => amount);
}

/** Locks the first notice of a bank transaction until the database transaction ends. */
export async function lockFirstNotice(tx: Tx, bankTransactionId: string): Promise<TransferRow | undefined> {
  const [row] = await tx
    .select()
    .from(bankTransfers)
    .where(and(eq(bankTransfers.bankTransactionId, bankTransactionId), isNull(bankTransfers.contradicts)))
    .for('no key update');
  return row;
}

/** A bank's reference identifies a transfer for as long as one may be read again; some banks use their references anew later. */
const SAME_REFERENCE = days(31);
/** Notice and list tell the same time; the bank's own clock may differ from its service's. */
const SAME_MOMENT = minutes(2);

/** Two transfers of equal amount may bear one reference at a bank that does not number them, but not at one moment. */
const isSameMoment = (moment: Date | null): SQL | undefined =>
  moment === null
    ? undefined
    : or(
        isNull(bankTransfers.transferredAt),
        between(bankTransfers.transferredAt, after(moment, -SAME_MOMENT), after(moment, SAME_MOMENT)),
      );

/**
 * The transfer that is stored under another number of the bank's service, by the bank's own reference, amount, direction, account
 * and time. Waits while another transaction stores a transfer with this reference.
 */
export async function findSameTransfer(tx: Tx, row: TransferRow): Promise<TransferRow | undefined> {
  if (row.referenceCode === '') return undefined;
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`transfer ${row.referenceCode}`}, 0))`,
  );
  const [same] = await tx
    .select()
    .from(bankTransfers)
    .where(
      and(
        ne(bankTransfers.bankTransactionId, row.bankTransactionId),
        eq(bankTransfers.referenceCode, row.referenceCode),
        eq(bankTransfers.amount, row.amount),
        eq(bankTransfers.isIncoming, row.isIncoming),
        eq(bankTransfers.accountNumber, row.accountNumber),
        isNull(bankTransfers.contradicts),
        gt(bankTransfers.receivedAt, after(row.receivedAt, -SAME_REFERENCE)),
        isSameMoment(row.transferredAt),
      ),
    )
    .limit(1);
  return same;
}

/** @returns false when the same contradiction is already stored */
export async function insertContradiction(tx: Tx, transfer: TransferRow): Promise<boolean> {
  const stored = await tx
    .insert(bankTransfers)
    .values(transfer)
    .onConflictDoNothing()
    .returning({ id: bankTransfers.id });
  return stored.length > 0;
}

/** @returns false when this transfer is already stored; waits while another transaction is inserting it */
export async function insertTransfer(tx: Tx, transfer: TransferRow): Promise<boolean> {
  const stored = await tx
    .insert(bankTransfers)
    .values(transfer)
    .onConflictDoNothing({
      target: bankTransfers.bankTransactionId,
      where: sql`${bankTransfers.contradicts} IS NULL`,
    })
    .returning({ id: bankTransfers.id });
  return stored.length > 0;
}

export async function setOutcome(
  tx: Tx,
  id: TransferId,
  verdict: { outcome: TransferOutcome; orderId: OrderId | null; settledAt: Date | null },
): Promise<void> {
  await tx.update(bankTransfers).set(verdict).where(eq(bankTransfers.id, id));
}

/** Locks a transfer until the transaction ends. */
export async function lockTransfer(tx: Tx, id: TransferId): Promise<TransferRow | undefined> {
  const [row] = await tx.select().from(bankTransfers).where(eq(bankTransfers.id, id)).for('no key update');
  return row;
}

/** Records who settled a locked transfer. */
export async function setSettler(
  tx: Tx,
  id: TransferId,
  { by, note }: { by: UserId; note: string | null },
): Promise<void> {
  await tx.update(bankTransfers).set({ settledBy: by, note }).where(eq(bankTransfers.id, id));
}

type Settled = { by: UserId; now: Date; note: string | null };

/** Settles a transfer unless it is already settled. @returns it, if this call settled it */
export async function settleTransfer(
  db: Db,
  id: TransferId,
  { by, now, note }: Settled,
): Promise<TransferRow | undefined> {
  const [row] = await db
    .update(bankTransfers)
    .set({ settledAt: now, settledBy: by, note, isApart: true })
    .where(and(eq(bankTransfers.id, id), isNull(bankTransfers.settledAt)))
    .returning();
  return row;
}

/**
 * Settles the transfers of another amount that came for an order before it was confirmed. `by` is null when the bank's notice
 * confirmed it.
 * @returns their sum
 */
export async function settleDifferences(
  tx: Tx,
  orderId: OrderId,
  { by, now }: { by: UserId | null; now: Date },
): Promise<Vnd> {
  const settled = await tx
    .update(bankTransfers)
    .set({ settledAt: now, settledBy: by })
    .where(
      and(
        eq(bankTransfers.orderId, orderId),
        eq(bankTransfers.outcome, 'amount_differs'),
        isNull(bankTransfers.settledAt),
      ),
    )
    .returning({ amount: bankTransfers.amount });
  return sumOf(settled, ({ amount }) => amount);
}

export type FoundTransfer = {
  transfer: TransferRow;
  order: Pick<typeof orders.$inferSelect, 'id' | 'status' | 'totalPrice'> | null;
  settledBy: string | null;
};

function selectTransfers(db: Db) {
  return db
    .select({
      transfer: bankTransfers,
      order: { id: orders.id, status: orders.status, totalPrice: orders.totalPrice },
      settledBy: users.name,
    })
    .from(bankTransfers)
    .leftJoin(orders, eq(orders.id, bankTransfers.orderId))
    .leftJoin(users, eq(users.id, bankTransfers.settledBy))
    .$dynamic();
}

export async function findTransfer(db: Db, id: TransferId): Promise<FoundTransfer | undefined> {
  const [found] = await selectTransfers(db).where(eq(bankTransfers.id, id));
  return found;
}

/** Transfers that need an admin, or those that an admin has settled; newest first. */
export async function listUnmatched(
  db: Db,
  query: UnmatchedQuery,
): Promise<{ rows: FoundTransfer[]; total: number }> {
  const wanted = and(
    query.settled ? isNotNull(bankTransfers.settledBy) : isNull(bankTransfers.settledAt),
    searched(query.search),
  );
  const [rows, [counted]] = await Promise.all([
    selectTransfers(db)
      .where(wanted)
      .orderBy(desc(bankTransfers.receivedAt), desc(bankTransfers.id))
      .limit(query.limit)
      .offset(offsetOf(query)),
    db.select({ total: count() }).from(bankTransfers).where(wanted),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

function searched(text: string | undefined): SQL | undefined {
  if (!text) return undefined;
  const part = `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(
    ilike(bankTransfers.content, part),
    ilike(bankTransfers.referenceCode, part),
    sql`${bankTransfers.orderId}::text ILIKE ${part.replace('#', '')}`,
  );
}

/** When the last bank notice was received; null before the first. */
export async function lastReceived(db: Db): Promise<Date | null> {
  const [row] = await db
    .select({ at: bankTransfers.receivedAt })
    .from(bankTransfers)
    .orderBy(desc(bankTransfers.receivedAt))
    .limit(1);
  return row?.at ?? null;
}

/** Those of the bank service's numbers under which a transfer is stored. */
export async function knownNumbers(db: Db, numbers: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ number: bankTransfers.bankTransactionId })
    .from(bankTransfers)
    .where(inArray(bankTransfers.bankTransactionId, [...numbers]));
  return new Set(rows.map(({ number }) => number));
}
