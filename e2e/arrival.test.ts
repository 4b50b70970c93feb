import type { Locator, Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { spokenName } from '#domain/identity/spoken-name.vi.ts';
import { guardCopy } from '#web/app/copy.vi.ts';
import { copy as checkout } from '#web/features/checkout/copy.vi.ts';
import { copy as home } from '#web/features/home/copy.vi.ts';
import { copy as orders } from '#web/features/orders/copy.vi.ts';
import { copy as payment } from '#web/features/payment/copy.vi.ts';
import { paymentMethodLabels } from '#domain/ordering/copy.vi.ts';
import { CARD_NAMES, tabPath, VIEW_NAMES } from '#web/lib/paths/admin-tabs.ts';
import { expectPath, open, openStage, PHONE } from './support/browser.ts';
import { placeholderDelay } from './support/page-checks.ts';
import { askAs, fillCart } from './support/purchase.ts';

const stage = openStage({ moves: true });
const NAME = 'Nguyễn Thị Phương Quỳnh';
const ADDRESS = { fullName: NAME, phone: '0912345678', addressLine1: '27/4 Hẻm Hoa Giấy', city: 'Huế' };

const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** Content filling in above may shift the position by a line. */
const awayFrom = async (page: Page, top: number) => Math.abs((await place(page)) - top);
/** Until the page has heard of it, in the next frame. */
const goDown = (page: Page, top: number) =>
  page.evaluate((to) => {
    window.scrollTo({ top: to, behavior: 'instant' });
    return new Promise((drawn) => requestAnimationFrame(drawn));
  }, top);

test.each(['COD', 'VietQR'] as const)(
  'after an order (%s) the next page begins at its top, at once',
  async (method) => {
    const person = await stage.signedIn(await stage.newCustomer(NAME), PHONE);
    const { page } = person;
    await fillCart(stage, person);
    await askAs(stage, person, '/users/me/profile', { method: 'PUT', data: { addresses: [ADDRESS] } });
    await open(page, '/order');
    await page.getByText(paymentMethodLabels[method]).first().tap();
    await goDown(page, 10_000);
    expect(await place(page)).toBeGreaterThan(400);
    await page.getByRole('button', { name: checkout.place, exact: true }).tap();
    const next =
      method === 'COD'
        ? page.getByRole('dialog', { name: home.placed.heading(spokenName(NAME)) })
        : page.getByAltText(payment.code);
    await next.waitFor();
    expect(await place(page)).toBe(0);
    if (method === 'COD') await expectWhole(next);
  },
);

/** The thanks are whole in a phone's first view: both ways on, and each step's name in one line. */
async function expectWhole(thanks: Locator): Promise<void> {
  const stroll = (await thanks.getByRole('link', { name: home.placed.stroll }).boundingBox())!;
  expect(stroll.y + stroll.height).toBeLessThan(PHONE.viewport.height);
  const steps = thanks.getByRole('list').locator('b');
  const heights = await steps.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(28);
}

test('reload, back and forward keep the place, a new page begins at its top', async () => {
  const { page } = await stage.signedIn('customer', PHONE);
  await open(page, '/orders');
  await page.getByRole('article').first().waitFor();
  await goDown(page, 500);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a.logo')?.click());
  await expectPath(page, '/');
  await expect.poll(() => place(page)).toBe(0);
  await goDown(page, 900);
  await page.goBack();
  await page.getByRole('article').first().waitFor();
  await expect.poll(() => awayFrom(page, 500)).toBeLessThan(20);
  await page.goForward();
  await expect.poll(() => awayFrom(page, 900)).toBeLessThan(20);
  await page.goBack();
  await expect.poll(() => awayFrom(page, 500)).toBeLessThan(20);
  await page.reload();
  await page.getByRole('article').first().waitFor();
  await expect.poll(() => awayFrom(page, 500)).toBeLessThan(20);
});

test('before any script a signed-in customer sees her page’s frame, a guest the guard’s screen', async () => {
  for (const [person, hers] of [
    [await stage.signedIn('customer', PHONE), true],
    [await stage.guest(PHONE), false],
  ] as const) {
    const { page } = person;
    await page.route('**/*.js', () => undefined);
    await page.goto('/orders', { waitUntil: 'commit' });
    const [frame, guard] = [
      page.getByRole('heading', { name: orders.title }),
      page.getByText(guardCopy.checking),
    ];
    await (hers ? frame : guard).waitFor();
    expect([await frame.isVisible(), await guard.isVisible()]).toEqual([hers, !hers]);
  }
});

test('personal pages load with a layout shift of 0.02 at most, and late pictures show a placeholder within 300 ms', async () => {
  const person = await stage.signedIn('customer', PHONE);
  const { page } = person;
  await fillCart(stage, person);
  await page.addInitScript(watchShifts);
  const shifts: Record<string, Pick<Window, 'shift' | 'moved'>> = {};
  const sand: Record<string, number> = {};
  for (const path of ['/builder', '/order', '/orders', '/profile', '/cart']) {
    const answers = Promise.withResolvers<void>();
    const pictures = Promise.withResolvers<void>();
    await page.route('**/api/**', (route) => answers.promise.then(() => route.continue()));
    await page.route(/\/(?:pictures|uploads)\//, (route) => pictures.promise.then(() => route.continue()));
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    // The cart page is rendered with its data, without skeletons.
    if (path !== '/cart') await page.locator('[data-skeleton]').filter({ visible: true }).first().waitFor();
    answers.resolve();
    await page.locator('main [data-skeleton]').filter({ visible: true }).first().waitFor({ state: 'hidden' });
    if (path === '/cart' || path === '/orders') {
      const onTheirWay = page.locator('main [data-state="loading"]').filter({ visible: true });
      await onTheirWay.first().waitFor();
      sand[path] = await placeholderDelay(onTheirWay);
    }
    pictures.resolve();
    await page.waitForLoadState('networkidle');
    shifts[path] = await page.evaluate(() => ({ shift: window.shift, moved: window.moved }));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
  expect(Object.entries(shifts).filter(([, { shift }]) => shift > 0.02)).toEqual([]);
  expect(Object.entries(sand).filter(([, after]) => after > 300)).toEqual([]);
});

test.each([
  ['admin', '/admin?tab=orders', { width: 1280, height: 800 }],
  ['admin', '/admin?tab=orders', PHONE.viewport],
  ['admin', '/admin', PHONE.viewport],
  ['admin', '/admin?tab=cash', PHONE.viewport],
  ['shipper', '/shipper', PHONE.viewport],
] as const)('staff page (%s, %s): no layout shift or double request, %o', async (role, path, viewport) => {
  const { page } = await stage.signedIn(role, { viewport });
  const asked = countQuestions(page);
  await page.addInitScript(watchShifts);
  const answers = Promise.withResolvers<void>();
  await page.route(/\/api\/(?!users\/me)/, (route) => answers.promise.then(() => route.continue()));
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.locator('main [data-skeleton]').filter({ visible: true }).first().waitFor();
  answers.resolve();
  await page.locator('main [data-skeleton]').filter({ visible: true }).first().waitFor({ state: 'hidden' });
  await page.waitForLoadState('networkidle');
  const { shift, moved } = await page.evaluate(() => ({ shift: window.shift, moved: window.moved }));
  expect([shift > 0.02, shift > 0.02 ? moved : []]).toEqual([false, []]);
  await asked.lineStands;
  await page.waitForLoadState('networkidle');
  expect(asked.twice()).toEqual([]);
});

test('each tab of the desk requests its data once, also when the live connection is first established', async () => {
  const { page } = await stage.signedIn('admin', { viewport: { width: 1440, height: 900 } });
  let asked = countQuestions(page);
  await open(page, '/admin?tab=shipments');
  await asked.lineStands;
  await page.waitForLoadState('networkidle');
  expect(asked.twice()).toEqual([]);
  for (const name of [...CARD_NAMES, ...VIEW_NAMES]) {
    asked.stop();
    asked = countQuestions(page);
    const link = page.locator(`a[href="${tabPath(name)}"]`).first();
    await link.click();
    await page
      .locator(`a[href="${tabPath(name)}"][aria-current]`)
      .first()
      .waitFor();
    await page.locator('main [data-skeleton]').filter({ visible: true }).first().waitFor({ state: 'hidden' });
    expect([name, ...asked.twice()]).toEqual([name]);
  }
});

/** Counts the page's API requests from here on, and records when its live connection is first established. */
function countQuestions(page: Page) {
  const times = new Map<string, number>();
  const line = Promise.withResolvers<void>();
  const count = (request: Request) => {
    const { pathname, search } = new URL(request.url());
    const question = pathname + search;
    if (request.method() === 'GET' && pathname.startsWith('/api/'))
      times.set(question, (times.get(question) ?? 0) + 1);
  };
  page.on('request', count);
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('line_stands')) line.resolve();
    }),
  );
  page.on('response', async (response) => {
    if (!response.url().includes('/socket.io/')) return;
    const text = await response.text().catch(() => '');
    if (text.includes('line_stands')) line.resolve();
  });
  return {
    lineStands: line.promise,
    twice: () => [...times].filter(([, asked]) => asked > 1).map(([question]) => question),
    stop: () => page.off('request', count),
  };
}

/** Runs in the page before anything else: records layout shifts. */
function watchShifts(): void {
  window.shift = 0;
  window.moved = [];
  type Shift = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput) continue;
      window.shift += entry.value;
      const whats = entry.sources.map(({ node, previousRect: was, currentRect: is }) => {
        const what = node instanceof Element ? `${node.tagName}.${node.className}` : '#';
        return `${what} ${JSON.stringify([was, is].map(({ x, y, width, height }) => [x, y, width, height].map(Math.round)))}`;
      });
      window.moved.push(`${entry.value.toFixed(3)} ${whats.join(' ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

declare global {
  interface Window {
    /** the sum of all layout shifts */
    shift: number;
    /** each of them, for the test's message */
    moved: string[];
  }
}
