import { expect, test } from 'vitest';
import { badgeOf } from './badge.ts';

test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [4_000, '99+'],
])('the badge of %i unread messages is %s', (unread, badge) => expect(badgeOf(unread)).toBe(badge));
