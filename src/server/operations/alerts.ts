import { lte, notInArray, sql } from 'drizzle-orm';
import { after, hours } from '#domain/kernel/time.ts';
import { inTx } from '#server/platform/db/connection.ts';
import type { Shop } from '#server/shop.ts';
import { alertMail } from './alert-mail.ts';
import { examine } from './checks.ts';
import type { Finding } from './findings.ts';
import { findAdmins } from './outage.ts';
import { alerts } from './tables.ts';

/** Slightly less than a day, because the hourly runs drift by seconds. */
const TOLD_EVERY = hours(23.5);

/** Runs the checks every hour and mails the admins about problems. The demo sends no such mails. */
export function alertJobs(shop: Shop): void {
  shop.jobs.define(
    'operations.alerts',
    async () => {
      if (!shop.config.demo) await notifyOfTrouble(shop, await examine(shop));
      shop.health.answers = { all: 0, failed: 0 };
    },
    { cron: '17 * * * *', retryLimit: 0 },
  );
}

/**
 * Sends at most one mail a day per kind of problem, and a single one for `toldOnce` findings, regardless of the number of
 * instances.
 */
export async function notifyOfTrouble(shop: Shop, findings: readonly Finding[]): Promise<void> {
  const wrong = findings.filter(({ health, toldOnce }) => health === 'bad' || toldOnce);
  const kinds = [...new Set(wrong.map(({ kind }) => kind))];
  await shop.db.delete(alerts).where(kinds.length === 0 ? sql`true` : notInArray(alerts.kind, kinds));
  const admins = await findAdmins(shop.db);
  for (const finding of wrong) {
    await inTx(shop.db, async (tx) => {
      const now = shop.clock.now();
      const told = await tx
        .insert(alerts)
        .values({ kind: finding.kind, toldAt: now })
        .onConflictDoUpdate({
          target: alerts.kind,
          set: { toldAt: now },
          setWhere: finding.toldOnce ? sql`false` : lte(alerts.toldAt, after(now, -TOLD_EVERY)),
        })
        .returning();
      if (told.length === 0) return;
      for (const admin of admins)
        await shop.mail.queue(tx, alertMail(shop.settings.current(), admin, finding));
    });
  }
}
