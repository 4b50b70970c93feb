import type { Shop } from '#server/shop.ts';
import { purgeUnsentImages } from './images/service.ts';
import { mailMissedReplies } from './messages/missed-replies.ts';

/** Scheduled support jobs. */
export function supportJobs(shop: Shop, siteUrl: () => string): void {
  shop.jobs.define('support.missed-replies', () => mailMissedReplies(shop, siteUrl()), { cron: '* * * * *' });
  shop.jobs.define('support.forget-images', () => purgeUnsentImages(shop), { cron: '30 3 * * *' });
}
