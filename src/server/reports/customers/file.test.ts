import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import type { AccountsPage, CustomerFile, CustomerNote } from '#contract/http/users-admin.ts';
import { formatDateTime } from '#domain/kernel/time.ts';
import { users } from '#server/identity/tables.ts';
import { tally, type Visitor } from '../../../../test-support/app.ts';
import { shipmentActions } from '../../../../test-support/parcels.ts';
import { shared, sharedShop } from '../../../../test-support/shared-shop.ts';
import { tableOf } from '../../../../test-support/tables.ts';

const site = sharedShop();
const people = shared(() => shipmentActions(site));

const fileOf = async (id: string, who: Visitor = people.admin) =>
  who.get<CustomerFile>(`/api/users/${id}/file`);
const note = (id: string, text: string, who: Visitor = people.admin) =>
  who.post<CustomerNote>(`/api/users/${id}/notes`, { text });

test('a customer’s file has her orders, chats and owed refund, and nothing of others', async () => {
  const { linh } = people;
  const kept = await people.broughtTo('in_transit', 'out_for_delivery', 'delivered');
  site.clock.advance(1_000);
  const open = await people.confirmedOrder();
  await linh.put(`/api/orders/${kept.order._id}/customer-transition`, { status: 'completed' });
  await linh.post('/api/chat', {});
  const { status, data } = await fileOf(linh.user._id);
  expect(status).toBe(200);
  expect(data.customer).toMatchObject({ _id: linh.user._id, orders: 2, completed: 1, failed: 0 });
  expect(data.orders.rows.map((order) => [order._id, order.status])).toEqual([
    [open._id, 'confirmed'],
    [kept.order._id, 'completed'],
  ]);
  expect([data.orders.total, data.owedBack, data.reviews.total]).toEqual([2, 0, 0]);
  expect(data.chats).toMatchObject({ total: 1, rows: [{ status: 'pending' }] });
  expect(JSON.stringify(data)).not.toContain('argon2');
  const other = await site.signIn({ name: 'Thu Hà' });
  const hers = (await fileOf(other.user._id)).data;
  expect([hers.orders, hers.chats, hers.designs, hers.notes]).toEqual([
    { rows: [], total: 0 },
    { rows: [], total: 0 },
    { rows: [], total: 0 },
    [],
  ]);
});

test('the CSV of customers has those that match the filters, with their orders and no formula, for admins only', async () => {
  const { linh, admin } = people;
  const { db } = site.shop;
  await db.update(users).set({ name: '=1+1' }).where(eq(users.id, people.tam.user._id));
  // More than one batch, all created at the same moment.
  await db.execute(sql`
    INSERT INTO users (id, email, name, role, password_hash, created_at, updated_at)
    SELECT gen_random_uuid(), 'nhieu' || n || '@vi-du.vn', name, role, password_hash, created_at, updated_at
    FROM users, generate_series(1, 1100) AS n WHERE users.id = ${linh.user._id}`);
  const { headers, rows } = await tableOf(admin, '/api/reports/customers.csv');
  expect(headers['content-disposition']).toMatch(/filename="khach-hang-[\d-]+\.csv"/);
  const { pagination } = (await admin.get<AccountsPage>('/api/users')).data;
  expect(rows).toHaveLength(pagination.total);
  expect(new Set(rows.map((row) => row.Email)).size).toBe(rows.length);
  const { customer } = (await fileOf(linh.user._id)).data;
  expect(rows.find((row) => row.Email === linh.user.email)).toMatchObject({
    'Họ tên': 'Khánh Linh',
    'Điện thoại': customer.phone === null ? '' : `="${customer.phone}"`,
    'Vai trò': 'Khách',
    'Tài khoản': 'Đang dùng',
    Đơn: String(customer.orders),
    'Đã mua': String(customer.spent),
    'Đơn gần nhất': formatDateTime(customer.lastOrderAt!),
  });
  const shippers = (await tableOf(admin, '/api/reports/customers.csv?role=shipper')).rows;
  expect(new Set(shippers.map((row) => row['Vai trò']))).toEqual(new Set(['Shipper']));
  expect(shippers.map((row) => row['Họ tên'])).toContain("'=1+1");
  expect((await tableOf(admin, '/api/reports/customers.csv?search=nhieu11')).rows).toHaveLength(12);
  expect((await tableOf(people.tam, '/api/reports/customers.csv')).status).toBe(403);
  expect((await tableOf(admin, '/api/reports/customers.csv?role=ai')).status).toBe(422);
  await db.execute(sql`DELETE FROM users WHERE email LIKE 'nhieu%'`);
});

