import { dirname } from 'node:path';
import type { Config } from '#server/platform/process/config.ts';
import { backupCopy as copy } from '../copy.vi.ts';
import { readErasures } from '../runs/erasure-list.ts';
import { backupPlace, reasonOf } from '../runs/service.ts';
import { isBucket, openBackupStore } from '../runs/store.ts';
import type { Erased } from './erased-accounts.ts';

/** Reads the lists beside the backup and at the shop's usual place; without one the restore goes on, and says so. */
export async function listedErasures(named: string, config: Config): Promise<Erased> {
  const beside = isBucket(named) ? named.slice(0, named.lastIndexOf('/')) : dirname(named);
  const erased: Erased = { ids: new Set(), isKnown: false, remarks: [] };
  for (const place of new Set([beside, backupPlace(config)])) {
    try {
      const list = await readErasures(await openBackupStore(place, config));
      erased.isKnown ||= list !== null;
      for (const { id } of list ?? []) erased.ids.add(id);
    } catch (error) {
      erased.remarks.push(copy.erasures.unread(place, reasonOf(error)));
    }
  }
  return erased;
}
