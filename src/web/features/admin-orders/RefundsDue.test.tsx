// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createQueryClient } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { buttonOf, eventually, mount, press } from '../../../../test-support/mount.ts';
import { stubApi } from '../../../../test-support/stub-api.ts';
import { copy } from './copy.vi.ts';
import { RefundsDue } from './RefundsDue.tsx';
import { tabViewOf } from './view.ts';

const TOTAL = 52;
/** The row at the end of a page stands again at the start of the next, as when one was added before it meanwhile. */
const pageOf = (first: number, length: number) => ({
  data: {
    orders: Array.from({ length }, (_, at) => ({
      _id: `0190a1b2-c3d4-7e5f-8a9b-${String(first + at).padStart(12, '0')}`,
      name: `Khách ${first + at}`,
      totalPrice: 285_000,
      owedBack: 285_000,
      since: '2026-11-21T02:00:00.000Z',
    })),
    pagination: { page: 1, limit: 25, total: TOTAL, pages: 3 },
  },
});

test('the button for more loads further pages of refunds due, each order listed once', async () => {
  const path = 'GET /reports/refunds-due?limit=25';
  stubApi({ [path]: pageOf(0, 25), [`${path}&page=2`]: pageOf(24, 25), [`${path}&page=3`]: pageOf(49, 3) });
  const view = tabViewOf(new URLSearchParams());
  await mount(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient((asked) => call('GET', asked))}>
        <RefundsDue view={view} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  const names = () => [...document.querySelectorAll('li p:first-of-type')].map((name) => name.textContent);
  for (const [rows, more] of [
    [5, 20],
    [25, 20],
    [45, 7],
  ] as const) {
    await eventually(() => expect(names()).toHaveLength(rows));
    await press(buttonOf(copy.refund.more(more)));
  }
  await eventually(() => expect(names()).toEqual(Array.from({ length: TOTAL }, (_, at) => `Khách ${at}`)));
});
