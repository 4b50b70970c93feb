import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Order, OrdersPage } from '#contract/http/ordering.ts';
import type { Payment } from '#contract/http/payment.ts';
import type { Inbox, RefundsDue } from '#contract/http/reports.ts';
import type { OrderReturn, OrderReturns, ReturnPhoto } from '#contract/http/returns.ts';
import { days } from '#domain/kernel/time.ts';
import type { ReturnStage } from '#domain/ordering/returns.ts';
import { auditLog } from '#server/platform/db/audit-log.ts';
import { tally, TEST_PASSWORD, type Visitor } from '../../../../test-support/app.ts';
import { ledgerErrors, orderBody, readyMadeId, setStock } from '../../../../test-support/goods.ts';
import { phonePhoto } from '../../../../test-support/photographs.ts';
import { sharedShop, signedIn } from '../../../../test-support/shared-shop.ts';
import { readyMadeBracelets } from '#server/catalogue/tables.ts';
import { orderHistory, orders } from '../tables.ts';

const site = sharedShop({ goods: true });
const linh = signedIn(site, { name: 'Khánh Linh' });
const mai = signedIn(site, { name: 'Mai' });
const admin = signedIn(site, { role: 'admin', name: 'Minh Anh' });
const other = signedIn(site, { role: 'admin', name: 'Thu Hà' });
let jpg: Buffer;
beforeAll(async () => {
  await setStock(site.shop, { readyMade: BRACELET }, 500);
  jpg = await phonePhoto();
});

const BRACELET = 'bien-xanh';
let order: Order;
beforeEach(async () => {
  order = await arrived();
});

/** An order of two ready-made bracelets, delivered this many days ago. */
async function arrived(ago = 0): Promise<Order> {
  await linh.post('/api/cart/items', { readyMadeBracelet: readyMadeId(BRACELET), quantity: 2 });
  const { data } = await linh.post<Order>('/api/orders', orderBody());
  await admin.put(`/api/orders/${data._id}/admin-transition`, { status: 'confirmed' });
  const { db } = site.shop;
  await admin.post('/api/shipments', { order: data._id });
  const at = new Date(site.clock.now().getTime() - ago);
  const delivered = { status: 'delivered', updatedAt: at } as const;
  await db.update(orders).set(delivered).where(eq(orders.id, data._id));
  const note = { orderId: data._id, status: 'delivered', note: 'Order delivered', by: 'shipper' } as const;
  await db.insert(orderHistory).values({ ...note, at });
  return (await linh.get<Order>(`/api/orders/${data._id}`)).data;
}

const at = (path: string, of = order) => `/api/orders/${of._id}/${path}`;
const ask = (more: object = {}, who: Visitor = linh, of = order) =>
  who.post<OrderReturns>(at('returns', of), {
    item: of.items[0]!._id,
    quantity: 1,
    wish: 'refund',
    reason: 'Men bị bong ở cánh hoa',
    ...more,
  });
const upload = (bytes = jpg, who: Visitor = linh) =>
  who.upload<ReturnPhoto>(at('return-photos'), { bytes, name: 'vong.jpg', type: 'image/jpeg' });
const look = async (who: Visitor = linh) => (await who.get<OrderReturns>(at('returns'))).data;
const last = async (): Promise<OrderReturn> => (await look()).cases.at(-1)!;
const move = async (
  body: { act: string; seen: ReturnStage; [more: string]: unknown },
  who: Visitor = admin,
) => who.post<OrderReturns>(at(`returns/${(await last())._id}/moves`), body);
const accept = (outcome: string, who?: Visitor) => move({ act: 'accept', seen: 'asked', outcome }, who);
const receive = () => move({ act: 'receive', seen: 'awaited' });
const finish = (more: object = {}, who?: Visitor) => move({ act: 'finish', seen: 'received', ...more }, who);
const payment = async () => (await admin.get<Payment>(`/api/payments/order/${order._id}`)).data;
const notes = async () =>
  (await linh.get<Order>(`/api/orders/${order._id}`)).data.statusHistory.map(({ note }) => note);
const shelf = async () => {
  const { db } = site.shop;
  const of = eq(readyMadeBracelets.id, readyMadeId(BRACELET));
  const [row] = await db.select().from(readyMadeBracelets).where(of);
  return [row!.stock, row!.reserved];
};

