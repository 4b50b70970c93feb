import { expect, test } from 'vitest';
import type { Chat, ChatsPage } from '#contract/http/chat.ts';
import { chatOf, contents, readChat, say, chatSides } from '../../../../test-support/chats.ts';
import { sharedShop } from '../../../../test-support/shared-shop.ts';

const site = sharedShop();

const { customer, admin } = chatSides(site);

test('a closed chat stays readable; the next message opens a new one, a resend does not', async () => {
  const [linh, mai] = [await customer(), await admin()];
  const chat = await chatOf(linh);
  await say(linh, chat, 'cũ');
  await mai.put(`/api/chat/${chat._id}/assign`);
  expect((await mai.put<Chat>(`/api/chat/${chat._id}/close`)).data.status).toBe('closed');
  expect((await mai.put(`/api/chat/${chat._id}/close`)).status).toBe(200);
  expect((await say(mai, chat, 'thêm')).error.code).toBe('CHAT_CLOSED');
  expect((await mai.put(`/api/chat/${chat._id}/assign`)).error.code).toBe('CHAT_CLOSED');

  site.clock.advance(1000);
  const next = (await say(linh, chat, 'mới', 'next')).data;
  expect(next.chatId).not.toBe(chat._id);
  expect((await say(linh, chat, 'mới', 'next')).data._id).toBe(next._id);
  expect(contents(await readChat(linh, chat))).toEqual(['cũ']);
  expect(contents(await readChat(linh, { _id: next.chatId }))).toEqual(['mới']);
  expect((await linh.get<ChatsPage>('/api/chat/my')).data.chats.map(({ status }) => status)).toEqual([
    'pending',
    'closed',
  ]);
});

test('a rating is given once, and only when it was asked for', async () => {
  const [linh, mai] = [await customer(), await admin()];
  const chat = await chatOf(linh);
  const rate = () => linh.post(`/api/chat/${chat._id}/rating`, { stars: 5, comment: 'Dễ thương' });
  expect((await rate()).status).toBe(409);
  await mai.put(`/api/chat/${chat._id}/close`, { askRating: true });
  expect((await rate()).status).toBe(200);
  expect((await rate()).status).toBe(409);
  expect((await readChat(linh, chat)).data.rating).toEqual({ asked: true, stars: 5, comment: 'Dễ thương' });
});

test('a rating is not asked for unless the admin wishes it', async () => {
  const [linh, mai] = [await customer(), await admin()];
  const chat = await chatOf(linh);
  await mai.put(`/api/chat/${chat._id}/close`, { askRating: false });
  expect((await readChat(linh, chat)).data.rating).toMatchObject({ asked: false });
  expect((await linh.post(`/api/chat/${chat._id}/rating`, { stars: 5 })).status).toBe(409);
});

test('closing a chat sets the admin’s unread count to 0', async () => {
  const [linh, mai] = [await customer(), await admin()];
  const chat = await chatOf(linh);
  await say(linh, chat, 'thôi để mình xem lại');
  expect((await readChat(mai, chat)).data.unreadCount).toBe(1);
  await mai.put(`/api/chat/${chat._id}/close`);
  expect((await readChat(mai, chat)).data.unreadCount).toBe(0);
});

test('closing a chat is 409 while it has a newer message of the customer, not for one of staff', async () => {
  const [linh, mai] = [await customer(), await admin()];
  const chat = await chatOf(linh);
  const { data: first } = await say(linh, chat, 'vòng đẹp lắm ạ');
  const close = (seen?: number) => mai.put<Chat>(`/api/chat/${chat._id}/close`, { askRating: true, seen });
  await say(linh, chat, 'à mà charm bị xước');
  const refused = await close(first.seq);
  expect([refused.status, refused.error.code]).toEqual([409, 'CHAT_MOVED']);
  const { data: now } = await readChat(mai, chat);
  expect(now).toMatchObject({ status: 'pending', unreadCount: 2 });
  // What staff wrote themselves does not stand in the way.
  await mai.put(`/api/chat/${chat._id}/assign`);
  await say(mai, chat, 'Dạ để tiệm đổi ạ');
  expect((await close(now.lastMessage!.seq)).data.status).toBe('closed');
});

test('the clientId of somebody else’s message does not make a message a resend', async () => {
  const [linh, mai] = [await customer(), await admin()];
  const chat = await chatOf(linh);
  await say(linh, chat, 'riêng của mình', 'same');
  await mai.put(`/api/chat/${chat._id}/close`);
  const { status, error } = await say(mai, chat, 'chị nhắn thêm', 'same');
  expect([status, error.code]).toEqual([409, 'CHAT_CLOSED']);
});
