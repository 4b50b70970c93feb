import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuditPage } from '#contract/http/reports.ts';
import type { DeskReview, DeskReviewsPage, MyReview, ReviewsPage } from '#contract/http/reviews.ts';
import type { Order } from '#contract/http/ordering.ts';
import { shortId } from '#domain/kernel/ids.ts';
import {
  startTestShop,
  tally,
  TEST_PASSWORD,
  type TestShop,
  type Visitor,
} from '../../../test-support/app.ts';
import { parcelDesk } from '../../../test-support/parcels.ts';

const DELIVERED = ['in_transit', 'out_for_delivery', 'delivered'];
const WORDS = 'Vòng xinh và chắc tay, gói rất cẩn thận.';

let site: TestShop;
let desk: Awaited<ReturnType<typeof parcelDesk>>;
beforeAll(async () => {
  site = await startTestShop();
  desk = await parcelDesk(site);
});
afterAll(() => site.close());

const delivered = async () => (await desk.broughtTo(...DELIVERED)).order;
const write = ({ _id }: { _id: string }, body: object = {}, who: Visitor = desk.linh) =>
  who.put<MyReview>(`/api/orders/${_id}/review`, { stars: 5, text: WORDS, ...body });
const judge = ({ _id, updatedAt }: MyReview, status = 'shown', who: Visitor = desk.admin) =>
  who.put<DeskReview>(`/api/reviews/${_id}/verdict`, { status, updatedAt });
const shown = async () => (await site.visitor().get<ReviewsPage>('/api/reviews?limit=100')).data;
const shownOne = async ({ _id }: MyReview) => (await shown()).reviews.find((review) => review._id === _id);
const deskPage = async (query = '') =>
  (await desk.admin.get<DeskReviewsPage>(`/api/reviews/admin${query}`)).data;
