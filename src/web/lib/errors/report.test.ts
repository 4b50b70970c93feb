import { expect, test } from 'vitest';
import { createReportGate } from './report.ts';

const report = (message: string) => ({ message, stack: null, context: null });

test('the same report goes out once', () => {
  const mayGo = createReportGate(() => 0);
  expect([mayGo(report('a')), mayGo(report('a')), mayGo(report('b'))]).toEqual([true, false, true]);
});

test('ten reports a minute, then silence, then ten more', () => {
  let now = 0;
  const mayGo = createReportGate(() => now);
  const burst = (from: number) =>
    Array.from({ length: 15 }, (_, at) => mayGo(report(`${from + at}`))).filter(Boolean).length;
  expect(burst(0)).toBe(10);
  now = 59_999;
  expect(burst(100)).toBe(0);
  now = 60_000;
  expect(burst(200)).toBe(10);
});
