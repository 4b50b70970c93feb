// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createQueryClient } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { stubApi } from '../../../../test-support/stub-api.ts';
import { eventually, mount } from '../../../../test-support/mount.ts';
import { copy } from './copy.vi.ts';
import { Slip } from './Slip.tsx';

test.each([
  [copy.slip.missing, { refused: 'NOT_FOUND' }],
  [copy.failed, { bare: 500 }],
] as const)('a slip shows “%s” on the response %o', async (words, answer) => {
  stubApi({ 'GET /shipments/cash/hand-ins/one': answer });
  const queries = createQueryClient((path) => call('GET', path));
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } });
  const { box } = await mount(
    <MemoryRouter>
      <QueryClientProvider client={queries}>
        <Slip id="one" />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await eventually(() => expect(box.textContent).toContain(words));
});
