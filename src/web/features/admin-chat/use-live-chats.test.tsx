// @vitest-environment happy-dom
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CHAT } from '#web/entities/chat/core/test-shop.ts';
import { createQueryClient } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { connectSocket } from '#web/lib/socket.ts';
import { line } from '../../../../test-support/live-line.ts';
import { mount } from '../../../../test-support/mount.ts';
import { stubApi, type Answer } from '../../../../test-support/stub-api.ts';
import { statsQuery } from './queries.ts';
import { useLiveChats } from './use-live-chats.ts';

vi.mock('socket.io-client', () => import('../../../../test-support/live-line.ts'));

function Unread() {
  useLiveChats();
  return <p>{useQuery(statsQuery()).data?.unread}</p>;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a slow read of the counts is not restarted by the events during it', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  stubApi({ 'GET /chat/admin/stats': { data: { unread: 1 } } });
  await connectSocket();
  const { box } = await mount(
    <QueryClientProvider client={createQueryClient((path) => call('GET', path))}>
      <Unread />
    </QueryClientProvider>,
  );
  await pass(10);
  expect(box.textContent).toBe('1');
  const counts = Promise.withResolvers<Answer>();
  stubApi({ 'GET /chat/admin/stats': counts.promise });
  for (let second = 0; second < 5; second += 1) {
    line.says('chat_closed', { chatId: CHAT });
    await pass(1_000);
  }
  stubApi({ 'GET /chat/admin/stats': new Promise(() => undefined) });
  line.says('chat_closed', { chatId: CHAT });
  await pass(2_000);
  counts.resolve({ data: { unread: 2 } });
  await pass(10);
  expect(box.textContent).toBe('2');
});
