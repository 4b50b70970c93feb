import { SECURITY_EVENTS_KEPT } from '#domain/identity/security.ts';
import { after, days, minutes } from '#domain/kernel/time.ts';
import { FOR_DAYS } from '#server/platform/jobs/queue.ts';
import type { Shop } from '#server/shop.ts';
import { DELETE_AVATAR } from './avatar/service.ts';
import { DATA_REQUESTS_KEPT } from './data-requests/deadlines.ts';
import { purgeRequests } from './data-requests/service.ts';
import { purgeEmailChanges } from './email/repository.ts';
import { purgeChallenges } from './passkeys/repository.ts';
import { purgeResetTokens } from './passwords/repository.ts';
import { SEND_RESET_LINK, sendResetLink, type ResetRequest } from './passwords/service.ts';
import { purgeRegistrations } from './registration/repository.ts';
import { SEND_OTP, sendOtp, type CodeRequest } from './registration/service.ts';
import { purgeSecurityEvents } from './security/repository.ts';
import { alertResets } from './security/service.ts';
import { purgeSessions } from './sessions/repository.ts';

/** How long expired records are kept, so that a replayed token is still recognised as stolen. */
const KEPT = days(7);

/** The background jobs of identity. */
export function identityJobs(shop: Shop, siteUrl: () => string): void {
  shop.jobs.define<CodeRequest>(SEND_OTP, (wish) => sendOtp(shop, wish));
  shop.jobs.define<ResetRequest>(SEND_RESET_LINK, (wish) => sendResetLink(shop, wish, siteUrl()));
  shop.jobs.define<{ file: string }>(DELETE_AVATAR, ({ file }) => shop.uploads.remove(file), FOR_DAYS);
  shop.jobs.define('identity.alert-resets', () => alertResets(shop, after(shop.clock.now(), -minutes(30))), {
    cron: '*/5 * * * *',
  });
  shop.jobs.define(
    'identity.forget',
    async () => {
      const before = after(shop.clock.now(), -KEPT);
      await purgeRegistrations(shop.db, before);
      await purgeEmailChanges(shop.db, before);
      await purgeResetTokens(shop.db, before);
      await purgeSessions(shop.db, before);
      await purgeChallenges(shop.db, shop.clock.now());
      await purgeRequests(shop.db, after(shop.clock.now(), -DATA_REQUESTS_KEPT));
      await purgeSecurityEvents(shop.db, after(shop.clock.now(), -SECURITY_EVENTS_KEPT));
    },
    { cron: '40 3 * * *' },
  );
}
