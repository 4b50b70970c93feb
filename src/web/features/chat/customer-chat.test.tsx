// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import type { User } from '#contract/http/identity.ts';
import { asId } from '#domain/kernel/ids.ts';
import { chat } from '#web/entities/chat/core/test-shop.ts';
import { eventually, mount } from '../../../../test-support/mount.ts';
import { stubApi, type Answer } from '../../../../test-support/stub-api.ts';
import CustomerChat from './CustomerChat.tsx';

const LINH = { id: asId('linh'), name: 'Linh', email: '', role: 'customer', addresses: [] };

/** Missing in happy-dom: the launcher looks for controls below it. */
beforeEach(() => {
  document.elementsFromPoint = () => [];
});

test('opening the window before the chats have loaded marks earlier chats as read once they have', async () => {
  const list = Promise.withResolvers<Answer>();
  const asked = stubApi({
    'GET /chat/my': list.promise,
    'PUT /chat/chat-0/read': { data: { unreadCount: 0 } },
  });
  await mount(
    <MemoryRouter>
      <CustomerChat user={LINH as unknown as User} asked={{}} />
    </MemoryRouter>,
  );
  list.resolve({ data: { chats: [chat(), { ...chat(2, 'closed'), _id: 'chat-0' }] } });
  await eventually(() => expect(asked).toContain('PUT /chat/chat-0/read'));
});
