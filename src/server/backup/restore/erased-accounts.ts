import type { UserId } from '#domain/kernel/ids.ts';
import { connectWithoutTimeouts } from '#server/platform/db/connection.ts';
import type { Clock } from '#server/platform/process/clock.ts';
import { createLog } from '#server/platform/process/log.ts';
import { eraseAgain, findErasures, type ErasedAgain } from '#server/privacy/index.ts';

/** Accounts that must not come back with a backup. `isKnown`: whether any list of them could be read. */
export type Erased = { ids: Set<UserId>; isKnown: boolean; remarks: string[] };

/** Adds those that the shop to be replaced knows; it may be damaged, or no shop at all. */
export async function addErasuresOf(databaseUrl: string, erased: Erased): Promise<void> {
  const known = await withDatabase(databaseUrl, (db) => findErasures(db)).catch(() => null);
  erased.isKnown ||= known !== null;
  for (const { id } of known ?? []) erased.ids.add(id);
}

export const eraseIn = (url: string, { ids }: Erased, clock: Clock): Promise<ErasedAgain> =>
  withDatabase(url, (db) => eraseAgain({ db, clock }, ids));

async function withDatabase<T>(
  url: string,
  work: (db: ReturnType<typeof connectWithoutTimeouts>) => Promise<T>,
): Promise<T> {
  const db = connectWithoutTimeouts(url, createLog('silent'));
  try {
    return await work(db);
  } finally {
    await db.$client.end();
  }
}
