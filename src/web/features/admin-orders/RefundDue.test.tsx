// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { Order } from '#contract/http/ordering.ts';
import { formatVnd, vnd } from '#domain/kernel/vnd.ts';
import { createQueryClient } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { buttonOf, eventually, fill, mount, press } from '../../../../test-support/mount.ts';
import { stubApi } from '../../../../test-support/stub-api.ts';
import '#web/ui/overlays/parts/DialogPart.tsx';
import { copy } from './copy.vi.ts';
import { RefundDue } from './RefundDue.tsx';

const ID = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
const order = { _id: ID, status: 'completed', paymentMethod: 'VietQR' } as unknown as Order;
const { keep } = copy.refund;

/** The banner of an order whose customer is owed 130,000 for a bracelet that came back and for what she paid too much. */
async function show(keepable: number | undefined) {
  const payment = { orderId: ID, received: 315_000, refunded: 0, kept: 0, owedBack: 130_000, keepable };
  stubApi({
    [`GET /payments/order/${ID}`]: { data: payment },
    'POST /payments/admin/keep': { data: { ...payment, owedBack: 100_000, keepable: 0 } },
  });
  await mount(
    <QueryClientProvider client={createQueryClient((path) => call('GET', path))}>
      <RefundDue order={order} />
    </QueryClientProvider>,
  );
  await eventually(() => expect(buttonOf(copy.refund.button)).toBeDefined());
}

test.each([0, undefined])('without an overpayment (%j) nothing can be left to the shop', async (keepable) => {
  await show(keepable);
  expect(buttonOf(keep.button)).toBeUndefined();
});

test('of all that is owed only the overpayment is left to the shop', async () => {
  await show(30_000);
  await press(buttonOf(keep.button));
  const dialog = () => document.querySelector('[role="dialog"]');
  await eventually(() => expect(dialog()?.textContent).toContain(formatVnd(vnd(30_000))));
  await fill(dialog()!.querySelector('textarea'), 'Khách tặng tiệm');
  const sent = vi.spyOn(globalThis, 'fetch');
  const confirm = [...dialog()!.querySelectorAll('button')].find(({ textContent }) =>
    textContent.startsWith(keep.ask.confirm),
  );
  await press(confirm);
  const asked = () => sent.mock.calls.find(([path]) => path === '/api/payments/admin/keep')?.[1]?.body;
  await eventually(() => expect(asked()).toBeDefined());
  expect(JSON.parse(asked() as string)).toMatchObject({ orderId: ID, amount: 30_000 });
  await eventually(() => expect(dialog()).toBeNull());
});
