import { and, eq, isNull } from 'drizzle-orm';
import { hours, minutes } from '#domain/kernel/time.ts';
import { users } from '#server/identity/tables.ts';
import { inBackground } from '#server/platform/process/background.ts';
import type { Shop } from '#server/shop.ts';
import { alertMail, type Admin } from './alert-mail.ts';
import { operationsCopy as copy } from './copy.vi.ts';
import { bad } from './findings.ts';

const LOOKED_EVERY = minutes(1);
/** A restart of the database is no alarm. */
const AWAY_FOR = minutes(3);
/** At most one letter a day an instance: what would say that another one has written is away. */
const TOLD_EVERY = hours(23.5);

/**
 * What the hourly look cannot tell: without the database there are neither jobs nor mails that wait. Each instance looks by itself
 * and hands its letter to the mail server at once. @returns a look
 */
export function createOutageWatch(shop: Shop): () => Promise<void> {
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
    for (const admin of admins)
      await mail
        .sendNow(alertMail(settings.current(), admin, finding))
        .catch((error: unknown) => log.error({ err: error }, 'an alarm was not sent'));
  };
}

/** Who is written to. */
export const findAdmins = (db: Shop['db']): Promise<Admin[]> =>
  db
    .select({ email: users.email, name: users.name })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.disabledAt)));

/** Looks every minute. The demo writes to nobody. @returns what ends it */
export function watchDatabase(shop: Shop): () => void {
  if (shop.config.demo) return () => undefined;
  const look = createOutageWatch(shop);
  const timer = setInterval(() => inBackground(shop.log, 'the look at the database', look()), LOOKED_EVERY);
  return () => clearInterval(timer);
}
