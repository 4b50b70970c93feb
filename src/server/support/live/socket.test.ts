import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ChatHistory } from '#contract/http/chat.ts';
import type { ChatMessage, ChatNote } from '#contract/socket.ts';
import { users } from '#server/identity/tables.ts';
import { chatOf, chatSides } from '../../../../test-support/chats.ts';
import { sharedPages } from '../../../../test-support/pages.ts';
import { sharedShop } from '../../../../test-support/shared-shop.ts';
import { createTyping } from './typists.ts';

const site = sharedShop();
const pages = sharedPages(site);

const { customer, admin } = chatSides(site);
const texts = (messages: ChatMessage[]) => messages.map(({ content }) => content);

/** A customer and an admin with the same chat open. */
async function talk() {
  const [linh, mai] = await Promise.all([customer(), admin()]);
  const chat = await chatOf(linh);
  const [hers, his] = await Promise.all([pages.open(linh), pages.open(mai)]);
  await hers.say('join_chat', { chatId: chat._id });
  await his.say('join_chat', { chatId: chat._id });
  return { linh, mai, chatId: chat._id, hers, his };
}

test.each([[['polling'] as const], [['websocket'] as const]])(
  'both sides talk over %s',
  async (transports) => {
    const [linh, mai] = await Promise.all([customer(), admin()]);
    const chatId = (await chatOf(linh))._id;
    const [hers, his] = [await pages.open(linh, [...transports]), await pages.open(mai, [...transports])];
    expect(await hers.say('join_chat', { chatId })).toMatchObject({ ok: true, chat: { _id: chatId } });
    expect(await his.say('join_chat', { chatId })).toMatchObject({ ok: true });
    const sent = await hers.say('send_message', {
      chatId,
      content: 'Chào tiệm',
      metadata: { clientId: 'a' },
    });
    expect(sent).toMatchObject({ ok: true, chatId, message: { content: 'Chào tiệm', seq: 1 } });
    expect(await his.hears('new_message')).toEqual([{ chatId, message: sent.message }]);
    await his.say('send_message', { chatId, content: 'Tiệm chào bạn' });
    expect(texts((await hers.hears('new_message', 2)).map(({ message }) => message))).toEqual([
      'Chào tiệm',
      'Tiệm chào bạn',
    ]);
  },
);

test('an acknowledged message sent again, by socket or HTTP, is neither stored nor delivered twice', async () => {
  const { linh, chatId, hers, his } = await talk();
  const draft = { chatId, content: 'Một lần', metadata: { clientId: 'again' } };
  const first = await hers.say('send_message', draft);
  const again = await hers.say('send_message', draft);
  expect(again.message).toEqual(first.message);
  const viaRest = await linh.post<ChatMessage>(`/api/chat/${chatId}/messages`, draft);
  expect(viaRest.data._id).toBe(first.message._id);
  await hers.say('send_message', { chatId, content: 'Sau đó' });
  const heard = await his.hears('new_message', 2);
  expect(texts(heard.map(({ message }) => message))).toEqual(['Một lần', 'Sau đó']);
});

test('a message has its sender’s current name, not the one when her page connected', async () => {
  const { linh, chatId, hers, his } = await talk();
  await hers.say('send_message', { chatId, content: 'Linh đây' });
  await site.shop.db.update(users).set({ name: 'Linh Đan' }).where(eq(users.id, linh.user._id));
  await hers.say('send_message', { chatId, content: 'Vẫn là mình' });
  const heard = await his.hears('new_message', 2);
  expect(heard.map(({ message }) => message.sender?.name)).toEqual(['Khánh Linh', 'Linh Đan']);
});

test('concurrent messages arrive in the order of their sequence numbers, which is that of sending', async () => {
  const { chatId, hers, his } = await talk();
  await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      hers.say('send_message', { chatId, content: `${n}`, metadata: { clientId: `n${n}` } }),
    ),
  );
  const heard = await his.hears('new_message', 40);
  expect(heard.map(({ message }) => message.seq)).toEqual(Array.from({ length: 40 }, (_, n) => n + 1));
  // Messages of one page keep their order.
  expect(texts(heard.map(({ message }) => message))).toEqual(Array.from({ length: 40 }, (_, n) => `${n}`));
});

test('a page that reconnects gets all messages after its last one, once and in order', async () => {
  const { linh, mai, chatId, hers } = await talk();
  const last = (await hers.say('send_message', { chatId, content: 'trước khi rớt mạng' })).message;
  hers.close();
  for (let n = 0; n < 130; n += 1) await mai.post(`/api/chat/${chatId}/messages`, { content: `${n}` });
  const back = await pages.open(linh);
  expect(await back.say('join_chat', { chatId, after: last._id })).toMatchObject({ ok: true });
  const parts = await back.hears('chat_history', 2);
  expect(parts.flatMap(({ messages }) => texts(messages))).toEqual(
    Array.from({ length: 130 }, (_, n) => `${n}`),
  );
});

