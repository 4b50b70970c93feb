import { expect, test } from 'vitest';
import { ADDRESS_FIELDS, checkAddressField } from '#domain/identity/address.ts';
import { checkEmail, checkName, checkPassword } from '#domain/identity/checks.ts';
import { ROLES } from '#domain/identity/roles.ts';
import { DEMO_PASSWORD, users } from './people.ts';

test('the demo has accounts of every role and two shippers, all with unique e-mail addresses', () => {
  expect(new Set(users.map(({ role }) => role))).toEqual(new Set(ROLES));
  expect(users.filter(({ role }) => role === 'shipper')).toHaveLength(2);
  expect(new Set(users.map(({ email }) => email)).size).toBe(users.length);
});

test('demo accounts pass the checks of password, name, e-mail and address', () => {
  expect(checkPassword(DEMO_PASSWORD)).toBeNull();
  for (const { name, email, addresses } of users) {
    expect(checkName(name), name).toBeNull();
    expect(checkEmail(email), email).toBeNull();
    for (const address of addresses)
      for (const field of ADDRESS_FIELDS)
        expect(checkAddressField(field, address[field] ?? ''), field).toBeNull();
  }
});

test('demo e-mail addresses end in .example, where no mail can be delivered', () => {
  expect(users.every(({ email }) => email.endsWith('.example'))).toBe(true);
});
