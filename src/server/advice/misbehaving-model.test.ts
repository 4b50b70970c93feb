import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Recommendations } from '#contract/http/advice.ts';
import { asId, type UserId } from '#domain/kernel/ids.ts';
import { openLanguageModel } from '#server/adapters/language-model.ts';
import { startTestShop, type TestShop } from '../../../test-support/app.ts';
import { charmId, stockGoods } from '../../../test-support/goods.ts';
import { fakeModel, type FakeModel, type Reply } from '../../../test-support/language-model.ts';
import { recommendCharms } from './service.ts';

let model: FakeModel;
/** Target of a redirect. */
let elsewhere: FakeModel;
let site: TestShop;
beforeAll(async () => {
  [model, elsewhere, site] = [await fakeModel(), await fakeModel(), await startTestShop()];
  await stockGoods(site.shop);
});
afterAll(async () => {
  await site.close();
  await Promise.all([model.close(), elsewhere.close()]);
});

/** Timeout for a response, ms. */
const PATIENCE = 400;
const WISH = 'Vòng tím tặng mẹ, không lấy đá, mỗi charm dưới 40k';
const asker = { id: asId<UserId>('0199a9f2-7b1e-7c3d-8f00-12345678abcd'), role: 'customer' } as const;

/** A model client as the shop has it, with the test's clock. */
function opened(now?: () => number) {
  const config = { baseUrl: model.url, model: 'fake', apiKey: 'key' };
  return { ...site.shop, model: openLanguageModel(config, PATIENCE, now) };
}
const ask = (adviser = opened()): Promise<Recommendations> =>
  recommendCharms(adviser, { description: WISH }, asker);

/** Response of a well-behaved model. */
const chosen = (...charms: { id: string; reason: unknown }[]) => JSON.stringify({ charms });
const GOOD = 'oai-huong';
const good = () => chosen({ id: charmId(GOOD), reason: 'Sắc tím dịu dàng, hợp tặng mẹ' });
const body = (content: unknown) => JSON.stringify({ choices: [{ message: { content } }] });
const raw = (text: string): Reply => ({ raw: (response) => response.end(text) });

/** Nothing shown violates the customer's wishes, whatever the model returns. */
function expectHonest({ recommendedCharms: charms }: Recommendations): void {
  expect(charms.length).toBeGreaterThan(0);
  expect(charms.length).toBeLessThanOrEqual(8);
  expect(new Set(charms.map(({ _id }) => _id)).size).toBe(charms.length);
  for (const { category, price, availableStock, reason } of charms) {
    expect(category.type).not.toBe('Gems');
    expect(price).toBeLessThan(40_000);
    expect(availableStock).toBeGreaterThan(0);
    expect(reason).toMatch(/^[^<>@{}\\]{1,90}$/);
    expect(reason).not.toMatch(/\d{3}|https?:|www|\.vn|zalo/i);
  }
}

