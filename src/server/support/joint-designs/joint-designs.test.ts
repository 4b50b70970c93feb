import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Chat } from '#contract/http/chat.ts';
import type { CustomBracelet, SavedDesign } from '#contract/http/design.ts';
import type {
  JointDesign,
  JointStepAct,
  JointStepAnswer,
  OfferedBracelet,
} from '#contract/http/joint-design.ts';
import { minutes } from '#domain/kernel/time.ts';
import { buildApp } from '#server/app.ts';
import { openShop } from '#server/shop.ts';
import { tally, type TestShop, type Visitor } from '../../../../test-support/app.ts';
import { chatOf, contents, readChat } from '../../../../test-support/chats.ts';
import { charmId, designBody, setStock, stringId } from '../../../../test-support/goods.ts';
import { testJobs } from '../../../../test-support/jobs.ts';
import { testMailer } from '../../../../test-support/mailer.ts';
import { sharedPages } from '../../../../test-support/pages.ts';
import { sharedShop } from '../../../../test-support/shared-shop.ts';
import { visitor } from '../../../../test-support/visitor.ts';

const [rose, lily, bee] = [charmId('hoa-dao'), charmId('hoa-anh-dao'), charmId('co-bon-la')] as const;

const site = sharedShop({ goods: true });
const pages = sharedPages(site);
let linh: Awaited<ReturnType<TestShop['signIn']>>;
let mai: Awaited<ReturnType<TestShop['signIn']>>;
let chat: Chat;
let saved: CustomBracelet;
beforeEach(async () => {
  [linh, mai] = [await site.signIn({ name: 'Linh' }), await site.signIn({ name: 'Mai', role: 'admin' })];
  chat = await chatOf(linh);
  saved = (await linh.post<CustomBracelet>('/api/custom-bracelets', designBody(['hoa-dao', 'hoa-anh-dao'])))
    .data;
});

const begin = (who: Visitor, from: object = { design: saved._id }, _id = randomUUID()) =>
  who.post<JointDesign>(`/api/chat/${chat._id}/joint-designs`, { _id, from });
const step = (who: Visitor, id: string, act: object, _id = randomUUID()) =>
  who.post<JointStepAnswer>(`/api/joint-designs/${id}/steps`, { _id, act });
const read = async (id: string, who: Visitor = linh) =>
  (await who.get<JointDesign>(`/api/joint-designs/${id}`)).data;
const accept = (id: string, version: number, who: Visitor = linh) =>
  who.post<{ design: string }>(`/api/joint-designs/${id}/accept`, { version });
const put = (slot: number, charm: string): JointStepAct => ({ kind: 'put', slot, charm }) as JointStepAct;

describe('access', () => {
  test('staff begin one from a saved bracelet of the customer; the same id again returns the same one', async () => {
    const offered = (await mai.get<OfferedBracelet[]>(`/api/chat/${chat._id}/bracelets`)).data;
    expect(offered).toMatchObject([{ _id: saved._id, name: 'Vòng thử', charms: 15, price: saved.price }]);
    const id = randomUUID();
    const [first, again] = [await begin(mai, undefined, id), await begin(mai, undefined, id)];
    expect(first.status).toBe(201);
    expect(again.data).toEqual(first.data);
    expect(first.data).toMatchObject({ _id: id, version: 0, name: 'Vòng thử', accepted: null, steps: [] });
    expect(first.data.design.slots.slice(0, 2)).toEqual([rose, lily]);
    expect(await read(id)).toEqual(first.data);
  });

  test('somebody else’s chat, bracelet and joint design are 404', async () => {
    const ngoc = await site.signIn({ name: 'Ngọc' });
    const { data } = await begin(linh);
    const hers = (await ngoc.post<CustomBracelet>('/api/custom-bracelets', designBody())).data;
    const answers = await Promise.all([
      begin(ngoc),
      begin(linh, { design: hers._id }),
      begin(mai, { design: hers._id }),
      ngoc.get(`/api/chat/${chat._id}/bracelets`),
      ngoc.get(`/api/joint-designs/${data._id}`),
      step(ngoc, data._id, put(0, bee)),
      accept(data._id, 0, ngoc),
    ]);
    expect(tally(answers)).toEqual({ 404: 7 });
    // An id that is already taken does not reveal its owner's design.
    const hersToo = await chatOf(ngoc);
    const taken = { _id: data._id, from: { design: hers._id } };
    expect((await ngoc.post(`/api/chat/${hersToo._id}/joint-designs`, taken)).status).toBe(404);
    expect(await read(data._id)).toEqual(data);
  });

  test('staff may neither accept one nor begin from a draft: 403; the customer may begin from a draft', async () => {
    const { data } = await begin(linh);
    const { tray: _none, ...ring } = data.design;
    expect((await accept(data._id, 0, mai)).status).toBe(403);
    expect((await begin(mai, { draft: { name: 'Vòng', ...ring } })).status).toBe(403);
    const hers = await begin(linh, { draft: { name: '', ...ring, slots: ring.slots.with(3, null) } });
    expect(hers.data).toMatchObject({
      name: 'Vòng của mình',
      design: { slots: expect.arrayContaining([null]) },
    });
  });
});

