import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { OtpSent } from '#contract/http/identity.ts';
import { mailCopy } from '#web/entities/account/mail.vi.ts';
import { expectPath, expectToast, open, openStage, PHONE } from './support/browser.ts';
import { fillInRegistration } from './support/registration.ts';
import { visitor } from './support/visitor.ts';

const stage = openStage();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap();

test('what was typed is there on the next auth page and after a reload, without passwords, until the login', async () => {
  const account = await stage.newCustomer();
  const { page } = await stage.guest(PHONE);
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Mật khẩu', { exact: true });
  await open(page, '/login');
  await email.fill(account.email);
  await page.getByRole('link', { name: 'Quên mật khẩu?' }).tap();
  await expectPath(page, '/forgot-password');
  await expect.poll(() => email.inputValue()).toBe(account.email);

  await open(page, '/register');
  await expect.poll(() => email.inputValue()).toBe(account.email);
  await fillInRegistration(page, 'Đặng Mỹ Hạnh', 'hanhh@example.vn');
  await press(page, 'Tạo tài khoản');
  await expectPath(page, '/verify-otp');
  await page.getByRole('link', { name: 'Về đăng ký' }).tap();
  await expect.poll(() => email.inputValue()).toBe('hanhh@example.vn');
  await page.reload();
  await expect.poll(() => email.inputValue()).toBe('hanhh@example.vn');
  expect(await page.getByLabel('Họ tên').inputValue()).toBe('Đặng Mỹ Hạnh');
  expect(await password.inputValue()).toBe('');

  const typed = () => page.evaluate(() => window.sessionStorage.getItem('auth.typed'));
  await open(page, '/login');
  await email.fill(account.email);
  await password.fill(account.password);
  expect(await typed()).not.toContain(account.password);
  await press(page, 'Đăng nhập');
  await expectPath(page, '/');
  await expect.poll(typed).toBeNull();
});

test.each([
  ['/login', 'Đăng nhập', { width: 320, height: 568 }],
  ['/register', 'Tạo tài khoản', { width: 390, height: 664 }],
])('the button of %s is in the first view of a low phone', async (path, name, viewport) => {
  const { page } = await stage.guest({ ...PHONE, viewport });
  await open(page, path);
  const button = await page.getByRole('button', { name, exact: true }).boundingBox();
  expect(button!.y + button!.height).toBeLessThanOrEqual(viewport.height);
  // With text at 200 % the links above it are not cut.
  await page.setViewportSize({ width: 320, height: 568 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect((await page.getByText('Trang chủ').boundingBox())?.y).toBeGreaterThanOrEqual(0);
});

test('that the code’s mail is late is in the first view of a low phone', async () => {
  const { page } = await stage.guest(PHONE);
  await page.route('**/api/auth/register', async (route) => {
    const answer = await route.fetch();
    const json = (await answer.json()) as { data: OtpSent };
    await route.fulfill({ response: answer, json: { data: { ...json.data, isLate: true } } });
  });
  await open(page, '/register');
  await fillInRegistration(page, 'Đặng Mỹ Lan', 'dang.thi.my.lan.rat.dai.dong@cong-ty-viet.example');
  await press(page, 'Tạo tài khoản');
  await expectPath(page, '/verify-otp');
  const late = await page.getByText(mailCopy.late).boundingBox();
  expect(late!.y + late!.height).toBeLessThanOrEqual(PHONE.viewport.height);
});

test('with the keyboard up no toast covers the code', async () => {
  const { page } = await stage.guest({ ...PHONE, viewport: { width: 390, height: 360 } });
  await open(page, '/register');
  await fillInRegistration(page, 'Đặng Mỹ Lan', 'lan@example.vn');
  await press(page, 'Tạo tài khoản');
  await expectPath(page, '/verify-otp');
  const code = page.getByLabel('Mã xác nhận gồm 4 số');
  await page.getByText('Đăng ký thành công').waitFor();
  await code.focus();
  const toast = await page.locator('[data-toasts]').boundingBox();
  expect(toast!.y + toast!.height).toBeLessThanOrEqual((await code.boundingBox())!.y);
});

test('who logs in before the code was entered gets to its page, with the time until another', async () => {
  const account = { name: 'Đặng Mỹ Chi', email: 'chi@example.vn', password: 'banhmi2trung' };
  const { status } = await visitor(() => stage.shop.url).send('POST', '/auth/register', account);
  expect(status).toBe(200);
  stage.allowTrouble(/409 POST .*\/api\/auth\/login/);
  const { page } = await stage.guest(PHONE);
  await open(page, '/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(account.password);
  await press(page, 'Đăng nhập');
  await expectPath(page, '/verify-otp');
  await expectToast(page, 'Email chưa được xác nhận');
  await page.getByText(/^Gửi lại sau \d+ giây$/).waitFor();
});
