import type * as Contract from '#contract/http/fulfilment.ts';
import type {
  AllShipmentsPage,
  MyCash,
  MyShipmentsPage,
  Parcel,
  Shipment,
} from '#contract/http/fulfilment.ts';
import type { Order, OrdersPage } from '#contract/http/ordering.ts';
import type { z } from '#contract/zod.ts';
import { dayOf, endOfDay, startOfDay } from '#domain/fulfilment/working-days.ts';
import type { OrderId, ShipmentId, UserId } from '#domain/kernel/ids.ts';
import { getPeople, type Person } from '#server/identity/index.ts';
import { getOrdersById, getStored, type Owner } from '#server/ordering/index.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { paginationOf, type PageOf } from '#server/platform/db/paging.ts';
import { courierNotesOf } from '../notes/service.ts';
import { listAccepted } from '../bookings/repository.ts';
import * as counting from './counts.ts';
import { presentCarriedOrder, presentParcel, presentShipment } from './present.ts';
import * as repository from './repository.ts';
import type { ShipperScope, ShipmentsQuery, StoredShipment } from './repository.ts';
import type { FulfilmentShop } from './shop.ts';

/** @throws ShopError NOT_FOUND, also for another shipper's shipment */
export async function getShipment(
  shop: FulfilmentShop,
  id: ShipmentId,
  scope: ShipperScope,
): Promise<Shipment> {
  const stored = await repository.findShipment(shop.db, id, scope);
  const [shipment] = await presentAll(shop, stored ? [stored] : []);
  if (shipment === undefined) throw new ShopError('NOT_FOUND');
  return shipment;
}

/** For admins: all shipments, or those of one shipper. */
export async function getShipments(shop: FulfilmentShop, query: ShipmentsQuery): Promise<AllShipmentsPage> {
  const { rows, total, more } = await repository.listShipments(shop.db, query, query.shipper ?? 'anybody');
  const counts = await counting.countByFilter(shop.db);
  return { shipments: await presentAll(shop, rows), counts, pagination: paginationOf(query, total, more) };
}

/** A shipper's own shipments, with the counts of his dashboard. */
export async function getMyShipments(
  shop: FulfilmentShop,
  shipper: UserId,
  query: z.output<typeof Contract.MyShipmentsQuery>,
): Promise<MyShipmentsPage> {
  const { rows, total, more } = await repository.listShipments(shop.db, query, shipper);
  const counts = await counting.countShipments(shop.db, shipper);
  return { shipments: await presentAll(shop, rows), counts, pagination: paginationOf(query, total, more) };
}

/** Cash that a shipper collected on a day (in Vietnam), today by default. */
export async function getMyCash(
  shop: FulfilmentShop,
  shipper: UserId,
  date = dayOf(shop.clock.now()),
): Promise<MyCash> {
  const span = { from: startOfDay(date), until: endOfDay(date) };
  return { date, ...(await counting.sumCash(shop.db, shipper, span)) };
}

/** Orders on their way: all for an admin, his own for a shipper. */
export async function getShippedOrders(
  shop: FulfilmentShop,
  query: PageOf,
  scope: ShipperScope,
): Promise<OrdersPage> {
  const { ids, total } = await repository.listShippedOrders(shop.db, query, scope);
  const orders = await getOrdersById(shop, ids);
  const present = scope === 'anybody' ? (order: Order) => order : presentCarriedOrder;
  return {
    orders: ids.flatMap((id) => orders.get(id) ?? []).map(present),
    pagination: paginationOf(query, total),
  };
}

/**
 * Delivery progress of an order, for its customer (admins see any).
 * @throws ShopError NOT_FOUND, also for an order without a parcel
 */
export async function getParcel(db: Db, orderId: OrderId, owner: Owner): Promise<Parcel> {
  await getStored(db, orderId, owner);
  const found = await repository.findShipmentOf(db, orderId);
  if (found === undefined) throw new ShopError('NOT_FOUND');
  return presentParcel(found);
}

export async function getCustomer(db: Db, id: UserId): Promise<Person> {
  const customer = (await getPeople(db, [id])).get(id);
  if (customer === undefined) throw new Error(`customer ${id} of a shipment is gone`);
  return customer;
}

async function presentAll(shop: FulfilmentShop, stored: readonly StoredShipment[]): Promise<Shipment[]> {
  const orderIds = stored.map(({ shipment }) => shipment.orderId);
  const orders = await getOrdersById(shop, orderIds);
  const notes = await courierNotesOf(shop.db, orderIds);
  const bookings = await listAccepted(
    shop.db,
    stored.flatMap(({ shipment }) => (shipment.via === null ? [] : shipment.orderId)),
  );
  const shippers = await getPeople(shop.db, [
    ...new Set(stored.flatMap(({ shipment }) => shipment.shipperId ?? [])),
  ]);
  return stored.flatMap((each) => {
    const { orderId, shipperId } = each.shipment;
    const order = orders.get(orderId);
    const shipper = shipperId ? shippers.get(shipperId) : undefined;
    return order
      ? [
          presentShipment(each, {
            order,
            shipper,
            courierNotes: notes.get(orderId),
            booking: bookings.get(orderId),
          }),
        ]
      : [];
  });
}
