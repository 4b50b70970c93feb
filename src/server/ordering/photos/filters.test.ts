import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { OrdersPage } from '#contract/http/ordering.ts';
import { PHOTO_FILTERS, type PhotoFilter, type PhotoStage } from '#domain/ordering/photos.ts';
import { confirmedOrder } from '../../../../test-support/goods.ts';
import { sharedShop, signedIn } from '../../../../test-support/shared-shop.ts';
import { orders } from '../tables.ts';

const site = sharedShop({ goods: true });
const admin = signedIn(site, { role: 'admin' });
const linh = signedIn(site);

test.each<[PhotoStage, whileOpen: PhotoFilter, forStaff: PhotoFilter]>([
  ['none', 'ready', 'ready'],
  ['wanted', 'to_send', 'to_decide'],
  ['sent', 'waiting', 'to_decide'],
  ['changes_requested', 'to_send', 'to_decide'],
  ['approved', 'ready', 'ready'],
  ['set_aside', 'ready', 'ready'],
])(
  'photo stage %s: found only by the filter %s, and by %s once it is for staff to decide',
  async (stage, ...shown) => {
    const { _id } = await confirmedOrder(linh, admin);
    const filters = async (photoForStaffSince: Date | null) => {
      const standing = { photoStage: stage, photoForStaffSince };
      await site.shop.db.update(orders).set(standing).where(eq(orders.id, _id));
      const has = async (filter: PhotoFilter) =>
        (await admin.get<OrdersPage>(`/api/orders?photo=${filter}`)).data.orders.some(
          (order) => order._id === _id,
        );
      const found = await Promise.all(PHOTO_FILTERS.map(has));
      return PHOTO_FILTERS.filter((_, place) => found[place]);
    };
    expect([await filters(null), await filters(site.clock.now())]).toEqual(shown.map((filter) => [filter]));
  },
);
