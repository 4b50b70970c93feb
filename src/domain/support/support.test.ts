import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ROLES } from '../identity/roles.ts';
import { chatInput, droppedCharacters, hasContent } from './chat-input.ts';
import { atLeastHigh, canSend, CHAT_PRIORITIES, MESSAGE_TYPES, unreadBy } from './chats.ts';
import { chatStatusLabel } from './copy.vi.ts';
import { isOfficeTime } from '../shop/office-hours.ts';

test('each role sends only its own message types, a shipper none; the shop’s types are open to nobody', () => {
  const sendable = ROLES.map((role) => [role, MESSAGE_TYPES.filter((type) => canSend(role, type))]);
  expect(Object.fromEntries(sendable)).toEqual({
    customer: ['text', 'image'],
    admin: ['text', 'image', 'charm_list'],
    shipper: [],
  });
});

test('a message is unread by the other side, a system message by nobody', () => {
  expect(unreadBy('customer', 'text')).toBe('admin');
  expect(unreadBy('customer', 'payment_confirmation')).toBe('admin');
  expect(unreadBy('admin', 'text')).toBe('customer');
  expect(unreadBy('shop', 'payment_instruction')).toBe('customer');
  expect(unreadBy('shop', 'system')).toBeNull();
});

test('a chat about money gets at least the priority high', () => {
  expect(CHAT_PRIORITIES.map(atLeastHigh)).toEqual(['high', 'high', 'high', 'urgent']);
});

test.each([
  ['2026-11-21T00:59:59Z', false],
  ['2026-11-21T01:00:00Z', true],
  ['2026-11-21T14:59:59Z', true],
  ['2026-11-21T15:00:00Z', false],
  ['2026-11-21T17:30:00Z', false],
])('at %s it is within the office hours 8 to 22: %s', (moment, open) => {
  expect(isOfficeTime(new Date(moment), { from: 8, until: 22 })).toBe(open);
});

test.each([
  ['Vòng tay <b>đẹp</b> 🌸 100% & "xinh"', 'Vòng tay bđẹp/b  100% & "xinh"'],
  ['Cổ tay 14,5 cm; giá?', 'Cổ tay 14,5 cm; giá?'],
  ['Hồng'.normalize('NFD'), 'Hồng'],
  ['Mẹ’s “vòng” – nhỏ', `Mẹ's "vòng" - nhỏ`],
])('chat input "%s" becomes "%s"', (typed, taken) => {
  expect(chatInput(typed)).toBe(taken);
});

test('cleaning the chat input twice changes nothing more', () => {
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
])('chat input "%s" reports the dropped characters %j', (typed, dropped) => {
  expect(droppedCharacters(typed)).toEqual(dropped);
});

test('a message of white space alone has no content', () => {
  expect([' \n\t', '', ' a '].map(hasContent)).toEqual([false, false, true]);
});

test('every chat status has a label, an unknown one too', () => {
  expect(['pending', 'active', 'closed', 'gone'].map(chatStatusLabel)).toEqual([
    'Chờ assign',
    'Đang hoạt động',
    'Đã đóng',
    'Không xác định',
  ]);
});
