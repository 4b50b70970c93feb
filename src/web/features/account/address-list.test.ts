import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SavedAddress } from '#contract/http/identity.ts';
import { defaultOf, withAddress, withDefault, withoutAddress, withSavedElsewhere } from './address-list.ts';

const address = (label: string, isDefault = false): SavedAddress => ({
  label,
  isDefault,
  fullName: 'Nguyễn Khánh Linh',
  phone: '0912345678',
  addressLine1: '27/4 Hẻm Hoa Giấy',
  city: 'Hồ Chí Minh',
  country: 'VN',
});
const labels = (list: readonly SavedAddress[]) =>
  list.map(({ label, isDefault }) => (isDefault ? `${label}*` : label));
const home = address('Nhà', true);
const work = address('Chỗ làm');

test('the first address becomes the default', () => {
  expect(labels(withAddress([], 0, work))).toEqual(['Chỗ làm*']);
});

test('a new default replaces the old one', () => {
  expect(labels(withAddress([home], 1, address('Quê', true)))).toEqual(['Nhà', 'Quê*']);
  expect(labels(withDefault([home, work], 1))).toEqual(['Nhà', 'Chỗ làm*']);
});

test('merging keeps an address added elsewhere and does not restore one removed here', () => {
  const elsewhere = address('Quê', true);
  const saved = [address('Nhà'), work, elsewhere];
  expect(labels(withSavedElsewhere([home], [home, work], saved))).toEqual(['Nhà*', 'Quê']);
  expect(labels(withSavedElsewhere([home, work], [home], [home, work]))).toEqual(['Nhà*', 'Chỗ làm']);
});

test('an edited address stays in its place', () => {
  expect(labels(withAddress([home, work], 1, address('Xưởng')))).toEqual(['Nhà*', 'Xưởng']);
});

test('when the default is removed, the first of the rest becomes the default', () => {
  expect(labels(withoutAddress([home, work], 0))).toEqual(['Chỗ làm*']);
});

test('any changes: exactly one of the addresses is the default', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('put' as const), at: fc.nat(5), isDefault: fc.boolean() }),
    fc.record({ kind: fc.constant('drop' as const), at: fc.nat(5), isDefault: fc.boolean() }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      let list: SavedAddress[] = [];
      for (const { kind, at, isDefault } of steps) {
        if (kind === 'put') list = withAddress(list, Math.min(at, list.length), address('x', isDefault));
        else if (list.length > 0) list = withoutAddress(list, at % list.length);
        const marked = list.filter((one) => one.isDefault);
        expect(marked).toEqual(list.length === 0 ? [] : [list[defaultOf(list)]]);
      }
    }),
  );
});
