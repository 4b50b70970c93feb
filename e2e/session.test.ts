import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { days, hours, minutes, seconds } from '#domain/kernel/time.ts';
import { awaken, expectPath, expectToast, open, openStage, PHONE } from './support/browser.ts';
import type { Account } from './support/shop.ts';

// Copy quoted by the specification is repeated here verbatim, so that the copy files cannot change it.

const stage = openStage();

const GUEST_PAGES = ['/login', '/register', '/verify-otp', '/forgot-password', '/reset-password'];

const header = (page: Page) => page.getByRole('banner');
const accountOf = (page: Page, name: string) =>
  header(page).getByRole('button', { name: `Tài khoản của ${name}` });
const loginLink = (page: Page) => header(page).getByRole('link', { name: 'Đăng nhập' });

async function typeLogin(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
}

async function logOut(page: Page, name: string): Promise<void> {
  await accountOf(page, name).click();
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
}

test('a login in one tab shows in the other, a logout ends both', async () => {
  const ha = await stage.newCustomer('Lê Thu Hà');
  const { page, newTab, context } = await stage.guest();
  const other = await newTab();
  await open(other, '/garden');
  // A background tab is rarely painted.
  await page.bringToFront();
  await open(page, '/login');

  await typeLogin(page, ha);

  await expectToast(page, 'Đăng nhập thành công', 'Chào mừng Lê Thu Hà trở lại!');
  await expectPath(page, '/');
  await accountOf(other, ha.name).waitFor();
  await other.goto('/orders');
  await awaken(other);
  await expectPath(other, '/orders');

  await page.bringToFront();
  await logOut(page, ha.name);

  await expectToast(page, 'Đã đăng xuất', 'Bạn đã đăng xuất thành công');
  await expectPath(page, '/');
  await loginLink(page).waitFor();
  await loginLink(other).waitFor();
  await expectPath(other, '/');
  // The page navigates at once; the cookies are deleted by the response. The remaining ones identify the browser, not its user.
  const harmless = ['registration', 'device', 'wrote'];
  const kept = async () => (await context.cookies()).map(({ name }) => name);
  await expect.poll(async () => (await kept()).filter((name) => !harmless.includes(name))).toEqual([]);
  expect(await page.evaluate(() => window.localStorage.getItem('user'))).toBeNull();
  expect((await context.request.get('/api/users/me')).status()).toBe(401);
});

test.each([
  ['customer', '/'],
  ['admin', '/admin'],
  ['shipper', '/shipper'],
] as const)('the login of a %s leads to %s, and so do the pages for guests', async (role, home) => {
  const { page } = await stage.guest();
  await open(page, '/login');
  await typeLogin(page, stage.shop.accounts[role]);
  await expectPath(page, home);

  // The other pages for guests: one for each role is enough of their common guard.
  for (const path of role === 'customer' ? GUEST_PAGES : ['/login']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expectPath(page, home);
  }
});

test('a guest is asked to log in for every page behind the login, and comes back to the one she wanted', async () => {
  const { page } = await stage.guest();
  for (const path of ['/builder', '/order', '/orders', '/admin', '/shipper', '/profile']) {
    // The toast may disappear before the last picture has loaded.
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expectToast(page, 'Vui lòng đăng nhập để tiếp tục');
    await expectPath(page, '/login');
  }
  await awaken(page);
  await typeLogin(page, stage.shop.accounts.customer);
  await expectPath(page, '/profile');
});

test('an admin who was asked to log in comes back to the very tab', async () => {
  const { page } = await stage.guest();
  await page.goto('/admin?tab=orders');
  await expectPath(page, '/login');
  await awaken(page);
  await typeLogin(page, stage.shop.accounts.admin);
  await expectPath(page, '/admin?tab=orders');
});

