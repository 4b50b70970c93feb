import type { FastifyInstance } from 'fastify';
import { listForSale, listMaterials } from '#server/catalogue/index.ts';
import { getDelivery } from '#server/shipping/index.ts';
import type { Shop } from '#server/shop.ts';
import { createCachedFiles } from '../feeds/cached-file.ts';
import { indexNowKey } from './index-now.ts';
import { googleFeed, metaFeed, tiktokFeed, type Offered, type Seller } from './products.ts';

/** Product feeds for external catalogues, which fetch each URL once a day. */
const PRODUCT_FEEDS: [
  path: string,
  type: string,
  write: (goods: readonly Offered[], seller: Seller) => string,
][] = [
  ['/san-pham/google.xml', 'application/xml; charset=utf-8', googleFeed],
  ['/san-pham/meta.csv', 'text/csv; charset=utf-8', metaFeed],
  ['/san-pham/tiktok.csv', 'text/csv; charset=utf-8', tiktokFeed],
];

export function listingRoutes(app: FastifyInstance, shop: Shop): void {
  const options = { schema: { hide: true } };
  const send = createCachedFiles(shop);
  for (const [path, type, write] of PRODUCT_FEEDS)
    app.get(path, options, (request, reply) =>
      send(request, reply, type, async (site) => write(await offeredBy(shop), await sellerOf(shop, site))),
    );

  const key = indexNowKey(shop);
  if (key !== null)
    app.get(`/${key}.txt`, options, (_request, reply) => reply.type('text/plain; charset=utf-8').send(key));
}

/** Empty while the shop is closed, so that catalogues remove its goods. */
async function offeredBy(shop: Shop): Promise<Offered[]> {
  if (!shop.settings.current().isOpen) return [];
  const [goods, made] = await Promise.all([listForSale(shop), listMaterials(shop.db)]);
  return goods.map((thing) => ({ ...thing, made: made.get(thing.path) ?? null }));
}

async function sellerOf({ db, settings }: Shop, site: string): Promise<Seller> {
  await settings.refresh().catch(() => undefined);
  const { name, deliveryDaysFrom, deliveryDaysTo } = settings.current();
  const delivery = await getDelivery(db, null);
  return { name, site, delivery, days: { from: deliveryDaysFrom, to: deliveryDaysTo } };
}
