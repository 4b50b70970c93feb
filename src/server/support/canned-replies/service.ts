import { asc, eq } from 'drizzle-orm';
import type { CannedReply } from '#contract/http/chat.ts';
import { isUniqueViolation } from '#server/platform/db/connection.ts';
import { newId } from '#server/platform/db/ids.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import { cannedReplies } from '../tables.ts';

type Canned = { shortcut: string; content: string };

export async function listCannedReplies({ db }: Shop): Promise<CannedReply[]> {
  const rows = await db.select().from(cannedReplies).orderBy(asc(cannedReplies.shortcut));
  return rows.map(presentCanned);
}

/** @throws ShopError ALREADY_EXISTS for a shortcut in use */
export async function addCannedReply({ db, clock }: Shop, canned: Canned): Promise<CannedReply> {
  const now = clock.now();
  const row = { id: newId<string>(now), ...canned, updatedAt: now };
  await db.insert(cannedReplies).values(row).catch(shortcutTaken);
  return presentCanned(row);
}

/** @throws ShopError NOT_FOUND, ALREADY_EXISTS for a shortcut in use */
export async function changeCannedReply(
  { db, clock }: Shop,
  id: string,
  canned: Canned,
): Promise<CannedReply> {
  const [row] = await db
    .update(cannedReplies)
    .set({ ...canned, updatedAt: clock.now() })
    .where(eq(cannedReplies.id, id))
    .returning()
    .catch(shortcutTaken);
  if (row === undefined) throw new ShopError('NOT_FOUND');
  return presentCanned(row);
}

/** @throws ShopError NOT_FOUND */
export async function removeCannedReply({ db }: Shop, id: string): Promise<void> {
  const removed = await db.delete(cannedReplies).where(eq(cannedReplies.id, id)).returning();
  if (removed.length === 0) throw new ShopError('NOT_FOUND');
}

function presentCanned({ id, shortcut, content }: typeof cannedReplies.$inferSelect): CannedReply {
  return { _id: id, shortcut, content };
}

function shortcutTaken(error: unknown): never {
  throw isUniqueViolation(error) ? new ShopError('ALREADY_EXISTS') : error;
}
