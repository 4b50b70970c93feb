// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Order } from '#contract/http/ordering.ts';
import { loadsByRetry } from '../../../../test-support/failed-part.tsx';
import { copy } from './parcel.vi.ts';
import { ParcelProgress } from './ParcelProgress.tsx';

test('when the parcel of an order cannot be read the order says so and loads it by retry', async () => {
  const order = { _id: '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b', status: 'shipped' } as unknown as Order;
  const box = await loadsByRetry(<ParcelProgress order={order} />, {
    path: `GET /orders/${order._id}/parcel`,
    failed: copy.failed,
    data: {
      status: 'in_transit',
      carrier: null,
      trackingNumber: 'VC240981',
      steps: [],
      estimatedDeliveryDate: '2026-11-26T16:59:59.999Z',
      actualDeliveryDate: null,
      proofImage: null,
    },
  });
  expect(box.textContent).toContain('VC240981');
});
