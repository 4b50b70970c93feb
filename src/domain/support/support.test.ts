import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ROLES } from '../identity/roles.ts';
import { chatInput, droppedCharacters, hasContent } from './chat-input.ts';
import { atLeastHigh, canSend, CHAT_PRIORITIES, MESSAGE_TYPES, unreadBy } from './chats.ts';
import { chatStatusLabel } from './copy.vi.ts';
import { isOfficeTime } from '../shop/office-hours.ts';

test('nobody can say what only the shop says', () => {
  const sendable = ROLES.map((role) => [role, MESSAGE_TYPES.filter((type) => canSend(role, type))]);
  expect(Object.fromEntries(sendable)).toEqual({
    customer: ['text', 'image'],
    admin: ['text', 'image', 'charm_list'],
    shipper: [],
  });
});

test('what one side says is unread by the other; what the shop notes in passing by nobody', () => {
  expect(unreadBy('customer', 'text')).toBe('admin');
  expect(unreadBy('customer', 'payment_confirmation')).toBe('admin');
  expect(unreadBy('admin', 'text')).toBe('customer');
  expect(unreadBy('shop', 'payment_instruction')).toBe('customer');
  expect(unreadBy('shop', 'system')).toBeNull();
});

test('a question about money is at least high', () => {
  expect(CHAT_PRIORITIES.map(atLeastHigh)).toEqual(['high', 'high', 'high', 'urgent']);
});

test.each([
  ['2026-11-21T00:59:59Z', false],
  ['2026-11-21T01:00:00Z', true],
  ['2026-11-21T14:59:59Z', true],
  ['2026-11-21T15:00:00Z', false],
  ['2026-11-21T17:30:00Z', false],
])('at %s somebody answers: %s', (moment, open) => {
  expect(isOfficeTime(new Date(moment), { from: 8, until: 22 })).toBe(open);
});

test.each([
  ['Vòng tay <b>đẹp</b> 🌸 100% & "xinh"', 'Vòng tay bđẹp/b  100% & "xinh"'],
  ['Cổ tay 14,5 cm; giá?', 'Cổ tay 14,5 cm; giá?'],
  ['Hồng'.normalize('NFD'), 'Hồng'],
  ['Mẹ’s “vòng” – nhỏ', `Mẹ's "vòng" - nhỏ`],
])('the input takes %s as %s', (typed, taken) => {
  expect(chatInput(typed)).toBe(taken);
});

test('typing on never changes what the input took before', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(chatInput(chatInput(text))).toBe(chatInput(text));
    }),
  );
});

test.each([
  ['linh@vuon.vn, +84 9', ['@', '+']],
  ['Đẹp quá!! 🌸🌸 <3', ['🌸', '<']],
  ['Mẹ’s “vòng”', []],
  ['👩‍👧 tới', ['👩', '👧']],
])('of %s it says that it drops %j', (typed, dropped) => {
  expect(droppedCharacters(typed)).toEqual(dropped);
});

test('white space alone is not sent', () => {
  expect([' \n\t', '', ' a '].map(hasContent)).toEqual([false, false, true]);
});

test('an unknown status has a label too', () => {
  expect(['pending', 'active', 'closed', 'gone'].map(chatStatusLabel)).toEqual([
    'Chờ assign',
    'Đang hoạt động',
    'Đã đóng',
    'Không xác định',
  ]);
});
