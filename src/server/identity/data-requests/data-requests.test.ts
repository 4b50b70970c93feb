import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DataRequest, DeskDataRequests } from '#contract/http/privacy.ts';
import type { Inbox } from '#contract/http/reports.ts';
import { startTestShop, type TestShop } from '../../../../test-support/app.ts';

let site: TestShop;
let admin: Awaited<ReturnType<TestShop['signIn']>>;
let linh: typeof admin;
beforeAll(async () => {
  site = await startTestShop();
  admin = await site.signIn({ role: 'admin', name: 'Minh Anh' });
  linh = await site.signIn({ name: 'Khánh Linh' });
});
afterAll(() => site.close());

const OWN = '/api/users/me/data-requests';
const DESK = '/api/users/data-requests';
const ask = (body: object = {}, who = linh) =>
  who.post<DataRequest>(OWN, { kind: 'correct', words: 'Số nhà là 27/4', ...body });
const listed = async (query = '') => (await admin.get<DeskDataRequests>(DESK + query)).data.requests;
const lettersTo = async ({ user }: typeof linh) =>
  (await site.mailsTo(user.email)).filter(({ subject }) => subject.includes('dữ liệu'));

test('she asks, staff see until when, the answer closes it and is sent to her', async () => {
  const { status, data } = await ask();
  // A Saturday: Monday and Tuesday are the two working days.
  expect([status, data.createdAt.slice(0, 10)]).toEqual([201, '2026-11-21']);
  expect(data).toMatchObject({ kind: 'correct', dueBy: '2026-11-24T16:59:59.999Z', answer: null });
  expect(await listed()).toEqual([
    { ...data, user: { _id: linh.user.id, name: 'Khánh Linh', email: linh.user.email } },
  ]);
  const inbox = (await admin.get<Inbox>('/api/reports/inbox')).data;
  expect(inbox.find(({ kind }) => kind === 'dataRequests')).toMatchObject({
    count: 1,
    oldest: data.createdAt,
  });

  const answer = 'Tiệm đã sửa <số nhà> rồi ạ';
  const { data: answered } = await admin.put<DataRequest>(`${DESK}/${data._id}`, { answer });
  expect(answered).toMatchObject({ answer, answeredAt: expect.any(String) as string });
  expect(await listed()).toEqual([]);
  expect(await listed('?status=answered')).toHaveLength(1);
  expect((await linh.get<DataRequest[]>(OWN)).data).toMatchObject([{ answer }]);
  const letters = await lettersTo(linh);
  expect(letters).toHaveLength(1);
  expect(letters[0]?.text).toContain(answer);
  expect(letters[0]?.html).toContain('&lt;số nhà&gt;');

  // Again, and by a second admin who was slower.
  expect((await admin.put(`${DESK}/${data._id}`, { answer })).status).toBe(200);
  expect((await admin.put(`${DESK}/${data._id}`, { answer: 'Khác' })).error.code).toBe('CONFLICT');
  expect(await lettersTo(linh)).toHaveLength(1);
});

test('a double click asks once; other words wait until the first are answered', async () => {
  const han = await site.signIn();
  const both = await Promise.all([ask({ kind: 'see' }, han), ask({ kind: 'see' }, han)]);
  expect(new Set(both.map(({ data }) => data._id)).size).toBe(1);
  expect((await ask({ kind: 'see', words: 'Khác' }, han)).error).toMatchObject({ code: 'CONFLICT' });
  expect((await ask({ kind: 'withdraw' }, han)).status).toBe(201);
  await Promise.all(['Một', 'Hai'].map((answer) => admin.put(`${DESK}/${both[0].data._id}`, { answer })));
  expect(await lettersTo(han)).toHaveLength(1);
});

test('one’s own alone: nobody reads or answers what somebody else asked', async () => {
  const { data } = await ask({ kind: 'other' });
  const other = await site.signIn();
  expect((await other.get<DataRequest[]>(OWN)).data).toEqual([]);
  for (const who of [other, linh]) {
    expect((await who.put(`${DESK}/${data._id}`, { answer: 'x' })).status).toBe(403);
    expect((await who.get(DESK)).status).toBe(403);
  }
  const nobody = '00000000-0000-4000-8000-000000000000';
  expect((await admin.put(`${DESK}/${nobody}`, { answer: 'x' })).status).toBe(404);
});

test.each([[{ words: '' }], [{ words: ' \n ' }], [{ words: 'a'.repeat(1001) }], [{ kind: 'sell' }]])(
  '%o asks nothing',
  async (wrong) => {
    expect((await ask(wrong)).status).toBe(422);
  },
);

test('the deadline skips Tết, and a late answer is an alarm', async () => {
  site.clock.advance(Date.parse('2027-02-04T08:00:00Z') - site.clock.now().getTime());
  const mai = await site.signIn();
  const { data } = await ask({ kind: 'delete' }, mai);
  // A Thursday; Friday to Tuesday are Tết.
  expect(data.dueBy).toBe('2027-02-11T16:59:59.999Z');
  const owner = await site.signIn({ role: 'admin' });
  const alarms = async () => {
    await site.jobs.run('operations.alerts');
    const letters = await site.mailsTo(owner.user.email);
    return letters.filter(({ subject }) => subject.includes('quá hạn 2 ngày làm việc')).length;
  };
  const open = (await owner.get<DeskDataRequests>(DESK)).data.requests.filter(({ _id }) => _id !== data._id);
  for (const { _id } of open) await owner.put(`${DESK}/${_id}`, { answer: 'Xong' });
  expect(await alarms()).toBe(0);
  site.clock.advance(Date.parse(data.dueBy) + 1 - site.clock.now().getTime());
  expect(await alarms()).toBe(1);
});
