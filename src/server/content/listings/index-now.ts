import { after, days } from '#domain/kernel/time.ts';
import { listChangedPaths } from '#server/catalogue/index.ts';
import { NotYet } from '#server/platform/jobs/queue.ts';
import type { Shop } from '#server/shop.ts';

/** Pages that show what is on offer: they change with every thing. */
const SHOW_GOODS = ['/', '/garden'];

/** What a real shop at its own address proves itself with, at `/<key>.txt` (`INDEXNOW_KEY`); null: nobody is told anything. */
export const indexNowKey = ({ config }: Pick<Shop, 'config'>): string | null =>
  config.publicUrl === null || config.demo ? null : config.indexNowKey;

/**
 * Tells search engines once an hour which pages changed, while the shop is open. The first time after a start that is what
 * changed within a day: what was told already is told again, and nothing is forgotten over a restart.
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
