import { and, eq, isNull } from 'drizzle-orm';
import { hours, minutes } from '#domain/kernel/time.ts';
import { users } from '#server/identity/tables.ts';
import type { Instances } from '#server/platform/live/instances.ts';
import { inBackground } from '#server/platform/process/background.ts';
import type { Shop } from '#server/shop.ts';
import { alertMail, type Admin } from './alert-mail.ts';
import { operationsCopy as copy } from './copy.vi.ts';
import { bad } from './findings.ts';

const LOOKED_EVERY = minutes(1);
/** Short enough outages, such as a restart of the database, cause no alert. */
const AWAY_FOR = minutes(3);
const TOLD_EVERY = hours(23.5);
const LETTER = 'database-away';

/** Coordination between instances, so that only one of them sends a mail. */
type Once = Instances['once'];
/** For a single instance. */
const ALONE: Once = { isFirst: async () => true, undo: async () => undefined };

/**
 * Detects a database outage, which the hourly checks cannot report: without the database there are no jobs and no mail queue.
 * Each instance checks by itself, and the first one sends the mail directly to the mail server, once a day; when it could be sent
 * to no admin, the next check retries.
 * @returns a function that runs one check
 */
export function createOutageWatch(shop: Shop, once: Once = ALONE): () => Promise<void> {
  const { clock, db, settings, mail, log } = shop;
  let admins: readonly Admin[] = [];
  let awaySince: Date | null = null;
  let toldAt = -Infinity;
  return async () => {
    const now = clock.now();
    if (await shop.isDatabaseReachable()) {
      awaySince = null;
      admins = await findAdmins(db);
      return;
    }
    awaySince ??= now;
    const away = now.getTime() - awaySince.getTime();
    if (away < AWAY_FOR || now.getTime() - toldAt < TOLD_EVERY) return;
    const text = copy.database;
    const finding = bad('database', text.away(Math.round(away / minutes(1))), text.awayTodo);
    toldAt = now.getTime();
    if (!(await once.isFirst(LETTER, TOLD_EVERY))) return;
    let taken = 0;
    for (const admin of admins)
      await mail.sendNow(alertMail(settings.current(), admin, finding)).then(
        () => (taken += 1),
        (error: unknown) => log.error({ err: error }, 'an alarm was not sent'),
      );
    if (taken > 0) return;
    toldAt = -Infinity;
    await once.undo(LETTER);
  };
}

/** The recipients of alerts. */
export const findAdmins = (db: Shop['db']): Promise<Admin[]> =>
  db
    .select({ email: users.email, name: users.name })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.disabledAt)));

/**
 * Checks every minute. The demo sends no alerts.
 * @param others the other instances, if there are any
 * @returns a function that stops the checks
 */
export function watchDatabase(shop: Shop, others: { once: Once } | null): () => void {
  if (shop.config.demo) return () => undefined;
  const look = createOutageWatch(shop, others?.once);
  const timer = setInterval(() => inBackground(shop.log, 'the look at the database', look()), LOOKED_EVERY);
  return () => clearInterval(timer);
}
