import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** An opaque secret of 256 random bits, fit for a cookie or a link. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a 256-bit secret: it cannot be guessed, so a fast hash is enough. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/**
 * The refresh token that follows `token`. It is derived, so that tabs that refresh concurrently with the same token get the same
 * successor, and a thief among them cannot start a second chain unnoticed.
 */
export function successorOf(key: Uint8Array, token: string): string {
  return createHmac('sha256', key).update(`refresh:${token}`).digest('base64url');
}

export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
