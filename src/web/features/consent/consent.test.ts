import { expect, test } from 'vitest';
import { days } from '#domain/kernel/time.ts';
import { readConsent } from './consent.ts';

const now = Date.UTC(2026, 10, 21);
const kept = (text: string | null) => ({ getItem: () => text });

test.each([
  ['no record', null, null],
  ['an agreement', JSON.stringify({ answer: 'granted', at: now - days(364) }), 'granted'],
  ['a refusal', JSON.stringify({ answer: 'denied', at: now }), 'denied'],
  ['an answer of more than a year ago', JSON.stringify({ answer: 'granted', at: now - days(366) }), null],
  ['an unknown answer', JSON.stringify({ answer: 'yes', at: now }), null],
  ['an answer without its date', JSON.stringify({ answer: 'granted' }), null],
  ['invalid JSON', '{', null],
])('%s (%s) is read as %s', (_what, text, expected) => {
  expect(readConsent(kept(text), now)).toBe(expected);
});

test('a browser that denies storage has no answer', () => {
  const refusing = {
    getItem: () => {
      throw new Error('SecurityError');
    },
  };
  expect(readConsent(refusing, now)).toBeNull();
});
