import { expect, test } from 'vitest';
import { noteWithReason } from '#domain/ordering/notes.ts';
import { rejectionOf } from './rejection.ts';

const rejected = { note: noteWithReason('Payment rejected by admin', 'chưa thấy tiền: kiểm tra lại') };
const reported = { note: noteWithReason('Payment reported by customer', null) };

test('a refused transfer is told with the words of the shop', () => {
  expect(rejectionOf([reported, rejected])).toBe('chưa thấy tiền: kiểm tra lại');
});

test('what came after it makes it past', () => {
  expect(rejectionOf([rejected, reported])).toBeNull();
  expect(rejectionOf([{ note: null }])).toBeNull();
  expect(rejectionOf([])).toBeNull();
});
