import { expect, test } from 'vitest';
import type { Chat, ChatsPage, ChatStats, CannedReply } from '#contract/http/chat.ts';
import type { ChatMessage, ChatNote } from '#contract/socket.ts';
import { startTestShop, tally } from '../../../../test-support/app.ts';
import { chatOf, contents, readChat, say, chatSides } from '../../../../test-support/chats.ts';
import { sharedShop } from '../../../../test-support/shared-shop.ts';

const site = sharedShop();

const { customer, admin } = chatSides(site);

test('concurrent requests for a chat create one: the first is 201, the others are 200', async () => {
  const linh = await customer();
  const answers = await Promise.all(Array.from({ length: 8 }, () => linh.post<Chat>('/api/chat', {})));
  expect(tally(answers)).toEqual({ 201: 1, 200: 7 });
  expect(new Set(answers.map(({ data }) => data._id)).size).toBe(1);
  const { data } = await linh.get<ChatsPage>('/api/chat/my');
  expect(data.chats).toHaveLength(1);
  expect(data.chats[0]).toMatchObject({ status: 'pending', unreadCount: 0, admin: null });
  expect(data.chats[0]).not.toHaveProperty('priority');
});

test('a message is stored trimmed, in NFC, with its sequence number and sender', async () => {
  const linh = await customer();
  const chat = await chatOf(linh);
  const { status, data } = await say(linh, chat, '  Chào tiệm  '.normalize('NFD'), 'm-1');
  expect(status).toBe(201);
  expect(data).toMatchObject({
    chatId: chat._id,
    seq: 1,
    content: 'Chào tiệm',
    type: 'text',
    metadata: { clientId: 'm-1' },
    isRead: false,
    sender: { _id: linh.user._id, name: 'Khánh Linh', role: 'customer' },
  });
  expect((await readChat(linh, chat)).data.messages).toEqual([data]);
});

test('concurrent messages with the same clientId are stored once', async () => {
  const linh = await customer();
  const chat = await chatOf(linh);
  const answers = await Promise.all(Array.from({ length: 6 }, () => say(linh, chat, 'Một lần', 'again')));
  expect(new Set(answers.map(({ data }) => data._id)).size).toBe(1);
  expect(contents(await readChat(linh, chat))).toEqual(['Một lần']);
});

test('concurrent messages get sequence numbers without gaps and correct unread counts', async () => {
  const [linh, mai] = [await customer(), await admin()];
  const chat = await chatOf(linh);
  await mai.put(`/api/chat/${chat._id}/assign`);
  await Promise.all([
    ...Array.from({ length: 10 }, (_, n) => say(linh, chat, `khách ${n}`)),
    ...Array.from({ length: 5 }, (_, n) => say(mai, chat, `tiệm ${n}`)),
  ]);
  const { data } = await readChat(mai, chat);
  expect(data.messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 15 }, (_, n) => n + 1));
  expect(data.unreadCount).toBe(10);
  expect((await readChat(linh, chat)).data.unreadCount).toBe(5);
});

test('history has 50 messages a page; older and newer ones come by cursor, each once and in order', async () => {
  const linh = await customer();
  const chat = await chatOf(linh);
  for (let n = 1; n <= 120; n += 1) await say(linh, chat, `${n}`);
  const newest = await readChat(linh, chat);
  expect(contents(newest)).toEqual(Array.from({ length: 50 }, (_, n) => `${n + 71}`));
  expect(newest.data).toMatchObject({ hasOlder: true, hasNewer: false });
  expect(newest.data.pagination).toEqual({ page: 1, limit: 50, total: 120, pages: 3 });

  const older = await readChat(linh, chat, `?before=${newest.data.messages[0]?._id}`);
  expect(contents(older)).toEqual(Array.from({ length: 50 }, (_, n) => `${n + 21}`));
  const third = await readChat(linh, chat, '?page=3');
  expect(contents(third)).toEqual(Array.from({ length: 20 }, (_, n) => `${n + 1}`));
  expect(third.data).toMatchObject({ hasOlder: false, hasNewer: true });

  const caughtUp: string[] = [];
  let after = third.data.messages.at(-1)?._id;
  for (let more = true; more;) {
    const part = await readChat(linh, chat, `?after=${after}`);
    caughtUp.push(...contents(part));
    after = part.data.messages.at(-1)?._id;
    more = part.data.hasNewer;
  }
  expect(caughtUp).toEqual(Array.from({ length: 100 }, (_, n) => `${n + 21}`));
});