describe('requesting a return', () => {
  test('is for delivered orders, within 7 days; later is RETURN_TOO_LATE', async () => {
    expect((await look()).lines).toEqual([{ item: order.items[0]!._id, left: 2 }]);
    expect((await ask()).data.cases).toMatchObject([{ stage: 'asked', wish: 'refund', outcome: null }]);
    order = await arrived(days(7) - 60_000);
    expect((await ask()).status).toBe(200);
    order = await arrived(days(7) + 60_000);
    const late = await ask();
    expect([late.status, late.error.code]).toEqual([409, 'RETURN_TOO_LATE']);
    expect(late.error.message).toContain('quá 7 ngày');
    expect((await upload()).error.code).toBe('RETURN_TOO_LATE');
    await linh.post('/api/cart/items', { readyMadeBracelet: readyMadeId(BRACELET), quantity: 1 });
    order = (await linh.post<Order>('/api/orders', orderBody())).data;
    expect((await ask()).error.code).toBe('INVALID_TRANSITION');
  });

  test('sent several times concurrently makes one case; a different one beside it is RETURN_OPEN', async () => {
    expect(tally(await Promise.all([ask(), ask(), ask()]))).toEqual({ 200: 3 });
    expect((await look()).cases).toHaveLength(1);
    expect((await notes()).filter((note) => note?.startsWith('Return requested'))).toHaveLength(1);
    const beside = await ask({ reason: 'Chuyện khác' });
    expect([beside.status, beside.error.code]).toEqual([409, 'RETURN_OPEN']);
    expect((await look()).lines[0]!.left).toBe(0);
  });

  test('refuses an invalid quantity, reason, wish, item or photo', async () => {
    const statuses = [];
    for (const wrong of [
      { quantity: 3 },
      { quantity: 0 },
      { reason: '   ' },
      { wish: 'free' },
      { item: randomUUID() },
      { reason: '\u0000' },
      { photos: [1, 2, 3, 4, 5].map(() => randomUUID()) },
    ])
      statuses.push((await ask(wrong)).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 422, 422]);
    expect((await ask({ photos: [randomUUID()] })).error.code).toBe('PHOTO_GONE');
    expect((await look()).cases).toEqual([]);
  });

  test('can be withdrawn until staff answer, and made anew', async () => {
    await ask();
    const { _id } = await last();
    const withdraw = () => linh.post<OrderReturns>(at(`returns/${_id}/withdrawal`));
    expect(tally(await Promise.all([withdraw(), withdraw()]))).toEqual({ 200: 2 });
    expect((await last()).stage).toBe('withdrawn');
    site.clock.advance(1_000);
    await ask();
    await accept('repair');
    const tooLate = await linh.post(at(`returns/${(await last())._id}/withdrawal`));
    expect([tooLate.status, tooLate.error.code]).toEqual([409, 'RETURN_CHANGED']);
  });

  test('is open to its customer alone; case and photographs are visible to her and admins alone', async () => {
    const photo = (await upload()).data;
    expect(photo).toMatchObject({ width: 1600, height: 1200 });
    expect((await upload()).data._id).toBe(photo._id);
    expect((await admin.get(photo.url)).status).toBe(404);
    await ask({ photos: [photo._id] });
    const shipper = await site.signIn({ role: 'shipper' });
    const looked = [linh, admin, mai, shipper, site.visitor()].map((who) => who.get(photo.url));
    expect((await Promise.all(looked)).map(({ status }) => status)).toEqual([200, 200, 404, 404, 401]);
    const kept = await sharp((await linh.get(photo.url)).bytes).metadata();
    expect([kept.format, kept.exif]).toEqual(['webp', undefined]);
    expect((await mai.get(at('returns'))).status).toBe(404);
    expect((await ask({}, mai)).status).toBe(404);
    expect((await upload(jpg, mai)).status).toBe(404);
    const { _id } = await last();
    expect((await mai.post(at(`returns/${_id}/withdrawal`))).status).toBe(404);
    expect((await linh.post(at(`returns/${_id}/moves`), { act: 'receive', seen: 'awaited' })).status).toBe(
      403,
    );
    // Not reachable under another of her orders' URLs either.
    const elsewhere = await arrived();
    expect((await linh.post(at(`returns/${_id}/withdrawal`, elsewhere))).status).toBe(404);
    expect((await linh.get(photo.url.replace(order._id, elsewhere._id))).status).toBe(404);
    expect((await ask({ photos: [photo._id] }, linh, elsewhere)).error.code).toBe('PHOTO_GONE');
  });
});

