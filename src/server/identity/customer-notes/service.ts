import { and, desc, eq, gt } from 'drizzle-orm';
import type { CustomerNote } from '#contract/http/users-admin.ts';
import type { CustomerNoteId, UserId } from '#domain/kernel/ids.ts';
import { after, minutes } from '#domain/kernel/time.ts';
import { type Db, inTx } from '#server/platform/db/connection.ts';
import { newId } from '#server/platform/db/ids.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { getPeople } from '../accounts/queries.ts';
import { lockUser } from '../accounts/repository.ts';
import { customerNotes } from '../tables.ts';

/** The same words about the same customer within this time are a second press, or a retry after a lost response. */
const SAME_WITHIN = minutes(1);
/** Older notes are kept but not shown. */
const SHOWN = 100;

/** The notes of staff about a customer, newest first. */
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
 * Adds a note. The account is locked meanwhile, so that no note is written while it is being deleted.
 * @throws ShopError NOT_FOUND
 */
export async function addNote(
  db: Db,
  author: { id: UserId; name: string },
  { customerId, text }: { customerId: UserId; text: string },
  now: Date,
): Promise<CustomerNote> {
  const { id, createdAt } = await inTx(db, async (tx) => {
    const customer = await lockUser(tx, customerId);
    // A deleted account has no password.
    if (customer === undefined || customer.passwordHash === '') throw new ShopError('NOT_FOUND');
    const row = { id: newId<CustomerNoteId>(now), customerId, authorId: author.id, text, createdAt: now };
    const isSame = and(
      eq(customerNotes.customerId, customerId),
      eq(customerNotes.authorId, author.id),
      eq(customerNotes.text, text),
      gt(customerNotes.createdAt, after(now, -SAME_WITHIN)),
    );
    const [same] = await tx.select().from(customerNotes).where(isSame).limit(1);
    if (same === undefined) await tx.insert(customerNotes).values(row);
    return same ?? row;
  });
  return { _id: id, text, author: { _id: author.id, name: author.name }, createdAt: createdAt.toISOString() };
}

/**
 * Edits a note; only its author may.
 * @param seen the text when the form was opened
 * @throws ShopError NOT_FOUND, FORBIDDEN, CONFLICT with the current text (unless that equals the new one)
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

/** @throws ShopError NOT_FOUND, also for a note about another customer */
export async function removeNote(db: Db, customerId: UserId, id: CustomerNoteId): Promise<void> {
  const [removed] = await db
    .delete(customerNotes)
    .where(and(eq(customerNotes.id, id), eq(customerNotes.customerId, customerId)))
    .returning({ id: customerNotes.id });
  if (removed === undefined) throw new ShopError('NOT_FOUND');
}