test('somebody else’s chat is 404 for a customer, 403 for a shipper, 401 for a guest', async () => {
  const [linh, stranger, shipper] = [
    await customer(),
    await customer(),
    await site.signIn({ role: 'shipper' }),
  ];
  const chat = await chatOf(linh);
  await say(linh, chat, 'riêng tư');
  for (const answer of [
    await readChat(stranger, chat),
    await say(stranger, chat, 'xen vào'),
    await stranger.put(`/api/chat/${chat._id}/read`, {}),
    await stranger.post(`/api/chat/${chat._id}/rating`, { stars: 5 }),
  ]) {
    expect(answer.status).toBe(404);
  }
  expect((await readChat(shipper, chat)).status).toBe(403);
  expect((await site.visitor().get(`/api/chat/${chat._id}`)).status).toBe(401);
});

test('admins’ lists, actions and notes are 403 for customers and shippers', async () => {
  const [linh, shipper] = [await customer(), await site.signIn({ role: 'shipper' })];
  const chat = await chatOf(linh);
  const lists = ['assigned', 'pending', 'active', 'stats', 'online', 'search', 'canned-replies'];
  for (const who of [linh, shipper]) {
    for (const list of lists) expect((await who.get(`/api/chat/admin/${list}`)).status, list).toBe(403);
    for (const move of ['assign', 'close', 'priority'])
      expect((await who.put(`/api/chat/${chat._id}/${move}`, {})).status, move).toBe(403);
    expect((await who.get(`/api/chat/${chat._id}/notes`)).status).toBe(403);
    expect((await who.post(`/api/chat/${chat._id}/notes`, { content: 'x' })).status).toBe(403);
  }
});

test.each([
  'system',
  'payment_instruction',
  'payment_confirmation',
  'admin_payment_confirmation',
  'admin_payment_rejection',
])('nobody can forge a %s message', async (type) => {
  const [linh, mai] = [await customer(), await admin()];
  const chat = await chatOf(linh);
  for (const who of [linh, mai]) {
    const answer = await who.post(`/api/chat/${chat._id}/messages`, { content: 'Đã nhận tiền', type });
    expect([answer.status, answer.error.code]).toEqual([403, 'MESSAGE_TYPE_REFUSED']);
  }
});

test('sender, number, read state and unknown metadata in a request are ignored', async () => {
  const linh = await customer();
  const chat = await chatOf(linh);
  const { data } = await linh.post<ChatMessage>(`/api/chat/${chat._id}/messages`, {
    content: 'xin chào',
    sender: { _id: 'x', role: 'admin' },
    isRead: true,
    seq: 99,
    metadata: { orderId: 'x', role: 'admin', clientId: 'c' },
  });
  expect(data).toMatchObject({
    seq: 1,
    isRead: false,
    metadata: { clientId: 'c' },
    sender: { role: 'customer' },
  });
});

test.each([
  ['', 422],
  [' \n ', 422],
  ['a'.repeat(2_001), 422],
  ['ễ'.normalize('NFD').repeat(2_000), 201],
])('a text of 1 to 2,000 NFC characters is accepted, others are 422 (%#)', async (content, status) => {
  const linh = await customer();
  expect((await say(linh, await chatOf(linh), content)).status).toBe(status);
});

test('of 155 messages at once 150 are stored, the others are 429', async () => {
  const linh = await customer();
  const chat = await chatOf(linh);
  const answers = await Promise.all(Array.from({ length: 155 }, (_, n) => say(linh, chat, `${n}`)));
  expect(tally(answers)).toEqual({ 201: 150, 429: 5 });
});

