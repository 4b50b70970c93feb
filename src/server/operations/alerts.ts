import { hostname } from 'node:os';
import { lte, notInArray, sql } from 'drizzle-orm';
import { after, hours } from '#domain/kernel/time.ts';
import { inTx } from '#server/platform/db/connection.ts';
import { inBackground } from '#server/platform/process/background.ts';
import type { Shop } from '#server/shop.ts';
import { alertMail } from './alert-mail.ts';
import { examineInstance, examineShared, OWN_KINDS } from './checks.ts';
import type { Finding } from './findings.ts';
import { findAdmins } from './outage.ts';
import { alerts } from './tables.ts';

/** Slightly less than a day, because the hourly runs drift by seconds. */
const TOLD_EVERY = hours(23.5);

const LOOKED_EVERY = hours(1);

/** Looks every hour at what is the same for all instances, and writes to the admins about what is wrong. The demo writes to nobody. */
export function alertJobs(shop: Shop): void {
  shop.jobs.define(
    'operations.alerts',
    async () => {
      if (shop.config.demo) return;
      const findings = await examineShared(shop);
      // What is well again is forgotten, so that its return is news. What is an instance's own only the day ends: another's may be ill.
      const wrong = findings.filter(isTold).map(({ kind }) => kind);
      await shop.db.delete(alerts).where(notInArray(alerts.kind, [...OWN_KINDS, ...wrong]));
      await notifyOfTrouble(shop, findings);
    },
    { cron: '17 * * * *', retryLimit: 0 },
  );
}

/** What an instance asks about itself, and since when it was asked last: its answers, its memory, its disk, its clock. */
export async function lookAtInstance(shop: Shop): Promise<void> {
  await notifyOfTrouble(shop, await examineInstance(shop), `${hostname()}:${shop.config.port}`);
  shop.health.answers = { all: 0, failed: 0 };
}

/** @returns what ends it */
export function watchInstance(shop: Shop): () => void {
  if (shop.config.demo) return () => undefined;
  const look = () => inBackground(shop.log, 'the look at this instance', lookAtInstance(shop));
  const timer = setInterval(look, LOOKED_EVERY);
  return () => clearInterval(timer);
}

const isTold = ({ health, toldOnce }: Finding) => health === 'bad' || toldOnce === true;

/**
 * At most one letter a day about each kind of trouble, one in all about what is told once, however many instances look.
 * @param where the instance that it was found at
 */
async function notifyOfTrouble(shop: Shop, findings: readonly Finding[], where?: string): Promise<void> {
  const admins = await findAdmins(shop.db);
  for (const finding of findings.filter(isTold)) {
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
        await shop.mail.queue(tx, alertMail(shop.settings.current(), admin, finding, where));
    });
  }
}
