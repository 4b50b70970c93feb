// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Payment } from '#contract/http/payment.ts';
import { asId, type OrderId } from '#domain/kernel/ids.ts';
import { createQueryClient } from '#web/lib/api.ts';
import { failureCopy } from '#web/lib/errors/copy.vi.ts';
import { stubApi, toasts, type Answer } from '../../../../test-support/stub-api.ts';
import { buttonOf, eventually, mount, press } from '../../../../test-support/mount.ts';
import { paymentQuery } from './payment-queries.ts';
import { useReportPaid } from './use-report-paid.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  return () => vi.restoreAllMocks();
});

const ID = asId<OrderId>('0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b');
const payment = (status: Payment['status']) => ({ orderId: ID, status }) as Payment;
const NETWORK = failureCopy.network.title;

function Report() {
  const report = useReportPaid(ID);
  return <button onClick={() => report.mutate()}>{report.isPending ? 'Đang báo' : 'Báo'}</button>;
}

test.each<[string, Answer | undefined, Answer | undefined, string | undefined, string[]]>([
  ['arrived although its response was lost', undefined, { data: payment('reported') }, 'reported', []],
  ['is refused because the order was cancelled', { refused: 'INVALID_TRANSITION' }, { data: payment('cancelled') }, 'cancelled', []],
  ['never arrived', undefined, { data: payment('pending') }, 'pending', [NETWORK]],
  ['has an unknown outcome', undefined, undefined, undefined, [NETWORK]],
])('a payment report that %s: shows the current status and only a real failure', async (_how, reported, now, status, titles) => {
  stubApi({
    ...(reported && { 'POST /payments/user/confirm': reported }),
    ...(now && { [`GET /payments/order/${ID}`]: now }),
  });
  const queries = createQueryClient(() => new Promise(() => undefined));
  await mount(
    <QueryClientProvider client={queries}>
      <Report />
    </QueryClientProvider>,
  );
  await press(buttonOf('Báo'));
  await eventually(() => expect(buttonOf('Báo')).toBeTruthy());
  expect(toasts().map(([, title]) => title)).toEqual(titles);
  expect(queries.getQueryData(paymentQuery(ID).queryKey)?.status).toBe(status);
}); // oxfmt-ignore
