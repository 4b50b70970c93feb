// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Chat, ChatsPage } from '#contract/http/chat.ts';
import type { User } from '#contract/http/identity.ts';
import { asId, type ChatId } from '#domain/kernel/ids.ts';
import { chat } from '#web/entities/chat/core/test-shop.ts';
import { createQueryClient } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { stubApi, type Answer, type ApiStub } from '../../../../test-support/stub-api.ts';
import { buttonOf, completePage, eventually, mount, press } from '../../../../test-support/mount.ts';
import { ChatList } from './list/ChatList.tsx';
import { useListedChats } from './list/use-listed-chats.ts';
import { useDesk } from './use-desk.ts';

const me = { id: asId('mai'), name: 'Mai Anh', email: '', role: 'admin' } as User;

function Desk() {
  const desk = useDesk(me.id);
  const listed = useListedChats(desk);
  return <ChatList {...{ desk, listed, me }} />;
}

const page = (...chats: Chat[]): { data: ChatsPage } => ({
  data: { chats, pagination: { page: 1, limit: 20, total: chats.length, pages: 1 } },
});

const waiting = chat(0, 'pending');
const TAKEN = { data: { ...waiting, status: 'active', admin: { _id: me.id, name: me.name } } };

/** Shows the desk with pending chats, of which the first is `chat-1`. */
async function show(assigned: Answer | Promise<Answer>, ...pending: Chat[]) {
  completePage();
  const answers: ApiStub = {
    'GET /chat/admin/pending': page(...pending),
    'GET /chat/admin/active': page(),
    'GET /chat/admin/online': { data: [] },
    'PUT /chat/chat-1/assign': assigned,
  };
  stubApi(answers);
  await mount(
    <QueryClientProvider client={createQueryClient((path) => call('GET', path))}>
      <Desk />
    </QueryClientProvider>,
  );
  await eventually(() => expect(buttonOf('Assign')).toBeDefined());
  return answers;
}

test('a chat opened while another is being assigned stays open', async () => {
  const taken = Promise.withResolvers<Answer>();
  const other = { ...waiting, _id: asId<ChatId>('chat-2'), user: { ...waiting.user, name: 'Hoa' } };
  const answers = await show(taken.promise, waiting, other);
  await press(buttonOf('Assign'));
  await press(buttonOf('Hoa'));
  answers['GET /chat/admin/pending'] = page(other);
  taken.resolve(TAKEN);
  await eventually(() => expect(buttonOf('Linh')).toBeUndefined());
  expect(buttonOf('Hoa')?.getAttribute('aria-current')).toBe('true');
});

test('taking a chat switches to the tab that lists it and marks it as current', async () => {
  const answers = await show(TAKEN, waiting);
  const tabShown = () => document.querySelector('[role="tab"][aria-selected="true"]')?.textContent;
  const before = tabShown();
  answers['GET /chat/admin/pending'] = page();
  answers['GET /chat/admin/active'] = page({ ...waiting, status: 'active' });
  await press(buttonOf('Assign'));
  await eventually(() => {
    expect(tabShown()).not.toBe(before);
    expect(
      document.querySelector('[role="tabpanel"]')?.querySelector('[aria-current="true"]'),
    ).not.toBeNull();
  });
});
