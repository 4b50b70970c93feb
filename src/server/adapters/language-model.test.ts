import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { minutes, seconds } from '#domain/kernel/time.ts';
import { fakeModel } from '../../../test-support/language-model.ts';
import { openLanguageModel } from './language-model.ts';

const question = {
  instructions: 'Choose',
  data: {},
  name: 'choice',
  schema: z.object({ charms: z.array(z.string()) }),
};

async function modelAt(clock: { now: number }) {
  const fake = await fakeModel();
  onTestFinished(() => fake.close());
  const model = openLanguageModel(
    { baseUrl: fake.url, model: 'fake', apiKey: 'key' },
    5_000,
    () => clock.now,
  );
  return { fake, ask: () => model.ask(question) };
}

test.each([
  ['alone', '{"charms": ["sen"]}'],
  ['in prose, with other braces', 'Tôi nghĩ {sen} hợp: {"charms": ["sen"]} nhé {}'],
  [
    'after thinking aloud',
    '<think>{"charms": ["mèo"]} hay không?</think>\n```json\n{"charms": ["sen"]}\n```',
  ],
  ['with braces in its strings', '{"other": "}{"} {"charms": ["sen"]}'],
])('a JSON object is found %s', async (_where, content) => {
  const { fake, ask } = await modelAt({ now: 0 });
  fake.answers(content);
  expect(await ask()).toEqual({ charms: ['sen'] });
});

test('after three failures the model is not asked for a minute', async () => {
  const clock = { now: 0 };
  const { fake, ask } = await modelAt(clock);
  fake.answers({ status: 500 });
  for (let n = 0; n < 3; n += 1) await expect(ask()).rejects.toThrow('500');
  fake.answers('{"charms": []}');
  clock.now = minutes(1) - 1;
  await expect(ask()).rejects.toThrow('wait');
  expect(fake.asked).toEqual([]);
  clock.now = minutes(1);
  expect(await ask()).toEqual({ charms: [] });
});

test.each([
  ['seconds', '20'],
  ['a date', new Date(seconds(20)).toUTCString()],
])('after a 429 with Retry-After in %s the model is not asked until then', async (_form, after) => {
  const clock = { now: 0 };
  const { fake, ask } = await modelAt(clock);
  fake.answers({ status: 429, headers: { 'retry-after': after } });
  await expect(ask()).rejects.toThrow('wait');
  expect(fake.asked).toHaveLength(1);
  fake.answers('{"charms": []}');
  clock.now = seconds(20) - 1;
  await expect(ask()).rejects.toThrow('wait');
  clock.now = seconds(20);
  expect(await ask()).toEqual({ charms: [] });
});

test('a redirect is not followed', async () => {
  const { fake, ask } = await modelAt({ now: 0 });
  fake.answers({ status: 307, headers: { location: `${fake.url}/chat/completions` } });
  await expect(ask()).rejects.toThrow(TypeError);
  expect(fake.asked.length).toBeLessThanOrEqual(2);
});
