import { expect, test } from 'vitest';
import type { ShipmentStatus } from '#domain/fulfilment/shipments.ts';
import { asId, type UserId } from '#domain/kernel/ids.ts';
import { canAssign, givenName, shippersFound } from './assigning.ts';

const person = (id: string, name: string) => {
  const _id = asId<UserId>(id);
  return { _id, id: _id, name, email: `${id}@vuoncharm.example` };
};
const tu = person('tu', 'Trần Văn Tú');
const hoang = person('hoang', 'Lý Hoàng');

test.each<[string, typeof tu | null, ShipmentStatus, (typeof tu)[] | undefined, boolean]>([
  ['nobody has it', null, 'pending', [tu], true],
  ['nobody has it, and shippers are not known yet', null, 'pending', undefined, true],
  ['a shipper has it', tu, 'shipped', [tu, hoang], false],
  ['its shipper is not known yet', tu, 'shipped', undefined, false],
  ['its shipper left', tu, 'in_transit', [hoang], true],
  ['its shipper left after bringing it', tu, 'delivered', [hoang], false],
  ['its shipper left after it came back', tu, 'returned', [hoang], false],
])('%s', (_case, shipper, status, shippers, expected) => {
  expect(canAssign({ shipper, status }, shippers)).toBe(expected);
});

test('shippers are found by name without diacritics and by e-mail', () => {
  expect(shippersFound([tu, hoang], 'tu tran')).toEqual([tu]);
  expect(shippersFound([tu, hoang], 'hoang@')).toEqual([hoang]);
  expect(shippersFound([tu, hoang], ' ')).toEqual([tu, hoang]);
});

test('the given name is the last one', () => {
  expect([givenName(' Trần Văn Tú '), givenName('Tú')]).toEqual(['Tú', 'Tú']);
});