describe('decisions of staff', () => {
  test('two concurrent decisions: one gets 409; the first sent again is 200 without another history entry', async () => {
    await ask();
    const no = { act: 'decline', seen: 'asked', answer: 'Vòng đã đeo lâu ạ' } as const;
    const answers = await Promise.all([accept('refund'), move(no, other)]);
    expect(tally(answers)).toEqual({ 200: 1, 409: 1 });
    expect(answers.find(({ status }) => status === 409)!.error.code).toBe('RETURN_CHANGED');
    const again = answers[0].status === 200 ? await accept('refund') : await move(no, other);
    expect(again.status).toBe(200);
    expect((await notes()).filter((note) => /^Return (accepted|declined)/.test(note ?? ''))).toHaveLength(1);
  });

  test('declining needs a text, which is mailed, and is possible after the bracelet was received', async () => {
    await ask();
    expect((await move({ act: 'decline', seen: 'asked', answer: ' ' })).status).toBe(422);
    await accept('refund');
    await receive();
    const answer = 'Vòng đã bị cắt dây';
    expect((await move({ act: 'decline', seen: 'received', answer })).status).toBe(200);
    expect(await last()).toMatchObject({ stage: 'declined', answer });
    expect((await site.mailsTo(linh.user.email)).at(-1)!.text).toContain(answer);
    expect((await payment()).owedBack).toBe(0);
  });

  test('an open case is counted in the inbox and found by its filter', async () => {
    const counted = async () =>
      (await admin.get<Inbox>('/api/reports/inbox')).data.find(({ kind }) => kind === 'returns');
    const found = async (filter: string) =>
      (await admin.get<OrdersPage>(`/api/orders?returned=${filter}&limit=50`)).data.orders;
    const before = (await counted())?.count ?? 0;
    await ask();
    expect((await counted())?.count).toBe(before + 1);
    expect((await found('for_staff')).length).toBe(before + 1);
    expect((await found('for_staff')).map(({ _id }) => _id)).toContain(order._id);
    await accept('repair');
    expect((await counted())?.count ?? 0).toBe(before);
    expect((await found('awaited')).map(({ _id }) => _id)).toContain(order._id);
    expect((await admin.get('/api/orders?returned=bogus')).status).toBe(422);
  });
});

describe('the refund', () => {
  test('is owed once, listed among the refunds due, and recorded once', async () => {
    await ask();
    await accept('refund');
    expect((await site.mailsTo(linh.user.email)).at(-1)!.text).toContain('gửi vòng về');
    await receive();
    const price = order.items[0]!.price;
    expect((await finish({ goods: 'restocked' })).status).toBe(422);
    expect((await finish({ refund: price })).status).toBe(422);
    const tooMuch = { refund: order.totalPrice + 1, goods: 'restocked' };
    expect((await finish(tooMuch)).error.code).toBe('REFUND_TOO_MUCH');
    const end = { refund: price, goods: 'restocked' };
    expect(tally(await Promise.all([finish(end), finish(end)]))).toEqual({ 200: 2 });
    expect((await finish(end, other)).error.code).toBe('RETURN_CHANGED');
    expect(await payment()).toMatchObject({ status: 'paid', owedBack: price, keepable: 0, refunded: 0 });
    const { data: due } = await admin.get<RefundsDue>('/api/reports/refunds-due');
    expect(due.orders.find(({ _id }) => _id === order._id)).toMatchObject({ owedBack: price });
    const left = { orderId: order._id, amount: price, reason: 'Khách tặng tiệm' };
    expect((await admin.post('/api/payments/admin/keep', left)).error.code).toBe('INVALID_TRANSITION');
    const refund = () =>
      admin.post<Payment>('/api/payments/admin/refund', { orderId: order._id, owed: price });
    expect(tally(await Promise.all([refund(), refund()]))).toEqual({ 200: 1, 409: 1 });
    expect(await payment()).toMatchObject({ owedBack: 0, refunded: price });
    // The line's second bracelet can be asked for, but not a third.
    expect((await ask({ quantity: 2 })).status).toBe(422);
    expect((await ask()).status).toBe(200);
  });

  test('of several cases never exceeds what the customer paid', async () => {
    const half = order.totalPrice - 1_000;
    const endWith = async (refund: number) => {
      site.clock.advance(1_000);
      await ask();
      await move({ act: 'accept_unseen', seen: 'asked', outcome: 'refund' });
      return finish({ refund });
    };
    expect((await endWith(half)).status).toBe(200);
    expect((await endWith(1_001)).error.code).toBe('REFUND_TOO_MUCH');
    expect((await payment()).owedBack).toBe(half);
  });
});

