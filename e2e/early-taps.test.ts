import { expect, test } from 'vitest';
import { authCopy } from '#web/features/auth/copy.vi.ts';
import { copy as cart } from '#web/features/cart/copy.vi.ts';
import { copy as homeCopy } from '#web/features/home/copy.vi.ts';
import { expectPath, open, openStage, SIZES } from './support/browser.ts';
import { EARLY_PAGES, seeded, tapEarly } from './support/early-taps.ts';

const stage = openStage({ moves: true });
const PHONE = { viewport: SIZES.phone, hasTouch: true, isMobile: true };

/** Number of taps on each of `EARLY_PAGES`; a phone shows one card of the home page's carousel. */
const TAPS = [1, 4, 2, 3];

test('ten taps at random moments before and during hydration take effect once each', async () => {
  const random = seeded(18);
  // Warms the page cache, so that no page is rendered for the first time while four slow browsers wait.
  const { page: warming } = await stage.guest();
  for (const path of EARLY_PAGES) expect((await warming.request.get(path)).status()).toBe(200);
  const taps = await Promise.all(
    EARLY_PAGES.map(async (path, index) => {
      const { page } = await stage.signedIn(await stage.newCustomer(), PHONE);
      await open(page, '/blog');
      const scripts = Promise.withResolvers<void>();
      await page.route('**/*.js', (route) => scripts.promise.then(() => route.continue()));
      return tapEarly(page, path, TAPS[index]!, random, scripts.resolve);
    }),
  );
  // How soon is measured on an idle machine: `npm run bench:taps`.
  for (const { what, waited, marked, added } of taps.flat())
    expect([what, marked, added]).toEqual([what, waited, 1]);
  expect(taps.map((of) => of.length)).toEqual(TAPS);
  // The first tap on each page came before any code.
  expect(taps.filter(([first]) => first!.waited)).toHaveLength(TAPS.length);
});

test('a carousel moved before hydration keeps its position, and a tap in it takes effect', async () => {
  // With reduced motion it does not go on by itself after four seconds.
  const calm = { ...PHONE, reducedMotion: 'reduce' } as const;
  const { page } = await stage.signedIn(await stage.newCustomer(), calm);
  await open(page, '/blog');
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', (route) => scripts.promise.then(() => route.continue()));
  await page.goto('/', { waitUntil: 'commit' });
  const cards = page.getByRole('group', { name: homeCopy.carousel.heading }).getByRole('listitem');
  const third = cards.nth(2);
  await third.getByRole('button').tap();
  await page.locator('button[data-held]').waitFor();
  const added = page.waitForRequest('**/api/cart/items');
  scripts.resolve();
  await added;
  await page.locator('[data-ready]').waitFor();
  await expect
    .poll(() => cards.evaluateAll((all) => all.findIndex((card) => !card.hasAttribute('inert'))))
    .toBe(2);
  await expect.poll(async () => Math.abs((await third.boundingBox())!.x)).toBeLessThan(20);
  expect(
    await page
      .getByRole('button', { name: homeCopy.carousel.dot(3, await cards.count()) })
      .getAttribute('aria-current'),
  ).toBe('true');
});

test('a login typed and sent before hydration is sent complete', async () => {
  const { email, password } = stage.shop.accounts.customer;
  const { page } = await stage.guest(PHONE);
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', (route) => scripts.promise.then(() => route.continue()));
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel(authCopy.email).fill(email);
  await page.getByLabel(authCopy.password, { exact: true }).fill(password);
  await page.getByLabel(authCopy.login.remember).tap();
  const send = page.getByRole('button', { name: authCopy.login.submit });
  await send.tap();
  await page.locator('button[data-held]').waitFor();
  const sent = page.waitForRequest('**/api/auth/login');
  scripts.resolve();
  expect((await sent).postDataJSON()).toEqual({ email, password, remember: true });
  await page.waitForURL((url) => url.pathname !== '/login');
});

