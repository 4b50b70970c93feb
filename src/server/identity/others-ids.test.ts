import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Chat } from '#contract/http/chat.ts';
import type { JointDesign } from '#contract/http/joint-design.ts';
import type { Order } from '#contract/http/ordering.ts';
import type { Payment } from '#contract/http/payment.ts';
import { startTestShop, type TestShop, type Visitor } from '../../../test-support/app.ts';
import { ACCESS_MATRIX } from '../../../test-support/access-matrix.ts';
import { fillCart } from '../../../test-support/goods.ts';
import { shipmentActions } from '../../../test-support/parcels.ts';

let site: TestShop;
let strangers: { customer: Visitor; shipper: Visitor };
/** Ids of what belongs to Linh, and of a shipment of one shipper, by URL prefix. */
let theirs: [prefix: string, id: string][];

beforeAll(async () => {
  site = await startTestShop();
  const { linh, hung, carried } = await shipmentActions(site);
  strangers = { customer: await site.signIn({ name: 'Mai' }), shipper: hung };
  const shipment = await carried();
  const { data: order } = await linh.get<Order>(`/api/orders/${shipment.order._id}`);
  const { data: payment } = await linh.get<Payment>(`/api/payments/order/${order._id}`);
  const { data: chat } = await linh.post<Chat>('/api/chat', {});
  const design = await fillCart(linh);
  const begun = { _id: JOINT, from: { design: design._id } };
  const { data: joint } = await linh.post<JointDesign>(`/api/chat/${chat._id}/joint-designs`, begun);
  theirs = [
    ['/api/payments/order/:orderId', order._id],
    ['/api/orders/:id', order._id],
    ['/api/payments/:id', payment._id],
    ['/api/custom-bracelets/:id', design._id],
    ['/api/chat/:id', chat._id],
    ['/api/joint-designs/:id', joint._id],
    ['/api/chat/images/:file', 'chat-0123456789abcdef0123456789abcdef.webp'],
    ['/api/shipments/:id', shipment._id],
  ];
});
afterAll(() => site.close());

/** Covered with a picture in `parcels.test.ts` and `returns.test.ts`. */
const WITH_PICTURE = new Set(['POST /api/shipments/:id/proof', 'POST /api/orders/:id/return-photos']);

const JOINT = '0b9f5b0e-5d0c-4c53-8a4f-5b8b7d1f2a01';
const STEP = '0b9f5b0e-5d0c-4c53-8a4f-5b8b7d1f2a02';
const NOTHING_YET = {
  name: '',
  slots: Array(15).fill(null),
  wristSize: null,
  stringId: null,
  tyingMethodId: null,
};

/** Bodies that would be valid if the object were the caller's own. */
const BODIES: Record<string, object> = {
  'PUT /api/orders/:id/customer-transition': { status: 'cancelled' },
  'PUT /api/orders/:id/shipper-transition': { status: 'delivered' },
  'POST /api/orders/:id/photo-answer': { answer: 'approved', round: 1 },
  'POST /api/orders/:id/returns': { item: STEP, quantity: 1, wish: 'repair', reason: 'đứt dây' },
  'POST /api/orders/:id/returns/:case/parcel': { carrier: 'GHN', trackingNumber: 'GHN1' },
  'PUT /api/orders/:id/review': { stars: '5', text: 'Vòng rất đẹp, mình thích lắm' },
  'POST /api/chat/:id/messages': { content: 'xin chào', type: 'text', metadata: {} },
  'POST /api/chat/:id/rating': { stars: 5 },
  'POST /api/chat/:id/joint-designs': { _id: STEP, from: { draft: NOTHING_YET } },
  'POST /api/joint-designs/:id/steps': { _id: STEP, act: { kind: 'move', from: 0, to: 1, charm: STEP } },
  'POST /api/joint-designs/:id/accept': { version: 0 },
  'PUT /api/shipments/:id/status': { status: 'in_transit' },
};

test.each(['customer', 'shipper'] as const)(
  'a %s gets 404 at every route with the id of somebody else’s order, payment, design, chat or shipment',
  async (role) => {
    const stranger = strangers[role];
    const answered: string[] = [];
    let asked = 0;
    for (const [route, may] of ACCESS_MATRIX) {
      const [method = '', url = ''] = route.split(' ');
      const [prefix, id] = theirs.find(([start]) => url.startsWith(start)) ?? [];
      if (prefix === undefined || id === undefined || !may.includes(role) || WITH_PICTURE.has(route))
        continue;
      asked += 1;
      const call = stranger.copy()[method.toLowerCase() as 'post'];
      const { status } = await call(
        url.replace(/:\w+/, id),
        method === 'GET' ? undefined : (BODIES[route] ?? {}),
      );
      if (status !== 404) answered.push(`${route}: ${status}`);
    }
    expect(answered).toEqual([]);
    expect(asked).toBeGreaterThan(role === 'customer' ? 12 : 8);
  },
);

test('somebody else’s order or design id in a request body is 404', async () => {
  const { customer } = strangers;
  const order = theirs.find(([prefix]) => prefix === '/api/orders/:id')![1];
  const design = theirs.find(([prefix]) => prefix === '/api/custom-bracelets/:id')![1];
  const calls = [
    customer.post('/api/payments', { orderId: order }),
    customer.post('/api/payments/vietqr-data', { orderId: order }),
    customer.post('/api/payments/confirm', { orderId: order }),
    customer.post('/api/payments/user/confirm', { orderId: order }),
    customer.post('/api/cart/items', { customBracelet: design, quantity: 1 }),
    customer.put('/api/cart/items', { customBracelet: design, quantity: 1 }),
    customer.delete('/api/cart/items', { customBracelet: design }),
  ];
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses).toEqual(Array(calls.length).fill(404));
});
