import { expect, test } from 'vitest';
import { checkAddressField } from '#domain/identity/address.ts';
import type { User } from '#contract/http/identity.ts';
import { asId } from '#domain/kernel/ids.ts';
import { vnd } from '#domain/kernel/vnd.ts';
import type { ShippingOptionId } from '#domain/kernel/ids.ts';
import { firstMissing, isWrongSoFar, openingForm, orderBody, resumedForm } from './checkout-form.ts';
import { copy } from './copy.vi.ts';

const home: User['addresses'][number] = {
  fullName: 'Nguyễn Khánh Linh',
  phone: '0912345678',
  addressLine1: '27/4 Hẻm Hoa Giấy, Quận 3',
  city: 'Hồ Chí Minh',
  country: 'VN',
  isDefault: false,
};
const work = { ...home, addressLine1: '118 Lê Lợi, Quận 1', addressLine2: 'Lầu 6', isDefault: true };
const form = openingForm({ name: 'Linh', addresses: [home] });

test('the form opens with the default address, else the first, else the name', () => {
  expect(openingForm({ name: 'Linh', addresses: [home, work] })).toMatchObject({
    addressLine1: work.addressLine1,
    addressLine2: 'Lầu 6',
  });
  expect(form).toMatchObject({ addressLine1: home.addressLine1, addressLine2: '', paymentMethod: 'COD' });
  expect(openingForm({ name: 'Linh', addresses: [] })).toMatchObject({ fullName: 'Linh', phone: '' });
});

test('a stored form is resumed, except for its invalid values', () => {
  expect(resumedForm(form, null)).toEqual(form);
  const kept = { phone: '0987112233', giftWrap: true, city: 5, paymentMethod: 'VietQR', more: 'x' };
  const resumed = { ...form, phone: '0987112233', giftWrap: true };
  expect(resumedForm(form, kept)).toEqual({ ...resumed, paymentMethod: 'VietQR' });
  expect(resumedForm(form, { ...kept, paymentMethod: 'Vàng' })).toEqual(resumed);
});

test('an order is sent without empty fields, and without the card message unless gift-wrapped', () => {
  const fast = { _id: asId<ShippingOptionId>('fast') };
  const filled = { ...form, cardMessage: ' Chúc em vui ', notes: '  ' };
  expect(orderBody(filled, fast, vnd(285_000))).toEqual({
    shippingAddress: {
      fullName: 'Nguyễn Khánh Linh',
      phone: '0912345678',
      addressLine1: '27/4 Hẻm Hoa Giấy, Quận 3',
      city: 'Hồ Chí Minh',
      country: 'VN',
    },
    shippingOption: 'fast',
    paymentMethod: 'COD',
    giftWrap: false,
    cardMessage: null,
    notes: null,
    expectedTotal: 285_000,
    saveAddress: true,
  });
  const unknown = orderBody(
    { ...filled, giftWrap: true, ward: 'Xã Củ Chi', saveAddress: false },
    { _id: null },
    null,
  );
  expect(unknown).not.toHaveProperty('expectedTotal');
  expect(unknown).not.toHaveProperty('saveAddress');
  expect(unknown).toMatchObject({
    shippingAddress: { ward: 'Xã Củ Chi' },
    shippingOption: null,
    giftWrap: true,
    cardMessage: 'Chúc em vui',
  });
});

test('a gift is sent with card message, recipient, sender, handwriting and earliest day', () => {
  const gift = { isGift: true, recipient: 'Bé An', sender: '', hand: 'print', notBefore: '' } as const;
  const sent = orderBody({ ...form, ...gift, cardMessage: 'Thương em' }, { _id: null }, null);
  const { isGift: _, ...wishes } = gift;
  expect(sent).toMatchObject({
    giftWrap: false,
    cardMessage: 'Thương em',
    gift: { ...wishes, notBefore: null },
  });
  expect(orderBody({ ...form, ...gift, isGift: false }, { _id: null }, null)).not.toHaveProperty('gift');
  expect(resumedForm(form, { hand: 'scrawl', isGift: true })).toMatchObject({ hand: 'script', isGift: true });
});

test('the first missing or invalid field in the order of the form is named', () => {
  expect(firstMissing(form)).toBeNull();
  expect(firstMissing({ ...form, phone: '', city: '' })).toEqual({
    field: 'phone',
    sentence: 'Điền số điện thoại để đặt hàng',
  });
  expect(firstMissing({ ...form, phone: '09123' })?.sentence).toBe('Kiểm tra lại số điện thoại để đặt hàng');
  expect(firstMissing({ ...form, city: '' })?.field).toBe('city');
});

test.each([
  ['fullName', 'Linh 2', true],
  ['fullName', 'L', false],
  ['fullName', '', false],
  ['phone', '0912', false],
  ['phone', '+84 9', false],
  ['phone', '0912a', true],
  ['phone', '091234567890', true],
  ['addressLine1', '27/4', false],
  ['addressLine1', '27 <b>', true],
  ['city', 'TP. Hồ', false],
  ['city', 'Huế 1', true],
  ['postalCode', '7', false],
  ['postalCode', '7*', true],
] as const)('%s "%s" counts as wrong while it is typed: %s', (field, text, wrong) => {
  expect(isWrongSoFar(field, text)).toBe(wrong);
});

test.each(['addressLine1', 'addressLine2', 'postalCode'] as const)(
  'the error message of %s uses its label',
  (field) => {
    const complaint = checkAddressField(field, '<'.repeat(10))?.message;
    expect(complaint).toBe(`${copy.address[field]} không đúng định dạng`);
  },
);
