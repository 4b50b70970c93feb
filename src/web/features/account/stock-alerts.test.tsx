// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createQueryClient } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { eventually, mount, press } from '../../../../test-support/mount.ts';
import { stubApi, type Answer } from '../../../../test-support/stub-api.ts';
import { StockAlerts } from './StockAlerts.tsx';

const alert = (name: string) => ({
  _id: name,
  kind: 'charm',
  slug: name,
  name,
  image: null,
  askedAt: '2026-11-21T09:00:00Z',
});

test('two alerts dropped in quick succession are both deleted, each once', async () => {
  const first = Promise.withResolvers<Answer>();
  const asked = stubApi({
    'GET /stock-alerts': { data: [alert('dao'), alert('sen')] },
    'DELETE /stock-alerts/dao': first.promise,
    'DELETE /stock-alerts/sen': { data: [] },
  });
  const { box } = await mount(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient((path) => call('GET', path))}>
        <StockAlerts />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await eventually(() => expect(box.querySelectorAll('button')).toHaveLength(2));
  for (const button of [...box.querySelectorAll('button'), ...box.querySelectorAll('button')])
    await press(button);
  first.resolve({ data: [alert('sen')] });
  await eventually(() => expect(box.textContent).toBe(''));
  expect(asked.filter((each) => each.startsWith('DELETE'))).toEqual([
    'DELETE /stock-alerts/dao',
    'DELETE /stock-alerts/sen',
  ]);
});
