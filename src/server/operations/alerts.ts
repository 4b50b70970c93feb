import { hostname } from 'node:os';
import { lte, notInArray, sql } from 'drizzle-orm';
import { after, hours } from '#domain/kernel/time.ts';
import { inTx } from '#server/platform/db/connection.ts';
import { inBackground } from '#server/platform/process/background.ts';
import type { Shop } from '#server/shop.ts';
import { alertMail } from './alert-mail.ts';
import { runInstanceChecks, runSharedChecks, OWN_KINDS } from './checks.ts';
import type { Finding } from './findings.ts';
import { findAdmins } from './outage.ts';
import { alerts } from './tables.ts';

/** Slightly less than a day, because the hourly runs drift by seconds. */
const TOLD_EVERY = hours(23.5);

const LOOKED_EVERY = hours(1);

/** Runs the checks that are shared by all instances every hour and mails the admins about problems. The demo sends no mails. */
export function alertJobs(shop: Shop): void {
  shop.jobs.define(
    'operations.alerts',
    async () => {
      if (shop.config.demo) return;
      const findings = await runSharedChecks(shop);
      // Forgets resolved problems, so that a recurrence is reported; per-instance kinds only expire: others may have them. What a
      // check that failed had found before may still be so.
      const wrong = findings.filter(isTold).map(({ kind }) => kind);
      if (!findings.some(({ isUnknown }) => isUnknown))
        await shop.db.delete(alerts).where(notInArray(alerts.kind, [...OWN_KINDS, ...wrong]));
      await notifyOfTrouble(shop, findings);
    },
    { cron: '17 * * * *', retryLimit: 0 },
  );
}

/** Runs this instance's own checks (memory, disk, clock, responses since the last run) and resets the response counts. */
export async function checkInstance(shop: Shop): Promise<void> {
  await notifyOfTrouble(shop, await runInstanceChecks(shop), `${hostname()}:${shop.config.port}`);
  shop.health.answers = { all: 0, failed: 0 };
}

/** Runs this instance's own checks every hour. The demo runs none. @returns a function that stops them */
export function watchInstance(shop: Shop): () => void {
  if (shop.config.demo) return () => undefined;
  const look = () => inBackground(shop.log, 'the look at this instance', checkInstance(shop));
  const timer = setInterval(look, LOOKED_EVERY);
  return () => clearInterval(timer);
}

const isTold = ({ health, toldOnce }: Finding) => health === 'bad' || toldOnce === true;

/**
 * Mails the admins about each kind of problem, once a day (only once for `toldOnce` findings), however many instances check.
 * @param where the instance that has the problem
 */
async function notifyOfTrouble(shop: Shop, findings: readonly Finding[], where?: string): Promise<void> {
  const admins = await findAdmins(shop.db);
  for (const finding of findings.filter(isTold)) {
    await inTx(shop.db, async (tx) => {
      const now = shop.clock.now();
      const claimed = await tx
        .insert(alerts)
        .values({ kind: finding.kind, toldAt: now })
        .onConflictDoUpdate({
          target: alerts.kind,
          set: { toldAt: now },
          setWhere: finding.toldOnce ? sql`false` : lte(alerts.toldAt, after(now, -TOLD_EVERY)),
        })
        .returning();
      if (claimed.length === 0) return;
      for (const admin of admins)
        await shop.mail.queue(tx, alertMail(shop.settings.current(), admin, finding, where));
    });
  }
}
