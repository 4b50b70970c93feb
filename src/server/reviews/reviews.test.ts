import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { AuditPage } from '#contract/http/reports.ts';
import type { MyReview } from '#contract/http/reviews.ts';
import type { Order } from '#contract/http/ordering.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { tally, TEST_PASSWORD, type Visitor } from '../../../test-support/app.ts';
import { photo, reviewsAsAdmin, WORDS } from '../../../test-support/reviews.ts';
import { shared, sharedShop } from '../../../test-support/shared-shop.ts';
import { tableOf } from '../../../test-support/tables.ts';

const site = sharedShop();
const on = shared(() => reviewsAsAdmin(site));

test('a review of a delivered order is pending, then published by an admin under a shortened name', async () => {
  const order = await on.delivered();
  const facts: unknown[] = [];
  site.shop.events.on('reviews.changed', (fact) => void facts.push(fact));
  const { status, data: mine } = await on.write(order, { text: `  ${WORDS.normalize('NFD')}\u202e ` });
  expect(status).toBe(200);
  expect(mine).toMatchObject({ order: order._id, stars: 5, text: WORDS, photo: null, status: 'pending' });
  expect(await on.shownOne(mine)).toBeUndefined();

  expect((await on.judge(mine)).data).toMatchObject({ status: 'shown', customer: { name: 'Khánh Linh' } });
  expect(await on.shownOne(mine)).toEqual({
    _id: mine._id,
    stars: 5,
    text: WORDS,
    photo: null,
    createdAt: mine.createdAt,
    name: 'Linh K.',
    bracelet: 'Vòng thử',
  });
  expect(facts).toEqual([
    { userId: on.people.linh.user._id, published: false },
    { userId: on.people.linh.user._id, published: true },
  ]);
});

test('published reviews contain no e-mail address, user id, full name or order id', async () => {
  const text = JSON.stringify(await on.shown());
  const [order] = (await on.people.linh.get<{ orders: Order[] }>('/api/orders/my?status=delivered')).data
    .orders;
  for (const secret of [on.people.linh.user.email, on.people.linh.user._id, 'Khánh', order!._id])
    expect(text).not.toContain(secret);
});

test('markup in a review is kept as plain text', async () => {
  const text = '<img src=x onerror=alert(1)> </script><b>đẹp</b> & "xinh"';
  const { data } = await on.write(await on.delivered(), { text });
  await on.judge(data);
  expect((await on.shownOne(data))?.text).toBe(text);
});

describe('writing a review', () => {
  test('is 404 for others than the customer, and REVIEW_TOO_EARLY before delivery', async () => {
    const early = await on.people.confirmedOrder();
    expect((await on.write(early)).error).toMatchObject({ code: 'REVIEW_TOO_EARLY' });
    const shipped = (await on.people.broughtTo('in_transit')).order;
    expect((await on.write(shipped)).error.code).toBe('REVIEW_TOO_EARLY');
    const order = await on.delivered();
    const stranger = await site.signIn();
    for (const hers of [early, order]) expect((await on.write(hers, {}, stranger)).status).toBe(404);
    expect((await on.write({ _id: randomUUID() })).status).toBe(404);
    expect((await on.write({ _id: 'khong-phai-id' })).status).toBe(404);
    expect((await on.deskPage(`?search=${shortId(order._id)}`)).reviews).toEqual([]);
  });

  test('is possible for a completed order too', async () => {
    const order = await on.delivered();
    await on.people.admin.put(`/api/orders/${order._id}/admin-transition`, { status: 'completed' });
    expect((await on.write(order)).status).toBe(200);
  });

  test('several times concurrently makes one review', async () => {
    const order = await on.delivered();
    const answers = await Promise.all([1, 2, 3, 4].map((stars) => on.write(order, { stars })));
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
  ])('with %j is 422 with a message at %s', async (body, path) => {
    const order = await reusedOrder();
    const { status, error } = await on.write(order, body);
    expect([status, error.code, error.details?.map((detail) => detail.path)]).toEqual([
      422,
      'INVALID_INPUT',
      [path],
    ]);
    expect(error.details?.[0]?.message).toMatch(/\p{L}/u);
  });
});

