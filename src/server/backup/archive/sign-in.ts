import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asId, type SessionId, type UserId } from '#domain/kernel/ids.ts';
import { readAccessToken, signAccessToken } from '#server/identity/index.ts';
import type { Manifest } from './manifest.ts';

/** The file in which a shop keeps what it signs with. */
export const SESSION_SECRET = 'session-secret';

/** Nobody's, and over since 1970: it opens nothing, and is signed and read as everybody's is. */
const NOBODY = '00000000-0000-4000-8000-000000000000';
const THEN = new Date(0);

/** What a backup takes along to know the shop's secret again. */
export async function signForManifest(secret: Uint8Array): Promise<string> {
  const claims = { userId: asId<UserId>(NOBODY), sessionId: asId<SessionId>(NOBODY), now: THEN };
  return (await signAccessToken(secret, claims)).token;
}

/**
 * Whether who was signed in at the backup still is: `kept` where the secret reads what was signed then; `unknown` of a backup that took
 * nothing along to try it with.
 */
export type SignIn = 'kept' | 'lost' | 'unknown';

export async function trySecret(secret: Uint8Array | null, { signed }: Manifest): Promise<SignIn> {
  if (signed === undefined) return 'unknown';
  if (secret === null) return 'lost';
  return (await readAccessToken(secret, signed, { now: THEN })) === null ? 'lost' : 'kept';
}

/** Which secret a shop will sign with: the environment's, the backup's, or the one that is there. */
export async function secretAfter(
  given: string | null,
  folder: string,
  dataDir: string | null,
): Promise<Uint8Array | null> {
  if (given !== null) return new TextEncoder().encode(given);
  for (const place of [join(folder, 'secrets'), ...(dataDir === null ? [] : [dataDir])]) {
    const found = await readFile(join(place, SESSION_SECRET)).catch(() => null);
    if (found !== null) return found;
  }
  return null;
}
