// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { asId } from '#domain/kernel/ids.ts';
import { copy as orders } from '#web/features/admin-orders/copy.vi.ts';
import { loadsByRetry } from '../../../../../test-support/failed-part.tsx';
import { copy } from '../copy.vi.ts';
import PaymentCheck from './PaymentCheck.tsx';

const ID = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
const ORDER = `GET /orders/${ID}` as const;
const TALK = `GET /orders/${ID}/payment-talk` as const;
const order = {
  _id: ID,
  status: 'waiting_for_admin_confirmation',
  totalPrice: 285_000,
  statusHistory: [],
  user: { _id: 'linh', name: 'Khánh Linh', email: 'linh@vuoncharm.example' },
};
const talk = {
  chatId: null,
  receipts: [{ url: '/uploads/bien-lai.webp', at: '2026-11-21T09:00:00.000Z' }],
  transfers: [],
};

test.each([
  ['the order', ORDER, order, copy.paymentFailed],
  ['what she sent as receipts', TALK, talk, orders.payment.receiptsFailed],
] as const)('when %s cannot be read a reported transfer says so and loads it by retry', async (...row) => {
  const [, path, data, failed] = row;
  const others = { [ORDER]: { data: order }, [TALK]: { data: talk } };
  const check = <PaymentCheck orderId={asId(ID)} reportedAt="2026-11-21T08:00:00.000Z" />;
  const box = await loadsByRetry(check, { path, data, failed, others });
  for (const shown of [orders.payment.confirm, orders.payment.receipt])
    expect(box.textContent).toContain(shown);
});