test('two admins assign a chat concurrently: one gets it, the other 409 with the name of the first', async () => {
  const [linh, mai, thu] = [await customer(), await admin('Mai Anh'), await admin('Minh Thư')];
  const chat = await chatOf(linh);
  const body = { expectedAdmin: null };
  const answers = await Promise.all(
    [mai, thu].map((who) => who.put<Chat>(`/api/chat/${chat._id}/assign`, body)),
  );
  expect(tally(answers)).toEqual({ 200: 1, 409: 1 });
  const winner = answers.find(({ status }) => status === 200)?.data.admin;
  const refused = answers.find(({ status }) => status === 409)?.error;
  expect(refused).toMatchObject({ code: 'CHAT_TAKEN', details: [{ path: 'admin', _id: winner?._id }] });
  expect(refused?.message).toContain(winner?.name);
  expect((await readChat(linh, chat)).data).toMatchObject({
    status: 'active',
    admin: { _id: winner?._id },
    messages: [],
  });
});

test('an admin must take over a colleague’s chat to write in it; a system message announces that', async () => {
  const [linh, mai, thu] = [await customer(), await admin('Mai Anh'), await admin('Minh Thư')];
  const chat = await chatOf(linh);
  await mai.put(`/api/chat/${chat._id}/assign`);
  expect((await say(thu, chat, 'chen ngang')).error.code).toBe('CHAT_TAKEN');
  expect((await thu.put<Chat>(`/api/chat/${chat._id}/assign`)).data.admin?.name).toBe('Minh Thư');
  expect((await thu.put(`/api/chat/${chat._id}/assign`)).status).toBe(200);
  const { data } = await readChat(linh, chat);
  expect(data.messages).toMatchObject([
    { type: 'system', sender: null, content: 'Minh Thư tiếp tục hỗ trợ bạn thay Mai Anh' },
  ]);
  expect(data.unreadCount).toBe(0);
});

test('an admin cannot close a colleague’s chat, and is told whose it is', async () => {
  const [linh, mai, thu] = [await customer(), await admin('Mai Anh'), await admin('Minh Thư')];
  const chat = await chatOf(linh);
  await mai.put(`/api/chat/${chat._id}/assign`);
  const { error } = await thu.put(`/api/chat/${chat._id}/close`);
  expect(error).toMatchObject({ code: 'CHAT_TAKEN', details: [{ message: 'Mai Anh', _id: mai.user._id }] });
  expect((await readChat(linh, chat)).data).toMatchObject({ status: 'active', admin: { name: 'Mai Anh' } });
  expect((await mai.put<Chat>(`/api/chat/${chat._id}/close`)).data.status).toBe('closed');
});

test('an admin’s answer to a pending chat assigns it to her', async () => {
  const [linh, mai] = [await customer(), await admin()];
  const chat = await chatOf(linh);
  await say(linh, chat, 'có ai không');
  expect((await say(mai, chat, 'tiệm đây')).status).toBe(201);
  expect((await readChat(linh, chat)).data).toMatchObject({
    status: 'active',
    admin: { name: 'Mai Anh' },
    unreadCount: 1,
  });
});

test('system messages do not count as unread', async () => {
  const [linh, mai, thu] = [await customer(), await admin('Mai Anh'), await admin('Minh Thư')];
  const chat = await chatOf(linh);
  const first = (await say(mai, chat, 'một')).data;
  await thu.put(`/api/chat/${chat._id}/assign`);
  await say(thu, chat, 'hai');
  const { data } = await linh.put<{ unreadCount: number }>(`/api/chat/${chat._id}/read`, {
    upTo: first._id,
  });
  expect(data.unreadCount).toBe(1);
});

test('reading up to a message leaves what came after it unread', async () => {
  const [linh, mai] = [await customer(), await admin()];
  const chat = await chatOf(linh);
  const first = (await say(mai, chat, 'một')).data;
  await say(mai, chat, 'hai');
  const marked = await linh.put<{ unreadCount: number }>(`/api/chat/${chat._id}/read`, { upTo: first._id });
  expect(marked.data.unreadCount).toBe(1);
  expect((await readChat(mai, chat)).data.messages.map(({ isRead }) => isRead)).toEqual([true, false]);
  expect((await linh.put<{ unreadCount: number }>(`/api/chat/${chat._id}/read`)).data.unreadCount).toBe(0);
  // An older read mark does not make messages unread again.
  await linh.put(`/api/chat/${chat._id}/read`, { upTo: first._id });
  expect((await readChat(linh, chat)).data.unreadCount).toBe(0);
});