let reused: Promise<{ _id: string }> | undefined;
/** For requests that are refused: it has no review before and none after. */
const reusedOrder = () => (reused ??= on.delivered());

describe('a verdict', () => {
  test('hides a review and publishes it again, each with an audit log entry', async () => {
    const order = await on.delivered();
    const { data } = await on.write(order);
    const hidden = (await on.judge(data, 'hidden')).data;
    expect(await on.shownOne(data)).toBeUndefined();
    await on.judge({ ...data, updatedAt: hidden.updatedAt });
    expect(await on.shownOne(data)).toBeDefined();
    const { entries } = (
      await on.people.admin.get<AuditPage>(`/api/audit-log?subject=review&subjectId=${data._id}`)
    ).data;
    expect(entries.map(({ label, changes }) => [label, changes.status])).toEqual([
      [`#${shortId(order._id)}`, { from: 'hidden', to: 'shown' }],
      [`#${shortId(order._id)}`, { from: 'pending', to: 'hidden' }],
    ]);
  });

  test.each([[{ status: 'gone' }], [{}], [{ status: 'shown', updatedAt: 'hôm qua' }]])(
    '%j is 422',
    async (body) => {
      const { data } = await on.write(await pendingOrder());
      const { status } = await on.people.admin.put(`/api/reviews/${data._id}/verdict`, {
        ...(Object.hasOwn(body, 'updatedAt') ? {} : { updatedAt: data.updatedAt }),
        ...body,
      });
      expect(status).toBe(422);
    },
  );

  test('is for admins alone: 403 for customers and shippers, 401 for guests; an unknown review is 404', async () => {
    const { data } = await on.write(await pendingOrder());
    for (const who of [on.people.linh, on.people.tam])
      expect((await on.judge(data, 'shown', who)).status).toBe(403);
    expect((await on.judge(data, 'shown', site.visitor())).status).toBe(401);
    expect((await on.judge({ ...data, _id: randomUUID() as never })).status).toBe(404);
  });
});

let waiting: Promise<{ _id: string }> | undefined;
const pendingOrder = () => (waiting ??= on.delivered());

test('admins list reviews in pages, pending ones first, and search by order, bracelet or customer', async () => {
  await on.judge((await on.write(await on.delivered())).data, 'hidden');
  const order = await on.delivered();
  await on.write(order);
  const all = await on.deskPage('?limit=3');
  expect(all.reviews).toHaveLength(3);
  expect(all.pagination).toMatchObject({ limit: 3, total: expect.any(Number) });
  const { reviews, pending } = await on.deskPage('?limit=100');
  const waits = reviews.map(({ status }) => status === 'pending');
  expect(waits).toEqual(waits.toSorted((one, other) => Number(other) - Number(one)));
  expect(waits.filter(Boolean)).toHaveLength(pending);
  // The same order page by page, from either end, whether the page has reviews of both kinds or of one.
  const ids = reviews.map(({ _id }) => _id);
  for (const filter of ['', '&search=khanh+linh']) {
    const pages = Math.ceil(ids.length / 2);
    const walked: string[] = [];
    for (let page = 1; page <= pages; page += 1)
      for (const { _id } of (await on.deskPage(`?limit=2&page=${page}${filter}`)).reviews) walked.push(_id);
    expect(walked).toEqual(ids);
    expect((await on.deskPage(`?limit=2&page=${pages + 1}${filter}`)).reviews).toEqual([]);
  }
  const hidden = await on.deskPage('?status=hidden&limit=100');
  expect(new Set(hidden.reviews.map(({ status }) => status))).toEqual(new Set(['hidden']));
  expect((await on.deskPage(`?search=%23${shortId(order._id)}`)).reviews).toMatchObject([
    { order: order._id },
  ]);
  expect((await on.deskPage('?search=khanh+linh')).pagination.total).toBe(all.pagination.total);
  expect((await on.deskPage('?search=vong+thu')).pagination.total).toBe(all.pagination.total);
  expect((await on.deskPage('?search=khong-co-dau')).reviews).toEqual([]);
  // The front of an order's id, alike in all orders of a day, is shown nowhere and not searched.
  expect((await on.deskPage(`?search=${order._id.slice(0, 8)}`)).reviews).toEqual([]);
  for (const query of ['?status=gone', '?limit=101', '?page=0'])
    expect((await on.people.admin.get(`/api/reviews/admin${query}`)).status).toBe(422);
});

