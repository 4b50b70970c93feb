import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm';
import type { StaffNote } from '#contract/http/fulfilment.ts';
import type { OrderId, StaffNoteId, UserId } from '#domain/kernel/ids.ts';
import { after, minutes } from '#domain/kernel/time.ts';
import { getPeople } from '#server/identity/index.ts';
import { users } from '#server/identity/tables.ts';
import { getStored } from '#server/ordering/index.ts';
import { inTx, type Db } from '#server/platform/db/connection.ts';
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

/** The same words about the same order within this time are a second press, or a retry after a lost response. */
const SAME_WITHIN = minutes(1);

/** @throws ShopError NOT_FOUND */
export async function addStaffNote(
  db: Db,
  author: { id: UserId; name: string },
  { orderId, text, forCourier }: { orderId: OrderId; text: string; forCourier: boolean },
  now: Date,
): Promise<StaffNote> {
  await getStored(db, orderId, 'anybody');
  const note = { orderId, userId: author.id, text, forCourier };
  const { id, createdAt } = await inTx(db, async (tx) => {
    // One of each author at a time, so that the second press finds the note of the first.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, author.id)).for('no key update');
    const [same] = await tx.select().from(staffNotes).where(justNow(note, now)).limit(1);
    if (same !== undefined) return same;
    const row = { ...note, id: newId<StaffNoteId>(now), createdAt: now };
    await tx.insert(staffNotes).values(row);
    return row;
  });
  const { name } = author;
  return { _id: id, text, forCourier, author: { _id: author.id, name }, createdAt: createdAt.toISOString() };
}

type NewNote = Pick<typeof staffNotes.$inferSelect, 'orderId' | 'userId' | 'text' | 'forCourier'>;

const justNow = ({ orderId, userId, text, forCourier }: NewNote, now: Date) =>
  and(
    eq(staffNotes.orderId, orderId),
    eq(staffNotes.userId, userId),
    eq(staffNotes.text, text),
    eq(staffNotes.forCourier, forCourier),
    gt(staffNotes.createdAt, after(now, -SAME_WITHIN)),
  );

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
