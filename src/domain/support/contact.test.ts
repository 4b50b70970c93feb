import { expect, test } from 'vitest';
import { checkContact, contactText } from './contact.ts';

test.each([
  [{ phone: '', email: '' }, ['phone']],
  [{ phone: '0901 234 567', email: '' }, []],
  [{ phone: '', email: 'linh@vuon.vn' }, []],
  [{ phone: '12', email: 'linh' }, ['phone', 'email']],
  [{ phone: '<script>', email: '' }, ['phone']],
])('contact %j has errors in %j', (contact, wrong) => {
  expect(Object.keys(checkContact(contact))).toEqual(wrong);
});

test('contact details are written as one line of text', () => {
  expect(contactText({ phone: '0901234567', email: 'linh@vuon.vn' })).toBe(
    'Số điện thoại: 0901234567, e-mail: linh@vuon.vn',
  );
  expect(contactText({ phone: '', email: 'linh@vuon.vn' })).toBe('E-mail: linh@vuon.vn');
});
