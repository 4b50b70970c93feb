// @vitest-environment happy-dom
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createQueryClient, read } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { connectSocket } from '#web/lib/socket.ts';
import { line } from '../../../../test-support/live-line.ts';
import { eventually, mount } from '../../../../test-support/mount.ts';
import { stubApi, type Answer, type ApiStub } from '../../../../test-support/stub-api.ts';
import { copy } from './copy.vi.ts';
import { CountCards } from './CountCards.tsx';
import { useLiveDesk } from './use-live-desk.ts';

vi.mock('socket.io-client', () => import('../../../../test-support/live-line.ts'));

function Desk() {
  useLiveDesk();
  return <p>{String(useQuery(read('/charms')).data)}</p>;
}

async function show() {
  await connectSocket();
  const queries = createQueryClient((path) => call('GET', path));
  const page = (isDesk: boolean) => (
    <QueryClientProvider client={queries}>{isDesk && <Desk />}</QueryClientProvider>
  );
  const { box, draw } = await mount(page(true));
  return { box, draw: (isDesk: boolean) => draw(page(isDesk)) };
}

test('a list loading for the first time during an event is read once more', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const list = Promise.withResolvers<Answer>();
  stubApi({ 'GET /charms': list.promise });
  const { box } = await show();
  line.says('catalogue_updated', { what: 'stock' });
  await pass(1_000);
  stubApi({ 'GET /charms': { data: 'after' } });
  list.resolve({ data: 'before' });
  await pass(10);
  expect(box.textContent).toBe('after');
});

test('a list whose read was under way when the desk was left is read again when it is mounted', async () => {
  const list = Promise.withResolvers<Answer>();
  stubApi({ 'GET /charms': list.promise });
  const { box, draw } = await show();
  await draw(false);
  list.resolve({ data: 'before' });
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 10))));
  stubApi({ 'GET /charms': { data: 'after' } });
  line.says('catalogue_updated', { what: 'stock' });
  await draw(true);
  await eventually(() => expect(box.textContent).toBe('after'));
});

test('a list is read again when the desk is mounted after another page', async () => {
  stubApi({ 'GET /charms': { data: 'before' } });
  const { box, draw } = await show();
  await eventually(() => expect(box.textContent).toBe('before'));
  await draw(false);
  stubApi({ 'GET /charms': { data: 'after' } });
  line.says('catalogue_updated', { what: 'stock' });
  await draw(true);
  await eventually(() => expect(box.textContent).toBe('after'));
});

test('once a failed list has loaded again, so do the counts that failed with it', async () => {
  const answers: ApiStub = { 'GET /charms': { bare: 500 }, 'GET /reports/counts': { bare: 500 } };
  stubApi(answers);
  const queries = createQueryClient((path) => call('GET', path));
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } });
  const { box } = await mount(
    <MemoryRouter>
      <QueryClientProvider client={queries}>
        <Desk />
        <CountCards current="charms" />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  const count = () => box.querySelector('a[href$="charms"] b')?.textContent;
  await eventually(() => expect(count()).toContain(copy.counts.unknown));
  Object.assign(answers, {
    'GET /charms': { data: 'loaded' },
    'GET /reports/counts': { data: { counts: { charms: 144 }, waiting: {} } },
  });
  // The list's own retry.
  await act(() => queries.refetchQueries({ queryKey: read('/charms').queryKey }));
  await eventually(() => expect(count()).toBe('144'));
});