test('GET /reviews/my gives the customer’s own reviews of the given orders alone', async () => {
  const order = await on.delivered();
  await on.write(order);
  const ask = async (who: Visitor) =>
    (await who.get<MyReview[]>(`/api/reviews/my?orders=${order._id},${randomUUID()}`)).data;
  expect(await ask(on.people.linh)).toMatchObject([{ order: order._id, stars: 5 }]);
  expect(await ask(await site.signIn())).toEqual([]);
  expect((await on.people.linh.get<MyReview[]>('/api/reviews/my?orders=')).data).toEqual([]);
  expect((await on.people.linh.get('/api/reviews/my?orders=x')).status).toBe(422);
});

test('the CSV export has the filtered reviews, oldest first, formulas escaped, for admins alone', async () => {
  const order = await on.delivered();
  site.clock.advance(1_000);
  const text = '=HYPERLINK("https://la.vn";"Bấm vào đây nhé")';
  await on.write(order, { stars: 2, text });
  const { headers, rows } = await tableOf(on.people.admin, '/api/reports/reviews.csv?status=pending');
  expect(headers['content-disposition']).toMatch(/filename="danh-gia-[\d-]+\.csv"/);
  expect(rows.every((row) => row['Trạng thái'] === 'Chờ duyệt')).toBe(true);
  expect(rows.at(-1)).toMatchObject({
    'Mã đơn': `#${shortId(order._id)}`,
    'Vòng tay': 'Vòng thử',
    'Khách hàng': 'Khánh Linh',
    'Số sao': '2',
    'Lời đánh giá': `'${text}`,
    'Ảnh kèm': '',
  });
  const whole = await on.deskPage('?limit=100');
  const all = (await tableOf(on.people.admin, '/api/reports/reviews.csv')).rows;
  expect(all).toHaveLength(whole.pagination.total);
  const found = await tableOf(on.people.admin, `/api/reports/reviews.csv?search=${shortId(order._id)}`);
  expect(found.rows).toEqual([rows.at(-1)]);
  expect((await tableOf(on.people.linh, '/api/reports/reviews.csv')).status).toBe(403);
  await on.takeBack(order);
});

test('the average counts published reviews alone', async () => {
  const { reviews, average } = await on.shown();
  const sum = reviews.reduce((stars, review) => stars + review.stars, 0);
  expect(average).toBe(Math.round((sum / reviews.length) * 10) / 10);
});

test('reviews are in the data export; published ones outlive the account, without name and photograph', async () => {
  const { linh, admin } = on.people;
  const order = await on.delivered();
  const { data: review } = await on.sendPhoto(order, await photo());
  await on.judge(review);
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
  const before = (await on.shown()).reviews.length;
  const facts: unknown[] = [];
  site.shop.events.on('reviews.changed', (fact) => void facts.push(fact));
  expect((await linh.delete('/api/users/me', { password: TEST_PASSWORD })).status).toBe(200);

  expect(facts).toEqual([{ userId: null, published: true }]);
  expect((await on.shown()).reviews).toHaveLength(before);
  expect(await on.shownOne(review)).toMatchObject({ name: 'Một bạn của tiệm', text: WORDS, photo: null });
  expect((await site.visitor().get(review.photo!.small)).status).toBe(404);
  const left = await on.deskPage('?limit=100');
  expect(left.pending).toBe(0);
  expect(left.reviews.every(({ customer, status }) => customer === null && status === 'shown')).toBe(true);
  await site.jobs.runAll();
  expect(await on.stored()).toEqual([]);
});

/** Delivers a parcel that is on its way. */
async function bring(orderId: string): Promise<void> {
  const { data } = await on.people.tam.get<{ shipments: { _id: string; order: { _id: string } }[] }>(
    '/api/shipments/my-shipments?limit=100',
  );
  const parcel = data.shipments.find(({ order }) => order._id === orderId);
  for (const status of ['out_for_delivery', 'delivered']) await on.people.change(parcel as never, status);
  await on.people.admin.put(`/api/orders/${orderId}/admin-transition`, { status: 'completed' });
}
