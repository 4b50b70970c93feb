import { after, days } from '#domain/kernel/time.ts';
import { listChangedPaths } from '#server/catalogue/index.ts';
import { NotYet } from '#server/platform/jobs/queue.ts';
import type { Shop } from '#server/shop.ts';

/** Pages that list the goods on offer: they change with every item. */
const SHOW_GOODS = ['/', '/garden'];

/**
 * The shop's IndexNow key, served at `/<key>.txt` (`INDEXNOW_KEY`); null for a demo or without a public URL, so that nothing is
 * submitted.
 */
export const indexNowKey = ({ config }: Pick<Shop, 'config'>): string | null =>
  config.publicUrl === null || config.demo ? null : config.indexNowKey;

/**
 * Submits changed pages to search engines once an hour while the shop is open. The first run after a start submits the changes of
 * the last day: some are repeated, but none is lost through a restart.
 */
export function indexNowJobs(shop: Shop): void {
  const key = indexNowKey(shop);
  const { publicUrl: site } = shop.config;
  if (key === null || site === null) return;
  let toldUntil: Date | null = null;
  shop.jobs.define(
    'search.tell-changes',
    async () => {
      const now = shop.clock.now();
      if (!shop.settings.current().isOpen) return;
      const changed = await listChangedPaths(shop.db, toldUntil ?? after(now, -days(1)));
      if (changed.length > 0) {
        const paths = [...SHOW_GOODS, ...changed];
        await shop.indexNow({ site, key, paths }).catch((error: unknown) => {
          throw new NotYet(String(error), { cause: error });
        });
      }
      toldUntil = now;
    },
    { cron: '40 * * * *' },
  );
}
