import { findTokens, takeOverTokens } from '#server/zalo/index.ts';
import { withDatabase } from './databases.ts';

/**
 * A refresh token for Zalo is valid once, and that of a backup has probably been exchanged since. The restored database gets the
 * tokens of the shop that it replaces, if they can be read.
 * @returns whether it has tokens that may no longer be valid
 */
export async function takeNewerTokens(
  replacedUrl: string,
  restoredUrl: string,
  secret: Uint8Array | null,
): Promise<boolean> {
  const newer = await withDatabase(replacedUrl, findTokens).catch(() => null);
  return withDatabase(restoredUrl, async (db) => {
    const isTaken = newer !== null && secret !== null && (await takeOverTokens(db, secret, newer));
    return !isTaken && (await findTokens(db)) !== null;
  });
}
