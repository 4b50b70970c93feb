import { expect, test } from 'vitest';
import type { CannedReply, Chat } from '#contract/http/chat.ts';
import { days, hours, minutes } from '#domain/kernel/time.ts';
import {
  calledName,
  chatNumber,
  filled,
  matchingReplies,
  neighbour,
  nextToAnswer,
  slashWord,
  timeAgo,
} from './view.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');

test.each([
  [0, 'vừa xong'],
  [-minutes(3), 'vừa xong'],
  [minutes(1), '1 phút trước'],
  [hours(1) - 1, '59 phút trước'],
  [hours(23), '23 giờ trước'],
  [days(1), 'hôm qua'],
  [days(6), '6 ngày trước'],
  [days(7), '14/11/2026'],
])('%i ms ago is %s', (passed, words) => {
  expect(timeAgo(new Date(NOW - passed).toISOString(), NOW)).toBe(words);
});

test('a chat’s number is the last six characters of its id', () => {
  expect(chatNumber('0199a9f2-7b1e-7c3d-8f00-12345678abcd')).toBe('78abcd');
});

const replies = ['chao', 'co-tay', 'anh-mau'].map((shortcut, n): CannedReply => ({
  _id: String(n),
  shortcut,
  content: ['Chào {khách}, tiệm đây', 'Đo cổ tay giúp tiệm', 'Ảnh mẫu gửi {khách} nhé, {khách}'][n] ?? '',
}));
const found = (word: string) => matchingReplies(replies, word).map(({ shortcut }) => shortcut);

test('a slash finds canned replies by shortcut, then by content, ignoring diacritics', () => {
  expect(['', '/', '/co', '/co tay', 'xem /co', 'a/b'].map(slashWord)).toEqual([
    null,
    '',
    'co',
    null,
    null,
    null,
  ]);
  expect(found('')).toEqual(['chao', 'co-tay', 'anh-mau']);
  expect(found('co')).toEqual(['co-tay']);
  expect(found('Ảnh')).toEqual(['anh-mau']);
  expect(found('tiem')).toEqual(['chao', 'co-tay']);
  expect(found('zzz')).toEqual([]);
});

test('a canned reply is filled in with the customer’s given name', () => {
  expect(replies.map((reply) => filled(reply, ' Nguyễn Khánh Linh '))).toEqual([
    'Chào Linh, tiệm đây',
    'Đo cổ tay giúp tiệm',
    'Ảnh mẫu gửi Linh nhé, Linh',
  ]);
  expect([calledName('Trần Bảo Ngọc'), calledName('Ngọc'), calledName('')]).toEqual(['Bảo Ngọc', 'Ngọc', '']);
});

test('the keys move between chats, wrap around, and start at either end', () => {
  const ids = ['a', 'b', 'c'];
  expect(ids.map((id) => neighbour(ids, id, 1))).toEqual(['b', 'c', 'a']);
  expect(ids.map((id) => neighbour(ids, id, -1))).toEqual(['c', 'a', 'b']);
  expect([neighbour(ids, null, 1), neighbour(ids, null, -1), neighbour(ids, 'gone', 1)]).toEqual([
    'a',
    'c',
    'a',
  ]);
  expect(neighbour([], null, 1)).toBeNull();
});

test('next to answer: one’s own unread chat, then a pending one, not the current nor an answered one', () => {
  const chat = (id: string, admin: string | null, unreadCount = 1) =>
    ({
      _id: id,
      admin: admin && { _id: admin },
      unreadCount,
      lastMessageAt: '2026-11-21',
    }) as unknown as Chat;
  const lists = {
    pending: [chat('a', null), chat('b', null)],
    active: [chat('c', 'other'), chat('d', 'me', 0), chat('e', 'me')],
  };
  const passed = new Map<string, string>();
  const next = (current: string | null, from = lists) =>
    nextToAnswer(from, current as Chat['_id'] | null, 'me', passed)?._id ?? null;
  expect([next(null), next('e'), next('e', { ...lists, pending: lists.pending.slice(1) })]).toEqual([
    'e',
    'a',
    'b',
  ]);
  expect(next('a', { pending: lists.pending.slice(0, 1), active: [] })).toBeNull();
  // Answered since the lists were fetched; a newer message makes the chat a candidate again.
  passed.set('e', '2026-11-21').set('a', '2026-11-22');
  expect(next(null)).toBe('b');
  passed.set('a', '2026-11-20');
  expect(next(null)).toBe('a');
});
