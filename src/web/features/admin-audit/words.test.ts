import { expect, test } from 'vitest';
import type { AuditEntry } from '#contract/http/reports.ts';
import { asId, type UserId } from '#domain/kernel/ids.ts';
import { deedOf, placeOf, fieldChanges } from './words.ts';

const ID = '01a1fd46-0883-79d4-ab7c-106f040ddaa5';
const entry = (more: Partial<AuditEntry>): AuditEntry => ({
  _id: 'log-1',
  at: '2026-11-21T07:00:00.000Z',
  user: { _id: asId<UserId>(ID), name: 'Minh Anh' },
  action: 'update',
  subject: 'charm',
  subjectId: ID,
  label: 'Tulip & bướm',
  changes: {},
  ...more,
});
const told = (changes: AuditEntry['changes'], action = 'update') => fieldChanges(entry({ action, changes }));

test.each<[AuditEntry['changes'], object]>([
  [{ price: { from: 12_000, to: 15_000 } }, { name: 'Giá', from: '12.000\u00a0₫', to: '15.000\u00a0₫' }],
  [{ name: { from: null, to: 'Tulip' } }, { name: 'Tên', from: null, to: 'Tulip' }],
  [{ isActive: { from: true, to: false } }, { name: 'Đang dùng', from: 'có', to: 'không' }],
  [{ role: { from: 'customer', to: 'shipper' } }, { name: 'Vai trò', from: 'Khách', to: 'Shipper' }],
  [{ description: { from: 'cũ', to: '' } }, { name: 'Mô tả', from: 'cũ', to: 'để trống' }],
  [{ categoryId: { from: ID, to: ID } }, { name: 'Danh mục', from: null, to: 'chọn lại' }],
  [{ weight: { from: 1, to: 2 } }, { name: 'weight', from: '1', to: '2' }],
])('the change %j is shown in words', (changes, words) => expect(told(changes)).toEqual([words]));

test('an order’s status change reads like its history, with the reason', () => {
  const changes = { status: { from: null, to: 'Order cancelled: khách đổi ý' } };
  expect(told(changes, 'move')[0]?.to).toMatch(/^Đơn .*: khách đổi ý$/i);
});

test.each<[Partial<AuditEntry>, string | null]>([
  [{}, '/admin?tab=charms&q=Tulip%20%26%20b%C6%B0%E1%BB%9Bm'],
  [{ action: 'delete' }, null],
  [{ subject: 'order', action: 'move', label: '#040DDAA5' }, `/admin?tab=orders&don=${ID}`],
  [{ subject: 'shipment', label: '#040DDAA5' }, '/admin?tab=shipments&q=040DDAA5'],
  [{ subject: 'tying-method' }, '/admin?tab=tying-methods'],
  [{ subject: 'something new' }, null],
])('the entry %j links to %s', (more, path) => expect(placeOf(entry(more))).toBe(path));

test.each([
  ['update', {}, 'sửa'],
  ['active', { isActive: { from: true, to: false } }, 'khóa'],
  ['active', { isActive: { from: false, to: true } }, 'mở lại'],
  ['active', {}, 'khóa hoặc mở'],
])('the action %s with changes %o is called %s', (action, changes, words) =>
  expect(deedOf({ action, changes })).toBe(words),
);
