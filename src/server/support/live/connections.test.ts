import { io } from 'socket.io-client';
import { expect, test } from 'vitest';
import type { Chat, ChatHistory, ChatsPage } from '#contract/http/chat.ts';
import type { ChatMessage } from '#contract/socket.ts';
import { minutes, seconds } from '#domain/kernel/time.ts';
import type { Visitor } from '../../../../test-support/app.ts';
import { testClock } from '../../../../test-support/clock.ts';
import { openProxy } from '../../../../test-support/proxy.ts';
import { sharedPages, type TestPage } from '../../../../test-support/pages.ts';
import { sharedShop } from '../../../../test-support/shared-shop.ts';

const clock = testClock();
const site = sharedShop({ clock });
const pages = sharedPages(site);

const chatOf = async (who: Visitor) => (await who.post<Chat>('/api/chat', {})).data._id;
const texts = (messages: ChatMessage[]) => messages.map(({ content }) => content);
const upTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1);
const closed = ({ socket }: TestPage) => new Promise((done) => void socket.once('disconnect', done));

/** Tries to connect, and returns why it was refused. */
async function refusal(headers: Record<string, string>, transport: 'polling' | 'websocket'): Promise<string> {
  const socket = io(pages.url, {
    forceNew: true,
    reconnection: false,
    transports: [transport],
    extraHeaders: headers,
  });
  const why = await new Promise<string>((done) => {
    socket.once('connect', () => done('none'));
    socket.once('connect_error', ({ message }) => done(message));
  });
  socket.disconnect();
  return why;
}

test.each(['polling', 'websocket'] as const)(
  'over %s a connection from another origin or without a session is refused',
  async (transport) => {
    const cookie = (await site.signIn()).cookies.headerFor('/');
    expect(await refusal({ cookie, origin: pages.url }, transport)).toBe('none');
    for (const origin of ['https://evil.example', 'null', `${pages.url}0`])
      expect(await refusal({ cookie, origin }, transport), origin).not.toBe('none');
    expect(await refusal({ origin: pages.url }, transport)).toBe('unauthorized');
    expect(await refusal({ cookie: 'access_token=forged', origin: pages.url }, transport)).toBe(
      'unauthorized',
    );
  },
);

test('an account has at most twelve connected pages; a thirteenth disconnects the first', async () => {
  const linh = await site.signIn();
  const first = await pages.open(linh);
  const second = await pages.open(linh);
  for (let n = 2; n < 12; n += 1) await pages.open(linh);
  expect([first, second].map(({ socket }) => socket.connected)).toEqual([true, true]);
  const gone = closed(first);
  await pages.open(linh);
  await gone;
  expect(second.socket.connected).toBe(true);
});

test('disabling an account or changing its role disconnects its pages; a disabled one cannot connect again', async () => {
  const [linh, mai, owner] = [
    await site.signIn(),
    await site.signIn({ role: 'admin' }),
    await site.signIn({ role: 'admin' }),
  ];
  const [hers, his] = [await pages.open(linh), await pages.open(mai)];
  const gone = [closed(hers), closed(his)];
  await owner.put(`/api/users/${linh.user._id}/active`, { isActive: false });
  await owner.put(`/api/users/${mai.user._id}/role`, { role: 'customer' });
  await Promise.all(gone);
  expect(await refusal({ cookie: linh.cookies.headerFor('/'), origin: pages.url }, 'polling')).toBe(
    'unauthorized',
  );
});

test.each([
  ['5 seconds, unnoticed by the server,', seconds(5), false],
  ['5 minutes, noticed by the server,', minutes(5), true],
])('after an outage of %s a reconnect brings every message once, in order', async (_what, away, noticed) => {
  const [linh, mai] = [
    await site.signIn({ name: 'Linh' }),
    await site.signIn({ name: 'Mai', role: 'admin' }),
  ];
  const chatId = await chatOf(linh);
  const line = await openProxy(() => pages.url);
  const [hers, his] = [await pages.open(linh, undefined, line.url), await pages.open(mai)];
  await hers.say('join_chat', { chatId });
  await his.say('join_chat', { chatId });
  const last = (await hers.say('send_message', { chatId, content: 'trước khi rớt' })).message;

  // Her messages still arrive, but their acknowledgements never reach her.
  line.mute();
  const unsure = { chatId, content: 'lúc rớt', metadata: { clientId: 'unsure' } };
  hers.socket.emit('send_message', unsure);
  await his.hears('new_message', 2);
  for (const n of upTo(120)) await mai.post(`/api/chat/${chatId}/messages`, { content: `${n}` });
  clock.advance(away);
  if (noticed) {
    line.cut();
    await his.hears('user_left');
  }

  const back = await pages.open(linh);
  await back.say('join_chat', { chatId, after: last._id });
  await back.say('send_message', unsure);
  await back.say('send_message', { chatId, content: 'sau khi rớt' });
  const missed = (await back.hears('chat_history', 2)).flatMap(({ messages }) => texts(messages));
  expect(missed).toEqual(['lúc rớt', ...upTo(120).map(String)]);
  expect(texts((await back.hears('new_message')).map(({ message }) => message))).toEqual(['sau khi rớt']);
  const heard = await his.hears('new_message', 123);
  expect(heard.map(({ message }) => message.seq)).toEqual(upTo(123));
  await line.close();
});

test('the unread count is the server’s: the same in every tab, after a reconnect and after reading', async () => {
  const [linh, mai] = [await site.signIn(), await site.signIn({ role: 'admin' })];
  const chatId = await chatOf(linh);
  const unread = async (who: Visitor) => (await who.get<ChatHistory>(`/api/chat/${chatId}`)).data.unreadCount;
  const tabs = [await pages.open(linh), await pages.open(linh)];
  await mai.post(`/api/chat/${chatId}/messages`, { content: 'một' });
  tabs[0]?.close();
  await mai.post(`/api/chat/${chatId}/messages`, { content: 'hai' });
  tabs[0] = await pages.open(linh);
  expect((await linh.get<ChatsPage>('/api/chat/my')).data.chats[0]?.unreadCount).toBe(2);
  // Neither one's own messages nor a resend count as unread for one's own side.
  for (const _ of [1, 2])
    await linh.post(`/api/chat/${chatId}/messages`, { content: 'dạ', metadata: { clientId: 'da' } });
  expect([await unread(linh), await unread(mai)]).toEqual([2, 1]);
  await linh.put(`/api/chat/${chatId}/read`, {});
  for (const tab of tabs)
    expect(await tab.hears('messages_read')).toMatchObject([{ chatId, reader: 'customer', unreadCount: 0 }]);
  expect([await unread(linh), await unread(mai)]).toEqual([0, 1]);
});
