import {
  ALERT_EVERY,
  REFUSALS_THRESHOLD,
  STAFF_ATTACK_THRESHOLD,
  type Alert,
} from '#domain/identity/security.ts';
import { asId, type UserId } from '#domain/kernel/ids.ts';
import { seconds } from '#domain/kernel/time.ts';
import { inTx } from '#server/platform/db/connection.ts';
import type { Limit } from '#server/platform/http/rate-limit.ts';
import type { Shop } from '#server/shop.ts';
import { findUser, findUserByEmail, listUsersByRole } from '../accounts/repository.ts';
import { RESET_ROUTE } from '../passkeys/reset.ts';
import { alertMail } from '../mails.vi.ts';
import { insertSecurityEvent, hasEventSince, type NewSecurityEvent } from './repository.ts';

/** A security event; `email` identifies the account where nobody is signed in, and is never stored. */
export type SecurityIncident = Pick<NewSecurityEvent, 'kind' | 'network' | 'route'> & {
  userId: string | null;
  email?: string | undefined;
  /** The role that was assigned. */
  role?: string | undefined;
};

const inSeconds = (ms: number) => ms / seconds(1);

/** Rows per kind and network per minute; beyond it events are only logged, since the first rows already show the flood. */
const ROWS: Omit<Limit, 'name'> = { points: 30, seconds: 60 };
const MAILED: Limit = { name: 'alert', points: 1, seconds: inSeconds(ALERT_EVERY) };
const FAILED: Limit = {
  name: 'staff-failed',
  points: STAFF_ATTACK_THRESHOLD.times - 1,
  seconds: inSeconds(STAFF_ATTACK_THRESHOLD.within),
};
const REFUSED: Limit = {
  name: 'refusals',
  points: REFUSALS_THRESHOLD.times - 1,
  seconds: inSeconds(REFUSALS_THRESHOLD.within),
};

/** Records an event: a log line at once, a row for 180 days, and a mail to admins when it is an alert. */
export async function recordIncident(shop: Shop, happening: SecurityIncident): Promise<void> {
  const { kind, network, route, email } = happening;
  const known = email === undefined ? undefined : await findUserByEmail(shop.db, email);
  const userId = happening.userId ?? known?.id ?? null;
  shop.log.info({ security: kind, userId, network, route }, 'security event');
  const fits = await shop.limits.count({ name: `security-${kind}`, ...ROWS }, network ?? 'none');
  if (fits.isWithin) {
    const at = shop.clock.now();
    await insertSecurityEvent(shop.db, {
      at,
      kind,
      network,
      route,
      userId: userId === null ? null : asId<UserId>(userId),
    });
  }
  const alert = await alertOf(shop, happening, userId);
  if (alert !== null) await mailAlert(shop, alert);
}

async function alertOf(
  shop: Shop,
  { kind, role }: SecurityIncident,
  userId: string | null,
): Promise<Alert | null> {
  if (kind === 'session_replayed') return 'session_replayed';
  if (kind === 'role_changed') return role === 'admin' ? 'new_admin' : null;
  if (kind === 'refused' || kind === 'limited')
    return (await shop.limits.count(REFUSED, 'all')).isWithin ? null : 'many_refusals';
  if (kind !== 'sign_in_failed' || userId === null) return null;
  const user = await findUser(shop.db, asId<UserId>(userId));
  if (user === undefined || user.role === 'customer') return null;
  return (await shop.limits.count(FAILED, user.id)).isWithin ? null : 'staff_attacked';
}

/** Mails an alert for resets from the command line, which sends no mail itself. */
export async function alertResets(shop: Shop, since: Date): Promise<void> {
  if (!(await hasEventSince(shop.db, RESET_ROUTE, since))) return;
  await mailAlert(shop, 'passkey_reset');
}

/** Mails an alert to all admins, at most once an hour. One that could not be queued is not counted, so that the next is mailed. */
async function mailAlert(shop: Shop, alert: Alert): Promise<void> {
  const { isWithin } = await shop.limits.count(MAILED, alert);
  let isQueued = false;
  try {
    if (!isWithin) return;
    const admins = await listUsersByRole(shop.db, 'admin');
    await inTx(shop.db, async (tx) => {
      for (const admin of admins) await shop.mail.queue(tx, alertMail(shop.settings.current(), admin, alert));
    });
    isQueued = true;
  } finally {
    // Also the use beyond the limit: the one before it may still fail, and would then be blocked by this one.
    if (!isQueued) await shop.limits.giveBack(MAILED, alert);
  }
}
