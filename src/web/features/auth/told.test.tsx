// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { ERRORS } from '#contract/errors.ts';
import { mailCopy } from '#web/entities/account/mail.vi.ts';
import { createQueryClient } from '#web/lib/api.ts';
import { stubApi, toasts, type Answer, type ApiStub } from '../../../../test-support/stub-api.ts';
import { buttonOf, completePage, eventually, fill, mount, press } from '../../../../test-support/mount.ts';
import { ForgotForm } from './ForgotForm.tsx';
import { LoginForm } from './LoginForm.tsx';
import { OtpForm } from './OtpForm.tsx';
import { expectOtp } from './pending-otp.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { ResetForm } from './ResetForm.tsx';

const EMAIL = 'linh@example.vn';
const PASSWORD = 'matkhau1';
const SENT: Answer = { data: { email: EMAIL } };

/** The page, the input of its fields in order, the button, and the expected request. */
type Form = { page: ReactNode; typed: string[]; button: string; asks: `POST /${string}` };
const FORMS = {
  login: { page: <LoginForm />, typed: [EMAIL, PASSWORD], button: 'Đăng nhập', asks: 'POST /auth/login' },
  register: {
    page: <RegisterForm />,
    typed: ['Linh', EMAIL, PASSWORD, PASSWORD],
    button: 'Tạo tài khoản',
    asks: 'POST /auth/register',
  },
  code: { page: <OtpForm />, typed: ['1234'], button: 'Xác nhận', asks: 'POST /auth/verify-otp' },
  resend: { page: <OtpForm />, typed: [], button: 'Gửi lại mã', asks: 'POST /auth/resend-otp' },
  forgot: {
    page: <ForgotForm />,
    typed: [EMAIL],
    button: 'Gửi đường dẫn',
    asks: 'POST /auth/forgot-password',
  },
  reset: {
    page: <ResetForm />,
    typed: [EMAIL, PASSWORD, PASSWORD],
    button: 'Lưu mật khẩu',
    asks: 'POST /auth/reset-password',
  },
} satisfies Record<string, Form>;

beforeEach(() => {
  completePage();
  expectOtp(EMAIL, { wait: 0 });
});

