import { expect, test } from 'vitest';
import { checkConfirm, checkEmail } from '#domain/identity/checks.ts';
import { resolverFor } from './form.ts';

type Values = { email: string; password: string; confirm: string };
const resolve = resolverFor<Values>({
  email: checkEmail,
  confirm: (confirm, { password }) => checkConfirm(password, confirm),
});
const judged = (values: Values) =>
  resolve(values, undefined, { fields: {}, shouldUseNativeValidation: false });

test('valid values pass unchanged', async () => {
  const values = { email: 'linh@vuon.vn', password: 'matkhau1', confirm: 'matkhau1' };
  expect(await judged(values)).toEqual({ values, errors: {} });
});

test('each field’s error is the domain’s, also that of a field compared with another', async () => {
  expect(await judged({ email: '', password: 'a', confirm: 'b' })).toMatchObject({
    errors: {
      email: { type: 'required', message: 'Vui lòng nhập email' },
      confirm: { type: 'mismatch', message: 'Mật khẩu xác nhận không khớp' },
    },
  });
});

test('an untouched field is validated as empty', async () => {
  expect(await judged({} as Values)).toMatchObject({ errors: { email: { type: 'required' } } });
});
