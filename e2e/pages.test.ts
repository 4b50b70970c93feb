import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { ReadyMadePage } from '#contract/http/catalogue.ts';
import type { Role } from '#domain/identity/roles.ts';
import { authCopy } from '#web/features/auth/copy.vi.ts';
import { copy as builder } from '#web/features/builder/copy.vi.ts';
import { copy as garden } from '#web/features/garden/copy.vi.ts';
import { shellCopy as shell } from '#web/features/shell/copy.vi.ts';
import { expectPath, open, openStage, SIZES, type Size } from './support/browser.ts';
import { expectSound, photograph, settle } from './support/page-checks.ts';
import { visitor } from './support/visitor.ts';

const stage = openStage();
let pattern: string;

beforeAll(async () => {
  const customer = visitor(() => stage.shop.url);
  await customer.logIn(stage.shop.accounts.customer);
  const { data: page } = await customer.get<ReadyMadePage>('/ready-made-bracelets');
  const inStock = page.bracelets.filter(({ availableStock }) => availableStock > 0);
  pattern = inStock[0]!._id;
  for (const { _id } of inStock.slice(0, 2))
    await customer.send('POST', '/cart/items', { readyMadeBracelet: _id });
});

/** A page, or a state of one that only an action brings about. */
type View = {
  name: string;
  path: string;
  who?: Role;
  sizes?: Size[];
  act?: (page: Page) => Promise<unknown>;
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

const VIEWS: View[] = [
  { name: 'home', path: '/' },
  { name: 'menu', path: '/', sizes: ['phone'], act: (page) => button(page, shell.openMenu).click() },
  { name: 'garden', path: '/garden' },
  { name: 'garden-search', path: '/garden?q=hao%20dao' },
  { name: 'garden-dialog', path: '/garden', act: pickAndShow },
  { name: 'help', path: '/help' },
  { name: 'blog', path: '/blog' },
  { name: 'article', path: '/blog?bai-viet=ba-mau-la-du' },
  { name: 'meanings', path: '/blog?bai-viet=y-nghia-hoa' },
  { name: 'cart-guest', path: '/cart' },
  { name: 'login', path: '/login' },
  { name: 'login-errors', path: '/login', act: (page) => button(page, /^Đăng nhập$/).click() },
  { name: 'register', path: '/register' },
  { name: 'verify-otp', path: '/register', act: register },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'forgot-password-sent', path: '/forgot-password', act: forget },
  { name: 'reset-password-invalid', path: '/reset-password' },
  { name: 'builder', path: '/builder', who: 'customer' },
  { name: 'builder-full', path: '/builder', who: 'customer', act: fillRing },
  { name: 'cart', path: '/cart', who: 'customer' },
  { name: 'order', path: '/order', who: 'customer' },
  { name: 'orders', path: '/orders', who: 'customer' },
  {
    name: 'orders-open',
    path: '/orders',
    who: 'customer',
    act: (page) => button(page, /^Chi tiết đơn/).click(),
  },
  { name: 'profile', path: '/profile', who: 'customer' },
  { name: 'admin', path: '/admin', who: 'admin' },
  {
    name: 'admin-order',
    path: '/admin',
    who: 'admin',
    act: (page) =>
      page
        .getByRole('link', { name: /^Xem đơn/ })
        .first()
        .click(),
  },
  { name: 'profile-admin', path: '/profile', who: 'admin' },
  { name: 'shipper', path: '/shipper', who: 'shipper' },
];

test.each(VIEWS)(
  '$name fits every width, has one heading and nothing that axe finds serious',
  async (view) => {
    const { name, path, who, act, sizes = Object.keys(SIZES) as Size[] } = view;
    const calm = { reducedMotion: 'reduce', viewport: SIZES[sizes[0]!] } as const;
    const { page } = who === undefined ? await stage.guest(calm) : await stage.signedIn(who, calm);
    await open(page, path);
    await act?.(page);
    for (const size of sizes) {
      await page.setViewportSize(SIZES[size]);
      await settle(page);
      await photograph(page, name);
      await expectSound(page);
    }
  },
);