describe('stock', () => {
  test.each([
    ['a restocked bracelet adds one', 'refund', { goods: 'restocked', refund: 1_000 }, 1],
    ['a written-off bracelet changes nothing', 'refund', { goods: 'written_off', refund: 1_000 }, 0],
    ['a replacement from stock removes one', 'new_piece', { goods: 'written_off', fromShelf: true }, -1],
    ['a replacement made for the customer changes nothing', 'new_piece', { goods: 'written_off' }, 0],
    [
      'one restocked and one replaced from stock cancel out',
      'new_piece',
      { goods: 'restocked', fromShelf: true },
      0,
    ],
    ['a repair changes nothing', 'repair', {}, 0],
  ] as const)('%s', async (_what, outcome, end, change) => {
    const [stock = 0, reserved] = await shelf();
    await ask();
    await accept(outcome);
    await receive();
    expect(await shelf()).toEqual([stock, reserved]);
    expect((await finish(end)).status).toBe(200);
    expect(await shelf()).toEqual([stock + change, reserved]);
    expect(await ledgerErrors(site.shop)).toEqual([]);
  });

  test('a replacement without available stock is STOCK_INSUFFICIENT; case and stock stay as they were', async () => {
    await ask();
    await move({ act: 'accept_unseen', seen: 'asked', outcome: 'new_piece' });
    const [stock, reserved] = await shelf();
    const { db } = site.shop;
    await db
      .update(readyMadeBracelets)
      .set({ reserved: sql`stock` })
      .where(eq(readyMadeBracelets.id, readyMadeId(BRACELET)));
    expect((await finish({ fromShelf: true })).error.code).toBe('STOCK_INSUFFICIENT');
    expect((await last()).stage).toBe('received');
    await db
      .update(readyMadeBracelets)
      .set({ reserved: reserved! })
      .where(eq(readyMadeBracelets.id, readyMadeId(BRACELET)));
    expect(await shelf()).toEqual([stock, reserved]);
  });
});

test('each step of a return: event, history entry and mail; those of staff are in the audit log', async () => {
  const facts: unknown[] = [];
  site.shop.events.on('order.changed', ({ returned }) => {
    facts.push(returned);
  });
  await ask();
  await accept('repair');
  await receive();
  await finish({ answer: 'Tiệm tặng bạn thêm một túi nhung' });
  expect(facts).toEqual(['ask', 'accept', 'receive', 'finish']);
  expect((await notes()).filter((note) => note?.startsWith('Return'))).toEqual([
    'Return requested: Men bị bong ở cánh hoa',
    'Return accepted',
    'Returned goods received',
    'Return settled: Tiệm tặng bạn thêm một túi nhung',
  ]);
  const mails = (await site.mailsTo(linh.user.email)).slice(-3);
  expect(mails.map(({ subject }) => subject.split(': ')[1])).toEqual([
    'Tiệm nhận yêu cầu của bạn',
    'Vòng bạn gửi đã tới tiệm',
    'Vòng của bạn sửa xong rồi',
  ]);
  for (const { text } of mails) expect(text).toContain(`/orders?doi-tra=${order._id}`);
  const logged = await site.shop.db.select().from(auditLog).where(eq(auditLog.subjectId, order._id));
  expect(logged.flatMap(({ changes }) => changes['returnStage']?.to ?? [])).toEqual([
    'awaited',
    'received',
    'done',
  ]);
});

test('an account with an open return cannot be deleted: ORDERS_OPEN', async () => {
  const hoa = await site.signIn({ name: 'Hoa' });
  await site.shop.db
    .update(orders)
    .set({ userId: hoa.user._id, status: 'completed' })
    .where(eq(orders.id, order._id));
  await ask({}, hoa);
  const leave = () => hoa.delete('/api/users/me', { password: TEST_PASSWORD });
  expect((await leave()).error.code).toBe('ORDERS_OPEN');
});
