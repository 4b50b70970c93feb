import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Shipment } from '#contract/http/fulfilment.ts';
import type { Order, OrdersPage } from '#contract/http/ordering.ts';
import type { OrderPhoto, OrderPhotos } from '#contract/http/photos.ts';
import type { Inbox } from '#contract/http/reports.ts';
import { after, hours } from '#domain/kernel/time.ts';
import { tally, type Visitor } from '../../../../test-support/app.ts';
import { confirmedOrder, orderBody, readyMadeId } from '../../../../test-support/goods.ts';
import type { SignedIn } from '../../../../test-support/parcels.ts';
import { phonePhoto } from '../../../../test-support/photographs.ts';
import { sharedShop } from '../../../../test-support/shared-shop.ts';
import { orderPhotoRounds, orders } from '../tables.ts';
import { listUnanswered } from './repository.ts';

const site = sharedShop({ goods: true });
let linh: SignedIn;
let mai: SignedIn;
let admin: SignedIn;
let other: SignedIn;
let jpg: Buffer;
beforeAll(async () => {
  await comeIn();
  jpg = await phonePhoto();
});

/** Signs everybody in with fresh sessions. */
async function comeIn() {
  linh = await site.signIn({ name: 'Khánh Linh' });
  mai = await site.signIn({ name: 'Mai' });
  admin = await site.signIn({ role: 'admin', name: 'Minh Anh' });
  other = await site.signIn({ role: 'admin', name: 'Thu Hà' });
}

let order: Order;
beforeEach(async () => {
  if ((await admin.get('/api/users/me')).status === 401) await comeIn();
  order = await confirmedOrder(linh, admin);
});

const at = (path: string, of = order) => `/api/orders/${of._id}/${path}`;
const upload = async (bytes = jpg) =>
  (await admin.upload<OrderPhoto>(at('photos'), { bytes, name: 'vong.jpg', type: 'image/jpeg' })).data;
const send = async (round: number, { who = admin, photo = '' }: { who?: Visitor; photo?: string } = {}) =>
  who.post<OrderPhotos>(at('photo-rounds'), {
    round,
    photos: [photo || (await upload())._id],
    note: 'Ảnh đây ạ',
  });
const approve = (round = 1, who: Visitor = linh) =>
  who.post<OrderPhotos>(at('photo-answer'), { answer: 'approved', round });
const ask = (round = 1, wish = 'Đổi nơ sang trái', more: object = {}) =>
  linh.post<OrderPhotos>(at('photo-answer'), { answer: 'change', round, wish, ...more });
const setAside = (reason = 'Khách nhắn Zalo là ưng rồi') =>
  admin.post<OrderPhotos>(at('photo-set-aside'), { reason });
const pack = () => admin.post<Shipment>('/api/shipments', { order: order._id });
const stageNow = async () => (await admin.get<Order>(`/api/orders/${order._id}`)).data.proof;
const notes = async () =>
  (await linh.get<Order>(`/api/orders/${order._id}`)).data.statusHistory.map(({ note }) => note);

describe('need of a photograph', () => {
  test('a custom bracelet needs one, a ready-made bracelet does not', async () => {
    expect([order.proof, order.photo]).toEqual(['wanted', { since: null, forStaffSince: null }]);
    await linh.post('/api/cart/items', { readyMadeBracelet: readyMadeId('bien-xanh'), quantity: 1 });
    const { data } = await linh.post<Order>('/api/orders', orderBody());
    expect(data.proof).toBe('none');
    await admin.put(`/api/orders/${data._id}/admin-transition`, { status: 'confirmed' });
    const body = { bytes: jpg, name: 'a.jpg', type: 'image/jpeg' };
    expect((await admin.upload(at('photos', data), body)).error.code).toBe('INVALID_TRANSITION');
    expect((await admin.post('/api/shipments', { order: data._id })).status).toBe(201);
  });

  test('no shipment before the customer approves, unless staff set the photo aside with a reason', async () => {
    expect((await pack()).error).toMatchObject({ code: 'PROOF_MISSING' });
    await send(1);
    expect((await pack()).error.code).toBe('PROOF_MISSING');
    await ask();
    expect((await pack()).error.code).toBe('PROOF_MISSING');
    expect((await setAside('  ')).status).toBe(422);
    expect((await setAside()).data.stage).toBe('set_aside');
    expect((await pack()).status).toBe(201);
    expect(await notes()).toContain('Photo set aside: Khách nhắn Zalo là ưng rồi');
  });

  test('once the order is cancelled, answering, setting aside and sending photos are INVALID_TRANSITION', async () => {
    await send(1);
    await admin.put(at('admin-transition'), { status: 'cancelled', reason: 'khách đổi ý' });
    expect((await approve()).error.code).toBe('INVALID_TRANSITION');
    expect((await ask()).error.code).toBe('INVALID_TRANSITION');
    expect((await setAside()).error.code).toBe('INVALID_TRANSITION');
    expect((await send(2, { photo: order._id })).error.code).toBe('INVALID_TRANSITION');
  });
});

