import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceTime, noteServerTime } from './server-time.ts';

const NOON = '2026-11-24T12:00:00.000Z';
const DEADLINE = '2026-11-25T12:00:00.000Z';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  ['right', '2026-11-24T12:00:00.000Z', 24],
  ['3 s late, within the latency of a response', '2026-11-24T12:00:03.000Z', 23.999],
  ['three hours fast', '2026-11-24T15:00:00.000Z', 24],
  ['three days slow', '2026-11-21T12:00:00.000Z', 24],
])('on a device clock that is %s (%s) a deadline in 24 h is %d h away', (_how, device, hours) => {
  vi.setSystemTime(device);
  noteServerTime(new Date(NOON).toUTCString(), Date.now());
  expect((deviceTime(DEADLINE) - Date.now()) / 3_600_000).toBeCloseTo(hours, 3);
  noteServerTime(null, Date.now());
  noteServerTime('mai', Date.now());
  expect((deviceTime(DEADLINE) - Date.now()) / 3_600_000).toBeCloseTo(hours, 3);
});

test('a response delayed by 15 s does not shift a deadline', () => {
  vi.setSystemTime('2026-11-24T12:00:15.000Z');
  noteServerTime(new Date(NOON).toUTCString(), Date.parse(NOON));
  expect(deviceTime(DEADLINE)).toBe(Date.parse(DEADLINE));
});
