// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import type { Chat } from '#contract/http/chat.ts';
import type { User } from '#contract/http/identity.ts';
import { asId, type ChatId } from '#domain/kernel/ids.ts';
import { chat } from '#web/entities/chat/core/test-shop.ts';
import { chatClientFor } from '#web/entities/chat/core/client.ts';
import { createQueryClient } from '#web/lib/api.ts';
import { log } from '#web/lib/errors/log.ts';
import { stubApi, toasts } from '../../../../test-support/stub-api.ts';
import { buttonOf, eventually, mount, press } from '../../../../test-support/mount.ts';
import '#web/ui/overlays/parts/DialogPart.tsx';
import { ChatItem } from './list/ChatItem.tsx';

const admin = { id: asId('mai'), name: 'Mai Anh', email: '', role: 'admin' } as User;
const logged = (message: string) => log.entries().some((entry) => entry.message === message);

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  return () => vi.restoreAllMocks();
});

/** @returns the requests that were sent and refused */
async function showRow(status: Chat['status'], refused: ErrorCode) {
  const asked = stubApi({
    'PUT /chat/chat-1/assign': { refused },
    'PUT /chat/chat-1/close': { refused },
  });
  await mount(
    <QueryClientProvider client={createQueryClient(() => new Promise(() => undefined))}>
      <ul>
        <ChatItem
          chat={chat(0, status)}
          me={admin}
          now={0}
          chosen={false}
          onChoose={() => undefined}
          onTaken={() => undefined}
        />
      </ul>
    </QueryClientProvider>,
  );
  return asked;
}

/** spec §8, Chat: in the admin panel, failures are only logged. */
test('a failed assignment is logged without a toast', async () => {
  await showRow('pending', 'SERVER_ERROR');
  await press(buttonOf('Assign'));
  await eventually(() => expect(logged('Không thể gán chat')).toBe(true));
  expect(toasts()).toEqual([]);
});

test('a failed closing is logged without a toast', async () => {
  const asked = await showRow('active', 'SERVER_ERROR');
  await press(buttonOf('Đóng'));
  await eventually(() => expect(buttonOf('Đóng chat')).toBeDefined());
  await press(buttonOf('Đóng chat'));
  expect(asked).toEqual(['PUT /chat/chat-1/close']);
  await eventually(() => expect(logged('Không thể đóng chat')).toBe(true));
  expect(toasts()).toEqual([]);
});

test('closing a chat with a newer message is refused and shows a toast', async () => {
  await showRow('active', 'CHAT_MOVED');
  await press(buttonOf('Đóng'));
  await eventually(() => expect(buttonOf('Đóng chat')).toBeDefined());
  await press(buttonOf('Đóng chat'));
  await eventually(() => expect(toasts()).toEqual([['info', 'Chat chưa đóng', ERRORS.CHAT_MOVED.message]]));
});

test('assigning a chat that another admin has taken shows a toast', async () => {
  await showRow('pending', 'CHAT_TAKEN');
  await press(buttonOf('Assign'));
  await eventually(() =>
    expect(toasts()).toEqual([['info', 'Đã có người nhận chat này', ERRORS.CHAT_TAKEN.message]]),
  );
});

test('a refused message is logged without a toast and stays in the outbox as failed', async () => {
  stubApi({ 'POST /chat/chat-1/messages': { refused: 'CHAT_CLOSED' } });
  const support = chatClientFor(admin);
  const room = support.room(asId<ChatId>('chat-1'));
  room.send('Dạ tiệm chào em');
  await eventually(() => expect(room.get().outbox).toMatchObject([{ state: 'failed', refused: true }]));
  expect(logged('chat: send failed')).toBe(true);
  expect(toasts()).toEqual([]);
  support.close();
});