describe('a photo round', () => {
  test('reaches its customer by page, mail, chat and history', async () => {
    const before = (await site.mailsTo(linh.user.email)).length;
    expect((await send(1)).data).toMatchObject({ stage: 'sent', freeChangesLeft: 2 });
    const { data } = await linh.get<OrderPhotos>(at('photos'));
    expect(data.rounds).toMatchObject([{ number: 1, note: 'Ảnh đây ạ', change: null, approvedAt: null }]);
    const picture = await linh.get(data.rounds[0]!.photos[0]!.url);
    expect(picture.headers['content-type']).toBe('image/webp');
    expect(picture.headers['cache-control']).toBe('no-store');
    const mails = (await site.mailsTo(linh.user.email)).slice(before);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain(`/orders?anh=${order._id}`);
    expect(await said()).toMatchObject([{ type: 'text', metadata: { photoNews: 'send', photoRound: 1 } }]);
    expect(await notes()).toContain('Photo sent');
  });

  test('is stored re-encoded: smaller, as WebP, without EXIF data', async () => {
    const photo = await upload();
    expect(photo).toMatchObject({ width: 1600, height: 1200 });
    const kept = await sharp((await admin.get(photo.url)).bytes).metadata();
    expect([kept.format, kept.exif]).toEqual(['webp', undefined]);
  });

  test('is open to its customer once sent, to admins always, to nobody else, only at its own order’s URL', async () => {
    const photo = await upload();
    expect((await linh.get(photo.url)).status).toBe(404);
    await send(1, { photo: photo._id });
    const shipper = await site.signIn({ role: 'shipper' });
    const asked = [linh, admin, mai, shipper, site.visitor()].map((who) => who.get(photo.url));
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 404, 404, 401]);
    expect((await mai.get(at('photos'))).status).toBe(404);
    expect((await approve(1, mai)).status).toBe(404);
    expect((await approve(1, admin)).status).toBe(404);
    // Not reachable under another order's URL either.
    const elsewhere = await confirmedOrder(linh, admin);
    expect((await linh.get(photo.url.replace(order._id, elsewhere._id))).status).toBe(404);
  });

  test('takes one to four photographs of its own order, each once', async () => {
    const many = await Promise.all(
      [1, 2, 3, 4, 5].map((side) =>
        sharp(jpg)
          .resize(side * 9)
          .png()
          .toBuffer(),
      ),
    );
    const photos: string[] = [];
    for (const bytes of many) photos.push((await upload(bytes))._id);
    const round = (ids: string[]) => admin.post<OrderPhotos>(at('photo-rounds'), { round: 1, photos: ids });
    expect((await round([])).status).toBe(422);
    expect((await round(photos)).status).toBe(422);
    expect((await round([photos[0]!, photos[0]!])).status).toBe(422);
    expect((await round([order._id])).error.code).toBe('PHOTO_GONE');
    const sent = await round(photos.slice(0, 4).toReversed());
    expect(sent.data.rounds[0]!.photos.map(({ _id }) => _id)).toEqual(photos.slice(0, 4).toReversed());
    // A photo that was sent cannot be sent again.
    const again = { round: 2, photos: [photos[0]] };
    expect((await admin.post(at('photo-rounds'), again)).error.code).toBe('PHOTO_GONE');
  });

  test('sent by two admins concurrently: one gets 409; sent again, the same is 200 and no second round', async () => {
    const [one, two] = [await upload(), await upload(await sharp(jpg).resize(50).png().toBuffer())];
    const sent = await Promise.all([send(1, { photo: one._id }), send(1, { who: other, photo: two._id })]);
    expect(tally(sent)).toEqual({ 200: 1, 409: 1 });
    expect(sent.find(({ status }) => status === 409)!.error.code).toBe('PHOTO_CHANGED');
    const first = sent[0].status === 200 ? { who: admin, photo: one._id } : { who: other, photo: two._id };
    expect((await send(1, first)).status).toBe(200);
    expect((await linh.get<OrderPhotos>(at('photos'))).data.rounds).toHaveLength(1);
  });

  test('uploading the same photograph again gives the same id', async () => {
    expect((await upload())._id).toBe((await upload())._id);
  });
});

