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

/** The money of an order: one row each, opened with it. How it stands is told by the order (`paymentStatus`). */
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
    /** The words of the transfer; null for cash. */
    content: text().unique(),
    createdAt: moment().notNull(),
    /** When a transfer was confirmed. */
    paidAt: moment(),
    /** What came in with it; null for cash, and until then. */
    received: money(),
    /** The sum of `refunds`. */
    refunded: money().notNull().default(vnd(0)),
    /** What the customer left to the shop of a transfer that was too much. */
    kept: money().notNull().default(vnd(0)),
    /** What is hers again because bracelets came back. */
    returned: money().notNull().default(vnd(0)),
    /** When nothing was owed back any more. */
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
 * Orders that came to nothing after money came in for them, noted by triggers (decision 0088): of all that were ever cancelled these
 * alone are asked what is owed back. Never taken away again; what was given back says `payments`.
 */
export const paidInVain = snakeCase.table('paid_in_vain', {
  orderId: uuid()
    .primaryKey()
    .$type<OrderId>()
    .references(() => orders.id, { onDelete: 'cascade' }),
});

/** Money that was given back, one row each time; rows are only ever added. */
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
    /** Who said so. */
    userId: uuid()
      .$type<UserId>()
      .references(() => users.id),
    at: moment().notNull(),
  },
  (table) => [check('refunds_amount', sql`${table.amount} > 0`), index().on(table.orderId, table.at)],
);

/** Every transfer the bank told of, once each; nothing is ever deleted. */
export const bankTransfers = snakeCase.table(
  'bank_transfers',
  {
    id: idColumn<TransferId>(),
    /** The bank's own number of the transaction. */
    bankTransactionId: text().notNull(),
    /** The first notice with this number, which said something else. */
    contradicts: uuid()
      .$type<TransferId>()
      .references((): AnyPgColumn => bankTransfers.id),
    isIncoming: boolean().notNull().default(true),
    outcome: transferOutcome().notNull(),
    /** The order that its content names. */
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
    /** The notice as it came. */
    notice: text().notNull(),
    /** When it needed nobody's attention any more. */
    settledAt: moment(),
    /** Who took care of it; null when it matched by itself. */
    settledBy: uuid()
      .$type<UserId>()
      .references(() => users.id),
    note: text(),
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
