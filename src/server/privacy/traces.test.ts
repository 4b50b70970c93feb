import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Chat } from '#contract/http/chat.ts';
import type { CustomBracelet } from '#contract/http/design.ts';
import type { Order } from '#contract/http/ordering.ts';
import type { DataRequest } from '#contract/http/privacy.ts';
import type { OrderReturns } from '#contract/http/returns.ts';
import type { OrderPhoto } from '#contract/http/photos.ts';
import { startTestShop, TEST_PASSWORD, type TestShop } from '../../../test-support/app.ts';
import { ADDRESS, designBody, fillCart, orderBody } from '../../../test-support/goods.ts';
import { shipmentActions } from '../../../test-support/parcels.ts';
import { testPushService, type TestPushService } from '../../../test-support/push-service.ts';

let site: TestShop;
let service: TestPushService;
beforeAll(async () => {
  [site, service] = await Promise.all([startTestShop({ env: ZALO }), testPushService()]);
});
afterAll(async () => {
  await site.close();
  await service.close();
});

/** Values that occur nowhere else in this database. */
const NAME = 'Quỳnh Xuyến';
const EMAIL = 'quynh.xuyen@example.vn';
const NEXT_EMAIL = 'xuyen.moi@example.vn';
const PHONE = '0977654321';
const STREET = '71 đường Hoa Ngâu';
const ZALO_PHONE = '0977111222';
const ZALO = {
  ZALO_APP_ID: '42',
  ZALO_APP_SECRET: 'app-secret',
  ZALO_REFRESH_TOKEN: 'refresh-1-of-the-shop',
  SHOP_ZNS_CONFIRMED: '1001',
};
const WORDS = {
  bracelet: 'Vòng của Xuyến',
  saved: 'Mẫu để dành',
  draft: 'bản nháp riêng',
  together: 'Vòng sửa chung',
  order: 'gửi chị lễ tân',
  campaign: 'bai-tang-di-ut',
  asked: 'đừng gọi số nhà cũ nữa',
  answered: 'tiệm bỏ số nhà cũ rồi',
  calledFrom: 'gọi từ máy bà ngoại Xuyến',
  knownBy: 'đọc đúng mã đơn hôm trước',
  carriedOut: 'đã gạch tên khỏi sổ tay',
  card: 'thương em nhiều',
  recipient: 'Dì Út Lan',
  sender: 'Cháu gái của dì',
  thanks: 'dì thích lắm con ơi',
  chat: 'em ở trọ một mình',
  staff: 'khách quen, nhà có chó',
  corrected: 'lầu ba nhà Ngọc Bích',
  door: 'giao cho bà ngoại',
  reason: 'khách sắp dọn nhà',
  mending: 'đứt lúc bế con',
  refused: 'dây này tiệm hết rồi',
};

