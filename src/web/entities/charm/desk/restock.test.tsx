// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { buttonOf, eventually, mount, press } from '../../../../../test-support/mount.ts';
import { stubApi, toasts, type ApiStub } from '../../../../../test-support/stub-api.ts';
import { copy } from './copy.vi.ts';
import { Restock } from './Restock.tsx';

const ROSE = { _id: 'hong', name: 'Hoa hồng' };
const PATH = 'PATCH /charms/hong/stock';

test('pieces that are sent again after a lost answer have the same key, and the next ones another', async () => {
  const answers: ApiStub = {};
  stubApi(answers);
  const keys: (string | undefined)[] = [];
  const stubbed = fetch;
  vi.stubGlobal('fetch', (url: string, init: { method: string; headers: Record<string, string> }) => {
    if (init.method === 'PATCH') keys.push(init.headers['idempotency-key']);
    return stubbed(url, init);
  });
  await mount(
    <QueryClientProvider client={createQueryClient((path) => call('GET', path))}>
      <Restock path="/charms" thing={ROSE} />
    </QueryClientProvider>,
  );
  await press(buttonOf(copy.stock.restock));
  await press(buttonOf(copy.stock.add));
  await eventually(() => expect(toasts()).toHaveLength(1));
  answers[PATH] = { data: { ...ROSE, stock: 10, reservedStock: 0, availableStock: 10 } };
  await press(buttonOf(copy.stock.add));
  await eventually(() => expect(toasts()).toHaveLength(2));
  await press(buttonOf(copy.stock.restock));
  await press(buttonOf(copy.stock.add));
  await eventually(() => expect(keys).toHaveLength(3));
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
