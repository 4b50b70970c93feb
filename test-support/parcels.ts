import type { Shipment } from '#contract/http/fulfilment.ts';
import type { User } from '#contract/http/identity.ts';
import type { Order } from '#contract/http/ordering.ts';
import { eq } from 'drizzle-orm';
import { orders } from '#server/ordering/tables.ts';
import type { Shop } from '#server/shop.ts';
import type { TestShop } from './app.ts';
import { fillCart, orderBody, stockGoods } from './goods.ts';
import type { Visitor } from './visitor.ts';

export type SignedIn = Visitor & { user: User };

/** Marks an order's photographs as approved, so that it may be packed. `photos.test.ts` really sends them. */
export async function approvePhotos({ db }: Pick<Shop, 'db'>, { _id }: Pick<Order, '_id'>): Promise<void> {
  await db.update(orders).set({ photoStage: 'approved' }).where(eq(orders.id, _id));
}

/** A shop with goods, an admin, a customer and two shippers, and their actions on parcels. */
export async function shipmentActions(site: TestShop) {
  await stockGoods(site.shop);
  const linh: SignedIn = await site.signIn({ name: 'Khánh Linh' });
  const admin: SignedIn = await site.signIn({ role: 'admin', name: 'Minh Anh' });
  const tam: SignedIn = await site.signIn({ role: 'shipper', name: 'Anh Tâm' });
  const hung: SignedIn = await site.signIn({ role: 'shipper', name: 'Anh Hùng' });

  async function confirmedOrder(charms: string[] = [], more: object = {}): Promise<Order> {
    await fillCart(linh, charms);
    const { data } = await linh.post<Order>(
      '/api/orders',
      orderBody({ notes: 'Gọi trước 10 phút', ...more }),
    );
    await admin.put(`/api/orders/${data._id}/admin-transition`, { status: 'confirmed' });
    await approvePhotos(site.shop, data);
    return data;
  }
  const create = (order: Order, more: object = {}) =>
    admin.post<Shipment>('/api/shipments', { order: order._id, ...more });
  const assign = ({ _id }: Shipment, { user }: SignedIn = tam) =>
    admin.put<Shipment>(`/api/shipments/${_id}/assign`, { shipperId: user._id });
  const change = ({ _id }: Shipment, status: string, more: object = {}, who: Visitor = tam) =>
    who.put<Shipment>(`/api/shipments/${_id}/status`, { status, ...more });
  const orderNow = async ({ _id }: { _id: string }) => (await admin.get<Order>(`/api/orders/${_id}`)).data;

  /** A parcel assigned to Tâm. */
  async function carried(charms: string[] = []): Promise<Shipment> {
    const { data } = await create(await confirmedOrder(charms));
    return (await assign(data)).data;
  }
  /** A parcel that he moved through these statuses. */
  async function broughtTo(...statuses: string[]): Promise<Shipment> {
    let shipment = await carried();
    for (const status of statuses) shipment = (await change(shipment, status, { notes: 'ghi chú' })).data;
    return shipment;
  }
  return { linh, admin, tam, hung, confirmedOrder, create, assign, change, orderNow, carried, broughtTo };
}
