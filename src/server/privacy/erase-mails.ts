import { and, eq, inArray, isNotNull, ne, notInArray, or, type SQL } from 'drizzle-orm';
import type { UserId } from '#domain/kernel/ids.ts';
import { dataRequests, users } from '#server/identity/tables.ts';
import { orders } from '#server/ordering/tables.ts';
import type { Tx } from '#server/platform/db/connection.ts';
import { mails } from '#server/platform/mail/tables.ts';
import { chats } from '#server/support/tables.ts';

/**
 * Deletes the mails to a customer, sent or not, also those to former addresses. Called while her orders, chats and requests are still
 * there, because their mails are found by them.
 * @param addresses of the account now, also an unconfirmed one
 */
export async function eraseMails(tx: Tx, id: UserId, addresses: readonly string[]): Promise<void> {
  await tx
    .delete(mails)
    .where(or(inArray(mails.recipient, [...addresses]), await isAboutHer(tx, id), await isToFormer(tx, id)));
}

/** The thread of the letters to a former address that tell of its change (`identity/email`). */
const accountOf = (id: UserId): string => `account:${id}`;

/** Condition: mails about what is hers. A letter that tells her at a former address of the change is sent first. */
async function isAboutHer(tx: Tx, id: UserId): Promise<SQL | undefined> {
  const placed = await tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, id));
  const talked = await tx.select({ id: chats.id }).from(chats).where(eq(chats.userId, id));
  const asked = await tx
    .select({ id: dataRequests.id })
    .from(dataRequests)
    .where(eq(dataRequests.userId, id));
  const threads = [
    ...placed.map((order) => `order:${order.id}`),
    ...talked.map((chat) => `chat:${chat.id}`),
    ...asked.map((request) => `data:${request.id}`),
    `new-email:${id}`,
  ];
  return or(inArray(mails.thread, threads), and(eq(mails.thread, accountOf(id)), isNotNull(mails.sentAt)));
}

/** Condition: any other mail to an address that was hers and is nobody's now. */
async function isToFormer(tx: Tx, id: UserId): Promise<SQL | undefined> {
  const told = await tx
    .selectDistinct({ address: mails.recipient })
    .from(mails)
    .where(eq(mails.thread, accountOf(id)));
  const addresses = told.map(({ address }) => address);
  const taken = tx.select({ email: users.email }).from(users).where(inArray(users.email, addresses));
  return addresses.length === 0
    ? undefined
    : and(
        inArray(mails.recipient, addresses),
        ne(mails.thread, accountOf(id)),
        notInArray(mails.recipient, taken),
      );
}
