import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type {
  DataRequest,
  DeskDataRequest,
  DeskDataRequests,
  EnterDataRequestBody,
} from '#contract/http/privacy.ts';
import type { Inbox } from '#contract/http/reports.ts';
import { sharedShop, signedIn } from '../../../../test-support/shared-shop.ts';

const site = sharedShop();
const admin = signedIn(site, { role: 'admin', name: 'Minh Anh' });
const linh = signedIn(site, { name: 'Khánh Linh' });

const OWN = '/api/users/me/data-requests';
const DESK = '/api/users/data-requests';
const ask = (body: object = {}, who = linh) =>
  who.post<DataRequest>(OWN, { kind: 'correct', words: 'Số nhà là 27/4', ...body });
const listed = async (query = '') => (await admin.get<DeskDataRequests>(DESK + query)).data.requests;
const entry = (body: Partial<EnterDataRequestBody> = {}): EnterDataRequestBody => ({
  clientId: randomUUID(),
  via: 'phone',
  kind: 'correct',
  words: 'Tên trên đơn viết sai',
  name: 'Bà Sáu Thơm',
  contact: '12 Hàng Bạc, Hà Nội',
  identified: 'chữ ký như trên phiếu giao',
  cameOn: '2026-11-21',
  ...body,
});
const enter = (body: EnterDataRequestBody) => admin.post<DeskDataRequest>(DESK, body);
/** The entries about data requests under 'Việc hôm nay'. */
const waiting = async () =>
  (await admin.get<Inbox>('/api/reports/inbox')).data.filter(({ kind }) => kind.startsWith('dataRequests'));
const mailsQueued = async () =>
  (await site.shop.db.execute<{ count: number }>(sql`SELECT count(*)::int AS count FROM mails`)).rows[0]
    ?.count;
const lettersTo = async ({ user }: typeof linh) =>
  (await site.mailsTo(user.email)).filter(({ subject }) => subject.includes('dữ liệu'));

test('a customer’s request: its deadlines, its answer and its outcome, each mailed to her once', async () => {
  const { status, data } = await ask();
  // A Saturday: Monday and Tuesday are the two working days.
  expect([status, data.createdAt.slice(0, 10)]).toEqual([201, '2026-11-21']);
  expect(data).toMatchObject({
    via: 'account',
    dueBy: '2026-11-24T16:59:59.999Z',
    actBy: '2026-12-01T16:59:59.999Z',
    answer: null,
    doneAt: null,
  });
  expect(await listed()).toEqual([
    {
      ...data,
      person: { _id: linh.user.id, name: 'Khánh Linh', email: linh.user.email, contact: null },
      identified: null,
    },
  ]);
  expect(await waiting()).toEqual([{ kind: 'dataRequests', count: 1, oldest: data.createdAt }]);

  const answer = 'Tiệm đã sửa <số nhà> rồi ạ';
  const { data: answered } = await admin.put<DataRequest>(`${DESK}/${data._id}`, { answer });
  expect(answered).toMatchObject({ answer, answeredAt: expect.any(String) as string });
  expect(await listed()).toEqual([]);
  expect(await listed('?status=done')).toEqual([]);
  expect(await listed('?status=doing')).toHaveLength(1);
  expect(await waiting()).toEqual([{ kind: 'dataRequestsToDo', count: 1, oldest: data.createdAt }]);
  expect((await linh.get<DataRequest[]>(OWN)).data).toMatchObject([{ answer }]);
  const letters = await lettersTo(linh);
  expect(letters).toHaveLength(1);
  expect(letters[0]?.text).toContain(answer);
  expect(letters[0]?.html).toContain('&lt;số nhà&gt;');

  // Repeated, and by a second admin who was slower.
  expect((await admin.put(`${DESK}/${data._id}`, { answer })).status).toBe(200);
  expect((await admin.put(`${DESK}/${data._id}`, { answer: 'Khác' })).error.code).toBe('CONFLICT');
  expect(await lettersTo(linh)).toHaveLength(1);

  const outcome = 'Số nhà trên đơn đang đi cũng đã đổi';
  const done = () => admin.put<DataRequest>(`${DESK}/${data._id}/outcome`, { outcome });
  const both = await Promise.all([done(), done()]);
  expect(both.map((reply) => reply.status)).toEqual([200, 200]);
  expect(both[0].data).toMatchObject({ outcome, doneAt: expect.any(String) as string });
  expect((await admin.put(`${DESK}/${data._id}/outcome`, { outcome: 'Khác' })).error.code).toBe('CONFLICT');
  expect(await waiting()).toEqual([]);
  expect(await listed('?status=done')).toHaveLength(1);
  expect((await linh.get<DataRequest[]>(OWN)).data).toMatchObject([{ outcome }]);
  const told = await lettersTo(linh);
  expect(told).toHaveLength(2);
  expect(told.filter(({ text }) => text.includes(outcome))).toHaveLength(1);
});

