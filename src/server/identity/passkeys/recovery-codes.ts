import { createHmac, randomInt } from 'node:crypto';
import { CODE_ALPHABET, CODE_LENGTH, RECOVERY_CODES, tidyRecoveryCode } from '#domain/identity/passkeys.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { hasCode, replaceCodes, spendCode } from './repository.ts';

type Key = Uint8Array;

/**
 * Creates new codes, which replace the old ones.
 * @returns them, to be shown once
 */
export async function makeRecoveryCodes(db: Db, key: Key, userId: UserId): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await replaceCodes(
    db,
    userId,
    codes.map((code) => hashOf(key, userId, code)),
  );
  return codes;
}

/** Whether a code is valid, in whichever format it is typed. */
export function isRecoveryCode(db: Db, key: Key, userId: UserId, typed: string): Promise<boolean> {
  return hasCode(db, userId, hashOf(key, userId, tidyRecoveryCode(typed)));
}

/**
 * Consumes a code, in whichever format it is typed.
 * @returns whether it was valid
 */
export function spendRecoveryCode(db: Db, key: Key, userId: UserId, typed: string): Promise<boolean> {
  return spendCode(db, userId, hashOf(key, userId, tidyRecoveryCode(typed)));
}

function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
}

/** Keyed with the shop's secret: with a copy of the database alone, the 50 bits cannot be brute-forced. */
function hashOf(key: Key, userId: UserId, code: string): string {
  return createHmac('sha256', key).update(`recovery:${userId}:${code}`).digest('base64url');
}
