import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectPath, expectToast, open, openStage } from './support/browser.ts';
import { fillInRegistration } from './support/registration.ts';
import { expectSound, photograph } from './support/page-checks.ts';
import { readNewEmailOtp, readOtp, readResetLink } from './support/mails.ts';

// Copy quoted by the specification is repeated here verbatim, so that the copy files cannot change it.

const stage = openStage();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const expectText = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

test('the registration says what is missing, field by field', async () => {
  const { page } = await stage.guest();
  await open(page, '/register');
  const name = page.getByLabel('Họ tên');
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Mật khẩu', { exact: true });

  await press(page, 'Tạo tài khoản');
  await expectText(page, 'Vui lòng nhập email');
  await expectText(page, 'Vui lòng nhập mật khẩu');
  await name.fill('H');
  await expectText(page, 'Tên phải có ít nhất 2 ký tự');
  await email.fill('ha@');
  await page.getByText(/^Email không đúng định dạng \(ví dụ: .+\)$/).waitFor();
  await password.fill('abc');
  await expectText(page, 'Mật khẩu phải có ít nhất 6 ký tự');
  await password.fill('abcdef');
  await expectText(page, 'Mật khẩu nên có cả chữ cái và số để bảo mật tốt hơn');
});

test('the registration asks for a code: a wrong one is refused, the right one signs in', async () => {
  const { page, newTab } = await stage.guest();
  await open(page, '/register');
  await fillInRegistration(page, 'Đặng Mỹ Duyên', 'duyen@example.vn');
  await press(page, 'Tạo tài khoản');

  await expectPath(page, '/verify-otp');
  await expectText(page, 'duyen@example.vn');
  await page.getByText(/^Gửi lại sau \d+ giây$/).waitFor();
  const code = page.getByLabel('Mã xác nhận gồm 4 số');
  const submit = page.getByRole('button', { name: 'Xác nhận', exact: true });
  await code.fill('12x');
  await expect.poll(() => code.inputValue()).toBe('12');
  await expect.poll(() => submit.isDisabled()).toBe(true);
  const otp = await readOtp(stage.shop.url, 'duyen@example.vn');
  stage.allowTrouble(/4\d\d POST .*\/api\/auth\/verify-otp/);
  // Typing the fourth digit submits the code.
  await code.fill(otp === '0000' ? '1111' : '0000');
  await page
    .getByText(/^Mã OTP không đúng hoặc đã hết hạn/)
    .first()
    .waitFor();

  await code.fill(otp);

  await expectPath(page, '/');
  const other = await newTab();
  await open(other, '/profile');
  await expectPath(other, '/profile');
});

test('/verify-otp without an e-mail redirects to the registration', async () => {
  const { page } = await stage.guest();
  await page.goto('/verify-otp');
  await expectPath(page, '/register');
});

