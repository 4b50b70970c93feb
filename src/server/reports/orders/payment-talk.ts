import { and, asc, desc, eq, gte, isNull, ne, sql } from 'drizzle-orm';
import type { PaymentTalk } from '#contract/http/reports.ts';
import type { OrderId, UserId } from '#domain/kernel/ids.ts';
import { getStored } from '#server/ordering/index.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { bankTransfers } from '#server/payment/tables.ts';
import { chats, messages } from '#server/support/tables.ts';

/** The receipt is among the latest pictures; older ones are in the chat. */
const RECEIPTS = 3;

/**
 * The chat of an order's customer, and the pictures she sent there since she ordered: one of them may be the receipt of her
 * transfer.
 * @throws ShopError NOT_FOUND
 */
export async function getPaymentTalk(db: Db, orderId: OrderId): Promise<PaymentTalk> {
  const { order } = await getStored(db, orderId, 'anybody');
  const [chat] = await db
    .select({ id: chats.id })
    .from(chats)
    .where(eq(chats.userId, order.userId))
    .orderBy(sql`${ne(chats.status, 'closed')} DESC`, desc(chats.createdAt))
    .limit(1);
  return {
    chatId: chat?.id ?? null,
    receipts: await listPictures(db, order.userId, order.createdAt),
    transfers: await listTransfers(db, orderId),
  };
}

/**
 * Transfers whose content named the order, or that an admin assigned to it; contradicting notices are not money, and what was given
 * back or kept apart is not for the order.
 */
async function listTransfers(db: Db, orderId: OrderId): Promise<PaymentTalk['transfers']> {
  const rows = await db
    .select()
    .from(bankTransfers)
    .where(
      and(
        eq(bankTransfers.orderId, orderId),
        eq(bankTransfers.isIncoming, true),
        isNull(bankTransfers.contradicts),
        eq(bankTransfers.isApart, false),
      ),
    )
    .orderBy(asc(bankTransfers.receivedAt), asc(bankTransfers.id));
  return rows.map(({ amount, content, transferredAt, receivedAt }) => ({
    amount,
    content,
    at: (transferredAt ?? receivedAt).toISOString(),
  }));
}

async function listPictures(db: Db, userId: UserId, since: Date): Promise<PaymentTalk['receipts']> {
  const rows = await db
    .select({ url: sql<string>`${messages.metadata}->>'fileUrl'`, at: messages.createdAt })
    .from(messages)
    .innerJoin(chats, eq(chats.id, messages.chatId))
    .where(
      and(
        eq(chats.userId, userId),
        eq(messages.side, 'customer'),
        eq(messages.type, 'image'),
        gte(messages.createdAt, since),
      ),
    )
    .orderBy(desc(messages.createdAt))
    .limit(RECEIPTS);
  return rows.map(({ url, at }) => ({ url, at: at.toISOString() }));
}
