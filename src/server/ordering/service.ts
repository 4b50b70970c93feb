import type * as Contract from '#contract/http/ordering.ts';
import type { Order } from '#contract/http/ordering.ts';
import type { z } from '#contract/zod.ts';
import { orderingCopy } from '#domain/ordering/copy.vi.ts';
import { openOrder } from '#domain/ordering/open-order.ts';
import type { OrderId, UserId } from '#domain/kernel/ids.ts';
import { takeLines, wantedBy } from '#server/cart/index.ts';
import { reserve } from '#server/catalogue/index.ts';
import { inTx, type Db } from '#server/platform/db.ts';
import { ShopError } from '#server/platform/errors.ts';
import { once } from '#server/platform/idempotency.ts';
import { newId } from '#server/platform/ids.ts';
import { getDelivery } from '#server/shipping/index.ts';
import type { Shop } from '#server/shop.ts';
import { orderMail } from './mails.vi.ts';
import { presentOrder } from './present.ts';
import { storeOrder } from './store.ts';

/** The shop, or the shop within a transaction. */
export type OrderingShop = Pick<Shop, 'clock' | 'pictures' | 'mail' | 'events'> & {
  db: Db;
  /** Where the shop is reached, for links in mails. */
  siteUrl(): string;
};

export type Customer = { id: UserId; name: string; email: string };
type PlaceOrder = z.output<typeof Contract.PlaceOrderBody>;

/**
 * Orders what is in the customer's cart, at the prices of this moment: all of it or nothing.
 * @param key the request's Idempotency-Key: the same key and body give the first answer again
 * @throws ShopError CART_EMPTY, STOCK_INSUFFICIENT, SHIPPING_OPTION_GONE, PAYMENT_METHOD_UNAVAILABLE, IDEMPOTENCY_MISMATCH
 */
export async function placeOrder(
  shop: OrderingShop,
  customer: Customer,
  draft: PlaceOrder,
  key?: string,
): Promise<Order> {
  checkPayable(draft);
  const now = shop.clock.now();
  const { answer: order, repeated } = await inTx(shop.db, (tx) =>
    once(tx, { userId: customer.id, key, body: draft, now }, async () => {
      const lines = await takeLines(tx, customer.id, now);
      const delivery = await getDelivery(tx, draft.shippingOption);
      const opened = openOrder({ id: newId<OrderId>(now), actor: customer, lines, delivery, draft, now });
      await reserve(tx, wantedBy(lines), {
        reason: 'order_placed',
        orderId: opened._id,
        userId: customer.id,
        now,
      });
      const stored = await storeOrder(tx, shop.pictures, opened, customer);
      await shop.mail.queue(tx, orderMail(stored, customer, shop.siteUrl()));
      return presentOrder(shop.pictures, stored, customer);
    }),
  );
  if (!repeated) announce(shop, order);
  return order;
}

/** Tells open pages, after the commit. */
function announce({ events }: OrderingShop, { _id, user, status }: Order): void {
  events.publish('order.changed', { orderId: _id, userId: user._id, status });
  events.publish('catalogue.changed', { what: 'stock' });
}

/** Transfers arrive with the payment domain. */
function checkPayable({ paymentMethod }: PlaceOrder): void {
  if (paymentMethod !== 'COD') {
    throw new ShopError('PAYMENT_METHOD_UNAVAILABLE', { message: orderingCopy.vietQrSoon });
  }
}