test('the login can show the password, and its links lead to a new password, the registration, back and home', async () => {
  const { page } = await stage.guest();
  await open(page, '/garden');
  // The address changes before the page, whose links may have the same names.
  const untilLoginShows = () => page.getByRole('link', { name: 'Quên mật khẩu?', exact: true }).waitFor();
  const toLogin = async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Đăng nhập' }).click();
    await untilLoginShows();
  };
  await toLogin();
  await expectPath(page, '/login');
  const password = page.getByLabel('Mật khẩu', { exact: true });
  await password.fill('banhmi2trung');
  await expect.poll(() => password.getAttribute('type')).toBe('password');
  await press(page, 'Hiện mật khẩu');
  await expect.poll(() => password.getAttribute('type')).toBe('text');
  await press(page, 'Ẩn mật khẩu');
  await expect.poll(() => password.getAttribute('type')).toBe('password');

  for (const [name, path] of [
    ['Quên mật khẩu?', '/forgot-password'],
    ['Đăng ký', '/register'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click();
    await expectPath(page, path);
    await page.goBack();
    await untilLoginShows();
  }
  await press(page, 'Quay lại');
  await expectPath(page, '/garden');
  await toLogin();
  await page.getByRole('link', { name: 'Trang chủ', exact: true }).click();
  await expectPath(page, '/');
});

test('a code can be sent again every 30 seconds, and its page leads back to the registration', async () => {
  const { page } = await stage.guest();
  await page.clock.install();
  await open(page, '/register');
  await fillInRegistration(page, 'Đặng Mỹ Hạnh', 'hanh@example.vn');
  await press(page, 'Tạo tài khoản');
  await expectPath(page, '/verify-otp');

  // Only the page's clock is advanced, not the server's; the server's rule about resending has its own test.
  const asked: string[] = [];
  await page.route('**/api/auth/resend-otp', async (route) => {
    asked.push(route.request().postDataJSON().email);
    await route.fulfill({ json: { data: { email: 'hanh@example.vn', isLate: false } } });
  });
  for (const times of [1, 2]) {
    await page.getByText(/^Gửi lại sau (?:30|2\d) giây$/).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Gửi lại mã' }).count()).toBe(0);
    await page.clock.fastForward('00:30');
    await press(page, 'Gửi lại mã');
    await expectToast(page, 'Đã gửi lại mã');
    expect([asked.length, new Set(asked)]).toEqual([times, new Set(['hanh@example.vn'])]);
  }
  await page.getByRole('link', { name: 'Về đăng ký' }).click();
  await expectPath(page, '/register');
});

test('the reset mail can be sent again after 30 seconds; its page names the link’s lifetime and leads back', async () => {
  const account = await stage.newCustomer();
  const { page } = await stage.guest();
  await page.clock.install();
  await open(page, '/forgot-password');
  await page.getByLabel('Email').fill(account.email);
  await press(page, 'Gửi đường dẫn');
  await page.getByRole('heading', { level: 1, name: 'Bông đã gửi thư' }).waitFor();
  await expectText(page, 'Đường dẫn dùng được một lần, trong 15 phút.');
  await expect
    .poll(() => page.getByRole('button', { name: /^Gửi lại sau \d+ giây$/ }).isDisabled())
    .toBe(true);
  await page.clock.fastForward('00:30');
  const again = page.waitForResponse('**/api/auth/forgot-password');
  await press(page, 'Gửi lại thư');
  expect((await again).status()).toBe(200);
  await page.getByRole('button', { name: /^Gửi lại sau \d+ giây$/ }).waitFor();
  await page.getByRole('link', { name: 'Về đăng nhập' }).click();
  await expectPath(page, '/login');
});

test('a wrong password is refused with a link to reset it', async () => {
  const account = await stage.newCustomer();
  const { page } = await stage.guest();
  await open(page, '/login');
  await press(page, 'Đăng nhập');
  await expectText(page, 'Vui lòng nhập email');
  await expectText(page, 'Vui lòng nhập mật khẩu');

  stage.allowTrouble(/401 POST .*\/api\/auth\/login/);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill('khong dung 1');
  await press(page, 'Đăng nhập');

  const toasts = page.getByRole('region', { name: 'Thông báo' });
  await toasts.getByRole('link', { name: 'Quên mật khẩu?' }).click();
  await expectPath(page, '/forgot-password');
});

test('the link of the mail sets a new password once, and ends the other sessions', async () => {
  const account = await stage.newCustomer();
  const elsewhere = await stage.signedIn(account);
  await open(elsewhere.page, '/profile');
  const { page } = await stage.guest();
  await open(page, '/forgot-password');
  await press(page, 'Gửi đường dẫn');
  await expectText(page, 'Email là bắt buộc');
  await page.getByLabel('Email').fill(account.email);
  await press(page, 'Gửi đường dẫn');
  await page.getByRole('heading', { level: 1, name: 'Bông đã gửi thư' }).waitFor();

  const link = await readResetLink(stage.shop.url, account.email);
  await open(page, link);
  // Too common: refused, and not called strong beside it.
  stage.allowTrouble(/422 POST .*\/api\/auth\/reset-password/);
  for (const label of ['Mật khẩu mới', 'Nhập lại mật khẩu mới'])
    await page.getByLabel(label, { exact: true }).fill('VuonCharm2026');
  await press(page, 'Lưu mật khẩu');
  await expectText(page, 'Mật khẩu này quá phổ biến, bạn chọn mật khẩu khác nhé');
  expect(await page.getByText('Rất chắc').count()).toBe(0);
  await page.getByLabel('Mật khẩu mới', { exact: true }).fill('banhbao3trung');
  await page.getByLabel('Nhập lại mật khẩu mới').fill('banhbao3trung');
  await press(page, 'Lưu mật khẩu');
  await page.getByRole('heading', { level: 1, name: 'Chìa khóa mới đã sẵn sàng' }).waitFor();
  expect((await elsewhere.context.request.get('/api/users/me')).status()).toBe(401);

  stage.allowTrouble(/4\d\d POST .*\/api\/auth\/validate-reset-token/);
  await open(page, link);
  await expectText(page, 'Liên kết không hợp lệ hoặc đã hết hạn');
  await page.getByRole('link', { name: 'Gửi đường dẫn mới' }).waitFor();

  stage.allowTrouble(/401 POST .*\/api\/auth\/login/);
  await open(page, '/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(account.password);
  await press(page, 'Đăng nhập');
  await expectToast(page, 'Đăng nhập thất bại');
  await page.getByLabel('Mật khẩu', { exact: true }).fill('banhbao3trung');
  await press(page, 'Đăng nhập');
  await expectPath(page, '/');
});

/** spec §8, Profile. What was typed stays, to be sent again. */
async function expectProfileFailures(page: Page): Promise<void> {
  stage.allowTrouble(/: 503 (?:PUT|POST) .*\/api\/users\/me\//);
  const gone = {
    status: 503,
    json: { code: 'UNAVAILABLE', message: 'Tiệm đang bận, bạn thử lại sau ít phút nhé' },
  };
  await page.route(/\/api\/users\/me\/(?:profile|avatar)$/, (route) => route.fulfill(gone));
  const name = page.getByRole('textbox', { name: 'Họ tên', exact: true });
  await name.fill('Lê Thu Hà Mới');
  await press(page, 'Lưu thay đổi');
  await expectToast(page, 'Cập nhật hồ sơ thất bại', gone.json.message);
  await expect.poll(() => name.inputValue()).toBe('Lê Thu Hà Mới');
  await press(page, 'Bỏ thay đổi');

  const picker = page.getByTestId('avatar-file');
  await picker.setInputFiles({ name: 'anh.txt', mimeType: 'text/plain', buffer: Buffer.from('chữ') });
  await expectToast(page, 'Vui lòng chọn file ảnh hợp lệ');
  const image = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');
  await picker.setInputFiles({ name: 'anh.gif', mimeType: 'image/gif', buffer: image });
  await expectToast(page, 'Không thể tải ảnh lên. Vui lòng thử lại');
  await page.unrouteAll();
}

test('a new e-mail address applies once its code is typed; the account’s data can be downloaded, the account deleted', async () => {
  const account = await stage.newCustomer();
  const { page } = await stage.signedIn(account);
  await open(page, '/profile');
  await expectProfileFailures(page);
  const email = page.getByRole('textbox', { name: 'Email', exact: true });
  await email.fill('thu-ha-moi@example.vn');
  await page.getByLabel('Mật khẩu hiện tại').fill(account.password);
  await press(page, 'Lưu thay đổi');
  const box = page.getByRole('region', { name: 'Xác nhận email mới' });
  await box.getByText('thu-ha-moi@example.vn').waitFor();
  await expect.poll(() => email.inputValue()).toBe(account.email);

  const otp = await readNewEmailOtp(stage.shop.url, 'thu-ha-moi@example.vn');
  stage.allowTrouble(/422 POST .*email-change/);
  const code = box.getByLabel('Mã gồm 4 chữ số');
  await code.fill(String((Number(otp) + 1) % 10_000).padStart(4, '0'));
  await box.getByText(/^Mã OTP không đúng hoặc đã hết hạn/).waitFor();
  // The field is still there after the page was left.
  await open(page, '/profile');
  await code.fill(otp);
  await expectToast(page, 'Email của bạn đã được đổi', 'Từ nay bạn đăng nhập bằng thu-ha-moi@example.vn');
  await box.waitFor({ state: 'detached' });
  await expect.poll(() => email.inputValue()).toBe('thu-ha-moi@example.vn');
  await takeHerDataAndLeave(page, account.password);
});

/** Profile: downloads her data, then deletes the account, which requires her password. */
async function takeHerDataAndLeave(page: Page, password: string): Promise<void> {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Tải dữ liệu về máy' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('thu-ha-moi@example.vn');

  await press(page, 'Xóa tài khoản');
  const ask = page.getByRole('dialog', { name: 'Xóa tài khoản của bạn?' });
  stage.allowTrouble(/: 422 DELETE .*\/api\/users\/me$|: 401 POST .*\/api\/auth\/logout$/);
  await ask.getByLabel('Mật khẩu hiện tại').fill('khong-phai-1');
  await press(page, 'Xóa hẳn');
  await expectText(page, 'Mật khẩu hiện tại chưa đúng');
  await ask.getByLabel('Mật khẩu hiện tại').fill(password);
  await press(page, 'Xóa hẳn');
  await expectToast(page, 'Tài khoản đã được xóa');
  await expectPath(page, '/');
}

test('a data request is sent, answered and done at the desk, and shown to the customer; one by phone is entered', async () => {
  const account = await stage.newCustomer('Võ Ngọc Ánh');
  const [her, admin] = [await stage.signedIn(account), await stage.signedIn('admin')];
  await open(her.page, '/profile');
  await press(her.page, 'Gửi yêu cầu cho tiệm');
  const dialog = her.page.getByRole('dialog', { name: 'Yêu cầu về dữ liệu' });
  await dialog.getByRole('button', { name: 'Gửi yêu cầu', exact: true }).click();
  await expectText(her.page, 'Bạn viết vài chữ để tiệm hiểu đúng nhé');
  await dialog.getByRole('combobox', { name: 'Bạn muốn' }).selectOption('correct');
  await dialog.getByLabel('Điều bạn muốn tiệm làm').fill('Số điện thoại của mình đã đổi');
  await dialog.getByRole('button', { name: 'Gửi yêu cầu', exact: true }).click();
  await expectToast(her.page, 'Tiệm đã nhận yêu cầu');

  await open(admin.page, '/admin');
  await admin.page.getByRole('link', { name: /yêu cầu về dữ liệu/ }).click();
  const row = admin.page.getByRole('article', { name: 'Yêu cầu của Võ Ngọc Ánh' });
  await row.getByText('hạn trả lời hết').waitFor();
  await row.getByRole('button', { name: 'Trả lời Võ Ngọc Ánh' }).click();
  await row.getByLabel('Câu trả lời').fill('Tiệm đã sửa số cho bạn rồi');
  await press(admin.page, 'Gửi câu trả lời');
  await expectToast(admin.page, 'Đã trả lời khách');
  await row.waitFor({ state: 'detached' });
  await open(admin.page, '/admin');
  await admin.page.getByRole('link', { name: /cần làm xong/ }).click();
  await row.getByText('hạn làm xong hết').waitFor();
  await row.getByRole('button', { name: 'Đã làm xong cho Võ Ngọc Ánh' }).click();
  await row.getByLabel('Việc tiệm đã làm').fill('Đơn đang đi cũng có số mới');
  await press(admin.page, 'Ghi đã làm xong');
  await row.waitFor({ state: 'detached' });

  await open(her.page, '/profile');
  const asked = her.page.getByRole('list', { name: 'Yêu cầu bạn đã gửi' });
  await asked.getByText('Tiệm đã sửa số cho bạn rồi').waitFor();
  await asked.getByText('Đơn đang đi cũng có số mới').waitFor();
  await enterCall(admin.page);
});

async function enterCall(page: Page): Promise<void> {
  await press(page, 'Ghi yêu cầu');
  const dialog = page.getByRole('dialog', { name: 'Ghi yêu cầu về dữ liệu' });
  await dialog.getByLabel('Lời khách').fill('Cô muốn tiệm xóa số điện thoại của cô');
  await dialog.getByLabel('Họ tên khách').fill('Cô Bảy Lụa');
  await dialog.getByRole('button', { name: 'Ghi lại' }).click();
  await expectText(page, 'Bạn điền nơi liên lạc được với khách nhé');
  await dialog.getByLabel('Số điện thoại hoặc địa chỉ').fill('0903 111 222');
  await dialog.getByLabel('Tiệm nhận ra khách bằng cách nào').fill('Gọi từ số trên đơn');
  await expectSound(page);
  await photograph(page, 'admin-request-by-phone');
  await dialog.getByRole('button', { name: 'Ghi lại' }).click();
  await expectToast(page, 'Đã ghi yêu cầu');
  await page.getByRole('link', { name: 'Chờ trả lời' }).click();
  const row = page.getByRole('article', { name: 'Yêu cầu của Cô Bảy Lụa' });
  await row.getByText(/^Điện thoại, nhận ngày/).waitFor();
  await row.getByRole('button', { name: 'Trả lời Cô Bảy Lụa' }).click();
  await row.getByText('Khách không để lại e-mail').waitFor();
  await row.getByLabel('Câu trả lời').fill('Tiệm gọi lại cho cô, đã xóa xong');
  await row.getByLabel('Tiệm đã làm xong điều khách yêu cầu').check();
  await press(page, 'Gửi câu trả lời');
  await row.waitFor({ state: 'detached' });
}

test('a reset link without its token is refused', async () => {
  const { page } = await stage.guest();
  await open(page, '/reset-password?email=ha%40example.vn');
  await expectText(page, 'Liên kết không hợp lệ hoặc đã hết hạn');
});