test('reading by another admin leaves the assigned admin’s unread count', async () => {
  const [linh, mai, thu] = [await customer(), await admin('Mai Anh'), await admin('Minh Thư')];
  const chat = await chatOf(linh);
  await mai.put(`/api/chat/${chat._id}/assign`);
  await say(linh, chat, 'chị ơi');
  await thu.put(`/api/chat/${chat._id}/read`);
  expect((await readChat(mai, chat)).data.unreadCount).toBe(1);
  await mai.put(`/api/chat/${chat._id}/read`);
  expect((await readChat(mai, chat)).data.unreadCount).toBe(0);
});

test('the desk lists, counts and finds chats without diacritics', async () => {
  const own = await startTestShop();
  const person = (name: string, role: 'admin' | 'customer' = 'customer') => own.signIn({ name, role });
  const [linh, ngoc, mai] = [
    await person('Trần Khánh Linh'),
    await person('Lê Bảo Ngọc'),
    await person('Mai', 'admin'),
  ];
  const [one, two] = [await chatOf(linh), await chatOf(ngoc)];
  await say(linh, one, 'Còn vòng cúc họa mi không ạ?');
  await say(mai, two, 'Chào bạn');
  await mai.put(`/api/chat/${one._id}/priority`, { priority: 'urgent' });
  const names = async (path: string) =>
    (await mai.get<ChatsPage>(`/api/chat/admin/${path}`)).data.chats.map(({ user }) => user.name);
  expect(await names('pending')).toEqual(['Trần Khánh Linh']);
  expect(await names('active')).toEqual(['Lê Bảo Ngọc']);
  expect(await names('assigned')).toEqual(['Lê Bảo Ngọc']);
  expect(await names('search?q=cuc hoa mi')).toEqual(['Trần Khánh Linh']);
  expect(await names('search?q=bao ngoc')).toEqual(['Lê Bảo Ngọc']);
  expect(await names('search?priority=urgent')).toEqual(['Trần Khánh Linh']);
  expect(await names('search?q=chao&status=closed')).toEqual([]);
  expect((await mai.get<ChatStats>('/api/chat/admin/stats')).data).toMatchObject({
    pending: 1,
    active: 1,
    assigned: 1,
    closed: 0,
    total: 2,
    unread: 1,
    averageStars: null,
  });
  await own.close();
});

test('a note is never in the chat; canned replies are created, changed and deleted, with unique shortcuts', async () => {
  const [linh, mai] = [await customer(), await admin()];
  const chat = await chatOf(linh);
  const note = await mai.post<ChatNote>(`/api/chat/${chat._id}/notes`, { content: 'Khách quen' });
  expect(note.data).toMatchObject({ content: 'Khách quen', author: { name: 'Mai Anh' } });
  expect((await mai.get<ChatNote[]>(`/api/chat/${chat._id}/notes`)).data).toEqual([note.data]);
  expect(JSON.stringify((await readChat(linh, chat)).data)).not.toContain('Khách quen');

  const reply = { shortcut: 'chao', content: 'Tiệm chào bạn' };
  const made = await mai.post<CannedReply>('/api/chat/admin/canned-replies', reply);
  expect(made.status).toBe(201);
  expect((await mai.post('/api/chat/admin/canned-replies', reply)).error.code).toBe('ALREADY_EXISTS');
  expect((await mai.post('/api/chat/admin/canned-replies', { ...reply, shortcut: 'Chào bạn' })).status).toBe(
    422,
  );
  const path = `/api/chat/admin/canned-replies/${made.data._id}`;
  expect((await mai.put<CannedReply>(path, { ...reply, content: 'Dạ' })).data.content).toBe('Dạ');
  expect((await mai.delete(path)).status).toBe(200);
  expect((await mai.delete(path)).status).toBe(404);
});