test('another customer can neither join, write nor assign, and gets no event of the chat', async () => {
  const { chatId, hers } = await talk();
  const stranger = await pages.open(await customer());
  for (const event of ['join_chat', 'typing_start'] as const)
    expect(await stranger.say(event, { chatId })).toMatchObject({ ok: false, code: 'NOT_FOUND' });
  expect(await stranger.say('send_message', { chatId, content: 'x' })).toMatchObject({
    ok: false,
    code: 'NOT_FOUND',
  });
  for (const event of ['assign_chat', 'close_chat'] as const)
    expect(await stranger.say(event, { chatId })).toMatchObject({ ok: false, code: 'FORBIDDEN' });
  await hers.say('send_message', { chatId, content: 'riêng tư' });
  await hers.say('typing_start', { chatId });
  // The response to a later request: events for the stranger would have arrived before it.
  await stranger.say('leave_chat', { chatId });
  expect(stranger.heard('new_message')).toEqual([]);
  expect(stranger.heard('user_typing')).toEqual([]);
});

test.each([
  ['send_message', { content: 'x' }, 'INVALID_INPUT'],
  ['send_message', { chatId: 'no-id', content: 'x' }, 'INVALID_INPUT'],
  ['send_message', 'text', 'INVALID_INPUT'],
  ['join_chat', null, 'INVALID_INPUT'],
  ['send_message', { type: 'system', content: 'x' }, 'INVALID_INPUT'],
] as const)('%s with %j is answered with the error %s', async (event, payload, code) => {
  const page = await pages.open(await customer());
  expect(await page.say(event, payload)).toMatchObject({ ok: false, code, message: expect.any(String) });
  // Without an acknowledgement callback, the refusal arrives as an event.
  page.socket.emit(event, payload as never);
  expect(await page.hears('error')).toMatchObject([{ code }]);
});

test('a message with a forged type is refused over the socket, too', async () => {
  const { chatId, hers } = await talk();
  const forged = { chatId, content: 'Đã nhận tiền', type: 'admin_payment_confirmation' };
  expect(await hers.say('send_message', forged)).toMatchObject({ ok: false, code: 'MESSAGE_TYPE_REFUSED' });
});

