import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  pgEnum,
  snakeCase,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { OrderId, PaymentId, TransferId, UserId } from '#domain/kernel/ids.ts';
import { vnd } from '#domain/kernel/vnd.ts';
import { TRANSFER_OUTCOMES } from '#domain/payment/transfers.ts';
import { users } from '#server/identity/tables.ts';
import { orders } from '#server/ordering/tables.ts';
import { idColumn, moment, money } from '#server/platform/db/columns.ts';

export const transferOutcome = pgEnum('transfer_outcome', TRANSFER_OUTCOMES);

/** One payment per order, created with it. Its status is derived from the order (`paymentStatus`). */
export const payments = snakeCase.table(
  'payments',
  {
    id: idColumn<PaymentId>(),
    orderId: uuid()
      .notNull()
      .unique()
      .$type<OrderId>()
      .references(() => orders.id),
    amount: money().notNull(),
    /** Content of the transfer; null for cash. */
    content: text().unique(),
    createdAt: moment().notNull(),
    /** When a transfer was confirmed. */
    paidAt: moment(),
    /** Amount received; null for cash, and until a transfer is confirmed. */
    received: money(),
    /** The sum of `refunds`. */
    refunded: money().notNull().default(vnd(0)),
    /** The part of an overpayment that the customer left to the shop. */
    kept: money().notNull().default(vnd(0)),
    /** Amount owed back for returned bracelets, and so that earlier goodwill is not deducted from a lowered price. */
    returned: money().notNull().default(vnd(0)),
    /** When the last refund due was settled. */
    refundedAt: moment(),
  },
  (table) => [
    check('payments_amount', sql`${table.amount} >= 0`),
    check('payments_content', sql`${table.content} ~ '^[A-Z0-9]{1,19}$'`),
    check(
      'payments_refund',
      sql`${table.refundedAt} IS NULL OR ${table.paidAt} IS NOT NULL OR ${table.content} IS NULL`,
    ),
    check(
      'payments_refunded',
      sql`${table.refunded} BETWEEN 0 AND coalesce(${table.received}, ${table.amount})`,
    ),
    index('payments_over')
      .on(table.orderId)
      .where(sql`coalesce(received, amount) + returned - amount - kept - refunded > 0`),
    check('payments_returned', sql`${table.returned} BETWEEN 0 AND ${table.amount} + ${table.kept}`),
    check(
      'payments_kept',
      sql`${table.kept} BETWEEN 0 AND greatest(0, coalesce(${table.received}, ${table.amount}) - ${table.amount})`,
    ),
  ],
);

/**
 * Orders that were cancelled or failed after a transfer arrived, recorded by triggers (decision 0088), so that a query for
 * refunds due need not scan all cancelled orders. Rows stay; refunded amounts are in `payments`.
 */
export const endedAfterPayment = snakeCase.table('paid_in_vain', {
  orderId: uuid()
    .primaryKey()
    .$type<OrderId>()
    .references(() => orders.id, { onDelete: 'cascade' }),
});

/** Refunds, one row each; append-only. */
export const refunds = snakeCase.table(
  'refunds',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .$type<OrderId>()
      .references(() => orders.id),
    amount: money().notNull(),
    reason: text(),
    /** The admin who recorded it. */
    userId: uuid()
      .$type<UserId>()
      .references(() => users.id),
    at: moment().notNull(),
  },
  (table) => [check('refunds_amount', sql`${table.amount} > 0`), index().on(table.orderId, table.at)],
);

/** Every transfer the bank reported, once each; nothing is ever deleted. */
export const bankTransfers = snakeCase.table(
  'bank_transfers',
  {
    id: idColumn<TransferId>(),
    /** The bank service's number of the transaction. */
    bankTransactionId: text().notNull(),
    /** The earlier notice with this number, which has different data. */
    contradicts: uuid()
      .$type<TransferId>()
      .references((): AnyPgColumn => bankTransfers.id),
    isIncoming: boolean().notNull().default(true),
    outcome: transferOutcome().notNull(),
    /** The order that its content names, or that an admin assigned. */
    orderId: uuid()
      .$type<OrderId>()
      .references(() => orders.id),
    amount: money().notNull(),
    content: text().notNull(),
    gateway: text().notNull(),
    accountNumber: text().notNull(),
    referenceCode: text().notNull(),
    transferredAt: moment(),
    receivedAt: moment().notNull(),
    /** The notice as received. */
    notice: text().notNull(),
    /** When it stopped needing an admin's attention. */
    settledAt: moment(),
    /** The admin who settled it; null when it matched automatically. */
    settledBy: uuid()
      .$type<UserId>()
      .references(() => users.id),
    note: text(),
    /** Staff gave the money back or kept it apart from any order: it counts for none, whichever it names. */
    isApart: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('bank_transfers_once')
      .on(table.bankTransactionId)
      .where(sql`${table.contradicts} IS NULL`),
    uniqueIndex('bank_transfers_contradictions').on(table.contradicts, table.amount, table.isIncoming),
    index().on(table.receivedAt),
    index('bank_transfers_unsettled')
      .on(table.receivedAt)
      .where(sql`${table.settledAt} IS NULL`),
    index().on(table.orderId),
  ],
);
