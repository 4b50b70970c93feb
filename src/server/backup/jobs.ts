import { hours } from '#domain/kernel/time.ts';
import type { Shop } from '#server/shop.ts';
import { writeErasures } from './runs/erasure-list.ts';
import { backUp, backupPlace, verifyNewestBackup } from './runs/service.ts';
import { openBackupStore } from './runs/store.ts';

export const MAKE_BACKUP = 'backup.make';
export const VERIFY_BACKUP = 'backup.prove';

/**
 * Nightly at two in the morning in Vietnam; once a week, a test restore two hours later. A failure is not retried: it is shown to
 * the admins, and the next night follows.
 */
export function backupJobs(shop: Shop): void {
  const once = { retryLimit: 0, expireInSeconds: hours(3) / 1000 };
  shop.jobs.define(
    'backup.nightly',
    async () => {
      if (shop.settings.current().backupNightly) await backUp(shop);
    },
    { ...once, cron: '0 2 * * *' },
  );
  shop.jobs.define(
    'backup.weekly-proof',
    async () => {
      if (shop.settings.current().backupNightly) await verifyNewestBackup(shop);
    },
    { ...once, cron: '0 4 * * 0' },
  );
  shop.reactions.define('backup.erasures', {
    facts: ['account.erased'],
    work: async () => writeErasures(shop, await openBackupStore(backupPlace(shop.config), shop.config)),
    inOrderOf: () => 'list',
  });
  // Requested by an admin.
  shop.jobs.define(MAKE_BACKUP, () => backUp(shop), once);
  shop.jobs.define(VERIFY_BACKUP, () => verifyNewestBackup(shop), once);
}
