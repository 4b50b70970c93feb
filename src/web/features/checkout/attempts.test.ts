import { expect, test } from 'vitest';
import { charmAt, customLine } from '#web/entities/cart/test-lines.ts';
import { createAttempts } from './attempts.ts';
import { randomKey } from '#web/lib/random-key.ts';
import { openingForm, orderBody } from './checkout-form.ts';
import { createTabStorage } from '#web/lib/storage/tab-storage.ts';

const body = orderBody(openingForm({ name: 'Linh', addresses: [] }), { _id: null }, null);
const cartOf = (quantity: number) => ({ items: [customLine([charmAt(0, 'Tulip', 9)], quantity)] });

function makeTab(kept = new Map<string, string>()) {
  let made = 0;
  const box = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
  const open = () =>
    createAttempts(
      createTabStorage('checkout', () => box),
      () => `key ${(made += 1)}`,
    );
  return { open };
}

test('the same order keeps its idempotency key over double clicks, refusals and reloads', () => {
  const tab = makeTab();
  const attempts = tab.open();
  const { key } = attempts.begin(body, cartOf(1));
  expect(attempts.begin(body, cartOf(1)).key).toBe(key);
  attempts.refused();
  expect(attempts.begin(body, cartOf(1)).key).toBe(key);
  expect(tab.open().begin(body, cartOf(1)).key).toBe(key);
});

test('a changed cart, a changed form and the next order each get another key', () => {
  const attempts = makeTab().open();
  const keys = [attempts.begin(body, cartOf(1)).key];
  keys.push(attempts.begin(body, cartOf(2)).key);
  keys.push(attempts.begin({ ...body, giftWrap: true }, cartOf(2)).key);
  attempts.done();
  keys.push(attempts.begin({ ...body, giftWrap: true }, cartOf(2)).key);
  expect(new Set(keys).size).toBe(4);
});

test('an attempt without a response is remembered over a reload until it is refused or done', () => {
  const tab = makeTab();
  const attempts = tab.open();
  expect(attempts.open()).toBeNull();
  const sent = attempts.begin(body, cartOf(1));
  expect(tab.open().open()).toEqual(sent);
  attempts.refused();
  expect(tab.open().open()).toBeNull();
  attempts.begin(body, cartOf(1));
  attempts.done();
  expect(tab.open().open()).toBeNull();
});

test('denied storage: the attempt is kept in memory; an invalid record counts as none', () => {
  const closed = () => {
    throw new Error('denied');
  };
  const attempts = createAttempts(createTabStorage('checkout', closed), () => 'key');
  expect(attempts.begin(body, cartOf(1)).key).toBe('key');
  expect(attempts.open()?.key).toBe('key');
  for (const odd of ['{', 'null', '{"key":1}', '[]']) {
    expect(
      makeTab(new Map([['checkout', odd]]))
        .open()
        .open(),
    ).toBeNull();
  }
});

test('a key is 128 random bits', () => {
  expect(randomKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(randomKey()).not.toBe(randomKey());
});
