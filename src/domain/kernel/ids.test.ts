import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isUuid, shortChatId, shortId } from './ids.ts';
import { momentOf, uuidv7 } from './uuidv7.ts';

const moments = fc.integer({ min: 0, max: 2 ** 48 - 1 });
const randomness = fc.uint8Array({ minLength: 16, maxLength: 16 });

test('uuidv7 gives a valid version 7 UUID that contains its timestamp', () => {
  fc.assert(
    fc.property(moments, randomness, (now, random) => {
      const id = uuidv7(now, random);
      expect(isUuid(id)).toBe(true);
      expect(id[14]).toBe('7');
      expect('89ab').toContain(id[19]);
      expect(momentOf(id)).toBe(now);
    }),
  );
});

test('UUIDs sort by their timestamps', () => {
  fc.assert(
    fc.property(moments, moments, randomness, randomness, (a, b, r, s) => {
      fc.pre(a < b);
      expect(uuidv7(a, r) < uuidv7(b, s)).toBe(true);
    }),
  );
});

test('uuidv7 does not modify the given random bytes', () => {
  const random = new Uint8Array(16).fill(255);
  uuidv7(0, random);
  expect(random).toEqual(new Uint8Array(16).fill(255));
});

test('fewer than 16 random bytes throw a RangeError', () => {
  expect(() => uuidv7(0, new Uint8Array(15))).toThrow(RangeError);
});

test('short ids: the last eight characters of an order’s id, the last six of a chat’s, upper-case', () => {
  const id = '019a9e5e-7f1a-7000-8000-00007f3a9c21';
  expect(shortId(id)).toBe('7F3A9C21');
  expect(shortChatId(id)).toBe('3A9C21');
});

test.each(['', 'abc', '019a9e5e-7f1a-7000-8000-00007f3a9c2', "019a9e5e-7f1a-7000-8000-00007f3a9c21'"])(
  '"%s" is not a UUID',
  (text) => {
    expect(isUuid(text)).toBe(false);
  },
);

test.each([
  'g1890a5d-ac96-774b-bcce-b302099a8057',
  '01890a5d-ac96-074b-bcce-b302099a8057',
  'x'.repeat(36),
  '',
])('"%s" is not a UUID', (text) => {
  expect(isUuid(text)).toBe(false);
});
