// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Order } from '#contract/http/ordering.ts';
import { paymentStatusLabels } from '#domain/payment/copy.vi.ts';
import { loadsByRetry } from '../../../../test-support/failed-part.tsx';
import { copy } from './copy.vi.ts';
import { GiftFacts } from './GiftFacts.tsx';
import { PaymentFacts } from './OrderFacts.tsx';

const ID = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
const order = {
  _id: ID,
  status: 'confirmed',
  paymentMethod: 'VietQR',
  shippingOption: { name: 'Giao thường' },
  goodsPrice: 285_000,
  shippingFee: 0,
  totalPrice: 285_000,
  cardMessage: null,
  gift: { recipient: 'Mai', sender: null, hand: 'dan', notBefore: null, openedAt: null, reply: null },
} as unknown as Order;

test.each([
  [
    'the state of its payment',
    <PaymentFacts key="payment" order={order} />,
    `/payments/order/${ID}`,
    { status: 'paid', paidAt: null, refundedAt: null },
    copy.details.paymentFailed,
    paymentStatusLabels.paid,
  ],
  [
    'the link of its gift page',
    <GiftFacts key="gift" order={order} />,
    `/orders/${ID}/gift-link`,
    { path: '/qua/abc' },
    copy.given.failed,
    copy.given.copy,
  ],
] as const)('when %s cannot be read an order says so and loads it by retry', async (...row) => {
  const [, part, path, data, failed, shown] = row;
  const box = await loadsByRetry(part, { path: `GET ${path}`, data, failed });
  expect(box.textContent).toContain(shown);
});
