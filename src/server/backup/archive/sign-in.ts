import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asId, type SessionId, type UserId } from '#domain/kernel/ids.ts';
import { readAccessToken, signAccessToken } from '#server/identity/index.ts';
import type { Manifest } from './manifest.ts';

/** The file in `DATA_DIR` that holds a shop's signing secret. */
export const SESSION_SECRET = 'session-secret';

/** Claims of a probe token: for no existing user, and expired since 1970, so it grants nothing; otherwise a normal token. */
const NOBODY = '00000000-0000-4000-8000-000000000000';
const THEN = new Date(0);

/** Signs the probe token that a backup's manifest includes, so that a restore can recognise the shop's secret. */
export async function signForManifest(secret: Uint8Array): Promise<string> {
  const claims = { userId: asId<UserId>(NOBODY), sessionId: asId<SessionId>(NOBODY), now: THEN };
  return (await signAccessToken(secret, claims)).token;
}

/**
 * Whether users who were signed in at the time of the backup stay signed in: `kept` if the secret verifies the probe token,
 * `unknown` for a backup without one.
 */
export type SignIn = 'kept' | 'lost' | 'unknown';

export async function trySecret(secret: Uint8Array | null, { signed }: Manifest): Promise<SignIn> {
  if (signed === undefined) return 'unknown';
  if (secret === null) return 'lost';
  return (await readAccessToken(secret, signed, { now: THEN })) === null ? 'lost' : 'kept';
}

/** The secret that a restored shop signs with: the environment's, else the backup's, else the one in `dataDir`. */
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
