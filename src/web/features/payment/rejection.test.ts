import { expect, test } from 'vitest';
import { noteWithReason } from '#domain/ordering/notes.ts';
import { rejectionOf } from './rejection.ts';

const rejected = { note: noteWithReason('Payment rejected by admin', 'chưa thấy tiền: kiểm tra lại') };
const reported = { note: noteWithReason('Payment reported by customer', null) };

test('a rejected payment has the admin’s reason', () => {
  expect(rejectionOf([reported, rejected])).toBe('chưa thấy tiền: kiểm tra lại');
});

test('the reason stays after a correction of the address', () => {
  const corrected = { note: noteWithReason('Delivery details corrected', null) };
  expect(rejectionOf([rejected, corrected, corrected])).toBe('chưa thấy tiền: kiểm tra lại');
});

test('no reason after a later entry, nor without a rejection', () => {
  expect(rejectionOf([rejected, reported])).toBeNull();
  expect(rejectionOf([{ note: null }])).toBeNull();
  expect(rejectionOf([])).toBeNull();
});