test('notes about a customer are for admins only, newest first, and deleted once by concurrent requests', async () => {
  const id = people.linh.user._id;
  const { data: first } = await note(id, 'Thích tông hồng');
  site.clock.advance(1_000);
  // A double click writes one.
  await Promise.all([1, 2].map(() => note(id, 'Hay gọi buổi tối')));
  const notes = async () => (await fileOf(id)).data.notes.map(({ text, author }) => [text, author.name]);
  expect(await notes()).toEqual([
    ['Hay gọi buổi tối', 'Minh Anh'],
    ['Thích tông hồng', 'Minh Anh'],
  ]);
  for (const text of ['  ', '\0', 'x'.repeat(1_001)]) expect((await note(id, text)).status).toBe(422);
  const drop = (whose: string, who: Visitor = people.admin) =>
    who.delete(`/api/users/${whose}/notes/${first._id}`);
  expect((await drop(people.tam.user._id)).status).toBe(404);
  expect(tally(await Promise.all([drop(id), drop(id)]))).toEqual({ 200: 1, 404: 1 });
  expect(await notes()).toEqual([['Hay gọi buổi tối', 'Minh Anh']]);
  const own = await people.linh.get('/api/users/me/data');
  expect(own.bytes.toString()).not.toContain('Hay gọi');
  for (const who of [people.linh, people.tam]) {
    expect((await fileOf(id, who)).status).toBe(403);
    expect((await note(id, 'x', who)).status).toBe(403);
    expect((await drop(id, who)).status).toBe(403);
  }
  expect((await fileOf(randomUUID())).status).toBe(404);
  expect((await note(randomUUID(), 'x')).status).toBe(404);
});

test('a note can be edited by its author only; an edit of an outdated text is 409', async () => {
  const id = people.linh.user._id;
  const other = await site.signIn({ role: 'admin' });
  const { data: written } = await note(id, 'Thích hồng');
  const edit = (text: string, seen: string, who: Visitor = people.admin, whose = id) =>
    who.put<CustomerNote>(`/api/users/${whose}/notes/${written._id}`, { text, seen });
  const twice = await Promise.all([edit('Thích tím', 'Thích hồng'), edit('Thích vàng', 'Thích hồng')]);
  expect(tally(twice)).toEqual({ 200: 1, 409: 1 });
  const { text } = twice.find(({ status }) => status === 200)!.data;
  expect(twice.find(({ status }) => status === 409)!.error.details?.[0]).toMatchObject({ to: text });
  // Saving twice stores it once.
  expect((await edit(text, 'Thích hồng')).status).toBe(200);
  expect((await edit('x', text, other)).status).toBe(403);
  expect((await edit('x', text, people.admin, people.tam.user._id)).status).toBe(404);
  expect((await edit(' ', text)).status).toBe(422);
  const { notes } = (await fileOf(id)).data;
  expect(notes.find(({ _id }) => _id === written._id)).toEqual({ ...written, text });
});

test('deleting an account deletes the notes about it; a new one is 404', async () => {
  const leaving = await site.signIn({ password: 'HoaGiay 2026 ven song' });
  const id = leaving.user._id;
  await note(id, 'Thích tông hồng');
  const gone = await leaving.delete('/api/users/me', { password: 'HoaGiay 2026 ven song' });
  expect(gone.status).toBe(200);
  expect((await fileOf(id)).data).toMatchObject({ isGone: true, addresses: [], notes: [] });
  expect((await note(id, 'x')).status).toBe(404);
});
