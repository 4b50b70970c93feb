import { sql, type SQL } from 'drizzle-orm';
import { fold } from '#domain/kernel/folding.ts';
import { orderingCopy } from '#domain/ordering/copy.vi.ts';
import type { NewOrder } from '#domain/ordering/open-order.ts';
import { tooMuchHeld, UNCONFIRMED_STATUSES, type Holding } from '#domain/ordering/open-orders.ts';
import { together, type Tx } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { orderItems, orders } from '../tables.ts';

/**
 * Nobody holds the shop's goods for nothing: an account, a phone and an address have so many orders and bracelets waiting at
 * a time. What strangers order to a phone or an address counts neither against an account that had a parcel or paid
 * there, nor against anybody's first order (decision 0036).
 * @param found what is held before this order
 * @throws ShopError TOO_MANY_OPEN_ORDERS
 */
export function checkOpenOrders(found: Held | null, most: Holding, { items }: Pick<NewOrder, 'items'>): void {
  if (found === null) return;
  const { own, phone, address, isFirst } = found;
  const bracelets = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const tooMuch = tooMuchHeld(own, bracelets, most);
  if (tooMuch === 'orders') throw refusal(orderingCopy.tooManyOrders(own.orders));
  if (tooMuch === 'bracelets') throw refusal(orderingCopy.tooManyBracelets(most.bracelets));
  if (isFirst) return;
  for (const there of [phone, address]) {
    if (!there.isProved && tooMuchHeld(there, bracelets, most)) throw refusal(orderingCopy.tooManyThere);
  }
}

const refusal = (message: string) => new ShopError('TOO_MANY_OPEN_ORDERS', { message });

/** What is held by an account, a phone or an address; `isProved` when this account was there before. */
type There = Holding & { isProved: boolean };
type Held = { own: Holding; phone: There; address: There; isFirst: boolean };

type Customer = Pick<NewOrder, 'userId' | 'shippingAddress'>;

/**
 * What waits already for this account, phone and address, in one query; null where there is no limit. Two orders that an account
 * places at once take turns, so that neither slips by the other.
 */
export async function findHeld(
  tx: Tx,
  most: Holding,
  { userId, shippingAddress }: Customer,
): Promise<Held | null> {
  if (most.orders === 0 && most.bracelets === 0) return null;
  const turn = tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`open-orders ${userId}`}, 0))`);
  const isOwn = sql`o.user_id = ${userId}`;
  const isPhone = sql`o.shipping_address ->> 'phone' = ${shippingAddress.phone}`;
  const isAddress = sql`o.address_key = ${addressKey(shippingAddress)}`;
  const proved = (there: SQL) =>
    sql`EXISTS (SELECT FROM ${orders} o WHERE ${isOwn} AND ${there} AND ${PROVES})`;
  // Looks with its turn, although it is said together: the connection keeps the order.
  const found = tx.execute<Held>(sql`
    SELECT (${heldBy(isOwn, most)}) AS own,
      (${heldBy(isPhone, most)}) || jsonb_build_object('isProved', ${proved(isPhone)}) AS phone,
      (${heldBy(isAddress, most)}) || jsonb_build_object('isProved', ${proved(isAddress)}) AS address,
      NOT EXISTS (SELECT FROM ${orders} o WHERE ${isOwn}) AS "isFirst"`);
  const [, { rows }] = await together([turn, found]);
  return rows[0]!;
}

/** The parcel was taken, or a transfer came. */
const PROVES = sql`(o.status IN ('delivered', 'completed')
  OR o.payment_method = 'VietQR' AND o.status IN ('confirmed', 'shipped'))`;

const UNCONFIRMED = sql.raw(UNCONFIRMED_STATUSES.map((status) => `'${status}'`).join(', '));

/** Looks at no more orders than it takes to say that there are too many. */
function heldBy(whose: SQL, { orders: most }: Holding): SQL {
  const atMost = most === 0 ? sql`` : sql`LIMIT ${most}`;
  return sql`
    SELECT jsonb_build_object('orders', count(*), 'bracelets', coalesce(sum(held.bracelets), 0))
    FROM (
      SELECT (SELECT sum(i.quantity) FROM ${orderItems} i WHERE i.order_id = o.id) AS bracelets
      FROM ${orders} o WHERE ${whose} AND o.status IN (${UNCONFIRMED}) ${atMost}
    ) AS held`;
}

/** As the generated column `address_key` says it. */
function addressKey({ addressLine1, city }: Customer['shippingAddress']): string {
  return fold(`${addressLine1}${city}`).replace(/[^a-z0-9]+/g, '');
}
