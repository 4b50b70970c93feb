import { and, desc, eq } from 'drizzle-orm';
import type { CustomerNote } from '#contract/http/users-admin.ts';
import type { CustomerNoteId, UserId } from '#domain/kernel/ids.ts';
import { type Db, inTx } from '#server/platform/db/connection.ts';
import { newId } from '#server/platform/db/ids.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { getPeople } from '../accounts/queries.ts';
import { lockUser } from '../accounts/repository.ts';
import { customerNotes } from '../tables.ts';

/** More are kept, and not shown. */
const SHOWN = 100;

/** What staff wrote about a customer, the newest first. */
export async function getCustomerNotes(db: Db, customerId: UserId): Promise<CustomerNote[]> {
  const rows = await db
    .select()
    .from(customerNotes)
    .where(eq(customerNotes.customerId, customerId))
    .orderBy(desc(customerNotes.id))
    .limit(SHOWN);
  const authors = await getPeople(db, [...new Set(rows.map(({ authorId }) => authorId))]);
  return rows.map(({ id, text, authorId, createdAt }) => ({
    _id: id,
    text,
    author: { _id: authorId, name: authors.get(authorId)?.name ?? '' },
    createdAt: createdAt.toISOString(),
  }));
}

/**
 * Her account is held meanwhile: nothing is written about somebody who is just leaving.
 * @throws ShopError NOT_FOUND
 */
export async function addNote(
  db: Db,
  author: { id: UserId; name: string },
  { customerId, text }: { customerId: UserId; text: string },
  now: Date,
): Promise<CustomerNote> {
  const id = newId<CustomerNoteId>(now);
  await inTx(db, async (tx) => {
    const customer = await lockUser(tx, customerId);
    // Who deleted her account has no password any more.
    if (customer === undefined || customer.passwordHash === '') throw new ShopError('NOT_FOUND');
    await tx.insert(customerNotes).values({ id, customerId, authorId: author.id, text, createdAt: now });
  });
  return { _id: id, text, author: { _id: author.id, name: author.name }, createdAt: now.toISOString() };
}

/**
 * Says it otherwise; only who wrote it may.
 * @param seen what it said when it was opened
 * @throws ShopError NOT_FOUND, FORBIDDEN, CONFLICT with what it says now (not where it says so already)
 */
export async function editNote(
  db: Db,
  author: { id: UserId; name: string },
  { customerId, id, text, seen }: { customerId: UserId; id: CustomerNoteId; text: string; seen: string },
): Promise<CustomerNote> {
  return inTx(db, async (tx) => {
    const its = and(eq(customerNotes.id, id), eq(customerNotes.customerId, customerId));
    const [note] = await tx.select().from(customerNotes).where(its).for('update');
    if (note === undefined) throw new ShopError('NOT_FOUND');
    if (note.authorId !== author.id) throw new ShopError('FORBIDDEN');
    if (note.text !== seen && note.text !== text)
      throw new ShopError('CONFLICT', {
        details: [{ path: 'text', message: note.text, from: seen, to: note.text }],
      });
    await tx.update(customerNotes).set({ text }).where(its);
    return {
      _id: id,
      text,
      author: { _id: author.id, name: author.name },
      createdAt: note.createdAt.toISOString(),
    };
  });
}

/** @throws ShopError NOT_FOUND, also for a note about somebody else */
export async function removeNote(db: Db, customerId: UserId, id: CustomerNoteId): Promise<void> {
  const [removed] = await db
    .delete(customerNotes)
    .where(and(eq(customerNotes.id, id), eq(customerNotes.customerId, customerId)))
    .returning({ id: customerNotes.id });
  if (removed === undefined) throw new ShopError('NOT_FOUND');
}