test.each<[string, 'model' | 'local', () => Reply]>([
  ['prose around its JSON', 'model', () => `Dạ, đây ạ: ${good()} Chúc bạn vui!`],
  ['a code fence', 'model', () => '```json\n' + good() + '\n```'],
  ['its thoughts before the JSON', 'model', () => `<think>{"charms": [}  {hm}</think>\n${good()}`],
  ['thoughts that never end', 'local', () => '<think>Khách muốn {màu tím'],
  ['a 500', 'local', () => ({ status: 500 })],
  ['a redirect to another server', 'local', () => ({ status: 307, headers: { location: elsewhere.url } })],
  ['no response', 'local', () => ({ silent: true })],
  ['one byte every 20 ms', 'local', () => ({ raw: drip })],
  ['half an answer before it disconnects', 'local', () => ({ raw: (response) => response.write('{"choi', () => response.destroy()) })],
  ['an endless body', 'local', () => ({ endless: 'a'.repeat(60_000) })],
  ['a valid answer after half a megabyte of spaces', 'local', () => raw(body(' '.repeat(500_000) + good()))],
  ['an HTML page', 'local', () => raw('<!doctype html><h1>502 Bad Gateway</h1>')],
  ['an empty body', 'local', () => raw('')],
  ['an error with status 200', 'local', () => raw('{"error": {"message": "overloaded", "code": 503}}')],
  ['a tool call', 'local', () => raw('{"choices": [{"message": {"content": null, "tool_calls": [{"id": "1"}]}}]}')],
  ['a valid answer of type text/html', 'model', () => ({ raw: (response) => response.setHeader('content-type', 'text/html').end(body(good())) })],
  ['binary data', 'local', () => ({ raw: (response) => response.end(Buffer.from([0x1f, 0x8b, 0xff, 0xfe, 0])) })],
  ['no choices', 'local', () => raw('{"choices": []}')],
  ['no content', 'local', () => raw(body(null))],
  ['wrong types', 'local', () => '{"charms": "oai-huong"}'],
  ['a number as its reason', 'local', () => chosen({ id: charmId(GOOD), reason: 7 })],
  ['a charm that the wish excludes', 'model', () => withGood('thach-anh-tim')],
  ['a charm that is too expensive', 'model', () => withGood('lan-ho-diep')],
  ['an unknown charm and a valid one', 'model', () => chosen({ id: 'x', reason: 'Đẹp' }, { id: charmId(GOOD), reason: 'Sắc tím' })],
  ['only an unknown charm', 'local', () => chosen({ id: '0199a9f2-7b1e-7c3d-8f00-12345678abcd', reason: 'Đẹp' })],
  ['the same charm fifty times', 'model', () => chosen(...Array.from({ length: 50 }, () => ({ id: charmId(GOOD), reason: 'Tím' })))],
  ['a script in its reason', 'model', () => because('<script>alert(1)</script>')],
  ['a telephone number in pieces', 'model', () => because('Gọi 0 9 0 1 2 3 4 5 6 7 nhé')],
  ['a web address in words', 'model', () => because('Xem ở shop chấm vn')],
])('a model that answers with %s: the source is “%s”, and every charm meets the wish', async (_what, source, reply) => {
  model.answers(reply());
  const before = Date.now();
  const answer = await ask();
  expect(answer.source).toBe(source);
  expectHonest(answer);
  expect(Date.now() - before).toBeLessThan(PATIENCE * 8);
  expect(elsewhere.asked).toEqual([]);
}); // oxfmt-ignore

const because = (reason: string) => chosen({ id: charmId(GOOD), reason });
const withGood = (wrong: string) =>
  chosen({ id: charmId(wrong), reason: 'Rất hợp' }, { id: charmId(GOOD), reason: 'Sắc tím' });

function drip(response: Parameters<Extract<Reply, { raw: unknown }>['raw']>[0]): void {
  const timer = setInterval(() => (response.destroyed ? clearInterval(timer) : response.write(' ')), 20);
}

test('after three failures the model is not asked for a minute, then it is again', async () => {
  let now = 0;
  const adviser = opened(() => now);
  model.answers({ status: 500 });
  for (let n = 0; n < 3; n += 1) await ask(adviser);
  const asked = model.asked.length;
  expectHonest(await ask(adviser));
  now = 59_000;
  await ask(adviser);
  expect(model.asked).toHaveLength(asked);
  now = 61_000;
  model.answers(good());
  expect((await ask(adviser)).source).toBe('model');
});

test('after a 429 with Retry-After the model is not asked until then', async () => {
  let now = 0;
  const adviser = opened(() => now);
  model.answers({ status: 429, headers: { 'retry-after': '20' } });
  expect((await ask(adviser)).source).toBe('local');
  now = 19_000;
  await ask(adviser);
  expect(model.asked).toHaveLength(1);
  now = 21_000;
  model.answers(good());
  expect((await ask(adviser)).source).toBe('model');
});
