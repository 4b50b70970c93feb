import { expect, test } from 'vitest';
import { clockOf } from './clock.ts';

test.each([
  [0, '00:00:00'],
  [59, '00:00:59'],
  [3600, '01:00:00'],
  [85_268, '23:41:08'],
  [86_400, '24:00:00'],
])('%i seconds are %s', (seconds, clock) => expect(clockOf(seconds)).toBe(clock));
