import { desc, eq } from 'drizzle-orm';
import type { StaffNote } from '#contract/http/fulfilment.ts';
import type { OrderId, StaffNoteId, UserId } from '#domain/kernel/ids.ts';
import { getPeople } from '#server/identity/index.ts';
import { getStored } from '#server/ordering/index.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { newId } from '#server/platform/db/ids.ts';
import { staffNotes } from '../tables.ts';

/** What staff wrote about an order, the newest first. @throws ShopError NOT_FOUND */
export async function getStaffNotes(db: Db, orderId: OrderId): Promise<StaffNote[]> {
  await getStored(db, orderId, 'anybody');
  const rows = await db
    .select()
    .from(staffNotes)
    .where(eq(staffNotes.orderId, orderId))
    .orderBy(desc(staffNotes.id));
  const authors = await getPeople(db, [...new Set(rows.map(({ userId }) => userId))]);
  return rows.map(({ id, text, userId, createdAt }) => ({
    _id: id,
    text,
    author: { _id: userId, name: authors.get(userId)?.name ?? '' },
    createdAt: createdAt.toISOString(),
  }));
}

/** @throws ShopError NOT_FOUND */
export async function addStaffNote(
  db: Db,
  author: { id: UserId; name: string },
  { orderId, text }: { orderId: OrderId; text: string },
  now: Date,
): Promise<StaffNote> {
  await getStored(db, orderId, 'anybody');
  const id = newId<StaffNoteId>(now);
  await db.insert(staffNotes).values({ id, orderId, userId: author.id, text, createdAt: now });
  return { _id: id, text, author: { _id: author.id, name: author.name }, createdAt: now.toISOString() };
}
