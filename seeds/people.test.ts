import { expect, test } from 'vitest';
import { ADDRESS_FIELDS, checkAddressField } from '#domain/identity/address.ts';
import { checkEmail, checkName, checkPassword } from '#domain/identity/checks.ts';
import { ROLES } from '#domain/identity/roles.ts';
import { DEMO_PASSWORD, users } from './people.ts';

test('the demo has an account of every role and two shippers, each with its own address', () => {
  expect(new Set(users.map(({ role }) => role))).toEqual(new Set(ROLES));
  expect(users.filter(({ role }) => role === 'shipper')).toHaveLength(2);
  expect(new Set(users.map(({ email }) => email)).size).toBe(users.length);
});

test('demo accounts keep the rules that customers keep', () => {
  expect(checkPassword(DEMO_PASSWORD)).toBeNull();
  for (const { name, email, addresses } of users) {
    expect(checkName(name), name).toBeNull();
    expect(checkEmail(email), email).toBeNull();
    for (const address of addresses)
      for (const field of ADDRESS_FIELDS)
        expect(checkAddressField(field, address[field] ?? ''), field).toBeNull();
  }
});

test('demo accounts live where no mail can arrive', () => {
  expect(users.every(({ email }) => email.endsWith('.example'))).toBe(true);
});
