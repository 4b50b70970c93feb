import type { UserId } from '#domain/kernel/ids.ts';
import type { Clock } from '#server/platform/process/clock.ts';
import { eraseAgain, findErasures, type ErasedAgain } from '#server/privacy/index.ts';
import { withDatabase } from './databases.ts';

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
