import { expect, test } from 'vitest';
import type { ChatsPage, ChatStats, ReplyTime } from '#contract/http/chat.ts';
import type { Inbox } from '#contract/http/reports.ts';
import { days, hours, minutes } from '#domain/kernel/time.ts';
import { chatOf, say } from '../../../../test-support/chats.ts';
import { sharedShop } from '../../../../test-support/shared-shop.ts';
import { orderByTransfer } from '../../../../test-support/transfers.ts';

const site = sharedShop({ goods: true });

test('the reply time is the median of the last week’s within opening hours, null if there was none', async () => {
  const told = async () => (await (await site.signIn()).get<ReplyTime>('/api/chat/reply-time')).data;
  // It is nine in the morning.
  expect(await told()).toEqual({ open: true, minutes: null });
  for (const waits of [2, 3, 7, 8, 40]) {
    const linh = await site.signIn();
    const chat = await chatOf(linh);
    await say(linh, chat, 'Tiệm ơi');
    site.clock.advance(minutes(waits));
    await say(await site.signIn({ role: 'admin' }), chat, 'Dạ');
  }
  expect(await told()).toEqual({ open: true, minutes: 7 });
  // Questions at night are answered in the morning and do not count.
  site.clock.advance(hours(15));
  const late = await site.signIn();
  await say(late, await chatOf(late), 'Tiệm ngủ chưa');
  expect(await told()).toEqual({ open: false, minutes: 7 });
  site.clock.advance(days(8));
  expect(await told()).toMatchObject({ minutes: null });
});

test('a chat opened by a VietQR order is pending only once the customer writes or reports her payment', async () => {
  const mai = await site.signIn({ role: 'admin' });
  const waiting = async () => {
    const { chats, pagination } = (await mai.get<ChatsPage>('/api/chat/admin/pending')).data;
    expect((await mai.get<ChatStats>('/api/chat/admin/stats')).data.pending).toBe(pagination.total);
    return chats.map(({ user }) => user.name).filter((name) => name === 'Linh' || name === 'Hân');
  };
  const [linh, han] = [await site.signIn({ name: 'Linh' }), await site.signIn({ name: 'Hân' })];
  await orderByTransfer(linh);
  const order = await orderByTransfer(han);
  await site.jobs.runAll();
  expect(await waiting()).toEqual([]);

  const chat = await chatOf(linh);
  expect(chat.lastMessage?.type).toBe('payment_instruction');
  expect(await waiting()).toEqual([]);
  await say(linh, chat, 'Em quét mã chưa được ạ');
  expect(await waiting()).toEqual(['Linh']);
  await han.post('/api/payments/user/confirm', { orderId: order._id });
  await site.jobs.runAll();
  expect((await waiting()).toSorted()).toEqual(['Hân', 'Linh']);
});

test('unanswered are unassigned chats and one’s own that end with the customer; the inbox counts the same', async () => {
  const [mai, thu] = [await site.signIn({ role: 'admin' }), await site.signIn({ role: 'admin' })];
  const waiting = async (who: typeof mai) => {
    const found = await who.get<ChatsPage>('/api/chat/admin/search?status=unanswered&limit=100');
    const line = (await who.get<Inbox>('/api/reports/inbox')).data.find(({ kind }) => kind === 'chats');
    expect(line?.count ?? 0).toBe(found.data.pagination.total);
    return found.data.chats.map(({ user }) => user.name).filter((name) => name.startsWith('Chờ'));
  };
  const [one, other] = [await site.signIn({ name: 'Chờ Một' }), await site.signIn({ name: 'Chờ Hai' })];
  const [first, second] = [await chatOf(one), await chatOf(other)];
  await say(one, first, 'Tiệm ơi');
  site.clock.advance(minutes(1));
  await say(other, second, 'Còn charm thỏ không ạ');
  expect(await waiting(mai)).toEqual(['Chờ Hai', 'Chờ Một']);
  expect(await waiting(thu)).toEqual(['Chờ Hai', 'Chờ Một']);

  await mai.put(`/api/chat/${first._id}/assign`);
  await mai.put(`/api/chat/${first._id}/read`);
  // Taken and read, but not answered: hers alone.
  expect(await waiting(mai)).toEqual(['Chờ Hai', 'Chờ Một']);
  expect(await waiting(thu)).toEqual(['Chờ Hai']);
  await say(mai, first, 'Dạ tiệm nghe');
  expect(await waiting(mai)).toEqual(['Chờ Hai']);
  await say(one, first, 'Em muốn đổi dây');
  expect((await waiting(mai)).toSorted()).toEqual(['Chờ Hai', 'Chờ Một']);
  expect(await waiting(thu)).toEqual(['Chờ Hai']);
  // A colleague who no longer answers leaves her chats to the others.
  const boss = await site.signIn({ role: 'admin' });
  await boss.put(`/api/users/${mai.user.id}/active`, { isActive: false });
  expect((await waiting(thu)).toSorted()).toEqual(['Chờ Hai', 'Chờ Một']);
  await boss.put(`/api/users/${mai.user.id}/active`, { isActive: true });
  expect(await waiting(thu)).toEqual(['Chờ Hai']);
  await thu.put(`/api/chat/${first._id}/assign`);
  expect((await waiting(thu)).toSorted()).toEqual(['Chờ Hai', 'Chờ Một']);
  await thu.put(`/api/chat/${first._id}/close`, { askRating: false });
  expect(await waiting(thu)).toEqual(['Chờ Hai']);
  const words = await thu.get<ChatsPage>('/api/chat/admin/search?status=unanswered&q=tho');
  expect(words.data.chats.map(({ user }) => user.name)).toEqual(['Chờ Hai']);
});

test('pending chats sort by oldest or newest, urgent ones first; an unknown sort is 422', async () => {
  const asked: string[] = [];
  for (const name of ['Sáng', 'Trưa', 'Chiều']) {
    const her = await site.signIn({ name });
    const chat = await chatOf(her);
    await say(her, chat, 'Tiệm ơi');
    site.clock.advance(minutes(5));
    asked.push(chat._id);
  }
  const mai = await site.signIn({ role: 'admin' });
  const first = async (sort: string) => {
    const { data } = await mai.get<ChatsPage>(`/api/chat/admin/pending?limit=50&sort=${sort}`);
    return data.chats.map(({ _id }) => _id).filter((id) => asked.includes(id));
  };
  expect([await first('oldest'), await first('newest')]).toEqual([asked, asked.toReversed()]);
  await mai.put(`/api/chat/${asked[2]}/priority`, { priority: 'urgent' });
  expect(await first('oldest')).toEqual([asked[2], asked[0], asked[1]]);
  expect((await mai.get('/api/chat/admin/pending?sort=x')).status).toBe(422);
});

test('a contact card gets its text and normalized metadata from the server; an invalid one is 422', async () => {
  const linh = await site.signIn();
  const chat = await chatOf(linh);
  const send = (contact: unknown) =>
    linh.post(`/api/chat/${chat._id}/messages`, { content: '<b>giả</b>', metadata: { contact } });
  expect((await send({ phone: '+84 901.234.567', email: ' Linh@Vuon.vn ' })).data).toMatchObject({
    type: 'text',
    content: 'Số điện thoại: 0901234567, e-mail: linh@vuon.vn',
    metadata: { contact: { phone: '0901234567', email: 'linh@vuon.vn' } },
  });
  for (const wrong of [{}, { phone: '12' }, { email: 'x' }, 'linh', { phone: 'javascript:1' }, null])
    expect((await send(wrong)).status).toBe(422);
});