/** A customer with data in every table. */
async function livedHere() {
  const { admin, assign, change, create } = await shipmentActions(site);
  const xuyen = await site.signIn({ name: NAME, email: EMAIL });
  const shippingAddress = { ...ADDRESS, fullName: NAME, phone: PHONE, addressLine1: STREET };
  await xuyen.put('/api/users/me/profile', { gender: 'female', addresses: [shippingAddress] });
  await admin.put(`/api/users/${xuyen.user.id}/role`, { role: 'shipper' });
  await admin.put(`/api/users/${xuyen.user.id}/role`, { role: 'customer' });
  const place = async (key: string) => {
    const design = await xuyen.post<CustomBracelet>('/api/custom-bracelets', designBody([], WORDS.bracelet));
    await xuyen.post('/api/cart/items', { customBracelet: design.data._id, quantity: 1 });
    const wishes = { notes: WORDS.order, giftWrap: true, cardMessage: WORDS.card, saveAddress: true };
    const gift = { recipient: WORDS.recipient, sender: WORDS.sender };
    const source = { source: 'zalo', medium: null, campaign: WORDS.campaign };
    const body = orderBody({ shippingAddress, gift, source, ...wishes });
    return (await xuyen.post<Order>('/api/orders', body, { 'idempotency-key': key })).data;
  };
  const first = await place('first');
  await admin.put(`/api/orders/${first._id}/admin-transition`, { status: 'confirmed' });
  await admin.post(`/api/orders/${first._id}/staff-notes`, { text: WORDS.staff });
  const { data: link } = await xuyen.get<{ path: string }>(`/api/orders/${first._id}/gift-link`);
  const secret = link.path.slice(-22);
  expect((await site.visitor().post('/api/gifts/reply', { secret, text: WORDS.thanks })).status).toBe(200);
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#d9a' } })
    .png()
    .toBuffer();
  const photo = await admin.upload<OrderPhoto>(`/api/orders/${first._id}/photos`, { bytes });
  const said = { photos: [photo.data._id], round: 1, note: NAME };
  await admin.post(`/api/orders/${first._id}/photo-rounds`, said);
  await xuyen.post(`/api/orders/${first._id}/photo-answer`, { answer: 'change', round: 1, wish: WORDS.chat });
  await admin.post(`/api/orders/${first._id}/photo-set-aside`, { reason: WORDS.reason });
  const parcel = (await assign((await create(first)).data)).data;
  for (const status of ['in_transit', 'out_for_delivery', 'delivered'])
    await change(parcel, status, { notes: WORDS.door });
  await admin.put(`/api/orders/${first._id}/admin-transition`, { status: 'completed' });
  await xuyen.put(`/api/orders/${first._id}/review`, { stars: 5, text: `${NAME} rất thích chiếc vòng này` });
  const mending = { item: first.items[0]!._id, quantity: 1, wish: 'repair', reason: WORDS.mending };
  const { data: returns } = await xuyen.post<OrderReturns>(`/api/orders/${first._id}/returns`, mending);
  const no = { act: 'decline', seen: 'asked', answer: WORDS.refused };
  await admin.post(`/api/orders/${first._id}/returns/${returns.cases[0]!._id}/moves`, no);
  const second = await place('second');
  await admin.put(`/api/orders/${second._id}/shipping-address`, {
    shippingAddress: { ...shippingAddress, addressLine2: WORDS.corrected },
    seen: second.shippingAddress,
  });
  await admin.put(`/api/orders/${second._id}/admin-transition`, { status: 'confirmed' });
  await admin.put(`/api/orders/${second._id}/admin-transition`, {
    status: 'cancelled',
    reason: WORDS.reason,
  });

  await fillCart(xuyen);
  await xuyen.post<CustomBracelet>('/api/custom-bracelets', designBody([], WORDS.saved));
  await xuyen.put('/api/custom-bracelets/draft', { draft: JSON.stringify({ name: WORDS.draft }) });
  const { data: chat } = await xuyen.post<Chat>('/api/chat', {});
  await xuyen.post(`/api/chat/${chat._id}/messages`, { content: WORDS.chat });
  const drawn = designBody([], WORDS.saved);
  const ring = { slots: drawn.charms.map(({ id }) => id), wristSize: null };
  const parts = { stringId: drawn.braceletString, tyingMethodId: drawn.tyingMethod };
  await xuyen.post(`/api/chat/${chat._id}/joint-designs`, {
    _id: randomUUID(),
    from: { draft: { name: WORDS.together, ...ring, ...parts } },
  });
  await admin.post(`/api/chat/${chat._id}/notes`, { content: WORDS.staff });
  await xuyen.put('/api/users/me/profile', { email: NEXT_EMAIL, currentPassword: TEST_PASSWORD });
  await site.visitor().post('/api/auth/forgot-password', { email: EMAIL });
  await site.jobs.runAll();
  expect((await xuyen.put('/api/users/me/zalo', { phone: ZALO_PHONE })).status).toBe(200);
  const asking = { kind: 'correct', words: WORDS.asked };
  const { data: asked } = await xuyen.post<DataRequest>('/api/users/me/data-requests', asking);
  await admin.put(`/api/users/data-requests/${asked._id}`, { answer: WORDS.answered });
  const { data: called } = await admin.post<DataRequest>('/api/users/data-requests', {
    clientId: randomUUID(),
    via: 'phone',
    kind: 'withdraw',
    words: WORDS.asked,
    name: NAME,
    contact: WORDS.calledFrom,
    email: EMAIL,
    identified: WORDS.knownBy,
    cameOn: site.clock.now().toISOString().slice(0, 10),
  });
  await admin.put(`/api/users/data-requests/${called._id}`, { answer: WORDS.answered });
  await admin.put(`/api/users/data-requests/${called._id}/outcome`, { outcome: WORDS.carriedOut });
  const { endpoint, keys } = service.browser();
  expect((await xuyen.post('/api/push/subscriptions', { endpoint, keys })).status).toBe(200);
  return { xuyen, endpoint };
}