describe('the customer’s answer', () => {
  test('approving several times concurrently counts once; a change or another round after it is refused', async () => {
    await send(1);
    expect(tally(await Promise.all([approve(), approve(), approve()]))).toEqual({ 200: 3 });
    expect(await notes()).toEqual(expect.arrayContaining(['Photo approved']));
    expect((await notes()).filter((note) => note === 'Photo approved')).toHaveLength(1);
    expect((await ask()).error.code).toBe('PHOTO_CHANGED');
    const late = await send(2, { photo: order._id });
    expect([late.status, late.error.code]).toEqual([409, 'INVALID_TRANSITION']);
    expect((await pack()).status).toBe(201);
  });

  test('the approved photo is in the mail that says that the bracelet is made', async () => {
    await send(1);
    await approve();
    await pack();
    const made = (await site.mailsTo(linh.user.email)).at(-1)!;
    const [picture] = made.pictures ?? [];
    expect(made.html).toContain(`src="cid:${picture?.cid}"`);
    expect((await sharp(picture!.jpeg).metadata()).format).toBe('jpeg');
    expect(made.text).toContain('đã xâu xong');
  });

  test('a change needs a text, and marks on existing photographs only', async () => {
    await send(1);
    const mark = (photo: number, x = 250) => ({ marks: [{ photo, x, y: 730 }] });
    expect((await ask(1, '   ')).status).toBe(422);
    expect((await ask(1, 'ở đây', mark(0, 1001))).status).toBe(422);
    expect((await ask(1, 'ở đây', mark(1))).status).toBe(422);
    const { data } = await ask(1, 'Đổi nơ ở đây', mark(0));
    expect(data).toMatchObject({ stage: 'changes_requested', freeChangesLeft: 1 });
    expect(data.rounds[0]!.change).toMatchObject({ wish: 'Đổi nơ ở đây', ...mark(0) });
    expect((await ask(1, 'Đổi nơ ở đây', mark(0))).status).toBe(200);
    expect((await ask(1, 'Điều khác')).error.code).toBe('PHOTO_CHANGED');
    // After asking for a change she can still approve.
    expect((await approve()).data.stage).toBe('approved');
  });

  test('to an older round is PHOTO_CHANGED', async () => {
    await send(1);
    await send(2, { photo: (await upload(await sharp(jpg).resize(60).png().toBuffer()))._id });
    expect((await approve(1)).error.code).toBe('PHOTO_CHANGED');
    expect((await approve(2)).data.stage).toBe('approved');
  });

  test('from the third change on staff accept or decline with a text; of two concurrent decisions one gets 409', async () => {
    for (const round of [1, 2, 3]) {
      await send(round, {
        photo: (
          await upload(
            await sharp(jpg)
              .resize(90 + round)
              .png()
              .toBuffer(),
          )
        )._id,
      });
      await ask(round, `lần ${round}`);
    }
    const decide = (isAccepted: boolean, answer = 'Men đã nung, không đổi được ạ', who: Visitor = admin) =>
      who.post<OrderPhotos>(at('photo-decision'), { round: 3, isAccepted, answer });
    expect((await filtered('to_decide')).map(({ _id }) => _id)).toContain(order._id);
    expect((await decide(false, '')).status).toBe(422);
    const answers = await Promise.all([decide(false), decide(true, 'Tiệm chỉnh nốt', other)]);
    expect(tally(answers)).toEqual({ 200: 1, 409: 1 });
    const accepted = answers[1].status === 200;
    expect(await stageNow()).toBe(accepted ? 'changes_requested' : 'sent');
    expect((await ask(3, 'lần nữa')).error.code).toBe('PHOTO_CHANGED');
    expect((await approve(3)).data.stage).toBe('approved');
  });

  test('a decision of staff about a free change is INVALID_TRANSITION', async () => {
    await send(1);
    await ask();
    const body = { round: 1, isAccepted: false, answer: 'không' };
    expect((await admin.post(at('photo-decision'), body)).error.code).toBe('INVALID_TRANSITION');
  });
});

