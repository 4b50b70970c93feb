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

test('what the rules accept passes as it was typed', async () => {
  const values = { email: 'linh@vuon.vn', password: 'matkhau1', confirm: 'matkhau1' };
  expect(await judged(values)).toEqual({ values, errors: {} });
});

test("each field says the domain's own sentence, also one that looks at another", async () => {
  expect(await judged({ email: '', password: 'a', confirm: 'b' })).toMatchObject({
    errors: {
      email: { type: 'required', message: 'Vui lòng nhập email' },
      confirm: { type: 'mismatch', message: 'Mật khẩu xác nhận không khớp' },
    },
  });
});

test('a field that nobody touched counts as empty', async () => {
  expect(await judged({} as Values)).toMatchObject({ errors: { email: { type: 'required' } } });
});