test.each([
  ['customer', ['/admin', '/shipper'], ['Hồ sơ', 'Đơn hàng', 'Đăng xuất'], 1],
  ['admin', ['/shipper'], ['Hồ sơ', 'Quản trị', 'Đăng xuất'], 0],
  ['shipper', ['/admin'], ['Hồ sơ', 'Giao hàng', 'Đăng xuất'], 0],
] as const)(
  'a %s is refused at %j and sent home; menu and cart are those of the role',
  async (role, refused, entries, carts) => {
    const { page } = await stage.signedIn(role);
    for (const path of refused) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expectToast(page, `Bạn không có quyền truy cập trang ${path.slice(1)}!`);
      await expectPath(page, '/');
    }
    await awaken(page);
    await header(page)
      .getByRole('button', { name: /^Tài khoản của/ })
      .click();
    await page.getByRole('menu').waitFor();
    expect(await page.getByRole('menuitem').allTextContents()).toEqual(entries);
    expect(
      await header(page)
        .getByRole('link', { name: /^Giỏ hàng/ })
        .count(),
    ).toBe(carts);
  },
);

test('the server’s HTML of a guarded page says that access is being checked', async () => {
  for (const path of ['/orders', '/admin', '/shipper']) {
    const page = await (await fetch(stage.shop.url + path)).text();
    expect(page).toContain('Đang kiểm tra quyền truy cập...');
  }
});

test.each(['/khong/co/trang-nay', '/%E1%BB', '/%zz?q=a', '/%0d%0aX', '/%E2%80%A8', '//evil.example/garden'])(
  'unknown paths lead home: %s',
  async (path) => {
    const { page } = await stage.guest();
    const answer = await page.request.get(stage.shop.url + path, {
      headers: { accept: 'text/html' },
      maxRedirects: 0,
    });
    expect([answer.status(), answer.headers().location]).toEqual([302, '/']);
  },
);

test('an unknown path ends at the home page', async () => {
  const { page } = await stage.guest();
  await page.goto('/khong/co/trang-nay');
  await expectPath(page, '/');
});

/** In seconds from now; -1 for a session cookie. */
const lifetime = (expires: number) => (expires < 0 ? expires : expires - Date.now() / seconds(1));

test.each([
  ['without "remember me" both tokens are session cookies', false, [-1, -1], [-1, -1]],
  [
    'with "remember me" the access token lasts 15 minutes, the refresh token 30 days',
    true,
    [minutes(14), minutes(15)],
    [days(30) - hours(1), days(30)],
  ],
] as const)('%s', async (_told, remember, accessLasts, refreshLasts) => {
  const { page, context } = await stage.guest();
  await open(page, '/login');
  await page.getByLabel('Ghi nhớ đăng nhập').setChecked(remember);
  await typeLogin(page, stage.shop.accounts.customer);
  await expectPath(page, '/');

  const cookies = new Map((await context.cookies()).map((cookie) => [cookie.name, cookie]));
  const access = cookies.get('access_token')!;
  const refresh = cookies.get('refresh_token')!;
  expect(access).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(refresh).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api/auth' });
  expectWithin(lifetime(access.expires), accessLasts);
  expectWithin(lifetime(refresh.expires), refreshLasts);
});

/** @param range in milliseconds; -1 means a session cookie */
function expectWithin(found: number, [least, most]: readonly [number, number]): void {
  const inSeconds = (ms: number) => (ms < 0 ? ms : ms / seconds(1));
  expect(found).toBeGreaterThanOrEqual(inSeconds(least));
  expect(found).toBeLessThanOrEqual(inSeconds(most));
}