async function pickAndShow(page: Page): Promise<void> {
  const add = page.getByRole('button', { name: /^Thêm (?!một )(?!.* vào giỏ$)/ });
  for (const _ of [1, 2, 3]) await add.first().click();
  await button(page, garden.bar.open).click();
  await page.getByRole('dialog', { name: garden.dialog.title }).waitFor();
}

async function register(page: Page): Promise<void> {
  await page.getByLabel(authCopy.register.name).fill('Vũ Ngọc Mai');
  await page.getByLabel(authCopy.email).fill('ngoc.mai@example.vn');
  await page.getByLabel(authCopy.password, { exact: true }).fill('matkhau1');
  await page.getByLabel(authCopy.confirm).fill('matkhau1');
  await button(page, authCopy.register.submit).click();
  await expectPath(page, '/verify-otp');
}

async function forget(page: Page): Promise<void> {
  await page.getByLabel(authCopy.email).fill('ngoc.mai@example.vn');
  await button(page, authCopy.forgot.submit).click();
  await page.getByRole('heading', { level: 1, name: authCopy.sent.title }).waitFor();
}

async function fillRing(page: Page): Promise<void> {
  await open(page, `/builder?mau=${pattern}`);
  await page
    .getByText(/^(\d+) trên \1 charm$/)
    .first()
    .waitFor();
  await page.getByRole('tab', { name: builder.tabs.name }).click();
  await page.getByLabel(builder.braceletName).fill('Gửi mẹ');
  await page.getByRole('tab', { name: builder.tabs.charms }).click();
}

/** A page, and something of its content that only the server could know. */
const PUBLIC: [path: string, content: (page: Page) => Promise<void>][] = [
  ['/', (page) => page.getByRole('link', { name: 'Hoa đào đầu xuân' }).first().waitFor()],
  ['/garden', (page) => page.getByRole('heading', { name: 'Hoa anh đào' }).waitFor()],
  ['/help', (page) => page.getByRole('heading', { level: 1, name: /^CÁCH ĐẶT HÀNG TẠI/i }).waitFor()],
  ['/blog', (page) => page.getByRole('link', { name: 'Ba màu là đủ' }).waitFor()],
  ['/blog?bai-viet=ba-mau-la-du', (page) => page.getByRole('heading', { name: 'Sáu, ba, một' }).waitFor()],
  ['/blog?bai-viet=y-nghia-hoa', (page) => page.getByRole('tab', { name: 'Oải Hương' }).waitFor()],
];

test.each(PUBLIC)(
  '%s without JavaScript: content, title, description, link preview',
  async (path, content) => {
    const { page } = await stage.guest({ javaScriptEnabled: false });
    // Switched off is how the browser tells of the scripts that it does not fetch ahead.
    stage.allowTrouble(/: csp GET .*\/assets\/[^/]+\.js$/);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await content(page);

    const meta = (name: string) =>
      page.locator(`head meta[name="${name}"], head meta[property="${name}"]`).getAttribute('content');
    const address = new URL(path, stage.shop.url).href;
    const title = await page.title();
    expect(title).toMatch(/^.{10,60} · Vườn Charm$/u);
    expect((await meta('description'))?.length).toBeGreaterThan(50);
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(address);
    expect(await meta('og:title')).toBe(title);
    expect(await meta('og:description')).toBe(await meta('description'));
    expect(await meta('og:url')).toBe(address);
    expect(await meta('og:locale')).toBe('vi_VN');
    expect(await meta('theme-color')).toBe('#F5F5DC');
    const picture = await page.context().request.get((await meta('og:image'))!);
    expect(picture.headers()['content-type']).toMatch(/^image\//);
  },
);
