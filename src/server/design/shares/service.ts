import { randomBytes } from 'node:crypto';
import { SHARE_TOKEN_BYTES } from '#domain/design/share.ts';
import type { DesignId, UserId } from '#domain/kernel/ids.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { closeLink, type Design, findSharedDesign, openLink } from '../designs/repository.ts';

/** A shared design. @throws ShopError NOT_FOUND once its link is closed */
export async function getSharedDesign(db: Db, token: string): Promise<Design> {
  const design = await findSharedDesign(db, token);
  if (design === undefined) throw new ShopError('NOT_FOUND');
  return design;
}

/** Opens the link of a customer's own design, or returns the existing one. @throws ShopError NOT_FOUND */
export async function shareDesign(
  db: Db,
  userId: UserId,
  id: DesignId,
): Promise<{ token: string; preview: string }> {
  const fresh = randomBytes(SHARE_TOKEN_BYTES).toString('base64url');
  const link = await openLink(db, userId, id, fresh);
  if (link === undefined) throw new ShopError('NOT_FOUND');
  return link;
}

/** Closes the link; one opened later gets a new token. @throws ShopError NOT_FOUND */
export async function unshareDesign(db: Db, userId: UserId, id: DesignId): Promise<void> {
  if (!(await closeLink(db, userId, id))) throw new ShopError('NOT_FOUND');
}