test('a lost access token is refreshed for two tabs and the live connection; without cookies the login is asked for', async () => {
  const account = await stage.newCustomer();
  const { page, context, newTab } = await stage.signedIn(account);
  const other = await newTab();
  await Promise.all([open(page, '/profile'), open(other, '/orders')]);
  await Promise.all([expectPath(page, '/profile'), expectPath(other, '/orders')]);

  stage.allowTrouble(/401 GET .*\/api\//);
  await context.clearCookies({ name: 'access_token' });
  await Promise.all([page.reload(), other.reload()]);
  await Promise.all([awaken(page), awaken(other)]);

  await Promise.all([accountOf(page, account.name).waitFor(), accountOf(other, account.name).waitFor()]);
  await expect
    .poll(async () => (await context.cookies()).some(({ name }) => name === 'access_token'))
    .toBe(true);
  expect((await context.request.get('/api/users/me')).status()).toBe(200);
  await Promise.all([expectPath(page, '/profile'), expectPath(other, '/orders')]);

  // The live connection is refused too, triggers one refresh and reconnects (spec §4, Socket).
  stage.allowTrouble(/socket\.io/);
  const connectedOf = (tab: Page) => tab.getByRole('button', { name: /Chat đang hoạt động$/ });
  const connected = connectedOf(page);
  await connected.waitFor();
  await stage.goOffline(context);
  await connected.waitFor({ state: 'detached' });
  await context.clearCookies({ name: 'access_token' });
  await context.setOffline(false);
  await connected.waitFor();
  // The other tab's refresh has finished as well and sets no further cookie.
  await connectedOf(other).waitFor();

  // Without any cookie the refresh fails for good, and the page says so.
  await other.close();
  stage.allowTrouble(/: 401 POST .*\/api\/auth\/refresh$/);
  await context.clearCookies();
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expectToast(page, 'Lỗi xác thực', 'Không thể xác thực tài khoản. Vui lòng đăng nhập lại.');
  await expectPath(page, '/login');
});

test('an unsaved change of the profile survives an expired session, and is gone once discarded', async () => {
  const account = await stage.newCustomer();
  const { page, context } = await stage.signedIn(account);
  await open(page, '/profile');
  await page.getByLabel('Họ tên').fill('Lê Thu Hà Mai');
  stage.allowTrouble(/ 401 /);
  await context.clearCookies();
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expectPath(page, '/login');
  await awaken(page);
  await typeLogin(page, account);
  await expectPath(page, '/profile');
  await expect.poll(() => page.getByLabel('Họ tên').inputValue()).toBe('Lê Thu Hà Mai');

  await page.getByRole('button', { name: 'Bỏ thay đổi' }).click();
  await page.reload({ waitUntil: 'domcontentloaded' });
  await awaken(page);
  await expect.poll(() => page.getByLabel('Họ tên').inputValue()).toBe(account.name);
});

test('an address and a data request are still there when their dialog was closed by accident, until cancelled or used', async () => {
  const account = await stage.newCustomer();
  const { page } = await stage.signedIn(account, PHONE);
  const dialog = page.getByRole('dialog');
  const beside = async () => {
    await page.touchscreen.tap(PHONE.viewport.width / 2, 20);
    await dialog.waitFor({ state: 'detached' });
  };
  await open(page, '/profile');
  const add = page.getByRole('button', { name: 'Thêm địa chỉ' });
  const line = dialog.getByLabel('Địa chỉ', { exact: true });
  await add.tap();
  await line.fill('123 Nguyễn Thị Minh Khai');
  await beside();
  await page.reload({ waitUntil: 'domcontentloaded' });
  await awaken(page);
  await add.tap();
  await expect.poll(() => line.inputValue()).toBe('123 Nguyễn Thị Minh Khai');
  await dialog.getByRole('button', { name: 'Hủy' }).tap();
  await dialog.waitFor({ state: 'detached' });
  await add.tap();
  await expect.poll(() => line.inputValue()).toBe('');
  await beside();

  const ask = page.getByRole('button', { name: 'Gửi yêu cầu cho tiệm' });
  const words = dialog.getByRole('textbox');
  await ask.tap();
  await words.fill('Xóa giúp tôi số điện thoại cũ');
  await beside();
  await ask.tap();
  await expect.poll(() => words.inputValue()).toBe('Xóa giúp tôi số điện thoại cũ');
  await dialog.getByRole('button', { name: 'Gửi yêu cầu' }).tap();
  await expectToast(page, 'Tiệm đã nhận yêu cầu');
  await ask.tap();
  await expect.poll(() => words.inputValue()).toBe('');
});

test('after 30 minutes without a touch the session ends, and says why', async () => {
  const account = await stage.newCustomer();
  const { page, context } = await stage.signedIn(account);
  await page.clock.install();
  await open(page, '/profile');
  await accountOf(page, account.name).waitFor();

  // Whatever else was due in half an hour is asked at the same moment, and refused once the session has ended.
  stage.allowTrouble(/: 401 (?:GET|POST) |: (?:400 \w+|error WebSocket connection) .*\/socket\.io\//);
  await page.clock.fastForward('31:00');

  await expectToast(page, 'Phiên đăng nhập hết hạn', 'Bạn đã bị đăng xuất do không hoạt động trong 30 phút');
  await expectPath(page, '/login');
  await expect.poll(async () => (await context.request.get('/api/users/me')).status()).toBe(401);
});
