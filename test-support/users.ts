import { argon2Sync, randomBytes } from 'node:crypto';
import type { UserId } from '#domain/kernel/ids.ts';
import type { Role } from '#domain/identity/roles.ts';
import { insertUser } from '#server/identity/accounts/repository.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { newId } from '#server/platform/db/ids.ts';

/** The least argon2id allows. A stored hash names its own cost, so that the shop checks this one in a moment too. */
const CHEAP = { memory: 8, passes: 1, parallelism: 1 };

/**
 * Adds a user without e-mail verification, unless the e-mail is known. The shop's own hashing takes 30 ms, twice for every sign-in:
 * a quarter of what the API tests took.
 */
export async function addUser(
  db: Db,
  { password, ...person }: { name: string; email: string; password: string; role: Role },
  now: Date,
): Promise<void> {
  const passwordHash = cheaplyHashed(password);
  await insertUser(db, { ...person, id: newId<UserId>(now), passwordHash, createdAt: now, updatedAt: now });
}

function cheaplyHashed(password: string): string {
  const nonce = randomBytes(16);
  const hash = argon2Sync('argon2id', { ...CHEAP, message: password, nonce, tagLength: 32 });
  const [salt, sum] = [nonce, hash].map((bytes) => bytes.toString('base64').replaceAll('=', ''));
  return `$argon2id$v=19$m=${CHEAP.memory},t=${CHEAP.passes},p=${CHEAP.parallelism}$${salt}$${sum}`;
}
