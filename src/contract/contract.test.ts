import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { failureClass } from '#domain/kernel/failure.ts';
import { codeOfStatus, ERRORS, ERROR_CODES } from './errors.ts';
import { AddCartItemBody, SetCartItemBody } from './http/cart.ts';
import { CharmsQuery } from './http/catalogue.ts';
import { CreateDesignBody } from './http/design.ts';
import { ClientErrorBody } from './http/diagnostics.ts';
import { StaffNoteBody } from './http/fulfilment.ts';
import { LoginBody, RegisterBody, ResetPasswordBody, ShippingAddress } from './http/identity.ts';
import { PlaceOrderBody } from './http/ordering.ts';
import { CreateShippingBody } from './http/shipping-admin.ts';
import { CustomerNoteBody } from './http/users-admin.ts';
import { z } from './zod.ts';

const ID = '019a9e5e-7f1a-7000-8000-00007f3a9c21';

function complaints(schema: z.ZodType, value: unknown): Record<string, string> {
  const result = schema.safeParse(value);
  return Object.fromEntries(
    (result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
}

test('request schemas give the messages of the form checks', () => {
  expect(complaints(RegisterBody, { name: 'L', email: 'x', password: 'abcdef' })).toEqual({
    name: 'Tên phải có ít nhất 2 ký tự',
    email: 'Email không đúng định dạng (ví dụ: ten@email.com)',
    password: 'Mật khẩu nên có cả chữ cái và số để bảo mật tốt hơn',
  });
  expect(complaints(RegisterBody, {})).toEqual({
    name: 'Vui lòng nhập tên',
    email: 'Vui lòng nhập email',
    password: 'Vui lòng nhập mật khẩu',
  });
  const reset = { email: 'a@b.vn', token: 't', newPassword: 'abcdeo', confirmPassword: 'abcdeg' };
  expect(complaints(ResetPasswordBody, reset)).toEqual({ confirmPassword: 'Mật khẩu xác nhận không khớp' });
});

test('texts are composed to NFC and cleaned, phone numbers normalized, unknown fields dropped', () => {
  const login = LoginBody.parse({
    email: ' Linh@Example.VN ',
    password: ' mật 1'.normalize('NFD'),
    admin: true,
  });
  expect(login).toEqual({ email: 'linh@example.vn', password: ' mật 1'.normalize('NFC'), remember: false });
  // No valid text contains NUL or half a surrogate pair.
  const broken = `Khách${String.fromCodePoint(0)} quen ${String.fromCharCode(0xd800)} dễ thương`.normalize(
    'NFD',
  );
  for (const note of [StaffNoteBody, CustomerNoteBody]) {
    expect(note.parse({ text: broken }).text).toBe('Khách quen dễ thương'.normalize('NFC'));
    expect(note.safeParse({ text: String.fromCodePoint(0, 0) }).success).toBe(false);
  }
  const address = ShippingAddress.parse({
    fullName: ' Nguyễn  Linh '.normalize('NFD'),
    phone: '+84 912 345 678',
    addressLine1: '27/4 Hẻm Hoa Giấy',
    city: 'Huế',
  });
  expect(address).toMatchObject({ fullName: 'Nguyễn Linh', phone: '0912345678', country: 'VN' });
});

test('prices, fees and totals that a client sends are dropped', () => {
  const order = PlaceOrderBody.parse({
    shippingAddress: { fullName: 'Linh', phone: '0912345678', addressLine1: '27/4 Hẻm Hoa', city: 'Huế' },
    shippingOption: ID,
    shippingFee: 1,
    totalPrice: 1,
  });
  expect(Object.keys(order).toSorted()).toEqual([
    'giftWrap',
    'paymentMethod',
    'shippingAddress',
    'shippingOption',
  ]);
  expect(order.paymentMethod).toBe('COD');
});

test('a cart line names exactly one bracelet, in a whole quantity of at most 99', () => {
  expect(AddCartItemBody.parse({ customBracelet: ID })).toEqual({
    customBracelet: ID,
    type: 'bracelet',
    quantity: 1,
  });
  expect(AddCartItemBody.safeParse({}).success).toBe(false);
  expect(AddCartItemBody.safeParse({ customBracelet: ID, readyMadeBracelet: ID }).success).toBe(false);
  expect(AddCartItemBody.safeParse({ customBracelet: ID, quantity: 0 }).success).toBe(false);
  expect(AddCartItemBody.safeParse({ customBracelet: ID, quantity: 1.5 }).success).toBe(false);
  expect(AddCartItemBody.safeParse({ customBracelet: ID, quantity: 100 }).success).toBe(false);
  for (const quantity of [0, -1, -1e9]) {
    expect(SetCartItemBody.safeParse({ customBracelet: ID, quantity }).success).toBe(true);
  }
  expect(complaints(SetCartItemBody, { customBracelet: ID, quantity: 100 })).toEqual({
    quantity: 'Mỗi mẫu đặt được tối đa 99 chiếc',
  });
  expect(complaints(SetCartItemBody, { customBracelet: ID, quantity: '2' })).toEqual({
    quantity: 'Số lượng không hợp lệ. Vui lòng kiểm tra lại.',
  });
});

test('a design needs at least 15 charms, a string and a wrist of 10 to 30 cm', () => {
  const charms = Array.from({ length: 15 }, (_, position) => ({ id: ID, position }));
  const design = { name: 'Gửi Linh', charms, braceletString: ID, wristSize: 11.5 };
  expect(complaints(CreateDesignBody, design)).toEqual({});
  expect(complaints(CreateDesignBody, { ...design, charms: charms.slice(1) })).toMatchObject({
    charms: expect.stringMatching(/./),
  });
  expect(complaints(CreateDesignBody, { ...design, braceletString: undefined })).toEqual({
    braceletString: 'Chưa chọn dây xỏ',
  });
  expect(complaints(CreateDesignBody, { ...design, wristSize: 31 })).toEqual({
    wristSize: 'Cỡ cổ tay từ 10 đến 30 cm',
  });
});

test('charm query: type in any case, ids separated by commas, limit of at most 100', () => {
  expect(CharmsQuery.parse({ type: 'flower', ids: `${ID},`, inStock: 'true' })).toEqual({
    page: 1,
    limit: 10,
    type: 'Flower',
    ids: [ID],
    inStock: true,
    sort: 'popular',
  });
  expect(CharmsQuery.safeParse({ limit: '101' }).success).toBe(false);
  expect(CharmsQuery.safeParse({ page: '0' }).success).toBe(false);
  expect(CharmsQuery.safeParse({ type: 'stone' }).success).toBe(false);
  expect(CharmsQuery.safeParse({ ids: 'x' }).success).toBe(false);
});

test('a long message of a client error report is cut to 2,000 characters, not refused', () => {
  const report = ClientErrorBody.parse({
    message: 'x'.repeat(5_000),
    stack: null,
    context: { at: 'garden' },
  });
  expect(report.message).toHaveLength(2_000);
});

test('messages of generic schema issues are plain Vietnamese too', () => {
  expect(complaints(LoginBody, { email: 'a@b.vn', password: 'x', remember: 'yes' })).toEqual({
    remember: 'Thông tin này không hợp lệ',
  });
  expect(complaints(PlaceOrderBody, { expectedTotal: 1.5 })).toEqual({
    shippingAddress: 'Thông tin này đang thiếu',
    expectedTotal: 'Thông tin này không hợp lệ',
  });
  expect(complaints(PlaceOrderBody.shape.shippingOption, 'x')).toEqual({
    '': 'Vui lòng chọn một cách giao hàng',
  });
  expect(complaints(CharmsQuery, { limit: '101', page: '0', sort: 'x', ids: 'x' })).toEqual({
    sort: 'Lựa chọn này không hợp lệ',
    'ids.0': 'Thông tin này không đúng định dạng',
    limit: 'Số này lớn nhất là 100',
    page: 'Số này nhỏ nhất là 1',
  });
});

test.each([
  [0, 'Giá phải lớn hơn 0'],
  [1.5, 'Chỉ nhận số nguyên, không có phần lẻ'],
  [-1.5, 'Chỉ nhận số nguyên, không có phần lẻ'],
  ['abc', 'Giá phải lớn hơn 0'],
  [1_000_000_000_000, 'Số này lớn nhất là 100.000.000'],
  [1e21, 'Số này lớn nhất là 100.000.000'],
])('a price of %j is refused: %s', (price, sentence) => {
  expect(complaints(CreateShippingBody, { name: 'Xe đạp', price })['price']).toBe(sentence);
});

test.each(ERROR_CODES)('error %s has a message and the failure class of its status', (code) => {
  const { status, message, class: kind } = ERRORS[code];
  expect(message).not.toBe('');
  expect(kind).toBe(failureClass(status));
});

test('a status without an error code of its own gets a general one', () => {
  expect(codeOfStatus(422)).toBe('INVALID_INPUT');
  expect(codeOfStatus(502)).toBe('SERVER_ERROR');
  expect(codeOfStatus(418)).toBe('MALFORMED');
});

test('every request and reply schema converts to JSON Schema, for the OpenAPI document', async () => {
  const folder = new URL('./http/', import.meta.url);
  for (const file of readdirSync(folder)) {
    const shapes: Record<string, unknown> = await import(new URL(file, folder).href);
    for (const [name, shape] of Object.entries(shapes)) {
      if (!(shape instanceof z.ZodType)) continue;
      const io = name.endsWith('Reply') ? 'output' : 'input';
      expect(() => z.toJSONSchema(shape, { io }), `${file}: ${name}`).not.toThrow();
    }
  }
});