describe('reminders', () => {
  const look = () => site.jobs.run('orders.remind-of-photos');
  const facts = async () => {
    const { db } = site.shop;
    const [row] = await db.select().from(orders).where(eq(orders.id, order._id));
    const [round] = await db.select().from(orderPhotoRounds).where(eq(orderPhotoRounds.orderId, order._id));
    return { reminded: round!.remindedAt !== null, forStaff: row!.photoForStaffSince !== null };
  };
  const isListed = async () => {
    const since = (ago: number) => after(site.clock.now(), -hours(ago));
    const due = await listUnanswered(site.shop.db, { remind: since(12), decide: since(48) }, 1000);
    return due.some(({ id }) => id === order._id);
  };
  const setSince = (ago: number) => {
    const photoSince = after(site.clock.now(), -ago);
    return site.shop.db.update(orders).set({ photoSince }).where(eq(orders.id, order._id));
  };

  test('the customer is reminded once after 12 hours, staff are asked after 48', async () => {
    await send(1);
    await setSince(hours(11.9));
    await look();
    expect(await facts()).toEqual({ reminded: false, forStaff: false });
    await setSince(hours(12));
    expect(await isListed()).toBe(true);
    await Promise.all([look(), look()]);
    expect(await facts()).toEqual({ reminded: true, forStaff: false });
    // Whoever was reminded takes no place in the next run.
    expect(await isListed()).toBe(false);
    await setSince(hours(48));
    expect(await isListed()).toBe(true);
    await look();
    expect(await facts()).toEqual({ reminded: true, forStaff: true });
    const inbox = (await admin.get<Inbox>('/api/reports/inbox')).data;
    expect(inbox.find(({ kind }) => kind === 'photosToDecide')!.count).toBeGreaterThan(0);
    // A late approval still counts.
    expect((await approve()).data).toMatchObject({ stage: 'approved', forStaffSince: null });
  });
});

describe('the order list of admins', () => {
  test('finds each photo stage by its filter', async () => {
    const has = async (filter: string) => (await filtered(filter)).some(({ _id }) => _id === order._id);
    expect(await has('to_send')).toBe(true);
    await send(1);
    expect([await has('to_send'), await has('waiting')]).toEqual([false, true]);
    await ask();
    expect([await has('waiting'), await has('to_send')]).toEqual([false, true]);
    await setAside();
    expect([await has('to_send'), await has('ready')]).toEqual([false, true]);
    expect((await admin.get('/api/orders?photo=bogus')).status).toBe(422);
  });
});

describe('jobs', () => {
  test('a reminder due at night is sent the next morning', async () => {
    await send(1);
    site.clock.advance(hours(14));
    await site.jobs.run('orders.remind-of-photos');
    const reminded = async () =>
      (await site.shop.db.select().from(orderPhotoRounds).where(eq(orderPhotoRounds.orderId, order._id)))[0]!
        .remindedAt;
    expect(await reminded()).toBeNull();
    site.clock.advance(hours(9));
    await site.jobs.run('orders.remind-of-photos');
    expect(await reminded()).not.toBeNull();
  });

  test('an upload that was never sent is deleted after a day', async () => {
    const uploads = () => readdir(join(site.shop.config.dataDir, 'uploads'));
    const before = await uploads();
    await upload(await sharp(jpg).resize(77).png().toBuffer());
    const [file] = (await uploads()).filter((name) => !before.includes(name));
    await site.jobs.run('order-photos.forget', { file });
    expect(await uploads()).toContain(file);
    site.clock.advance(hours(25));
    await site.jobs.run('order-photos.forget', { file });
    expect(await uploads()).not.toContain(file);
  });
});

async function filtered(photo: string) {
  return (await admin.get<OrdersPage>(`/api/orders?photo=${photo}&limit=100`)).data.orders;
}

/** Chat messages about photos; each job runs twice, as after a crash, and must not post twice. */
async function said() {
  await site.jobs.runAll({ times: 2 });
  const { rows } = await site.shop.db.$client.query<{ type: string; metadata: object }>(
    `SELECT type, metadata FROM messages WHERE metadata->>'orderId' = $1 ORDER BY seq`,
    [order._id],
  );
  return rows;
}