test('a message with a joint design gets its text from the server; in another customer’s chat it is 422', async () => {
  const { data } = await begin(mai);
  const show = (who: Visitor, _id: string) =>
    who.post(`/api/chat/${chat._id}/messages`, {
      content: 'x',
      metadata: { jointDesign: { _id, name: 'giả' } },
    });
  expect((await show(mai, data._id)).status).toBe(201);
  const [message] = (await readChat(linh, chat)).data.messages;
  expect(message).toMatchObject({
    type: 'text',
    content: 'Mình cùng sửa vòng “Vòng thử” nhé',
    metadata: { jointDesign: { _id: data._id, name: 'Vòng thử' } },
  });
  const ngoc = await site.signIn();
  const other = await chatOf(ngoc);
  const body = { content: 'x', metadata: { jointDesign: { _id: data._id } } };
  expect((await ngoc.post(`/api/chat/${other._id}/messages`, body)).status).toBe(422);
  expect((await mai.post(`/api/chat/${other._id}/messages`, body)).status).toBe(422);
});

describe('steps', () => {
  test('concurrent at one slot lose no charm, and both sides’ pages get them', async () => {
    const { _id } = (await begin(linh)).data;
    const [hers, his] = [await pages.open(linh), await pages.open(mai)];
    await Promise.all([step(linh, _id, put(0, bee)), step(mai, _id, put(0, lily))]);
    const { design, version, steps } = await read(_id);
    expect(version).toBe(2);
    expect(steps.map(({ seq }) => seq)).toEqual([1, 2]);
    expect(new Set([design.slots[0], ...Object.keys(design.tray)])).toEqual(new Set([rose, lily, bee]));
    for (const page of [hers, his]) {
      const heard = await page.hears('joint_design_changed', 2);
      expect(new Set(heard.map((news) => news.version))).toEqual(new Set([1, 2]));
    }
  });

  test('sent concurrently with one id are applied once; with the id of somebody else’s they are 409', async () => {
    const { _id } = (await begin(linh)).data;
    const mine = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => step(linh, _id, put(0, bee), mine)));
    expect(answers.map(({ data }) => [data.refused, data.jointDesign.version])).toEqual(
      Array.from({ length: 4 }, () => [null, 1]),
    );
    expect((await step(mai, _id, put(1, bee), mine)).status).toBe(409);
  });

  test('accept a charm’s id in capital letters', async () => {
    const { _id } = (await begin(linh)).data;
    const { data } = await step(linh, _id, put(2, bee.toUpperCase()));
    expect(data.jointDesign.design.slots[2]).toBe(bee);
    expect((await accept(_id, 1)).status).toBe(200);
  });

  test('with a charm that the other side has moved are refused, with the current design', async () => {
    const { _id } = (await begin(linh)).data;
    await step(mai, _id, { kind: 'move', from: 0, to: 5, charm: rose });
    const { data } = await step(linh, _id, { kind: 'move', from: 0, to: 3, charm: rose });
    expect(data).toMatchObject({ refused: 'moved_on', jointDesign: { version: 1 } });
    expect(data.jointDesign.design.slots[5]).toBe(rose);
  });

  test('can be undone once, by their author alone; the other side’s later steps stay', async () => {
    const { _id } = (await begin(linh)).data;
    const [mine, cord] = [randomUUID(), randomUUID()];
    await step(linh, _id, put(0, bee), mine);
    await step(mai, _id, { kind: 'string', string: stringId('day-ben-xanh-reu') }, cord);
    const undo = async (who: Visitor, which: string) =>
      (await step(who, _id, { kind: 'undo', step: which })).data.refused;
    expect(await undo(mai, mine)).toBe('moved_on');
    expect(await undo(linh, mine)).toBeNull();
    expect(await undo(linh, mine)).toBe('moved_on');
    const { design, steps } = await read(_id);
    expect(design).toMatchObject({ tray: {}, stringId: stringId('day-ben-xanh-reu') });
    expect(design.slots[0]).toBe(rose);
    expect(steps.map(({ undone }) => undone)).toEqual([true, false, false]);
  });

  test('through two instances have one order without gaps and lose no charm, also after a reconnect', async () => {
    const { _id } = (await begin(linh)).data;
    const dataDir = await mkdtemp(join(tmpdir(), 'shop-b-'));
    const externals = { clock: site.clock, jobs: testJobs(), mailer: testMailer() };
    const database = site.shop.db.$client.options.connectionString ?? '';
    const shop = await openShop({ ...site.shop.config, dataDir }, database, site.shop.log, externals);
    const { app } = await buildApp(shop);
    await app.ready();
    const there = visitor(app, mai.cookies);
    const slots = [2, 3, 4, 5, 6, 7];
    const answers = await Promise.all(
      slots.flatMap((slot) => [step(linh, _id, put(slot, bee)), step(there, _id, put(slot, lily))]),
    );
    expect(tally(answers)).toEqual({ 200: 12 });
    const { steps, design } = await read(_id, there);
    expect(steps.map(({ seq }) => seq)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
    const of = (charm: string, ring = design) =>
      ring.slots.filter((slot) => slot === charm).length + (ring.tray[charm] ?? 0);
    // Every charm that was ever placed is still there: on the ring, or in the tray unless it was reused.
    expect(design.slots.slice(2, 8).every((slot) => slot === bee || slot === lily)).toBe(true);
    expect(of(charmId('cuc-hoa-mi'))).toBe(13);
    expect(of(rose)).toBe(1);

    // Disconnected from one server for five minutes, she sends her pending steps to both on reconnecting; he continued meanwhile.
    const waited = [9, 10].map((slot) => ({ slot, name: randomUUID() }));
    await step(there, _id, put(9, lily));
    site.clock.advance(minutes(5));
    const hers = visitor(app, linh.cookies);
    for (const { slot, name } of waited) {
      const act = put(slot, bee);
      const sent = await Promise.all([step(linh, _id, act, name), step(hers, _id, act, name)]);
      expect(sent.map(({ data }) => data.refused)).toEqual([null, null]);
    }
    const after = await read(_id, there);
    expect(await read(_id)).toEqual(after);
    expect(after.version).toBe(15);
    expect(after.design.slots.slice(9, 11)).toEqual([bee, bee]);
    // The lily he placed meanwhile is in the tray, as is what hung there before.
    expect(after.design.tray[lily]).toBeGreaterThan(0);
    for (const charm of [bee, lily, rose, charmId('cuc-hoa-mi')])
      expect(of(charm, after.design)).toBeGreaterThanOrEqual(of(charm));
    await app.close();
    await shop.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('a cursor is shown to the other side, and to nobody else', async () => {
    const { _id } = (await begin(linh)).data;
    const ngoc = await site.signIn();
    const [hers, his, hers2] = [await pages.open(linh), await pages.open(mai), await pages.open(ngoc)];
    const cursor = { jointDesignId: _id, slot: 4, charm: bee, here: true };
    expect((await his.say('joint_design_cursor', cursor)).ok).toBe(true);
    expect(await hers.hears('joint_design_cursor')).toMatchObject([
      { userName: 'Mai', slot: 4, charm: bee, here: true },
    ]);
    expect(his.heard('joint_design_cursor')).toEqual([]);
    expect(await hers2.say('joint_design_cursor', cursor)).toMatchObject({ ok: false, code: 'NOT_FOUND' });
    expect(hers2.heard('joint_design_cursor')).toEqual([]);
  });
});

test('of a customer’s 1,000 cursor moves at once staff get 900; the rest is rate-limited', async () => {
  const { _id } = (await begin(linh)).data;
  const desk = await pages.open(mai);
  const hers = [await pages.open(linh), await pages.open(linh)];
  const cursor = { jointDesignId: _id, slot: 4, charm: bee, here: true };
  const said = hers.flatMap((page) =>
    Array.from({ length: 500 }, () => page.say('joint_design_cursor', cursor)),
  );
  const refused = (await Promise.all(said)).filter(({ code }) => code === 'RATE_LIMITED');
  expect(refused).toHaveLength(100);
  expect(await desk.hears('joint_design_cursor', 900)).toHaveLength(900);
});

describe('accepting', () => {
  test('concurrently saves the version as one new design and posts one message in the chat', async () => {
    const { _id } = (await begin(mai)).data;
    await step(mai, _id, put(0, bee));
    const answers = await Promise.all([accept(_id, 1), accept(_id, 1), accept(_id, 1)]);
    expect(tally(answers)).toEqual({ 200: 3 });
    const made = answers[0]?.data.design ?? '';
    expect(new Set(answers.map(({ data }) => data.design)).size).toBe(1);
    const mine = (await linh.get<SavedDesign>(`/api/custom-bracelets/${made}`)).data;
    expect(mine.charms[0]?.charm._id).toBe(bee);
    const before = (await linh.get<SavedDesign>(`/api/custom-bracelets/${saved._id}`)).data;
    expect(before.charms[0]?.charm._id).toBe(rose);
    expect(contents(await readChat(linh, chat))).toEqual(['Mình nhận bản đã sửa của vòng “Vòng thử”.']);
    expect((await read(_id)).accepted).toEqual({ version: 1, design: made });
  });

  test('is 429 after 30 times', async () => {
    const { _id } = (await begin(linh)).data;
    const answers: Awaited<ReturnType<typeof accept>>[] = [];
    for (let version = 1; version <= 31; version += 1) {
      await step(linh, _id, put(0, version % 2 === 0 ? bee : lily));
      answers.push(await accept(_id, version));
    }
    expect(tally(answers)).toEqual({ 200: 30, 429: 1 });
  });

  test('a version that is not the newest is 409', async () => {
    const { _id } = (await begin(linh)).data;
    await step(mai, _id, put(0, bee));
    expect((await accept(_id, 0)).status).toBe(409);
    expect((await read(_id)).accepted).toBeNull();
  });

  test('an incomplete design is 422, one without enough stock 409', async () => {
    const { _id } = (await begin(linh)).data;
    await step(linh, _id, { kind: 'take', slot: 0, charm: rose });
    expect(await accept(_id, 1)).toMatchObject({ status: 422, error: { code: 'DESIGN_INCOMPLETE' } });
    await step(linh, _id, put(0, bee));
    await setStock(site.shop, { charm: 'co-bon-la' }, 0);
    expect(await accept(_id, 2)).toMatchObject({ status: 409, error: { code: 'STOCK_INSUFFICIENT' } });
    await setStock(site.shop, { charm: 'co-bon-la' }, 50);
    expect((await accept(_id, 2)).status).toBe(200);
  });
});
