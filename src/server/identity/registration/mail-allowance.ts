import type { RateLimits } from '#server/platform/http/rate-limit.ts';
import type { MailAllowance } from '../rates.ts';

/**
 * Whether a requested mail may be sent today; counts it. A refused one gets the same response as a sent one, so that nobody can
 * flood the mailbox or block its owner.
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
