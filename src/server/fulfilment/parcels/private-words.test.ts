import { expect, test } from 'vitest';
import type { Order, OrdersPage } from '#contract/http/ordering.ts';
import type { Visitor } from '../../../../test-support/app.ts';
import { shipmentActions } from '../../../../test-support/parcels.ts';
import { shared, sharedShop } from '../../../../test-support/shared-shop.ts';

const site = sharedShop();
const people = shared(() => shipmentActions(site));

test('a shipper sees neither an order’s card message nor the gift’s sender nor its traffic source', async () => {
  const order = await people.confirmedOrder([], {
    cardMessage: 'Thương em nhiều',
    gift: { recipient: 'Bé An', sender: 'Khánh Linh', notBefore: null },
    source: { source: 'zalo', medium: null, campaign: null },
  });
  const shipment = (await people.create(order)).data;
  await people.assign(shipment);
  const shipped = async (who: Visitor) => {
    const { data } = await who.get<OrdersPage>('/api/orders/shipped');
    return data.orders.find(({ _id }) => _id === order._id);
  };
  const hidden = { cardMessage: null, source: null, gift: { recipient: 'Bé An', sender: null, reply: null } };
  expect(await shipped(people.tam)).toMatchObject({
    status: 'shipped',
    notes: 'Gọi trước 10 phút',
    ...hidden,
  });
  expect(await shipped(people.admin)).toMatchObject({
    cardMessage: 'Thương em nhiều',
    source: { source: 'zalo' },
  });

  for (const status of ['in_transit', 'out_for_delivery']) await people.change(shipment, status);
  const moved = await people.tam.put<Order>(`/api/orders/${order._id}/shipper-transition`, {
    status: 'delivered',
  });
  expect(moved.data).toMatchObject({ status: 'delivered', ...hidden });
});