/** spec §8, Named entries and Context titles. */
test.each<[keyof typeof FORMS, string, Answer, string[]]>([
  ['login', 'refused', { refused: 'LOGIN_FAILED' }, ['error', 'Đăng nhập thất bại', 'Email hoặc mật khẩu chưa đúng, bạn thử lại nhé']],
  ['register', 'accepted', SENT, ['success', 'Đăng ký thành công', 'Bông đã gửi mã xác nhận, bạn kiểm tra email nhé.']],
  ['register', 'refused', { refused: 'EMAIL_TAKEN' }, ['error', 'Đăng ký thất bại', 'Email này đã được đăng ký']],
  ['code', 'refused', { refused: 'OTP_INVALID' }, ['error', 'Xác nhận OTP thất bại', ERRORS.OTP_INVALID.message]],
  ['resend', 'accepted', SENT, ['success', 'Đã gửi lại mã', 'Bạn kiểm tra email để lấy mã OTP mới nhé.']],
  ['resend', 'refused', { refused: 'OTP_COOLDOWN' }, ['error', 'Gửi lại OTP thất bại', ERRORS.OTP_COOLDOWN.message]],
  ['forgot', 'accepted', SENT, ['success', 'Đã gửi email', 'Đường dẫn đặt lại mật khẩu đang trên đường đến hộp thư của bạn.']],
  ['forgot', 'refused', { refused: 'RATE_LIMITED' }, ['error', 'Gửi email thất bại', ERRORS.RATE_LIMITED.message]],
  ['reset', 'accepted', { data: null }, ['success', 'Đặt lại mật khẩu thành công', 'Bạn đăng nhập bằng mật khẩu mới nhé.']],
  ['reset', 'refused', { refused: 'SERVER_ERROR' }, ['error', 'Đặt lại mật khẩu thất bại', ERRORS.SERVER_ERROR.message]],
])('form %s, request %s: shows its toast', async (name, _how, answer, told) => {
  const { page, typed, button, asks }: Form = FORMS[name];
  stubApi({ 'POST /auth/validate-reset-token': { data: null }, [asks]: answer });
  const { box } = await mount(
    <QueryClientProvider client={createQueryClient(() => new Promise(() => undefined))}>
      <MemoryRouter initialEntries={[`/?email=${EMAIL}&token=x`]}>{page}</MemoryRouter>
    </QueryClientProvider>,
  );
  await eventually(() => expect(buttonOf(button)).toBeDefined());
  const fields = [...box.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"])')];
  for (const [at, text] of typed.entries()) await fill(fields[at] ?? null, text);
  await press(buttonOf(button));
  await eventually(() => expect(toasts()).toEqual([told]));
}); // oxfmt-ignore

test.each(['register', 'resend', 'forgot'] as const)(
  'form %s, while the mail server keeps mails waiting: no toast says that one was sent, the page says that it is late',
  async (name) => {
    const { page, typed, button, asks }: Form = FORMS[name];
    stubApi({ [asks]: { data: { email: EMAIL, isLate: true } } });
    const { box } = await mount(
      <QueryClientProvider client={createQueryClient(() => new Promise(() => undefined))}>
        <MemoryRouter initialEntries={['/register']}>
          <Routes>
            <Route path="/verify-otp" element={<OtpForm />} />
            <Route path="*" element={page} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>,
    );
    await eventually(() => expect(buttonOf(button)).toBeDefined());
    const fields = [...box.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"])')];
    for (const [at, text] of typed.entries()) await fill(fields[at] ?? null, text);
    await press(buttonOf(button));
    await eventually(() => expect(box.textContent).toContain(mailCopy.late));
    expect(toasts()).toEqual([]);
  },
);

/** The server accepted the first request but its response was lost, so the code or link is used up. */
test.each<[keyof typeof FORMS, Answer, string]>([
  ['code', { refused: 'OTP_INVALID' }, 'Có lẽ mã đã được nhận'],
  ['reset', { refused: 'RESET_LINK_INVALID' }, 'Có lẽ mật khẩu đã được đổi'],
])(
  'form %s, refused after a lost response: the toast says that it may have been accepted',
  async (name, answer, told) => {
    const { page, typed, button, asks }: Form = FORMS[name];
    const answers: ApiStub = { 'POST /auth/validate-reset-token': { data: null } };
    stubApi(answers);
    const { box } = await mount(
      <QueryClientProvider client={createQueryClient(() => new Promise(() => undefined))}>
        <MemoryRouter initialEntries={[`/?email=${EMAIL}&token=x`]}>{page}</MemoryRouter>
      </QueryClientProvider>,
    );
    await eventually(() => expect(buttonOf(button)).toBeDefined());
    const fields = [...box.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"])')];
    for (const [at, text] of typed.entries()) await fill(fields[at] ?? null, text);
    await press(buttonOf(button));
    await eventually(() => expect(toasts()).toHaveLength(1));
    answers[asks] = answer;
    await press(buttonOf(button));
    await eventually(() => expect(toasts().map(([, title]) => title)).toContain(told));
    expect(toasts()).toHaveLength(2);
  },
);

test('a rate-limited login shows its error in the form and no toast', async () => {
  stubApi({ 'POST /auth/login': { refused: 'RATE_LIMITED' } });
  const { box } = await mount(
    <MemoryRouter>
      <LoginForm />
    </MemoryRouter>,
  );
  const fields = [...box.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"])')];
  for (const [at, text] of FORMS.login.typed.entries()) await fill(fields[at] ?? null, text);
  await press(buttonOf(FORMS.login.button));
  await eventually(() => expect(box.textContent).toContain(ERRORS.RATE_LIMITED.message));
  expect(toasts()).toEqual([]);
});
