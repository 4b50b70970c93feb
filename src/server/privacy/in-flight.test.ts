import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Chat } from '#contract/http/chat.ts';
import type { Order } from '#contract/http/ordering.ts';
import type { OrderReturns } from '#contract/http/returns.ts';
import { minutes } from '#domain/kernel/time.ts';
import { chats } from '#server/support/tables.ts';
import { tally, TEST_PASSWORD } from '../../../test-support/app.ts';
import { ADDRESS, fillCart, orderBody } from '../../../test-support/goods.ts';
import { holdRow, untilWaitingForRows } from '../../../test-support/held-row.ts';
import { shipmentActions } from '../../../test-support/parcels.ts';
import { shared, sharedShop } from '../../../test-support/shared-shop.ts';

const site = sharedShop();
const people = shared(() => shipmentActions(site));

const bye = { password: TEST_PASSWORD };
const url = () => site.shop.db.$client.options.connectionString ?? '';

test('requests of another tab concurrent with the deletion of the account leave no data', async () => {
  const her = await site.signIn({ name: 'Quỳnh Xuyến', email: 'quynh.xuyen@example.vn' });
  const tab = her.copy();
  const held = await holdRow(url(), 'users', her.user.id);
  const erased = her.delete('/api/users/me', bye);
  await untilWaitingForRows(site.shop.db, 1);
  const address = { ...ADDRESS, fullName: 'Quỳnh Xuyến' };
  const late = [
    tab.post('/api/chat', {}),
    tab.put('/api/users/me/profile', { name: 'Quỳnh Xuyến', addresses: [address] }),
    tab.put('/api/custom-bracelets/draft', { draft: 'vòng của Quỳnh Xuyến' }),
  ];
  await untilWaitingForRows(site.shop.db, 4);
  await held.letGo();
  expect((await erased).status).toBe(200);
  await Promise.all(late);

  await site.jobs.runAll();
  const { rows } = await site.shop.db.execute<{ text: string }>(sql`
    SELECT u::text AS text FROM users u WHERE id = ${her.user.id}
    UNION ALL SELECT c::text FROM chats c WHERE user_id = ${her.user.id}
    UNION ALL SELECT d::text FROM bracelet_drafts d WHERE user_id = ${her.user.id}`);
  expect(rows.map(({ text }) => text).join('\n')).not.toMatch(/xuyến|xuyen/i);
  expect(rows).toHaveLength(1);
  const again = await site.visitor().post('/api/auth/login', { email: her.user.email, ...bye });
  expect(again.status).toBe(401);
});

test('two concurrent deletions are both 200; the account can neither sign in, be enabled nor get a role', async () => {
  const her = await site.signIn({ name: 'Mai' });
  const both = await Promise.all([her.delete('/api/users/me', bye), her.copy().delete('/api/users/me', bye)]);
  expect(tally(both)).toEqual({ 200: 2 });
  const id = her.user._id;
  const login = { email: `${id}@gone.invalid`, password: TEST_PASSWORD };
  expect((await site.visitor().post('/api/auth/login', login)).status).toBe(401);
  const { admin } = people;
  expect((await admin.put(`/api/users/${id}/active`, { isActive: true })).status).toBe(404);
  expect((await admin.put(`/api/users/${id}/role`, { role: 'admin' })).status).toBe(404);
});

test('messages still queued at the deletion of an account open no chat', async () => {
  const { linh, admin, broughtTo } = people;
  const { order } = await broughtTo('in_transit', 'out_for_delivery', 'delivered');
  const at = (path: string) => `/api/orders/${order._id}/${path}`;
  const [line] = (await linh.get<Order>(`/api/orders/${order._id}`)).data.items;
  await site.jobs.runAll();
  const asked = { item: line!._id, quantity: 1, wish: 'repair', reason: 'đứt lúc bế con' };
  const { data } = await linh.post<OrderReturns>(at('returns'), asked);
  expect((await linh.post(at(`returns/${data.cases[0]!._id}/withdrawal`))).status).toBe(200);
  await admin.put(at('admin-transition'), { status: 'completed' });
  expect((await linh.delete('/api/users/me', bye)).status).toBe(200);

  await site.jobs.runAll();
  expect(await site.shop.db.$count(chats, eq(chats.userId, linh.user.id))).toBe(0);
});

test('mails to a former e-mail of a deleted account are erased, too', async () => {
  const email = 'quynh.moi@example.vn';
  const her = await site.signIn({ name: 'Quỳnh', email: 'quynh.cu@example.vn' });
  await fillCart(her);
  const { data: order } = await her.post<Order>('/api/orders', orderBody());
  const { data: chat } = await her.post<Chat>('/api/chat', {});
  await people.admin.post(`/api/chat/${chat._id}/messages`, { content: 'Tiệm chào Quỳnh' });
  site.clock.advance(minutes(11));
  await her.put('/api/users/me/profile', { email, currentPassword: TEST_PASSWORD });
  const otp = await site.otpFor(email);
  // Of the letters to the old address one is sent and the others wait: about her order, a reply she missed, a new password.
  await her.put(`/api/orders/${order._id}/customer-transition`, { status: 'cancelled' });
  await site.jobs.run('support.missed-replies');
  const password = 'matkhaukhac2';
  await her.put('/api/users/me/profile', { password, currentPassword: TEST_PASSWORD });
  expect((await her.post('/api/users/me/email-change/verify', { otp })).status).toBe(200);
  expect((await her.delete('/api/users/me', { password })).status).toBe(200);
  // Sent before, and the one that tells of the change.
  expect(await site.mailsTo('quynh.cu@example.vn')).toHaveLength(2);

  await site.jobs.run('privacy.erase-again', { id: her.user.id });
  const { rows } = await site.shop.db.execute<{ recipient: string }>(
    sql`SELECT recipient FROM mails m WHERE m::text ILIKE '%quynh%'`,
  );
  expect(rows).toEqual([]);
});
