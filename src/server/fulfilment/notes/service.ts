import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { StaffNote } from '#contract/http/fulfilment.ts';
import type { OrderId, StaffNoteId, UserId } from '#domain/kernel/ids.ts';
import { getPeople } from '#server/identity/index.ts';
import { getStored } from '#server/ordering/index.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { newId } from '#server/platform/db/ids.ts';
import { staffNotes } from '../tables.ts';

/** Staff notes on an order, newest first. @throws ShopError NOT_FOUND */
export async function getStaffNotes(db: Db, orderId: OrderId): Promise<StaffNote[]> {
  await getStored(db, orderId, 'anybody');
  const rows = await db
    .select()
    .from(staffNotes)
    .where(eq(staffNotes.orderId, orderId))
    .orderBy(desc(staffNotes.id));
  const authors = await getPeople(db, [...new Set(rows.map(({ userId }) => userId))]);
  return rows.map(({ id, text, forCourier, userId, createdAt }) => ({
    _id: id,
    text,
    forCourier,
    author: { _id: userId, name: authors.get(userId)?.name ?? '' },
    createdAt: createdAt.toISOString(),
  }));
}

/** @throws ShopError NOT_FOUND */
export async function addStaffNote(
  db: Db,
  author: { id: UserId; name: string },
  { orderId, text, forCourier }: { orderId: OrderId; text: string; forCourier: boolean },
  now: Date,
): Promise<StaffNote> {
  await getStored(db, orderId, 'anybody');
  const id = newId<StaffNoteId>(now);
  await db.insert(staffNotes).values({ id, orderId, userId: author.id, text, forCourier, createdAt: now });
  const { name } = author;
  return { _id: id, text, forCourier, author: { _id: author.id, name }, createdAt: now.toISOString() };
}

/** Staff notes meant for the shipper of these orders, oldest first. */
export async function courierNotesOf(
  db: Db,
  orderIds: readonly OrderId[],
): Promise<ReadonlyMap<OrderId, string[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ orderId: staffNotes.orderId, text: staffNotes.text })
    .from(staffNotes)
    .where(and(inArray(staffNotes.orderId, [...orderIds]), eq(staffNotes.forCourier, true)))
    .orderBy(asc(staffNotes.id));
  const of = Map.groupBy(rows, ({ orderId }) => orderId);
  return new Map([...of].map(([id, notes]) => [id, notes.map(({ text }) => text)]));
}