const stored = () => readdir(join(site.shop.config.dataDir, 'uploads')).catch((): string[] => []);
const photo = (colour = '#a8476a') =>
  sharp({ create: { width: 1200, height: 700, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
const sendPhoto = async (order: { _id: string }, bytes: Buffer) =>
  desk.linh.upload<MyReview>(
    `/api/orders/${order._id}/review`,
    { bytes },
    { method: 'PUT', fields: { stars: '4', text: WORDS } },
  );

test('a delivered order is reviewed, judged, and then read by everybody under a shortened name', async () => {
  const order = await delivered();
  const facts: unknown[] = [];
  site.shop.events.on('reviews.changed', (fact) => void facts.push(fact));
  const { status, data: mine } = await write(order, { text: `  ${WORDS.normalize('NFD')}\u202e ` });
  expect(status).toBe(200);
  expect(mine).toMatchObject({ order: order._id, stars: 5, text: WORDS, photo: null, status: 'pending' });
  expect(await shownOne(mine)).toBeUndefined();

  expect((await judge(mine)).data).toMatchObject({ status: 'shown', customer: { name: 'Khánh Linh' } });
  expect(await shownOne(mine)).toEqual({
    _id: mine._id,
    stars: 5,
    text: WORDS,
    photo: null,
    createdAt: mine.createdAt,
    name: 'Linh K.',
    bracelet: 'Vòng thử',
  });
  expect(facts).toEqual([
    { userId: desk.linh.user._id, published: false },
    { userId: desk.linh.user._id, published: true },
  ]);
});

test('what everybody reads tells nothing of whose it is', async () => {
  const text = JSON.stringify(await shown());
  const [order] = (await desk.linh.get<{ orders: Order[] }>('/api/orders/my?status=delivered')).data.orders;
  for (const secret of [desk.linh.user.email, desk.linh.user._id, 'Khánh', order!._id])
    expect(text).not.toContain(secret);
});

test('markup is words like any other', async () => {
  const text = '<img src=x onerror=alert(1)> </script><b>đẹp</b> & "xinh"';
  const { data } = await write(await delivered(), { text });
  await judge(data);
  expect((await shownOne(data))?.text).toBe(text);
});

describe('who may write', () => {
  test('nobody but its customer, and not before it was delivered', async () => {
    const early = await desk.confirmedOrder();
    expect((await write(early)).error).toMatchObject({ code: 'REVIEW_TOO_EARLY' });
    const shipped = (await desk.broughtTo('in_transit')).order;
    expect((await write(shipped)).error.code).toBe('REVIEW_TOO_EARLY');
    const order = await delivered();
    expect((await write(order, {}, await site.signIn())).status).toBe(404);
    expect((await write({ _id: randomUUID() })).status).toBe(404);
    expect((await write({ _id: 'khong-phai-id' })).status).toBe(404);
    expect((await deskPage(`?search=${shortId(order._id)}`)).reviews).toEqual([]);
  });

  test('of a completed order too', async () => {
    const order = await delivered();
    await desk.admin.put(`/api/orders/${order._id}/admin-transition`, { status: 'completed' });
    expect((await write(order)).status).toBe(200);
  });

  test('twice at the same moment it is one review', async () => {
    const order = await delivered();
    const answers = await Promise.all([1, 2, 3, 4].map((stars) => write(order, { stars })));
    expect(tally(answers)).toEqual({ 200: 4 });
    expect(new Set(answers.map(({ data }) => data._id)).size).toBe(1);
  });

  test.each([
    [{ stars: 0 }, 'stars'],
    [{ stars: 6 }, 'stars'],
    [{ stars: 4.5 }, 'stars'],
    [{ stars: 'năm' }, 'stars'],
    [{ stars: '' }, 'stars'],
    [{ stars: undefined }, 'stars'],
    [{ stars: null }, 'stars'],
    [{ text: '' }, 'text'],
    [{ text: 'đẹp' }, 'text'],
    [{ text: ` \n${'\u200b'.repeat(20)}` }, 'text'],
    [{ text: 'ệ'.repeat(401) }, 'text'],
    [{ text: undefined }, 'text'],
    [{ text: 5 }, 'text'],
    [{ text: ['xinh', 'xinh'] }, 'text'],
    [{ removePhoto: 'có' }, 'removePhoto'],
  ])('%j is refused with a sentence under %s', async (body, path) => {
    const order = await reusedOrder();
    const { status, error } = await write(order, body);
    expect([status, error.code, error.details?.map((detail) => detail.path)]).toEqual([
      422,
      'INVALID_INPUT',
      [path],
    ]);
    expect(error.details?.[0]?.message).toMatch(/\p{L}/u);
  });
});

let reused: Promise<{ _id: string }> | undefined;
/** For what is refused: it has no review before and none after. */
const reusedOrder = () => (reused ??= delivered());

describe('until it is judged', () => {
  test('she changes it; afterwards not', async () => {
    const order = await delivered();
    const { data: first } = await write(order);
    const { data: second } = await write(order, { stars: 3, text: 'Đeo vài hôm thì thấy hơi rộng.' });
    expect(second).toMatchObject({ _id: first._id, stars: 3, createdAt: first.createdAt });
    expect(second.updatedAt > first.updatedAt).toBe(true);

    // The admin read the words of before.
    expect((await judge(first)).error.code).toBe('CONFLICT');
    expect(await shownOne(first)).toBeUndefined();
    expect((await judge(second)).status).toBe(200);
    expect((await write(order, { stars: 1 })).error.code).toBe('REVIEW_CLOSED');
    expect((await shownOne(second))?.stars).toBe(3);
  });

  test('a hidden one is read by nobody, may be shown again, and the log tells of each', async () => {
    const order = await delivered();
    const { data } = await write(order);
    const hidden = (await judge(data, 'hidden')).data;
    expect(await shownOne(data)).toBeUndefined();
    expect((await write(order)).error.code).toBe('REVIEW_CLOSED');
    await judge({ ...data, updatedAt: hidden.updatedAt });
    expect(await shownOne(data)).toBeDefined();
    const { entries } = (
      await desk.admin.get<AuditPage>(`/api/audit-log?subject=review&subjectId=${data._id}`)
    ).data;
    expect(entries.map(({ label, changes }) => [label, changes.status])).toEqual([
      [`#${shortId(order._id)}`, { from: 'hidden', to: 'shown' }],
      [`#${shortId(order._id)}`, { from: 'pending', to: 'hidden' }],
    ]);
  });

  test.each([
    [{ status: 'pending' }],
    [{ status: 'gone' }],
    [{}],
    [{ status: 'shown', updatedAt: 'hôm qua' }],
  ])('no verdict: %j', async (body) => {
    const { data } = await write(await pendingOrder());
    const { status } = await desk.admin.put(`/api/reviews/${data._id}/verdict`, {
      ...(Object.hasOwn(body, 'updatedAt') ? {} : { updatedAt: data.updatedAt }),
      ...body,
    });
    expect(status).toBe(422);
  });

  test('only an admin judges', async () => {
    const { data } = await write(await pendingOrder());
    for (const who of [desk.linh, desk.tam]) expect((await judge(data, 'shown', who)).status).toBe(403);
    expect((await judge(data, 'shown', site.visitor())).status).toBe(401);
    expect((await judge({ ...data, _id: randomUUID() as never })).status).toBe(404);
  });
});

let waiting: Promise<{ _id: string }> | undefined;
const pendingOrder = () => (waiting ??= delivered());

describe('the photograph', () => {
  test('is cut square, hers and the admins’ until it is shown, then everybody’s', async () => {
    const order = await delivered();
    const { status, data } = await sendPhoto(order, await photo());
    expect(status).toBe(200);
    const { small, large } = data.photo!;
    for (const who of [site.visitor(), desk.tam, await site.signIn()])
      expect((await who.get(small)).status).toBe(404);
    for (const who of [desk.linh, desk.admin]) {
      const picture = await who.get(large);
      expect(picture.headers['cache-control']).toContain('no-store');
      expect(await sharp(picture.bytes).metadata()).toMatchObject({
        format: 'webp',
        width: 960,
        height: 960,
      });
    }
    const { data: judged } = await judge(data);
    const seen = await site.visitor().get(small);
    expect(await sharp(seen.bytes).metadata()).toMatchObject({ width: 480, height: 480 });
    await judge({ ...data, updatedAt: judged.updatedAt }, 'hidden');
    expect((await site.visitor().get(small)).status).toBe(404);
  });

  test('another takes its place, or none does; words alone leave it', async () => {
    const order = await delivered();
    const before = await stored();
    const { data: first } = await sendPhoto(order, await photo());
    expect((await write(order)).data.photo).toEqual(first.photo);
    const { data: second } = await sendPhoto(order, await photo('#2e6b3f'));
    expect(second.photo).not.toEqual(first.photo);
    await site.jobs.runAll();
    expect((await stored()).length).toBe(before.length + 2);
    expect((await desk.linh.get(second.photo!.small)).status).toBe(200);
    expect((await write(order, { removePhoto: true })).data.photo).toBeNull();
    await site.jobs.run('reviews.forget-photo', {
      photo: /review-[0-9a-f]+/.exec(second.photo!.small)![0],
    });
    expect(await stored()).toEqual(before);
  });

  test('what is none is refused, and nothing of it stays', async () => {
    const order = await reusedOrder();
    const before = await stored();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    for (const bytes of [svg, (await photo()).subarray(0, 200)])
      expect((await sendPhoto(order, bytes)).error.code).toBe('IMAGE_TYPE_REFUSED');
    expect((await sendPhoto(order, Buffer.alloc(5_242_881, 1))).status).toBe(413);
    expect((await sendPhoto(await desk.confirmedOrder(), await photo())).error.code).toBe('REVIEW_TOO_EARLY');
    expect(await stored()).toEqual(before);
    for (const file of ['khong-co.webp', '..%2fsecret', `review-${'0'.repeat(32)}-480.webp`])
      expect((await desk.admin.get(`/pictures/reviews/${file}`)).status).toBe(404);
  });
});

test('the desk reads what waits first, a page at a time, and finds an order, a bracelet, a customer', async () => {
  const order = await delivered();
  await write(order);
  const all = await deskPage('?limit=3');
  expect(all.reviews).toHaveLength(3);
  expect(all.pagination).toMatchObject({ limit: 3, total: expect.any(Number) });
  const { reviews, pending } = await deskPage('?limit=100');
  const waits = reviews.map(({ status }) => status === 'pending');
  expect(waits).toEqual(waits.toSorted((one, other) => Number(other) - Number(one)));
  expect(waits.filter(Boolean)).toHaveLength(pending);
  const hidden = await deskPage('?status=hidden&limit=100');
  expect(new Set(hidden.reviews.map(({ status }) => status))).toEqual(new Set(['hidden']));
  expect((await deskPage(`?search=%23${shortId(order._id)}`)).reviews).toMatchObject([{ order: order._id }]);
  expect((await deskPage('?search=khanh+linh')).pagination.total).toBe(all.pagination.total);
  expect((await deskPage('?search=vong+thu')).pagination.total).toBe(all.pagination.total);
  expect((await deskPage('?search=khong-co-dau')).reviews).toEqual([]);
  for (const query of ['?status=gone', '?limit=101', '?page=0'])
    expect((await desk.admin.get(`/api/reviews/admin${query}`)).status).toBe(422);
});

test('hers are told by the orders they are of, never another’s', async () => {
  const order = await delivered();
  await write(order);
  const ask = async (who: Visitor) =>
    (await who.get<MyReview[]>(`/api/reviews/my?orders=${order._id},${randomUUID()}`)).data;
  expect(await ask(desk.linh)).toMatchObject([{ order: order._id, stars: 5 }]);
  expect(await ask(await site.signIn())).toEqual([]);
  expect((await desk.linh.get<MyReview[]>('/api/reviews/my?orders=')).data).toEqual([]);
  expect((await desk.linh.get('/api/reviews/my?orders=x')).status).toBe(422);
});

test('the average is that of what is shown', async () => {
  const { reviews, average } = await shown();
  const sum = reviews.reduce((stars, review) => stars + review.stars, 0);
  expect(average).toBe(Math.round((sum / reviews.length) * 10) / 10);
});

test('her file has them; when she leaves, what was shown stays without name and photograph', async () => {
  const { linh, admin } = desk;
  const order = await delivered();
  const { data: review } = await sendPhoto(order, await photo());
  await judge(review);
  const file = JSON.parse((await linh.get('/api/users/me/data')).bytes.toString());
  expect(file.reviews).toContainEqual(
    expect.objectContaining({ orderId: order._id, text: WORDS, status: 'shown' }),
  );

  const { orders } = (await linh.get<{ orders: Order[] }>('/api/orders/my?limit=100')).data;
  for (const { _id, status } of orders) {
    if (status === 'delivered')
      await admin.put(`/api/orders/${_id}/admin-transition`, { status: 'completed' });
    if (status === 'confirmed')
      await admin.put(`/api/orders/${_id}/admin-transition`, { status: 'cancelled', reason: 'hết men' });
    if (status === 'shipped') await bring(_id);
  }
  const before = (await shown()).reviews.length;
  const facts: unknown[] = [];
  site.shop.events.on('reviews.changed', (fact) => void facts.push(fact));
  expect((await linh.delete('/api/users/me', { password: TEST_PASSWORD })).status).toBe(200);

  expect(facts).toEqual([{ userId: null, published: true }]);
  expect((await shown()).reviews).toHaveLength(before);
  expect(await shownOne(review)).toMatchObject({ name: 'Một bạn của tiệm', text: WORDS, photo: null });
  expect((await site.visitor().get(review.photo!.small)).status).toBe(404);
  const left = await deskPage('?limit=100');
  expect(left.pending).toBe(0);
  expect(left.reviews.every(({ customer, status }) => customer === null && status === 'shown')).toBe(true);
  await site.jobs.runAll();
  expect(await stored()).toEqual([]);
});

/** The rest of the way of a parcel that is under way. */
async function bring(orderId: string): Promise<void> {
  const { data } = await desk.tam.get<{ shipments: { _id: string; order: { _id: string } }[] }>(
    '/api/shipments/my-shipments?limit=100',
  );
  const parcel = data.shipments.find(({ order }) => order._id === orderId);
  for (const status of ['out_for_delivery', 'delivered']) await desk.change(parcel as never, status);
  await desk.admin.put(`/api/orders/${orderId}/admin-transition`, { status: 'completed' });
}
