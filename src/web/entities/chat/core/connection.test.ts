import { describe, expect, test } from 'vitest';
import { minutes, seconds } from '#domain/kernel/time.ts';
import { settled } from '#web/lib/session/test-clock.ts';
import { inWords, message, openTestShop } from './test-shop.ts';

describe('a sent message', () => {
  test('shows as sending at once and is replaced by the stored message', async () => {
    const shop = openTestShop();
    const room = await shop.open();
    room.send('chào tiệm');
    expect(inWords(room.get())).toEqual(['? chào tiệm']);
    await shop.advance(0);
    expect(inWords(room.get())).toEqual(['> chào tiệm']);
    expect(room.get().messages[0]?.metadata.clientId).toBe('own-1');
  });

  test('is stored in the order of sending', async () => {
    const shop = openTestShop();
    const room = await shop.open();
    for (const words of ['một', 'hai', 'ba']) room.send(words);
    await shop.advance(0);
    expect(shop.stored.map(({ content }) => content)).toEqual(['một', 'hai', 'ba']);
  });

  test('whose response was lost is stored once after the retry', async () => {
    const shop = openTestShop();
    const room = await shop.open();
    shop.net.losesAnswers = true;
    room.send('có ai không');
    await shop.advance(0);
    expect(inWords(room.get())).toEqual(['! có ai không']);
    await shop.back();
    expect(inWords(room.get())).toEqual(['> có ai không']);
    expect(shop.stored).toHaveLength(1);
  });

  test('goes over HTTP when the socket does not answer', async () => {
    const shop = openTestShop();
    const room = await shop.open();
    shop.net.socket = false;
    room.send('vẫn gửi được');
    await shop.advance(0);
    expect(inWords(room.get())).toEqual(['> vẫn gửi được']);
  });

  test('goes over HTTP, which can renew the session, when the socket reports it expired', async () => {
    const shop = openTestShop();
    const room = await shop.open();
    shop.net.sessionOver = true;
    shop.asked.length = 0;
    room.send('vẫn là em');
    await shop.advance(0);
    expect(shop.asked).toEqual(['send_message', 'POST /chat/chat-1/messages']);
    expect(inWords(room.get())).toEqual(['> vẫn là em']);
    expect(shop.troubles).toEqual([]);
  });

  test.each([seconds(5), minutes(5)])(
    'during %i ms offline waits and then arrives in order, without duplicates',
    async (cut) => {
      const shop = openTestShop();
      const room = await shop.open();
      shop.says('em cần gì ạ');
      shop.net.up = false;
      room.send('vòng tặng mẹ');
      room.send('màu hồng');
      await shop.advance(cut / 2);
      shop.says('em còn đó không');
      await shop.advance(cut / 2);
      expect(shop.troubles).toEqual(['send']);
      await shop.back();
      await shop.advance(seconds(30));
      expect(inWords(room.get())).toEqual(['em cần gì ạ', 'em còn đó không', '> vòng tặng mẹ', '> màu hồng']);
      expect(shop.stored).toHaveLength(4);
    },
  );

  test('is sent at once after a reconnect during an attempt that then fails', async () => {
    const shop = openTestShop();
    const room = await shop.open();
    shop.net.up = false;
    room.send('còn đó không');
    await shop.advance(minutes(1));
    const attempts = () => shop.asked.filter((it) => it.endsWith('/messages')).length;
    const before = attempts();
    shop.whileSending.push(() => room.connected());
    await shop.advance(seconds(30));
    expect(attempts()).toBe(before + 2);
    shop.net.up = true;
    await shop.advance(seconds(30));
    expect(inWords(room.get())).toEqual(['> còn đó không']);
  });

  test('that is refused stays until it is retried; later messages are still sent', async () => {
    const shop = openTestShop();
    const room = await shop.open();
    shop.net.refuses = true;
    room.send('bị từ chối');
    await shop.advance(minutes(1));
    shop.net.refuses = false;
    room.send('được nhận');
    await shop.advance(minutes(1));
    expect(inWords(room.get())).toEqual(['> được nhận', '! bị từ chối']);
    const [waiting] = room.get().outbox;
    room.retry(waiting?.clientId ?? '');
    await shop.advance(0);
    expect(inWords(room.get())).toEqual(['> được nhận', '> bị từ chối']);
  });

  test('that the server stored in another chat moves there', async () => {
    const shop = openTestShop();
    const room = await shop.open();
    const elsewhere = { ...message(1, 'mở lại', 'customer'), chatId: 'chat-2' as never };
    shop.stored.push({ ...elsewhere, metadata: { clientId: 'own-1' } });
    room.send('mở lại');
    await shop.advance(0);
    expect(inWords(room.get())).toEqual([]);
    expect(shop.moved).toHaveLength(1);
  });
});

