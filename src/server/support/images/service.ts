import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { ChatId, UserId } from '#domain/kernel/ids.ts';
import { after } from '#domain/kernel/time.ts';
import { UNSENT_IMAGE_KEPT } from '#domain/support/limits.ts';
import { wholeWebp } from '#server/adapters/images.ts';
import { inTx, type Db, type Tx } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import type { Participant } from '../policy.ts';
import { IMAGES } from '../rates.ts';
import { chatImages, chats } from '../tables.ts';

export type ChatImage = { url: string; fileName: string; fileSize: number; mimeType: string };

/** Stores a picture for a later message. @throws ShopError IMAGE_TYPE_REFUSED, IMAGE_TOO_MANY_PIXELS, IMAGES_ENOUGH */
export async function storeImage(shop: Shop, participant: Participant, picture: Buffer): Promise<ChatImage> {
  const bytes = await wholeWebp(picture, LONGEST_SIDE);
  if (participant.side === 'customer' && !(await shop.limits.count(IMAGES, participant.id)).isWithin)
    throw new ShopError('IMAGES_ENOUGH');
  const file = `chat-${randomBytes(16).toString('hex')}.webp`;
  await shop.db.insert(chatImages).values({ file, userId: participant.id, createdAt: shop.clock.now() });
  await shop.uploads.put(file, bytes);
  return { url: `${ADDRESS}${file}`, fileName: file, fileSize: bytes.length, mimeType: 'image/webp' };
}

/**
 * A picture's bytes, for its sender, the customer of its chat, and admins only: pictures may be bank receipts.
 * @throws ShopError NOT_FOUND
 */
export async function readImage(shop: Shop, participant: Participant, file: string): Promise<Buffer> {
  const mine = or(eq(chatImages.userId, participant.id), eq(chats.userId, participant.id));
  const [found] = await shop.db
    .select({ file: chatImages.file })
    .from(chatImages)
    .leftJoin(chats, eq(chats.id, chatImages.chatId))
    .where(and(eq(chatImages.file, file), participant.side === 'admin' ? undefined : mine));
  const bytes = found ? await shop.uploads.read(found.file) : null;
  if (bytes === null) throw new ShopError('NOT_FOUND');
  return bytes;
}

/** Thumbnail of a picture for lists, sharp on dense screens; the full size opens on click. */
export const smallImage = (bytes: Buffer): Promise<Buffer> => wholeWebp(bytes, SMALL_SIDE);

/** File name from a URL made by `storeImage`, or null. */
export function fileOf(url: unknown): string | null {
  if (typeof url !== 'string' || !url.startsWith(ADDRESS)) return null;
  const file = url.slice(ADDRESS.length);
  return FILE.test(file) ? file : null;
}

/** Whether this user uploaded this picture. */
export async function isOwnImage(db: Db, userId: UserId, url: string): Promise<boolean> {
  const file = fileOf(url);
  if (file === null) return false;
  return (await db.$count(chatImages, and(eq(chatImages.file, file), eq(chatImages.userId, userId)))) > 0;
}

export async function attachImage(tx: Tx, file: string, chatId: ChatId): Promise<void> {
  await tx.update(chatImages).set({ chatId }).where(eq(chatImages.file, file));
}

/**
 * Deletes pictures that were never sent in a message: the file first, because without its row nobody would find it again.
 * @throws Error when a file could not be deleted; the others are
 */
export async function purgeUnsentImages(shop: Shop): Promise<void> {
  const before = after(shop.clock.now(), -UNSENT_IMAGE_KEPT);
  const isUnsent = and(isNull(chatImages.chatId), lt(chatImages.createdAt, before));
  const found = await shop.db.select({ file: chatImages.file }).from(chatImages).where(isUnsent);
  const failures: unknown[] = [];
  for (const { file } of found) {
    const purge = inTx(shop.db, async (tx) => {
      const gone = await tx
        .delete(chatImages)
        .where(and(eq(chatImages.file, file), isUnsent))
        .returning();
      if (gone.length > 0) await shop.uploads.remove(file);
    });
    await purge.catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

/** Large enough to read a bank receipt. */
const LONGEST_SIDE = 1_600;
const SMALL_SIDE = 192;

const ADDRESS = '/api/chat/images/';

const FILE = /^chat-[0-9a-f]{32}\.webp$/;
