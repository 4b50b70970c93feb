import type { Order, OrdersPage } from '#contract/http/ordering.ts';
import type { OrderId } from '#domain/kernel/ids.ts';
import { getPeople } from '#server/identity/index.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { paginationOf } from '#server/platform/db/paging.ts';
import type { Shop } from '#server/shop.ts';
import { presentOrder } from './present.ts';
import { listOrders, type OrdersQuery } from './list.ts';
import { findOrder, findOrders, type Owner, type StoredOrder } from './repository.ts';

/** One order: admins see any, others only their own. @throws ShopError NOT_FOUND */
export async function getOrder(shop: Shop, id: OrderId, owner: Owner): Promise<Order> {
  const stored = await findOrder(shop.db, id, owner);
  const [order] = await presentAll(shop, stored ? [stored] : []);
  if (order === undefined) throw new ShopError('NOT_FOUND');
  return order;
}

export async function getOrders(shop: Shop, query: OrdersQuery, owner: Owner): Promise<OrdersPage> {
  const { rows, total, more } = await listOrders(shop.db, query, owner, shop.clock.now());
  return { orders: await presentAll(shop, rows), pagination: paginationOf(query, total, more) };
}

/** Orders by id, of any customer: the caller must have checked access. */
export async function getOrdersById(
  shop: Pick<Shop, 'pictures'> & { db: Db },
  ids: readonly OrderId[],
): Promise<ReadonlyMap<OrderId, Order>> {
  const found = await presentAll(shop, await findOrders(shop.db, ids));
  return new Map(found.map((order) => [order._id, order]));
}

async function presentAll(
  { db, pictures }: Pick<Shop, 'pictures'> & { db: Db },
  stored: readonly StoredOrder[],
): Promise<Order[]> {
  const customers = await getPeople(db, [...new Set(stored.map(({ order }) => order.userId))]);
  return stored.flatMap((order) => {
    const customer = customers.get(order.order.userId);
    return customer ? [presentOrder(pictures, order, customer)] : [];
  });
}
