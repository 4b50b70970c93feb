import { describe, expect, test } from 'vitest';
import type { Order } from '#contract/http/ordering.ts';
import type { Payment } from '#contract/http/payment.ts';
import type { Visitor } from '../../../test-support/app.ts';
import { sharedShop, signedIn } from '../../../test-support/shared-shop.ts';
import { orderByTransfer } from '../../../test-support/transfers.ts';

const NOBODY = '019a9e5e-7f1a-7000-8000-00007f3a9c21';

const site = sharedShop({ goods: true });
const linh = signedIn(site);
const stranger = signedIn(site);
const shipper = signedIn(site, { role: 'shipper' });
const admin = signedIn(site, { role: 'admin' });

const say = (path: string, body: object, visitor: Visitor = linh) =>
  visitor.post<Payment>(`/api/payments/${path}`, body);

describe('access by caller', () => {
  type Call = [
    name: string,
    send: (visitor: Visitor, order: Order, payment: Payment) => Promise<{ status: number }>,
  ];
  const READ: Call[] = [
    ['GET /payments/:id', (visitor, _order, { _id }) => visitor.get(`/api/payments/${_id}`)],
    ['GET /payments/order/:id', (visitor, { _id }) => visitor.get(`/api/payments/order/${_id}`)],
    ['POST vietqr-data', (visitor, { _id }) => visitor.post('/api/payments/vietqr-data', { orderId: _id })],
  ];
  const OWN: Call[] = [
    ['POST /payments', (visitor, { _id }) => visitor.post('/api/payments', { orderId: _id })],
    ['POST user/confirm', (visitor, { _id }) => say('user/confirm', { orderId: _id }, visitor)],
    ['POST confirm', (visitor, { _id }) => say('confirm', { orderId: _id }, visitor)],
  ];
  const ADMIN: Call[] = [
    [
      'POST admin/confirm',
      (visitor, { _id }) => say('admin/confirm', { orderId: _id, confirmed: true }, visitor),
    ],
    ['POST admin/refund', (visitor, { _id }) => say('admin/refund', { orderId: _id }, visitor)],
    ['GET admin/unmatched', (visitor) => visitor.get('/api/payments/admin/unmatched')],
    [
      'POST admin/unmatched/:id/settle',
      (visitor) => visitor.post(`/api/payments/admin/unmatched/${NOBODY}/settle`, {}),
    ],
  ];

  async function statuses([, send]: Call): Promise<number[]> {
    const order = await orderByTransfer(linh);
    const { data: payment } = await linh.get<Payment>(`/api/payments/order/${order._id}`);
    const answers = [];
    for (const visitor of [site.visitor(), stranger, shipper, admin, linh]) {
      answers.push((await send(visitor, order, payment)).status);
    }
    return answers;
  }

  test.each(READ)('%s: the customer and admins; 404 for others, 401 for guests', async (...call) => {
    expect(await statuses(call)).toEqual([401, 404, 404, 200, 200]);
  });
  test.each(OWN)('%s: the customer alone; 404 for others, 401 for guests', async (...call) => {
    const done = call[0] === 'POST /payments' ? 201 : 200;
    expect(await statuses(call)).toEqual([401, 404, 404, 404, done]);
  });
  test.each(ADMIN)('%s: admins alone; 403 for others, 401 for guests', async (...call) => {
    const [guest, other, courier, theAdmin, customer] = await statuses(call);
    expect([guest, other, courier, customer]).toEqual([401, 403, 403, 403]);
    expect(theAdmin).not.toBe(403);
  });
});

describe('invalid values', () => {
  const wrong = [undefined, null, '', 'NaN', 7, {}, [], 'x'.repeat(10_000), `${NOBODY}'--`];
  test.each(['', '/vietqr-data', '/user/confirm', '/confirm', '/admin/confirm', '/admin/refund'])(
    'POST /payments%s: an invalid orderId is 422, an unknown one 404',
    async (path) => {
      for (const orderId of wrong) {
        const { status, error } = await admin.post(`/api/payments${path}`, { orderId, confirmed: true });
        expect([orderId, status, error.code]).toEqual([orderId, 422, 'INVALID_INPUT']);
      }
      const absent = await admin.post(`/api/payments${path}`, { orderId: NOBODY, confirmed: true });
      expect([absent.status, absent.error.code]).toEqual([404, 'NOT_FOUND']);
    },
  );

  test('POST admin/confirm: an invalid decision is 422', async () => {
    const order = await orderByTransfer(linh);
    for (const body of [
      { confirmed: 'yes' },
      { confirmed: undefined },
      { confirmed: true, chatId: 'x' },
      { confirmed: false, reason: 'x'.repeat(10_000) },
      { confirmed: false, reason: 7 },
    ]) {
      expect((await say('admin/confirm', { orderId: order._id, ...body }, admin)).status).toBe(422);
    }
    expect(
      (await say('admin/confirm', { orderId: order._id, confirmed: false, reason: '  ' }, admin)).error.code,
    ).toBe('INVALID_TRANSITION');
  });

  test('an invalid id in the URL is 404, an invalid query 422', async () => {
    for (const path of ['/api/payments/NaN', '/api/payments/order/0', `/api/payments/${'x'.repeat(90)}`]) {
      expect((await linh.get(path)).status).toBe(404);
    }
    expect((await admin.get(`/api/payments/${NOBODY}`)).status).toBe(404);
    expect((await admin.get(`/api/payments/order/${NOBODY}`)).status).toBe(404);
    for (const query of ['limit=0', 'limit=101', 'page=-1', 'page=1.5', 'settled=maybe']) {
      expect((await admin.get(`/api/payments/admin/unmatched?${query}`)).status).toBe(422);
    }
  });
});
