import { createHash } from 'node:crypto';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { after, minutes, seconds } from '#domain/kernel/time.ts';
import { ZaloRefused, type ZaloApi } from '#server/adapters/zalo.ts';
import type { Db } from '#server/platform/db/connection.ts';
import type { Shop } from '#server/shop.ts';
import { seal, unseal } from './seal.ts';
import { zaloTokens } from './tables.ts';

export type TokenShop = Pick<Shop, 'db' | 'clock' | 'config' | 'secret'>;

/** Renewed this long before it expires. */
const EARLY = minutes(10);
const TRADE = seconds(60);

/**
 * A valid access token. When it has expired, one instance at a time exchanges the refresh token and stores both new ones in one
 * statement.
 * @param refused an access token that Zalo rejected
 * @returns null while another instance exchanges, or after Zalo refused the exchange, until the owner provides a new refresh
 *   token
 * @throws ZaloUnavailable
 */
export async function accessToken(shop: TokenShop, zalo: ZaloApi, refused?: string): Promise<string | null> {
  const kept = await keptTokens(shop);
  const now = shop.clock.now();
  const { access, refresh, expiresAt } = kept;
  if (access !== null && access !== refused && expiresAt !== null && after(now, EARLY) < expiresAt)
    return access;
  if (refresh === null || kept.refusal !== null || !(await beginTrade(shop))) return null;
  try {
    const refreshed = await zalo.refresh(refresh);
    await shop.db.update(zaloTokens).set({
      accessToken: seal(shop.secret, refreshed.accessToken),
      refreshToken: seal(shop.secret, refreshed.refreshToken),
      expiresAt: after(now, seconds(refreshed.expiresIn)),
      tradedUntil: null,
      refusal: null,
    });
    return refreshed.accessToken;
  } catch (error) {
    const refusal = error instanceof ZaloRefused ? error.message : null;
    await shop.db.update(zaloTokens).set({ tradedUntil: null, refusal });
    if (refusal !== null) return null;
    throw error;
  }
}

/** The stored tokens, initialised from the environment's refresh token, or reset when that one changed. */
async function keptTokens({ db, config, secret }: TokenShop) {
  const first = config.zalo?.refreshToken ?? '';
  const beganWith = createHash('sha256').update(first).digest('hex');
  const [before] = await db.select().from(zaloTokens);
  if (before?.beganWith !== beganWith) {
    const values = {
      refreshToken: seal(secret, first),
      beganWith,
      accessToken: null,
      expiresAt: null,
      tradedUntil: null,
      refusal: null,
    };
    await db.insert(zaloTokens).values(values).onConflictDoUpdate({ target: zaloTokens.only, set: values });
  }
  const [row] = await db.select().from(zaloTokens);
  if (row === undefined) throw new Error('the tokens were not stored');
  return {
    access: row.accessToken === null ? null : unseal(secret, row.accessToken),
    refresh: unseal(secret, row.refreshToken),
    expiresAt: row.expiresAt,
    refusal: row.refusal,
  };
}

/** Whether the secret decrypts the stored tokens; true when none are stored. */
export async function canDecryptTokens(db: Db, secret: Uint8Array | null): Promise<boolean> {
  const rows = await db.select({ sealed: zaloTokens.refreshToken }).from(zaloTokens);
  return rows.every(({ sealed }) => secret !== null && unseal(secret, sealed) !== null);
}

export type KeptTokens = Pick<
  typeof zaloTokens.$inferInsert,
  'accessToken' | 'expiresAt' | 'refreshToken' | 'beganWith'
>;

/** The stored tokens, encrypted; null when Zalo has not been connected, or has refused them. */
export async function findTokens(db: Db): Promise<KeptTokens | null> {
  const { accessToken: access, expiresAt, refreshToken, beganWith } = zaloTokens;
  const [row] = await db
    .select({ accessToken: access, expiresAt, refreshToken, beganWith })
    .from(zaloTokens)
    .where(isNull(zaloTokens.refusal));
  return row ?? null;
}

/** Stores tokens of another database of the same shop. @returns false when the secret does not decrypt them */
export async function takeOverTokens(db: Db, secret: Uint8Array, tokens: KeptTokens): Promise<boolean> {
  if (unseal(secret, tokens.refreshToken) === null) return false;
  const values = { ...tokens, tradedUntil: null, refusal: null };
  await db.insert(zaloTokens).values(values).onConflictDoUpdate({ target: zaloTokens.only, set: values });
  return true;
}

/** Takes the lease for exchanging tokens. @returns false while another instance holds it */
async function beginTrade({ db, clock }: TokenShop): Promise<boolean> {
  const now = clock.now();
  const begun = await db
    .update(zaloTokens)
    .set({ tradedUntil: after(now, TRADE) })
    .where(
      and(eq(zaloTokens.only, true), or(isNull(zaloTokens.tradedUntil), lt(zaloTokens.tradedUntil, now))),
    )
    .returning();
  return begun.length > 0;
}
