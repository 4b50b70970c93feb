import { createHmac, randomInt } from 'node:crypto';
import { CODE_ALPHABET, CODE_LENGTH, RECOVERY_CODES, tidyRecoveryCode } from '#domain/identity/passkeys.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { replaceCodes, spendCode } from './repository.ts';

type Key = Uint8Array;

/** Makes new codes; those of before are over. @returns them, to be shown once */
export async function makeRecoveryCodes(db: Db, key: Key, userId: UserId): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await replaceCodes(
    db,
    userId,
    codes.map((code) => hashOf(key, userId, code)),
  );
  return codes;
}

/** Uses a code up, however it is typed. @returns whether it was one */
export function spendRecoveryCode(db: Db, key: Key, userId: UserId, typed: string): Promise<boolean> {
  return spendCode(db, userId, hashOf(key, userId, tidyRecoveryCode(typed)));
}

function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
}

/** With the shop's secret: a copy of the database alone does not let 50 bits be tried. */
function hashOf(key: Key, userId: UserId, code: string): string {
  return createHmac('sha256', key).update(`recovery:${userId}:${code}`).digest('base64url');
}
