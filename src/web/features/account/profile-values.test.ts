import { expect, test } from 'vitest';
import type { User } from '#contract/http/identity.ts';
import { asId, type UserId } from '#domain/kernel/ids.ts';
import { profileChange, profileChecks, profileValues, type ProfileValues } from './profile-values.ts';

const id = asId<UserId>('linh');
const linh: User = {
  _id: id,
  id,
  name: 'Nguyễn Khánh Linh',
  email: 'linh@vuon.vn',
  role: 'customer',
  avatar: null,
  gender: null,
  addresses: [],
};
const typed = (change: Partial<ProfileValues>): ProfileValues => ({ ...profileValues(linh), ...change });
const complaints = (values: ProfileValues) =>
  Object.entries(profileChecks(linh)).flatMap(([field, check]) =>
    (check as (value: unknown, values: ProfileValues) => unknown)(
      values[field as keyof ProfileValues],
      values,
    )
      ? [field]
      : [],
  );

test('an unchanged profile sends nothing, nor does an e-mail that differs only in case and spaces', () => {
  expect(profileChange(linh, typed({}))).toEqual({});
  expect(profileChange(linh, typed({ email: ' LINH@vuon.vn ' }))).toEqual({});
});

test('only changed fields are sent', () => {
  expect(profileChange(linh, typed({ name: 'Linh Đan', gender: 'female' }))).toEqual({
    name: 'Linh Đan',
    gender: 'female',
  });
});

test('a new e-mail or password is sent with the current password', () => {
  expect(
    profileChange(linh, typed({ password: 'moi123', confirm: 'moi123', currentPassword: 'cu1234' })),
  ).toEqual({
    password: 'moi123',
    currentPassword: 'cu1234',
  });
  expect(profileChange(linh, typed({ email: 'dan@vuon.vn', currentPassword: 'cu1234' }))).toEqual({
    email: 'dan@vuon.vn',
    currentPassword: 'cu1234',
  });
});

test.each<[string, Partial<ProfileValues>, string[]]>([
  ['an untouched profile', {}, []],
  ['a digit in the name', { name: 'Linh 2' }, ['name']],
  ['a new e-mail without the password', { email: 'dan@vuon.vn' }, ['currentPassword']],
  ['a short new password', { password: '12345', confirm: '12345', currentPassword: 'x' }, ['password']],
  [
    'a new password with another confirmation',
    { password: 'moi123', confirm: 'moi124', currentPassword: 'x' },
    ['confirm'],
  ],
  ['a confirmation without a new password', { confirm: 'moi123' }, ['confirm']],
])('fields with errors for %s %o: %j', (_name, change, expected) => {
  expect(complaints(typed(change))).toEqual(expected);
});
