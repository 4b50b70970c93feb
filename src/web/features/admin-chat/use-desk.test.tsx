// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Chat, ChatsPage } from '#contract/http/chat.ts';
import type { User } from '#contract/http/identity.ts';
import { asId } from '#domain/kernel/ids.ts';
import { chat } from '#web/entities/chat/core/test-shop.ts';
import { createQueryClient } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { stubApi, type ApiStub } from '../../../../test-support/stub-api.ts';
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

test('taking a chat switches to the tab that lists it and marks it as current', async () => {
  completePage();
  const waiting = chat(0, 'pending');
  const answers: ApiStub = {
    'GET /chat/admin/pending': page(waiting),
    'GET /chat/admin/active': page(),
    'GET /chat/admin/online': { data: [] },
    'PUT /chat/chat-1/assign': {
      data: { ...waiting, status: 'active', admin: { _id: me.id, name: me.name } },
    },
  };
  stubApi(answers);
  await mount(
    <QueryClientProvider client={createQueryClient((path) => call('GET', path))}>
      <Desk />
    </QueryClientProvider>,
  );
  await eventually(() => expect(buttonOf('Assign')).toBeDefined());
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
