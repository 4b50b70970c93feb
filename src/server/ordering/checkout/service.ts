import type * as Contract from '#contract/http/ordering.ts';
import type { Order } from '#contract/http/ordering.ts';
import type { z } from '#contract/zod.ts';
import { checkGiftDay } from '#domain/fulfilment/gift-days.ts';
import { orderingCopy } from '#domain/ordering/copy.vi.ts';
import type { OpenOrderCounts } from '#domain/ordering/open-orders.ts';
import { openOrder, type Delivery } from '#domain/ordering/open-order.ts';
import type { OrderId, UserId } from '#domain/kernel/ids.ts';
import { formatVnd, type Vnd } from '#domain/kernel/vnd.ts';
import { takeLines, wantedBy, type CartLine } from '#server/cart/index.ts';
import { reserve } from '#server/catalogue/index.ts';
import { checkPlace, nationalFormat, rememberAddress } from '#server/identity/index.ts';
import type { ShopSettings } from '#domain/shop/settings.ts';
import {
  isUniqueViolation,
  pipelined,
  commitWith,
  type Db,
  type Tx,
} from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { onceReading } from '#server/platform/db/idempotency.ts';
import { newId } from '#server/platform/db/ids.ts';
import { getDelivery } from '#server/shipping/index.ts';
import type { Shop } from '#server/shop.ts';
import { orderMail } from '../mails.vi.ts';
import { newGift } from '../gifts/link.ts';
import { aboutOrder } from '../orders/moves.ts';
import { presentOrder } from '../orders/present.ts';
import { firstPromise } from '../promises/reckon.ts';
import type { Waiting, Workload } from '../promises/workload.ts';
import { insertOrder, type OrderRow, type StoredOrder } from '../orders/repository.ts';
import { checkOpenOrders, countOpenOrders, type Held } from './open-orders.ts';
import { orderRows } from './order-rows.ts';

/** The shop, either outside or within a transaction. */
export type OrderingShop = Pick<
  Shop,
  'clock' | 'config' | 'pictures' | 'mail' | 'events' | 'reactions' | 'settings' | 'secret'
> & {
  db: Db;
  /** Base URL of the shop, for links in mails. */
  siteUrl(): string;
  openPayment: OpenPayment;
  /** Number of bracelets waiting to be made; cached, so that placing an order does not query it. */
  workload: Workload;
  /** Creates an order id; the demo shop injects one whose transfer was announced beforehand. */
  newOrderId?: (now: Date) => OrderId;
};

/** Opens the payment of a new order within its transaction; injected, because `payment` depends on `ordering`. */
export type OpenPayment = (tx: Tx, order: OrderRow, settings: ShopSettings) => Promise<void>;

export type Customer = { id: UserId; name: string; email: string };
type PlaceOrder = z.output<typeof Contract.PlaceOrderBody>;

/** Limits on open orders: environment variables override the shop's settings. */
function mostHeld({ config, settings }: OrderingShop): OpenOrderCounts {
  const { openOrdersMax, heldBraceletsMax } = settings.current();
  const { orders, bracelets } = config.openOrders;
  return { orders: orders ?? openOrdersMax, bracelets: bracelets ?? heldBraceletsMax };
}

/**
 * Orders the content of the customer's cart at current prices, all or nothing.
 * @param key the request's Idempotency-Key: the same key and body return the first response again
 * @throws ShopError SHOP_CLOSED, CART_EMPTY, PART_GONE, STOCK_INSUFFICIENT, SHIPPING_OPTION_GONE, PAYMENT_METHOD_UNAVAILABLE,
 *   TOTAL_CHANGED, TOO_MANY_OPEN_ORDERS, IDEMPOTENCY_MISMATCH, INVALID_INPUT for a ward that is not in its city
 */
export async function placeOrder(
  shop: OrderingShop,
  customer: Customer,
  draft: PlaceOrder,
  key?: string,
): Promise<Order> {
  const now = shop.clock.now();
  const [waiting] = await Promise.all([
    shop.workload(),
    checkPlace(draft.shippingAddress, 'shippingAddress'),
  ]);
  const asked: Asked = { customer, draft: { ...draft, shippingAddress: dialledAddress(draft) }, now };
  const { answer: order, repeated } = await withFreeId(() =>
    onceReading<Order, Found>(
      shop.db,
      { userId: customer.id, key, body: draft, now },
      (tx) => readFor(shop, tx, asked),
      (tx, found, keep) => writeOrder(shop, tx, { ...asked, ...found, waiting }, keep),
    ),
  );
  if (!repeated) announce(shop, order);
  return order;
}

type Asked = { customer: Customer; draft: PlaceOrder; now: Date };
type Found = { lines: CartLine[]; delivery: Delivery; held: Held | null };

