import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { ReadyMadePage } from '#contract/http/catalogue.ts';
import { leafletPath } from '#domain/content/paths.ts';
import type { Role } from '#domain/identity/roles.ts';
import { authCopy } from '#web/features/auth/copy.vi.ts';
import { copy as builder } from '#web/features/builder/copy.vi.ts';
import { copy as garden } from '#web/features/garden/copy.vi.ts';
import { copy as selectionCopy } from '#web/entities/selection/copy.vi.ts';
import { shellCopy as shell } from '#web/features/shell/copy.vi.ts';
import { copy as brandCopy } from '#web/entities/brand/copy.vi.ts';
import { DEMO_SETTINGS as facts } from '#domain/shop/settings.ts';
import { awaken, expectPath, open, openStage, SIZES, TOUCH, type Size } from './support/browser.ts';
import { expectFits, expectSound, photograph, PHOTOGRAPHING, settle } from './support/page-checks.ts';
import { scriptBytes } from './support/page-scripts.ts';
import { visitor } from './support/visitor.ts';

const stage = openStage({ moves: true });
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
  {
    name: 'search',
    path: '/',
    sizes: ['desktop'],
    act: (page) => button(page, shell.openSearch).click(),
  },
  { name: 'garden', path: '/garden' },
  { name: 'garden-search', path: '/garden?q=hao%20dao' },
  { name: 'garden-dialog', path: '/garden', act: pickAndShow },
  { name: 'help', path: '/help' },
  { name: 'privacy', path: leafletPath('quyen-rieng-tu') },
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
  { name: 'account-menu', path: '/profile', who: 'customer', sizes: ['desktop'], act: openAccountMenu },
  { name: 'admin-today', path: '/admin', who: 'admin' },
  { name: 'admin', path: '/admin?tab=orders', who: 'admin' },
  {
    name: 'admin-order',
    path: '/admin?tab=orders',
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

test.each(VIEWS)('$name fits every width, has one heading and nothing that axe finds', async (view) => {
  const { who, sizes = Object.keys(SIZES) as Size[] } = view;
  const held = sizes.filter((size) => size !== 'desktop');
  if (held.length > 0) {
    const page = await show(view, { viewport: SIZES[held[0]!], ...TOUCH });
    await expectSizes(page, view, held);
    if (who === undefined || who === 'customer') {
      // The narrowest phone: only the layout is checked, not axe again.
      await page.setViewportSize({ width: 320, height: 568 });
      await photograph(page, view.name);
      await expectFits(page);
    }
    await page.context().close();
  }
  // With a mouse, and so with its styles.
  if (sizes.includes('desktop'))
    await expectSizes(await show(view, { viewport: SIZES.desktop }), view, ['desktop']);
});

/** Opens the page and brings its state about. */
async function show({ path, who, act }: View, options: BrowserContextOptions): Promise<Page> {
  const calm = { reducedMotion: 'reduce', ...options } as const;
  const { page } = who === undefined ? await stage.guest(calm) : await stage.signedIn(who, calm);
  await open(page, path);
  await act?.(page);
  await settle(page);
  return page;
}

async function expectSizes(page: Page, { name }: View, sizes: readonly Size[]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size]);
    if (PHOTOGRAPHING) await settle(page);
    await photograph(page, name);
    // Whatever is specific to one width is covered by the phone or the desktop.
    await (size === 'tablet' ? expectFits(page) : expectSound(page));
  }
}

async function pickAndShow(page: Page): Promise<void> {
  const add = page.getByRole('button', { name: /^Thêm (?!một )(?!.* vào giỏ$)/ });
  for (const _ of [1, 2, 3]) await add.first().click();
  await button(page, selectionCopy.bar.open).click();
  await page.getByRole('dialog', { name: garden.dialog.title }).waitFor();
}

async function openAccountMenu(page: Page): Promise<void> {
  await button(page, new RegExp(`^${shell.account('')}`)).click();
  await page.getByRole('menu').waitFor();
}

let registered = 0;

async function register(page: Page): Promise<void> {
  await page.getByLabel(authCopy.register.name).fill('Vũ Ngọc Mai');
  // Another address each time: a second code for the same one has to wait.
  registered += 1;
  await page.getByLabel(authCopy.email).fill(`ngoc.mai${registered}@example.vn`);
  await page.getByLabel(authCopy.password, { exact: true }).fill('banhmi2trung');
  await page.getByLabel(authCopy.confirm).fill('banhmi2trung');
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
  // Three columns show everything at once.
  const hasTabs = page.viewportSize()!.width < SIZES.desktop.width;
  if (hasTabs) await page.getByRole('tab', { name: builder.tabs.name }).click();
  await page.getByLabel(builder.braceletName).fill('Gửi mẹ');
  if (hasTabs) await page.getByRole('tab', { name: builder.tabs.charms }).click();
}

