import { expect, test } from 'vitest';
import { seconds } from '#domain/kernel/time.ts';
import { ApiError } from '#web/lib/api.ts';
import { createTestClock, settled } from '#web/lib/session/test-clock.ts';
import { createMyChats, shownChat, unreadIn } from './my-chats.ts';
import type { ChatTransport } from './transport.ts';
import { CHAT, chat, message } from './test-shop.ts';

/** A server with one chat, whose network can be switched off, or hold an answer back that the server has given. */
async function openChats(unreadCount = 0) {
  const { clock, advance } = createTestClock();
  const net = { up: true, chats: [chat(unreadCount)], onTheWay: Promise.resolve() };
  const shop: ChatTransport = {
    clock,
    connected: () => true,
    newId: () => '',
    ask: () => Promise.reject(new Error('nothing is asked')),
    async call<Data>(method: string): Promise<Data> {
      if (!net.up) throw new ApiError(0, { code: 'NETWORK', message: 'no net' });
      const answer = (method === 'GET' ? { chats: net.chats } : net.chats[0]) as Data;
      await net.onTheWay;
      return answer;
    },
  };
  const chats = createMyChats({ shop });
  void chats.load();
  await settled();
  return { chats, net, advance };
}

test('a message of staff counts as unread, one’s own and an automatic one do not', async () => {
  const { chats } = await openChats(2);
  chats.heard(message(2, 'dạ'));
  chats.heard(message(3, 'em đây', 'customer'));
  chats.heard(message(4, 'tiệm mở lúc 8:00', 'shop'));
  expect(unreadIn(chats.get())).toBe(3);
});

test('a message received twice counts once', async () => {
  const { chats } = await openChats();
  chats.heard(message(2, 'dạ'));
  chats.heard(message(2, 'dạ'));
  expect(unreadIn(chats.get())).toBe(1);
});

test('a list that is outdated by messages during each of its loads is shown all the same, and loaded again', async () => {
  const { chats, net, advance } = await openChats();
  const answers = Array.from({ length: 3 }, () => Promise.withResolvers<void>());
  net.chats = [chat(5)];
  net.onTheWay = answers[0]!.promise;
  const loaded = chats.reload();
  for (const [at, answer] of answers.entries()) {
    await settled();
    chats.wasRead({ chatId: CHAT, reader: 'customer', seq: 1, unreadCount: 9 });
    net.onTheWay = answers[at + 1]?.promise ?? Promise.resolve();
    answer.resolve();
  }
  await loaded;
  expect(unreadIn(chats.get())).toBe(5);
  net.chats = [chat(6)];
  await advance(seconds(2));
  await settled();
  expect(unreadIn(chats.get())).toBe(6);
});

test('read in another tab updates the unread count, read by staff does not', async () => {
  const { chats } = await openChats(4);
  chats.wasRead({ chatId: CHAT, reader: 'admin', seq: 1, unreadCount: 0 });
  expect(unreadIn(chats.get())).toBe(4);
  chats.wasRead({ chatId: CHAT, reader: 'customer', seq: 1, unreadCount: 1 });
  expect(unreadIn(chats.get())).toBe(1);
});

test('opening resets the unread count; the next load takes the server’s', async () => {
  const { chats, net } = await openChats(4);
  await chats.readAll();
  expect(unreadIn(chats.get())).toBe(0);
  net.chats = [chat(1)];
  await chats.reload();
  expect(unreadIn(chats.get())).toBe(1);
});

test('a message received while the list loads still counts after the older response', async () => {
  const { chats, net } = await openChats();
  const reading = chats.load();
  net.chats = [chat(1)];
  chats.heard(message(2, 'dạ'));
  await reading;
  await settled();
  expect(unreadIn(chats.get())).toBe(1);
});

test('a chat opened while the list is loading stays shown when the older list arrives', async () => {
  const { chats, net } = await openChats();
  net.chats = [];
  await chats.reload();
  const list = Promise.withResolvers<void>();
  net.onTheWay = list.promise;
  const reading = chats.load();
  Object.assign(net, { chats: [chat()], onTheWay: Promise.resolve() });
  await chats.open();
  const shown: (string | undefined)[] = [];
  chats.subscribe(() => shown.push(shownChat(chats.get())?._id));
  list.resolve();
  await reading;
  expect(shown).toEqual([CHAT]);
});

test('a message that arrives while the others are being marked as read stays unread', async () => {
  const { chats, net } = await openChats(4);
  const answer = Promise.withResolvers<void>();
  net.onTheWay = answer.promise;
  const reading = chats.readAll();
  chats.wasRead({ chatId: CHAT, reader: 'customer', seq: 1, unreadCount: 0 });
  chats.heard(message(2, 'dạ'));
  answer.resolve();
  await reading;
  expect(unreadIn(chats.get())).toBe(1);
});

test('messages read in another tab while the list loads stay read after the older response', async () => {
  const { chats, net } = await openChats(3);
  const reading = chats.load();
  net.chats = [chat(0)];
  chats.wasRead({ chatId: CHAT, reader: 'customer', seq: 1, unreadCount: 0 });
  await reading;
  await settled();
  expect(unreadIn(chats.get())).toBe(0);
});

test('a failed load is retried after 2 s', async () => {
  const { chats, net, advance } = await openChats();
  net.up = false;
  await chats.reload();
  expect(chats.get().failed).toBe(true);
  net.up = true;
  await advance(seconds(2));
  expect(chats.get().failed).toBe(false);
});

test('a closed chat stays shown and is reloaded with its request for a rating', async () => {
  const { chats, net } = await openChats();
  net.chats = [{ ...chat(0, 'closed'), rating: { asked: true, stars: null, comment: '' } }];
  chats.ended({ chatId: CHAT });
  await settled();
  expect(shownChat(chats.get())).toMatchObject({ status: 'closed', rating: { asked: true } });
});
