import type { RateLimits } from '#server/platform/http/rate-limit.ts';
import type { MailAllowance } from '../rates.ts';

/**
 * Whether a mail that somebody asked for goes out today; counted as one that did. Who may not is answered as if it had, so
 * that neither the mailbox nor its owner's way in is anybody's to fill.
 * @param asker the network, or the user who asks
 */
export async function mayMail(
  limits: RateLimits,
  { pair, all, reserve }: MailAllowance,
  { email, asker }: { email: string; asker: string },
): Promise<boolean> {
  const own = await limits.count(pair, `${asker} ${email}`);
  if (!own.isWithin) return false;
  if ((await limits.count(all, email)).isWithin) return true;
  return own.used === 1 && (await limits.count(reserve, email)).isWithin;
}
