import { sql, type SQL } from 'drizzle-orm';
import { fold } from '#domain/kernel/folding.ts';
import { orderingCopy } from '#domain/ordering/copy.vi.ts';
import type { NewOrder } from '#domain/ordering/open-order.ts';
import { exceededLimit, UNCONFIRMED_STATUSES, type OpenOrderCounts } from '#domain/ordering/open-orders.ts';
import type { Tx } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { orderItems, orders } from '../tables.ts';

/**
 * Limits how much stock can be reserved without payment: open orders and bracelets per account, phone and address. Orders by
 * other accounts to the same phone or address count neither against an account that has received a parcel or paid there, nor
 * against anybody's first order (decision 0036).
 * @param found what is reserved before this order
 * @throws ShopError TOO_MANY_OPEN_ORDERS
 */
export function checkOpenOrders(
  found: Held | null,
  most: OpenOrderCounts,
  { items }: Pick<NewOrder, 'items'>,
): void {
  if (found === null) return;
  const { own, phone, address, isFirst } = found;
  const bracelets = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const tooMuch = exceededLimit(own, bracelets, most);
  if (tooMuch === 'orders') throw refusal(orderingCopy.tooManyOrders(own.orders));
  if (tooMuch === 'bracelets') throw refusal(orderingCopy.tooManyBracelets(most.bracelets));
  if (isFirst) return;
  for (const there of [phone, address]) {
    if (!there.isProved && exceededLimit(there, bracelets, most)) throw refusal(orderingCopy.tooManyThere);
  }
}

const refusal = (message: string) => new ShopError('TOO_MANY_OPEN_ORDERS', { message });

/**
 * Open orders of an account, a phone or an address; `isProved` when this account has received or paid for an order there before.
 */
type There = OpenOrderCounts & { isProved: boolean };
export type Held = { own: OpenOrderCounts; phone: There; address: There; isFirst: boolean };

type Customer = Pick<NewOrder, 'userId' | 'shippingAddress'>;

/**
 * Open orders of this account, phone and address, in one query; null when there is no limit. The customer's cart must be locked,
 * or be locked by a statement sent just before: of two concurrent orders the second then counts the first.
 */
export async function countOpenOrders(
  tx: Tx,
  most: OpenOrderCounts,
  { userId, shippingAddress }: Customer,
): Promise<Held | null> {
  if (most.orders === 0 && most.bracelets === 0) return null;
  const isOwn = sql`o.user_id = ${userId}`;
  const isPhone = sql`o.shipping_address ->> 'phone' = ${shippingAddress.phone}`;
  const isAddress = sql`o.address_key = ${addressKey(shippingAddress)}`;
  const proved = (there: SQL) =>
    sql`EXISTS (SELECT FROM ${orders} o WHERE ${isOwn} AND ${there} AND ${PROVES})`;
  const { rows } = await tx.execute<Held>(sql`
    SELECT (${heldBy(isOwn, most)}) AS own,
      (${heldBy(isPhone, most)}) || jsonb_build_object('isProved', ${proved(isPhone)}) AS phone,
      (${heldBy(isAddress, most)}) || jsonb_build_object('isProved', ${proved(isAddress)}) AS address,
      NOT EXISTS (SELECT FROM ${orders} o WHERE ${isOwn}) AS "isFirst"`);
  return rows[0]!;
}

/** Orders that prove the customer is genuine: the parcel was accepted, or a transfer arrived. */
const PROVES = sql`(o.status IN ('delivered', 'completed')
  OR o.payment_method = 'VietQR' AND o.status IN ('confirmed', 'shipped'))`;

const UNCONFIRMED = sql.raw(UNCONFIRMED_STATUSES.map((status) => `'${status}'`).join(', '));

/** Counts at most as many orders as the limit needs. */
function heldBy(whose: SQL, { orders: most }: OpenOrderCounts): SQL {
  const atMost = most === 0 ? sql`` : sql`LIMIT ${most}`;
  return sql`
    SELECT jsonb_build_object('orders', count(*), 'bracelets', coalesce(sum(held.bracelets), 0))
    FROM (
      SELECT (SELECT sum(i.quantity) FROM ${orderItems} i WHERE i.order_id = o.id) AS bracelets
      FROM ${orders} o WHERE ${whose} AND o.status IN (${UNCONFIRMED}) ${atMost}
    ) AS held`;
}

/** Must match the generated column `address_key`. */
function addressKey({ addressLine1, city }: Customer['shippingAddress']): string {
  return fold(`${addressLine1}${city}`).replace(/[^a-z0-9]+/g, '');
}
