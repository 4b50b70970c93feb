import { expect, test } from 'vitest';
import { restOf } from './rest-of.ts';

test.each([
  ['nothing written since', 'Chào tiệm', 'Chào tiệm', ''],
  ['more written behind it', 'Chào tiệm em hỏi', 'Chào tiệm', 'em hỏi'],
  ['another text in its place', 'Em hỏi', 'Chào tiệm', 'Em hỏi'],
  ['the field emptied', '', 'Chào tiệm', ''],
])('%s', (_what, now, sent, rest) => {
  expect(restOf(now, sent)).toBe(rest);
});
