// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Order } from '#contract/http/ordering.ts';
import type { Transfer } from '#contract/http/payment.ts';
import { loadsByRetry } from '../../../../test-support/failed-part.tsx';
import { amendmentsCopy } from './amendments/amendments.vi.ts';
import { ExchangeForm, placesOf } from './amendments/ExchangeForm.tsx';
import { copy } from './copy.vi.ts';
import { RefundDue } from './RefundDue.tsx';
import { StrayActions } from './StrayActions.tsx';
import { strayCopy as stray } from './stray-transfers.vi.ts';
import { tabViewOf } from './view.ts';

const ID = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
const order = { _id: ID, status: 'cancelled', paymentMethod: 'VietQR' } as unknown as Order;
const transfer = {
  _id: 't',
  amount: 285_000,
  outcome: 'unknown_content',
  order: null,
} as unknown as Transfer;
const made = {
  ...order,
  items: [
    {
      _id: 'i',
      name: 'Vòng hoa',
      quantity: 1,
      customBracelet: {},
      charms: [{ name: 'Hoa sen', price: 25_000, position: 0 }],
    },
  ],
} as unknown as Order;
const view = tabViewOf(new URLSearchParams());

test.each([
  [
    'a refund is due',
    <RefundDue key="refund" order={order} />,
    `/payments/order/${ID}`,
    { orderId: ID, received: 285_000, refunded: 0, kept: 0, owedBack: 285_000 },
    copy.refund.failed,
    copy.refund.title,
  ],
  [
    'an order waits for a transfer',
    <StrayActions key="transfer" transfer={transfer} view={view} />,
    '/payments/admin/unmatched/t/suggestions',
    [
      {
        order: { _id: ID, name: 'Khánh Linh', totalPrice: 285_000, status: 'pending_payment' },
        placedAt: '2026-11-21T09:00:00.000Z',
        because: [],
      },
    ],
    stray.suggestedFailed,
    'Khánh Linh',
  ],
  [
    'which charms are in stock',
    <ExchangeForm key="charms" id="f" order={made} places={placesOf(made)} onDone={() => undefined} />,
    '/charms?inStock=true&limit=20',
    { charms: [] },
    amendmentsCopy.exchange.failed,
    amendmentsCopy.exchange.charm,
  ],
] as const)('when it cannot be read whether %s the desk says so and loads it by retry', async (...row) => {
  const [, part, path, data, failed, shown] = row;
  const box = await loadsByRetry(part, { path: `GET ${path}`, data, failed });
  expect(box.textContent).toContain(shown);
});