test('two admins assign a chat concurrently: one gets it, the other that one’s name; pages are notified', async () => {
  const [linh, mai, thu] = await Promise.all([customer(), admin('Mai Anh'), admin('Minh Thư')]);
  const chatId = (await chatOf(linh))._id;
  const [hers, one, other] = await Promise.all([linh, mai, thu].map((who) => pages.open(who)));
  const answers = await Promise.all(
    [one, other].map((page) => page!.say('assign_chat', { chatId, expectedAdmin: null })),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const refused = answers.find(({ ok }) => !ok);
  const winner = answers.find(({ ok }) => ok)?.chat.admin?.name;
  expect(refused).toMatchObject({ code: 'CHAT_TAKEN', message: `${winner} đang hỗ trợ khách này` });
  expect(await hers!.hears('admin_assigned')).toMatchObject([{ chatId, admin: { name: winner } }]);
  expect(await one!.hears('chat_assigned')).toMatchObject([{ chatId, admin: { name: winner } }]);
  expect(hers!.heard('chat_assigned')).toEqual([]);
});

test('a new pending chat is announced to admins’ pages, not to customers’', async () => {
  const [mai, linh] = [await pages.open(await admin()), await customer()];
  const hers = await pages.open(linh);
  const chat = await chatOf(linh);
  expect(await mai.hears('new_pending_chat')).toContainEqual({ chatId: chat._id, userName: 'Khánh Linh' });
  await hers.say('join_chat', { chatId: chat._id });
  expect(hers.heard('new_pending_chat')).toEqual([]);
});

test('closing notifies the customer; her next message opens a new chat, which her page has joined', async () => {
  const { chatId, hers, his } = await talk();
  expect(await his.say('close_chat', { chatId, askRating: true })).toMatchObject({
    ok: true,
    chat: { status: 'closed' },
  });
  expect(await hers.hears('chat_closed')).toEqual([{ chatId }]);
  const next = await hers.say('send_message', { chatId, content: 'Còn một câu nữa' });
  expect(next.chatId).not.toBe(chatId);
  expect(await hers.say('typing_start', { chatId: next.chatId })).toEqual({ ok: true });
});

test('reading is announced to all pages of both sides, with the unread count', async () => {
  const { linh, chatId, hers, his } = await talk();
  const otherTab = await pages.open(linh);
  await his.say('send_message', { chatId, content: 'một' });
  await linh.put(`/api/chat/${chatId}/read`);
  const news = { chatId, reader: 'customer', seq: 1, unreadCount: 0 };
  for (const page of [hers, his, otherTab]) expect(await page.hears('messages_read')).toEqual([news]);
});

test('joining gives the list of viewers; the others in the chat are told who joins and leaves', async () => {
  const { chatId, his } = await talk();
  const thu = await pages.open(await admin('Minh Thư'));
  const joined = await thu.say('join_chat', { chatId });
  expect(joined.viewers.map(({ name }: { name: string }) => name).toSorted()).toEqual([
    'Khánh Linh',
    'Mai Anh',
    'Minh Thư',
  ]);
  expect(await his.hears('user_joined')).toMatchObject([{ chatId, userName: 'Minh Thư' }]);
  thu.close();
  expect(await his.hears('user_left')).toMatchObject([{ chatId, userName: 'Minh Thư' }]);
});

test('typing is shown to the other side only, and ends with the message', async () => {
  const { chatId, hers, his } = await talk();
  await hers.say('typing_start', { chatId });
  await hers.say('typing_start', { chatId });
  await hers.say('send_message', { chatId, content: 'xong' });
  const signs = await his.hears('user_typing', 2);
  expect(signs.map(({ isTyping }) => isTyping)).toEqual([true, false]);
  expect(hers.heard('user_typing')).toEqual([]);
});

test('a page that disconnects while typing ends its typing sign', async () => {
  const { chatId, hers, his } = await talk();
  await hers.say('typing_start', { chatId });
  hers.close();
  expect((await his.hears('user_typing', 2)).map(({ isTyping }) => isTyping)).toEqual([true, false]);
});

test('a typing sign ends 5 s after its last renewal', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const told: boolean[] = [];
  const typing = createTyping(5_000, (_chat, _who, isTyping) => void told.push(isTyping));
  const who = { id: 'u' as never, name: 'Linh' };
  typing.start('c', who);
  vi.advanceTimersByTime(4_000);
  typing.start('c', who);
  vi.advanceTimersByTime(4_999);
  expect(told).toEqual([true]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([true, false]);
  typing.stop('c', who);
  expect(told).toEqual([true, false]);
});

test('a note reaches admins’ pages and no customer’s', async () => {
  const { mai, chatId, hers, his } = await talk();
  const note = (await mai.post<ChatNote>(`/api/chat/${chatId}/notes`, { content: 'Khách quen' })).data;
  expect(await his.hears('chat_note')).toEqual([{ chatId, note }]);
  await hers.say('typing_stop', { chatId });
  expect(hers.heard('chat_note')).toEqual([]);
});

test('a changed priority is announced to admins’ pages, not to the customer’s', async () => {
  const { mai, chatId, hers, his } = await talk();
  await mai.put(`/api/chat/${chatId}/priority`, { priority: 'urgent' });
  expect(await his.hears('chat_updated')).toEqual([{ chatId, priority: 'urgent' }]);
  await hers.say('typing_stop', { chatId });
  expect(hers.heard('chat_updated')).toEqual([]);
});

test('a logout disconnects the page; admins online are those with a connected one', async () => {
  const mai = await admin('Mai Có Mặt');
  const page = await pages.open(mai);
  const other = await admin();
  const online = async () =>
    (await other.get<{ name: string }[]>('/api/chat/admin/online')).data.map(({ name }) => name);
  expect(await online()).toContain('Mai Có Mặt');
  const closed = new Promise((done) => void page.socket.once('disconnect', done));
  await mai.post('/api/auth/logout');
  await closed;
  expect(await online()).not.toContain('Mai Có Mặt');
});

test('HTTP and the socket show the same chat', async () => {
  const { linh, chatId, hers } = await talk();
  await hers.say('send_message', { chatId, content: 'qua socket' });
  await linh.post(`/api/chat/${chatId}/messages`, { content: 'qua REST' });
  const { data } = await linh.get<ChatHistory>(`/api/chat/${chatId}`);
  expect(texts(data.messages)).toEqual(['qua socket', 'qua REST']);
  expect(texts((await hers.hears('new_message', 2)).map(({ message }) => message))).toEqual(
    texts(data.messages),
  );
});

test('a disabled account or a changed role ends the session at the next event and disconnects the page', async () => {
  const { linh, mai, chatId, hers, his } = await talk();
  const now = site.clock.now();
  await site.shop.db.update(users).set({ disabledAt: now }).where(eq(users.id, linh.user._id));
  await site.shop.db.update(users).set({ role: 'customer' }).where(eq(users.id, mai.user._id));
  const closed = [hers, his].map(({ socket }) => new Promise((done) => void socket.once('disconnect', done)));
  for (const page of [hers, his])
    expect(await page.say('send_message', { chatId, content: 'x' })).toMatchObject({
      ok: false,
      code: 'SESSION_EXPIRED',
    });
  await Promise.all(closed);
});
