import { randomBytes } from 'node:crypto';
import { asId, type UserId } from '#domain/kernel/ids.ts';
import { isWebp, squareWebp } from '#server/adapters/images.ts';
import type { Actor } from '#server/platform/http/access.ts';
import { inTx, type Tx } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Jobs } from '#server/platform/jobs/queue.ts';
import type { Shop } from '#server/shop.ts';
import { lockUser, updateUser } from '../accounts/repository.ts';

/** Three device pixels for each of the 128 that the profile shows. */
const AVATAR_SIDE = 384;
const ADDRESS = '/pictures/uploads/';
/** Job that deletes a file. */
export const DELETE_AVATAR = 'identity.delete-avatar';
const FILE = /^[0-9a-f]{32}\.webp$/;

/**
 * Sets a user's new picture, a JPG, PNG or GIF (spec §5, Profile); the old one is deleted.
 * @returns its URL path
 * @throws ShopError IMAGE_TYPE_REFUSED, IMAGE_TOO_MANY_PIXELS
 */
export async function changeAvatar(shop: Shop, actor: Actor, picture: Buffer): Promise<string> {
  if (isWebp(picture)) throw new ShopError('IMAGE_TYPE_REFUSED');
  const bytes = await squareWebp(picture, AVATAR_SIDE);
  // Every upload has an unguessable name of its own, so the content of a URL never changes.
  const file = `${randomBytes(16).toString('hex')}.webp`;
  await shop.uploads.put(file, bytes);
  await setAvatar(shop, actor, `${ADDRESS}${file}`);
  return `${ADDRESS}${file}`;
}

export async function removeAvatar(shop: Shop, actor: Actor): Promise<void> {
  await setAvatar(shop, actor, null);
}

/** @returns null for a name that is not of an upload, or when the file is gone */
export async function readUpload(shop: Shop, file: string): Promise<Buffer | null> {
  return FILE.test(file) ? shop.uploads.read(file) : null;
}

/** Deletes a profile's former picture once this transaction commits. */
export async function deleteAvatar(
  { jobs }: { jobs: Pick<Jobs, 'send'> },
  tx: Tx,
  avatar: string | null,
): Promise<void> {
  const file = avatar?.slice(ADDRESS.length);
  if (file !== undefined && FILE.test(file)) await jobs.send(tx, DELETE_AVATAR, { file });
}

async function setAvatar(shop: Shop, actor: Actor, avatar: string | null): Promise<void> {
  const id = asId<UserId>(actor.id);
  await inTx(shop.db, async (tx) => {
    const user = await lockUser(tx, id);
    if (user === undefined) throw new ShopError('NO_SESSION');
    await updateUser(tx, id, { avatar, updatedAt: shop.clock.now() });
    if (user.avatar !== avatar) await deleteAvatar(shop, tx, user.avatar);
  });
}
