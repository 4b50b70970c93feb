// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { uiCopy } from '#web/ui/copy.vi.ts';
import { createQueryClient } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { buttonOf, eventually, mount, press } from '../../../../test-support/mount.ts';
import { stubApi, type ApiStub } from '../../../../test-support/stub-api.ts';
import { copy } from './copy.vi.ts';
import { RefundsDue } from './RefundsDue.tsx';
import { tabViewOf } from './view.ts';

const TOTAL = 52;
const PATH = 'GET /reports/refunds-due?limit=25';
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

const names = () => [...document.querySelectorAll('li p:first-of-type')].map((name) => name.textContent);

const show = () =>
  mount(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient((asked) => call('GET', asked))}>
        <RefundsDue view={tabViewOf(new URLSearchParams())} />
      </QueryClientProvider>
    </MemoryRouter>,
  );

test('the button for more loads further pages of refunds due, each order listed once', async () => {
  stubApi({ [PATH]: pageOf(0, 25), [`${PATH}&page=2`]: pageOf(24, 25), [`${PATH}&page=3`]: pageOf(49, 3) });
  await show();
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

test('a further page that fails to load says so and loads by retry', async () => {
  const answers: ApiStub = {
    [PATH]: pageOf(0, 25),
    [`${PATH}&page=2`]: { bare: 404 },
  };
  stubApi(answers);
  const { box } = await show();
  for (const [rows, more] of [
    [5, 20],
    [25, 20],
  ] as const) {
    await eventually(() => expect(names()).toHaveLength(rows));
    await press(buttonOf(copy.refund.more(more)));
  }
  await eventually(() => expect(box.textContent).toContain(copy.refund.restFailed));
  answers[`${PATH}&page=2`] = pageOf(24, 25);
  await press(buttonOf(uiCopy.retry));
  await eventually(() => expect(names()).toHaveLength(45));
  expect(box.textContent).not.toContain(copy.refund.restFailed);
});
