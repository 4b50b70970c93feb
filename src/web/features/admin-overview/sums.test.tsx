// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Overview } from '#contract/http/reports.ts';
import { createQueryClient } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { uiCopy } from '#web/ui/copy.vi.ts';
import { stubApi, type ApiStub } from '../../../../test-support/stub-api.ts';
import { buttonOf, eventually, mount, press } from '../../../../test-support/mount.ts';
import { copy } from './copy.vi.ts';
import { Sums } from './Sums.tsx';

const PERIOD = { revenue: 0, orders: 0, sold: 0, newCustomers: 0 };

test('when the waiting work fails to load its card says so and loads it by retry', async () => {
  const answers: ApiStub = { 'GET /reports/counts': { bare: 404 } };
  stubApi(answers);
  const { box } = await mount(
    <QueryClientProvider client={createQueryClient((path) => call('GET', path))}>
      <Sums overview={{ current: PERIOD, previous: PERIOD } as Overview} />
    </QueryClientProvider>,
  );
  await eventually(() => expect(box.textContent).toContain(copy.jobsUnread));
  expect(box.querySelector('[data-skeleton]')).toBeNull();
  answers['GET /reports/counts'] = { data: { jobs: 3, waiting: { payments: 1 } } };
  await press(buttonOf(uiCopy.retry));
  await eventually(() => expect(box.textContent).toContain(copy.jobs(3)));
});