test('an answer may close a request at once; an outcome before the answer or after closing is CONFLICT', async () => {
  const { data } = await ask({ kind: 'withdraw' });
  const outcome = { outcome: 'Đã gỡ' };
  expect((await admin.put(`${DESK}/${data._id}/outcome`, outcome)).error.code).toBe('CONFLICT');
  const answered = await admin.put<DataRequest>(`${DESK}/${data._id}`, { answer: 'Đã gỡ', done: true });
  expect(answered.data).toMatchObject({ outcome: null, doneAt: answered.data.answeredAt });
  expect((await admin.put(`${DESK}/${data._id}/outcome`, outcome)).error.code).toBe('CONFLICT');
  expect(await waiting()).toEqual([]);
});

test('a request by letter: deadlines from the day it came, stored once when sent twice, answered without a mail', async () => {
  const letter = entry({ via: 'letter', kind: 'delete', cameOn: '2026-11-16' });
  const both = await Promise.all([enter(letter), enter(letter)]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  const { data } = both[0];
  expect(both[1].data).toEqual(data);
  expect(data).toMatchObject({
    via: 'letter',
    createdAt: '2026-11-15T17:00:00.000Z',
    // A Monday; it must be carried out by Tuesday of the week after the next.
    dueBy: '2026-11-18T16:59:59.999Z',
    actBy: '2026-12-01T16:59:59.999Z',
    person: { _id: null, name: 'Bà Sáu Thơm', email: null, contact: '12 Hàng Bạc, Hà Nội' },
    identified: 'chữ ký như trên phiếu giao',
  });
  expect(await listed()).toEqual([data]);
  expect((await enter({ ...letter, words: 'Khác' })).error.code).toBe('IDEMPOTENCY_MISMATCH');
  // She has no e-mail address: staff inform her, and no mail is sent to anybody.
  const before = await mailsQueued();
  await admin.put(`${DESK}/${data._id}`, { answer: 'Tiệm đã viết thư trả lời bà' });
  await admin.put(`${DESK}/${data._id}/outcome`, { outcome: 'Đã xóa' });
  expect(await mailsQueued()).toBe(before);
});

test('a request by phone belongs to the account of its e-mail, is listed beside her own and answered by mail', async () => {
  const mai = await site.signIn({ name: 'Mai Chi' });
  await ask({ kind: 'see' }, mai);
  const call = entry({ kind: 'see', email: mai.user.email.toUpperCase(), name: 'Chị Mai' });
  const { data } = await enter(call);
  expect(data.person).toMatchObject({ _id: mai.user.id, name: 'Chị Mai', email: mai.user.email });
  // Same timestamp: either may come first.
  const own = (await mai.get<DataRequest[]>(OWN)).data.map(({ via }) => via);
  expect(own.toSorted()).toEqual(['account', 'phone']);
  await admin.put(`${DESK}/${data._id}`, { answer: 'Tiệm gửi bạn bản sao nhé', done: true });
  expect(await lettersTo(mai)).toHaveLength(1);
  for (const { _id } of await listed()) await admin.put(`${DESK}/${_id}`, { answer: 'Xong', done: true });
});

test('a request of a person without an account is deleted two years after it was done; recent ones stay', async () => {
  const { data } = await enter(entry({ name: 'Ông Ba Hiền' }));
  await admin.put(`${DESK}/${data._id}`, { answer: 'Xong', done: true });
  const names = async () => (await listed('?status=done&limit=100')).map(({ person }) => person.name);
  await site.jobs.run('identity.forget');
  expect(await names()).toContain('Ông Ba Hiền');
  await site.shop.db.execute(
    sql`UPDATE data_requests SET done_at = ${new Date('2024-11-20T00:00:00Z')} WHERE id = ${data._id}`,
  );
  await site.jobs.run('identity.forget');
  expect(await names()).not.toContain('Ông Ba Hiền');
  expect(await names()).toContain('Mai Chi');
});

test.each([
  [{ name: ' ' }, 'name'],
  [{ contact: '' }, 'contact'],
  [{ identified: '\u0000' }, 'identified'],
  [{ words: ' \n' }, 'words'],
  [{ email: 'bà sáu' }, 'email'],
  [{ name: 'a'.repeat(201) }, 'name'],
  [{ via: 'account' }, 'via'],
  [{ cameOn: '2026-11-22' }, 'cameOn'],
  [{ cameOn: '2026-09-21' }, 'cameOn'],
  [{ cameOn: '2026-02-30' }, 'cameOn'],
])('an entry by staff with %o is 422', async (wrong, path) => {
  const { status, error } = await enter(entry(wrong as object));
  expect([status, error.details?.map((detail) => detail.path)]).toEqual([422, [path]]);
});

test('the same request twice at once is stored once; a different open one of its kind is CONFLICT', async () => {
  const han = await site.signIn();
  const both = await Promise.all([ask({ kind: 'see' }, han), ask({ kind: 'see' }, han)]);
  expect(new Set(both.map(({ data }) => data._id)).size).toBe(1);
  expect((await ask({ kind: 'see', words: 'Khác' }, han)).error).toMatchObject({ code: 'CONFLICT' });
  expect((await ask({ kind: 'withdraw' }, han)).status).toBe(201);
  await Promise.all(['Một', 'Hai'].map((answer) => admin.put(`${DESK}/${both[0].data._id}`, { answer })));
  expect(await lettersTo(han)).toHaveLength(1);
});

test('a customer sees only her own requests; listing, entering and answering are for admins: 403', async () => {
  const { data } = await ask({ kind: 'other' });
  const other = await site.signIn();
  expect((await other.get<DataRequest[]>(OWN)).data).toEqual([]);
  for (const who of [other, linh]) {
    expect((await who.put(`${DESK}/${data._id}`, { answer: 'x' })).status).toBe(403);
    expect((await who.put(`${DESK}/${data._id}/outcome`, { outcome: 'x' })).status).toBe(403);
    expect((await who.post(DESK, entry())).status).toBe(403);
    expect((await who.get(DESK)).status).toBe(403);
  }
  const nobody = '00000000-0000-4000-8000-000000000000';
  expect((await admin.put(`${DESK}/${nobody}`, { answer: 'x' })).status).toBe(404);
  expect((await admin.put(`${DESK}/${nobody}/outcome`, { outcome: 'x' })).status).toBe(404);
});

test.each([[{ words: '' }], [{ words: ' \n ' }], [{ words: 'a'.repeat(1001) }], [{ kind: 'sell' }]])(
  'a customer’s request with %o is 422',
  async (wrong) => {
    expect((await ask(wrong)).status).toBe(422);
  },
);

test('the deadline to answer skips Tết, the one to act does not; missing either mails an alert', async () => {
  site.clock.advance(Date.parse('2027-02-04T08:00:00Z') - site.clock.now().getTime());
  const mai = await site.signIn();
  const { data } = await ask({ kind: 'delete' }, mai);
  // A Thursday; Friday to Tuesday are Tết.
  expect(data.dueBy).toBe('2027-02-11T16:59:59.999Z');
  const owner = await site.signIn({ role: 'admin' });
  const alarms = async (about: string) => {
    await site.jobs.run('operations.alerts');
    const letters = await site.mailsTo(owner.user.email);
    return letters.filter(({ subject }) => subject.includes(about)).length;
  };
  const goTo = (moment: string) => site.clock.advance(Date.parse(moment) + 1 - site.clock.now().getTime());
  const desk = async (query = '') => (await owner.get<DeskDataRequests>(DESK + query)).data.requests;
  for (const { _id } of (await desk()).filter((open) => open._id !== data._id))
    await owner.put(`${DESK}/${_id}`, { answer: 'Xong', done: true });
  for (const { _id } of await desk('?status=doing'))
    await owner.put(`${DESK}/${_id}/outcome`, { outcome: 'Xong' });
  expect(await alarms('quá hạn 2 ngày làm việc')).toBe(0);
  goTo(data.dueBy);
  expect(await alarms('quá hạn 2 ngày làm việc')).toBe(1);
  await owner.put(`${DESK}/${data._id}`, { answer: 'Tiệm đang xóa' });
  // Fifteen calendar days, regardless of Tết.
  expect(data.actBy).toBe('2027-02-19T16:59:59.999Z');
  expect(await alarms('quá hạn làm xong')).toBe(0);
  goTo(data.actBy);
  expect(await alarms('quá hạn làm xong')).toBe(1);
});