/** Names of the tables that contain one of these words, in any column. */
async function tablesWith(...traces: readonly string[]): Promise<string[]> {
  const { rows: tables } = await site.shop.db.execute<{ name: string }>(
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await site.shop.db.execute<{ trace: string }>(
      sql`SELECT trace FROM jsonb_array_elements_text(${JSON.stringify(traces)}::jsonb) AS trace WHERE EXISTS (
            SELECT FROM ${sql.identifier(name)} AS t WHERE strpos(lower(t::text), lower(trace)) > 0)`,
    );
    found.push(...rows.map(({ trace }) => `${name}: ${trace}`));
  }
  return found;
}

/** Counts attempts per address for a day at most and expires by itself. */
const FORGETS_ITSELF = /^rate_limits: /;

test('a customer’s data are all in her export, and after the deletion in no table but the rate limits', async () => {
  const { xuyen, endpoint } = await livedHere();
  const traces = [
    NAME,
    'xuyen',
    EMAIL,
    NEXT_EMAIL,
    PHONE,
    ZALO_PHONE,
    STREET,
    'hoa ngau',
    endpoint,
    ...Object.values(WORDS),
  ];
  const before = await tablesWith(...traces);
  for (const trace of traces) expect(before.join('\n'), 'the story should leave it').toContain(`: ${trace}`);

  const data = (await xuyen.get('/api/users/me/data')).bytes.toString();
  // Internal staff notes are not exported.
  const { staff: _theirs, ...hers } = WORDS;
  const told = [...Object.values(hers), NAME, EMAIL, NEXT_EMAIL, PHONE, ZALO_PHONE, STREET, 'Trình duyệt'];
  expect(told.filter((words) => !data.includes(words))).toEqual([]);
  expect(data).not.toContain(endpoint);

  expect((await xuyen.delete('/api/users/me', { password: TEST_PASSWORD })).status).toBe(200);
  const left = await tablesWith(...traces);
  expect(left.filter((line) => !FORGETS_ITSELF.test(line))).toEqual([]);
});

test('tables with a column for a person are those listed: export and deletion must handle a new one', async () => {
  const { rows } = await site.shop.db.execute<{ name: string }>(sql`
    SELECT DISTINCT table_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name ~ '(user|author|sender|admin|shipper)_id$|email$|recipient$'
    ORDER BY 1`);
  // A new table must be handled in `data.ts` and `erase.ts`, and `livedHere` above must put something of Xuyến's into it.
  expect(rows.map(({ name }) => name)).toEqual(PLACED);
});

const PLACED = [
  'audit_log',
  'bracelet_drafts',
  'cart_items',
  'carts',
  'cash_hand_ins',
  'charm_imports',
  'chat_images',
  'chat_notes',
  'chats',
  'client_errors',
  'custom_bracelets',
  'customer_notes',
  'customer_sum_changes',
  'customer_sums',
  'data_requests',
  'desk_views',
  'email_changes',
  'idempotency_keys',
  'joint_design_steps',
  'joint_designs',
  'mails',
  'messages',
  'order_gifts',
  'order_history',
  'orders',
  'otp_cooldowns',
  'passkey_challenges',
  'passkeys',
  'push_subscriptions',
  'recovery_codes',
  'refunds',
  'registrations',
  'reset_tokens',
  'reviews',
  'security_events',
  'sessions',
  'shipment_history',
  'shipments',
  'staff_notes',
  'stock_alerts',
  'stock_movements',
  'users',
  'zalo_consents',
];
