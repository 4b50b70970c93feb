// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { loadsByRetry } from '../../../../../test-support/failed-part.tsx';
import { moneyCopy as words } from './carrier-money.vi.ts';
import { CarrierMoney } from './CarrierMoney.tsx';

test('when the carriers’ payouts cannot be read their place says so and they load by retry', async () => {
  const payout = { _id: 'p', carrier: 'ghn', parcels: 2, expected: 600_000, fees: 0, counted: 600_000 };
  const box = await loadsByRetry(<CarrierMoney />, {
    path: 'GET /shipments/carriers/payouts',
    failed: words.payoutsFailed,
    data: {
      payouts: [
        { ...payout, note: null, receivedBy: { name: 'Bảo Trân' }, createdAt: '2026-11-21T09:00:00.000Z' },
      ],
      pagination: { page: 1, limit: 10, total: 1, pages: 1 },
    },
    others: {
      'GET /shipments/carriers/cash': { data: { parcels: [], later: [], concerns: [], moreConcerns: 0 } },
    },
  });
  expect(box.textContent).toContain('Bảo Trân');
});