/** A page, the header link marked as current, and content that only the server could know. */
const PUBLIC: [path: string, marked: string, content: (page: Page) => Promise<void>][] = [
  ['/', 'Trang chủ', (page) => page.getByRole('link', { name: 'Hoa đào đầu xuân' }).first().waitFor()],
  ['/garden', 'Vườn hoa', (page) => page.getByRole('heading', { name: 'Hoa anh đào' }).waitFor()],
  [
    '/help',
    'Hỗ trợ',
    (page) => page.getByRole('heading', { level: 1, name: /^CÁCH ĐẶT HÀNG TẠI/i }).waitFor(),
  ],
  ['/blog', 'Tạp chí', (page) => page.getByRole('link', { name: 'Ba màu là đủ' }).waitFor()],
  [
    '/blog?bai-viet=ba-mau-la-du',
    'Tạp chí',
    (page) => page.getByRole('heading', { name: 'Sáu, ba, một' }).waitFor(),
  ],
  ['/blog?bai-viet=y-nghia-hoa', 'Tạp chí', (page) => page.getByRole('tab', { name: 'Oải Hương' }).waitFor()],
];

/** Checks the header with its four links, one of them marked, and the footer with all details of the shop. */
async function expectShell(page: Page, marked: string): Promise<void> {
  const header = page.getByRole('banner');
  expect(await header.evaluate((element) => getComputedStyle(element).position)).toBe('sticky');
  const links = header.getByRole('navigation', { name: shell.mainNav }).getByRole('link');
  expect(await links.allTextContents()).toEqual(['Trang chủ', 'Vườn hoa', 'Hỗ trợ', 'Tạp chí']);
  expect(await header.locator('nav [aria-current="page"]').allTextContents()).toEqual([marked]);
  await header.getByRole('link', { name: brandCopy.homeLink(facts.name) }).waitFor();

  const footer = page.getByRole('contentinfo');
  for (const text of [facts.about, facts.address]) await footer.getByText(text).waitFor();
  const icons = await footer
    .locator('address svg')
    .evaluateAll((all) => all.map((icon) => icon.getBoundingClientRect().height));
  expect(Math.min(...icons)).toBeGreaterThanOrEqual(16);
  const contacts = footer.locator('address a');
  expect(await contacts.allTextContents()).toEqual([facts.phone, facts.email, 'Instagram @vuoncharm']);
  const targets = ['tel:+84900000000', `mailto:${facts.email}`, facts.instagram];
  expect(await contacts.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(targets);
}

test.each(PUBLIC)(
  '%s without JavaScript: content, header, footer, light theme, title, description, link preview',
  async (path, marked, content) => {
    const { page } = await stage.guest({ javaScriptEnabled: false });
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
    expect(await meta('color-scheme')).toBe('only light');
    await expectShell(page, marked);
    const picture = await page.context().request.get((await meta('og:image'))!);
    expect(picture.headers()['content-type']).toMatch(/^image\//);
  },
);

test.each(['/login', '/cart', '/builder', '/garden'])(
  '%s without JavaScript says what it needs',
  async (path) => {
    const notice = (page: Page) => page.locator('noscript > p').filter({ hasText: shell.needsScript });
    const { page } = await stage.guest({ javaScriptEnabled: false });
    await page.goto(path);
    await notice(page).waitFor();
    const { page: other } = await stage.guest();
    await open(other, path);
    expect(await notice(other).count()).toBe(0);
  },
);

/** Budget in kilobytes after gzip of what a page loads without interaction. */
const BUDGETS: [path: string, most: number][] = [
  ['/', 150],
  ['/garden', 180],
  ['/help', 180],
  ['/blog', 180],
  ['/blog?bai-viet=ba-mau-la-du', 180],
  ['/blog?bai-viet=y-nghia-hoa', 180],
  ['/cart', 180],
  ['/login', 180],
  ['/register', 180],
];

test('public pages load JavaScript within their budgets, and no style sheet before the scripts', async () => {
  for (const [path, most] of BUDGETS) {
    // A guest each: the page is in no cache.
    const { context, page } = await stage.guest();
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    const bytes = await scriptBytes(page, path);
    await context.close();
    const firstScript = files.findIndex((file) => file.endsWith('.js'));
    expect
      .soft(
        files.slice(0, firstScript).filter((file) => file.endsWith('.css')),
        path,
      )
      .toEqual([]);
    expect.soft(bytes, path).toBeGreaterThan(0);
    expect.soft(bytes / 1024, path).toBeLessThanOrEqual(most);
  }
});

test.each(['/', '/garden', '/help', '/blog'])(
  'the text of %s is in its own font before any font file has loaded',
  async (path) => {
    const { page } = await stage.guest();
    const held = Promise.withResolvers<void>();
    await page.route(/\.woff2$/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const faces = () =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
    await expect.poll(() => page.evaluate(faces)).toEqual(['Be Vietnam Pro']);
    held.resolve();
    await awaken(page);
    const fonts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(fonts.filter((name) => name.includes('be-vietnam-pro-400'))).toEqual([]);
  },
);
