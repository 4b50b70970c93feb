import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { ReadyMadePage } from '#contract/http/catalogue.ts';
import type { Role } from '#domain/identity/roles.ts';
import { open, openStage, SIZES } from './support/browser.ts';
import { expectSound, settle } from './support/page-checks.ts';
import { visitor } from './support/visitor.ts';

/** For people to look at; not kept in the repository. */
const SCREENS = fileURLToPath(new URL('../test-results/screens', import.meta.url));

const stage = openStage();

beforeAll(async () => {
  await mkdir(SCREENS, { recursive: true });
  const customer = visitor(() => stage.shop.url);
  await customer.logIn(stage.shop.accounts.customer);
  const { data: page } = await customer.get<ReadyMadePage>('/ready-made-bracelets');
  for (const bracelet of page.bracelets.filter(({ availableStock }) => availableStock > 0).slice(0, 2)) {
    await customer.send('POST', '/cart/items', { readyMadeBracelet: bracelet._id });
  }
});

type Visit = [path: string, who: Role | 'guest', name: string];

const VISITS: Visit[] = [
  ['/', 'guest', 'home'],
  ['/garden', 'guest', 'garden'],
  ['/garden?q=hao%20dao', 'guest', 'garden-search'],
  ['/help', 'guest', 'help'],
  ['/blog', 'guest', 'blog'],
  ['/cart', 'guest', 'cart-guest'],
  ['/login', 'guest', 'login'],
  ['/register', 'guest', 'register'],
  ['/forgot-password', 'guest', 'forgot-password'],
  ['/reset-password', 'guest', 'reset-password-invalid'],
  ['/builder', 'customer', 'builder'],
  ['/cart', 'customer', 'cart'],
  ['/order', 'customer', 'order'],
  ['/orders', 'customer', 'orders'],
  ['/profile', 'customer', 'profile'],
  ['/admin', 'admin', 'admin'],
  ['/profile', 'admin', 'profile-admin'],
  ['/shipper', 'shipper', 'shipper'],
];

test.each(VISITS)(
  '%s as %s: fits 390, 768 and 1280, one heading, nothing serious for axe',
  async (path, who, name) => {
    const options = { reducedMotion: 'reduce' } as const;
    const { page } = who === 'guest' ? await stage.guest(options) : await stage.signedIn(who, options);
    await open(page, path);
    for (const viewport of Object.values(SIZES)) {
      await page.setViewportSize(viewport);
      await settle(page);
      await page.screenshot({ path: join(SCREENS, `${name}-${viewport.width}.png`), fullPage: true });
      await expectSound(page);
    }
  },
);

/** A page, its heading, and something of its content that only the server could know. */
const PUBLIC: [path: string, content: (page: Page) => Promise<void>][] = [
  ['/', (page) => page.getByRole('link', { name: 'Hoa đào đầu xuân' }).first().waitFor()],
  ['/garden', (page) => page.getByRole('heading', { name: 'Hoa anh đào' }).waitFor()],
  ['/help', (page) => page.getByRole('heading', { level: 1, name: /^CÁCH ĐẶT HÀNG TẠI/i }).waitFor()],
  ['/blog', (page) => page.getByText('Hoa anh đào').first().waitFor()],
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