test('a single wheel event during hydration hydrates the parts that wait for activity', async () => {
  const { page } = await stage.guest();
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    const taken = () => Object.keys(document.body ?? {}).some((key) => key.startsWith('__reactFiber$'));
    port1.addEventListener('message', () =>
      taken() ? window.dispatchEvent(new WheelEvent('wheel')) : port2.postMessage(null),
    );
    port1.start();
    port2.postMessage(null);
  });
  await page.goto('/');
  await page.locator('[data-ready]').waitFor();
  await expect
    .poll(() => page.getByRole('button', { name: homeCopy.carousel.previous }).isVisible())
    .toBe(true);
});

test('a bracelet added before the session check has finished is in the cart, also after a navigation', async () => {
  const { page } = await stage.signedIn(await stage.newCustomer(), PHONE);
  const checked = Promise.withResolvers<void>();
  await page.route('**/api/users/me', (route) => checked.promise.then(() => route.continue()));
  await open(page, '/');
  const add = page.getByRole('button', { name: /^Thêm .* vào giỏ$/ }).first();
  await add.tap();
  await page.locator('button[aria-busy="true"]').first().waitFor();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Giỏ hàng/ })
    .tap();
  await expectPath(page, '/cart');
  checked.resolve();
  await page.getByRole('link', { name: cart.summary.order }).waitFor();
});

test('a link queued behind a tap for too long waits for the running cart request before it navigates', async () => {
  const { page } = await stage.signedIn(await stage.newCustomer(), PHONE);
  await page.clock.install();
  await open(page, '/');
  const line = Promise.withResolvers<void>();
  await page.route('**/api/cart/items', (route) => line.promise.then(() => route.continue()));
  await page
    .getByRole('button', { name: /^Thêm .* vào giỏ$/ })
    .first()
    .tap();
  await page.locator('html[data-changing]').waitFor();
  // As if the code of one part never loaded: its tap stays queued, and so does the link behind it.
  const name = /^Giỏ hàng/;
  const way = page.getByRole('banner').getByRole('link', { name });
  await page.evaluate(() => {
    const part = document.createElement('div');
    part.dataset.asleep = '';
    part.innerHTML = '<button>…</button>';
    document.body.append(part);
    part.querySelector('button')?.click();
  });
  await way.tap();
  await way.and(page.locator('[data-held]')).waitFor();
  await page.clock.runFor(16_000);
  expect(new URL(page.url()).pathname).toBe('/');
  line.resolve();
  await expectPath(page, '/cart');
  await page.getByRole('link', { name: cart.summary.order }).waitFor();
});

test('the cart link keeps its element, its focus and a press that waits behind another while its count arrives', async () => {
  const { page } = await stage.signedIn(await stage.newCustomer(), PHONE);
  await open(page, '/blog');
  const [below, counted, known] = [1, 2, 3].map(() => Promise.withResolvers<void>());
  await page.route('**/assets/BelowHero-*.js', (route) => below!.promise.then(() => route.continue()));
  await page.route('**/assets/CartCount-*.js', (route) => counted!.promise.then(() => route.continue()));
  await page.route('**/api/users/me', (route) => known!.promise.then(() => route.continue()));
  await open(page, '/');
  await page
    .getByRole('button', { name: /^Thêm .* vào giỏ$/ })
    .first()
    .tap();
  const way = page.getByRole('banner').getByRole('link', { name: /^Giỏ hàng/ });
  const drawnFirst = await way.elementHandle();
  await way.tap();
  await way.and(page.locator('[data-held]')).waitFor();
  await way.focus();
  const cartRead = page.waitForResponse((response) => response.url().endsWith('/api/cart'));
  known!.resolve();
  counted!.resolve();
  await cartRead;
  await expect
    .poll(() => drawnFirst.evaluate((link) => link.isConnected && link === document.activeElement))
    .toBe(true);
  below!.resolve();
  await expectPath(page, '/cart');
  await page.getByRole('link', { name: cart.summary.order }).waitFor();
});