describe('a received message', () => {
  test('that was missed while offline is fetched after reconnecting', async () => {
    const shop = openTestShop();
    const room = await shop.open();
    shop.says('một');
    shop.net.up = false;
    shop.says('hai');
    shop.says('ba');
    await shop.back();
    expect(inWords(room.get())).toEqual(['một', 'hai', 'ba']);
  });

  test('with a gap before it makes the missing one be fetched', async () => {
    const shop = openTestShop();
    const room = await shop.open();
    shop.says('một');
    shop.net.socket = false;
    shop.says('hai');
    shop.net.socket = true;
    shop.says('ba');
    await shop.advance(0);
    await settled();
    expect(inWords(room.get())).toEqual(['một', 'hai', 'ba']);
  });

  test('that arrives in an empty chat while it is being joined is kept', async () => {
    const shop = openTestShop();
    shop.whileJoining.push(() => shop.says('một'));
    const room = await shop.open();
    await settled();
    expect(inWords(room.get())).toEqual(['một']);
  });

  test('is polled every 5 s without a socket', async () => {
    const shop = openTestShop();
    shop.net.socket = false;
    const room = await shop.open();
    shop.says('một');
    await shop.advance(seconds(5));
    expect(inWords(room.get())).toEqual(['một']);
  });

  test('is fetched again 2 s after the first load failed', async () => {
    const shop = openTestShop();
    shop.stored.push(message(1, 'chào em'));
    shop.net.up = false;
    const room = await shop.open();
    expect(room.get().failed).toBe(true);
    shop.net.up = true;
    await shop.advance(seconds(2));
    expect(inWords(room.get())).toEqual(['chào em']);
    expect(room.get().failed).toBe(false);
  });

  test('of the past is loaded in pages of 50, each once', async () => {
    const shop = openTestShop();
    for (let seq = 1; seq <= 120; seq += 1) shop.stored.push(message(seq, `tin ${seq}`));
    const room = await shop.open();
    expect(room.get().messages).toHaveLength(50);
    await Promise.all([room.loadOlder(), room.loadOlder()]);
    expect(room.get().messages).toHaveLength(100);
    await room.loadOlder();
    await room.loadOlder();
    expect(room.get().messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 120 }, (_, at) => at + 1));
  });

  test('is marked as read by one request', async () => {
    const shop = openTestShop();
    const room = await shop.open();
    shop.says('chào em');
    await room.markRead();
    await room.markRead();
    expect(shop.asked.filter((it) => it.startsWith('PUT'))).toEqual(['PUT /chat/chat-1/read']);
    expect(room.get().messages[0]?.isRead).toBe(true);
  });

  test('stays unread when the count of an earlier read report arrives after it', async () => {
    const shop = openTestShop();
    const room = await shop.open();
    shop.says('chào em');
    shop.whileReading.push(() => shop.says('em cần gì ạ'));
    await room.markRead();
    expect(shop.unread).toEqual([]);
    await room.markRead();
    expect(shop.unread).toEqual([0]);
  });
});

test('an admin marks a question as read even if a read automatic reply follows it', async () => {
  const shop = openTestShop();
  shop.stored.push(message(1, 'còn ai không', 'customer'));
  shop.stored.push({ ...message(2, 'tiệm trả lời từ 8 giờ', 'shop'), isRead: true });
  const room = await shop.open(undefined, 'admin');
  await room.markRead();
  expect(shop.asked.filter((it) => it.startsWith('PUT'))).toEqual(['PUT /chat/chat-1/read']);
});

describe('read receipts and typing', () => {
  test('a read receipt is not undone by a late, older copy of the message', async () => {
    const shop = openTestShop();
    const room = await shop.open();
    room.send('đã xem chưa');
    await shop.advance(0);
    const [said] = room.get().messages;
    room.hear('messages_read', { chatId: room.chatId, reader: 'admin', seq: 1, unreadCount: 0 });
    if (said) room.hear('new_message', { chatId: room.chatId, message: said });
    expect(room.get().messages[0]?.isRead).toBe(true);
  });

  test('typing is sent on the first key, renewed, and stopped after 1 s without keys', async () => {
    const shop = openTestShop();
    const room = await shop.open();
    const told = () => shop.asked.filter((it) => it.startsWith('typing'));
    for (let key = 0; key < 8; key += 1) {
      room.typing.keystroke();
      await shop.advance(seconds(0.5));
    }
    expect(told()).toEqual(['typing_start', 'typing_start']);
    await shop.advance(seconds(1));
    expect(told()).toEqual(['typing_start', 'typing_start', 'typing_stop']);
  });

  test('another’s typing indicator ends after 5 s or with her message', async () => {
    const shop = openTestShop();
    const room = await shop.open();
    const types = () =>
      room.hear('user_typing', {
        chatId: room.chatId,
        userId: message(1, '').sender?._id ?? ('' as never),
        userName: 'Mai Anh',
        isTyping: true,
      });
    types();
    expect(room.get().typing).toHaveLength(1);
    await shop.advance(seconds(5));
    expect(room.get().typing).toHaveLength(0);
    types();
    shop.says('đây ạ');
    expect(room.get().typing).toHaveLength(0);
  });
});

test('after a reload the stored outbox is sent and missed messages are fetched', async () => {
  const shop = openTestShop();
  const first = await shop.open();
  shop.says('chào em');
  shop.net.up = false;
  first.send('chưa kịp gửi');
  await shop.advance(0);
  const kept = first.get();
  first.close();
  shop.says('em ơi');
  shop.net.up = true;
  const room = await shop.open({ messages: kept.messages, outbox: kept.outbox });
  await shop.advance(0);
  expect(inWords(room.get())).toEqual(['chào em', 'em ơi', '> chưa kịp gửi']);
});