/**
 * Empties the cart and reads what an order depends on. Pipelined, here and below: no statement depends on another's result. What
 * may have changed since a first request is checked here, so that its repetition still gets the first response.
 */
async function readFor(shop: OrderingShop, tx: Tx, { customer, draft, now }: Asked): Promise<Found> {
  if (!shop.settings.current().isOpen) throw new ShopError('SHOP_CLOSED');
  checkGift(draft.gift, now);
  const [lines, delivery, held] = await pipelined([
    takeLines(tx, customer.id, now),
    getDelivery(tx, draft.shippingOption),
    countOpenOrders(tx, mostHeld(shop), { userId: customer.id, shippingAddress: draft.shippingAddress }),
  ]);
  return { lines, delivery, held };
}

/** Writes the order with all that belongs to it, and commits. */
async function writeOrder(
  shop: OrderingShop,
  tx: Tx,
  { customer, draft, now, lines, delivery, held, waiting }: Asked & Found & { waiting: Waiting },
  keep: (answer: Order) => Promise<unknown>,
): Promise<Order> {
  const terms = shop.settings.current();
  const id = shop.newOrderId?.(now) ?? newId<OrderId>(now);
  const opened = openOrder({ id, actor: customer, lines, delivery, draft, terms, now });
  checkTotal(draft, opened.totalPrice);
  checkOpenOrders(held, mostHeld(shop), opened);
  const gift = draft.gift ? newGift(shop.secret, opened._id, draft.gift) : null;
  const promise = firstPromise({ lines, delivery, notBefore: draft.gift?.notBefore, now }, waiting, terms);
  const stored = orderRows(shop.pictures, opened, customer, { gift, promise });
  const answer = presentOrder(shop.pictures, stored, customer);
  await pipelined([
    insertOrder(tx, stored),
    shop.openPayment(tx, stored.order, terms),
    draft.saveAddress && rememberAddress(tx, customer.id, opened.shippingAddress, now),
    queueOrderMail(shop, tx, stored, customer),
    recordPlaced(shop, tx, stored.order),
    keep(answer),
  ]);
  // Last and pipelined with the commit, to hold locks on popular charms as briefly as possible.
  const cause = { reason: 'order_placed', orderId: opened._id, userId: customer.id, now } as const;
  await commitWith(tx, reserve(tx, wantedBy(lines), cause));
  return answer;
}

function dialledAddress({ shippingAddress: address }: PlaceOrder): PlaceOrder['shippingAddress'] {
  return { ...address, phone: nationalFormat(address.phone) };
}

/** The earliest delivery day of a gift is tomorrow, and at most 60 days ahead. */
function checkGift(gift: PlaceOrder['gift'], now: Date): void {
  const found = gift?.notBefore ? checkGiftDay(gift.notBefore, now) : null;
  if (found === null) return;
  const { message } = found;
  throw new ShopError('INVALID_INPUT', { message, details: [{ path: 'gift.notBefore', message }] });
}

/** Rejects an order whose total differs from the one shown to the customer. */
function checkTotal({ expectedTotal: seen }: PlaceOrder, total: Vnd): void {
  if (seen === undefined || seen === total) return;
  const message = orderingCopy.totalChanged(formatVnd(seen), formatVnd(total));
  throw new ShopError('TOTAL_CHANGED', { message, details: [{ path: 'expectedTotal', message, total }] });
}

/** Notifies open pages, after the commit. */
function announce({ events }: OrderingShop, { _id, user, status }: Order): void {
  events.publish('order.changed', { orderId: _id, userId: user._id, status });
  events.publish('catalogue.changed', { what: 'stock' });
}

function queueOrderMail(shop: OrderingShop, tx: Tx, stored: StoredOrder, customer: Customer): Promise<void> {
  const letter = orderMail(stored, customer, { shop: shop.settings.current(), siteUrl: shop.siteUrl() });
  return shop.mail.queue(tx, letter, aboutOrder(stored.order.id, 'state'));
}

async function recordPlaced({ reactions }: OrderingShop, tx: Tx, { id, userId, status }: OrderRow) {
  await reactions.record(tx, 'order.moved', { orderId: id, userId, status });
  if (status === 'pending_payment') await reactions.record(tx, 'payment.opened', { orderId: id, userId });
}

/**
 * A transfer's content is the end of the order's id, and in a busy year two ids can end alike: the unique violation then retries
 * the transaction with a new id.
 */
async function withFreeId<T>(work: () => Promise<T>, tries = 3): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (tries <= 1 || !isUniqueViolation(error)) throw error;
    return withFreeId(work, tries - 1);
  }
}
