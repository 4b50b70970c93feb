import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { copy as audit } from '#web/features/admin-audit/copy.vi.ts';
import { copy as cash } from '#web/features/admin-cash/copy.vi.ts';
import { copy as mails } from '#web/features/admin-mails/copy.vi.ts';
import { copy as orders } from '#web/features/admin-orders/copy.vi.ts';
import { copy as requests } from '#web/features/admin-requests/copy.vi.ts';
import { copy as reviews } from '#web/features/admin-reviews/copy.vi.ts';
import { copy as shipments } from '#web/features/admin-shipments/copy.vi.ts';
import { copy as today } from '#web/features/admin-today/copy.vi.ts';
import { tabPath, type TabName } from '#web/lib/paths/admin-tabs.ts';
import { holdLiveConnection, open, openStage, PHONE } from './support/browser.ts';
import { expectFits, settle } from './support/page-checks.ts';

const stage = openStage();

/** A tab, the path of its list, what it says when that fails, and when it is empty. */
const LISTS: readonly [TabName, string, string, string][] = [
  ['mails', '/api/admin/mails/refused', mails.failed, mails.empty],
  ['requests', '/api/users/data-requests', requests.failed, requests.empty],
  ['cash', '/api/shipments/cash/hand-ins', cash.list.failed, cash.list.empty],
  ['orders', '/api/orders', orders.orders.failed, orders.orders.empty],
  ['shipments', '/api/shipments', shipments.tab.failed, shipments.tab.empty],
  ['reviews', '/api/reviews/admin', reviews.failed, reviews.empty],
  ['audit', '/api/audit-log', audit.failed, audit.empty],
];
const SIZES = [{ viewport: { width: 1280, height: 800 } }, PHONE] as const;

const alertOf = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });

test.each(SIZES)('a list whose data failed says so, and comes with a retry: %j', async (options) => {
  const { page } = await stage.signedIn('admin', options);
  await holdLiveConnection(page);
  stage.allowTrouble(/429 GET/);
  for (const [tab, path, failed] of LISTS) {
    const isList = ({ pathname }: URL) => pathname === path;
    // Not retried by itself.
    await page.route(isList, (route) =>
      route.fulfill({ status: 429, json: { message: 'x', code: 'TOO_MANY_REQUESTS' } }),
    );
    await open(page, tabPath(tab));
    const alert = alertOf(page, failed).first();
    await alert.waitFor();
    await settle(page);
    await expectFits(page);
    await page.unroute(isList);
    await alert.getByRole('button').click();
    await alert.waitFor({ state: 'detached' });
    expect(await alertOf(page, failed).count(), tab).toBe(0);
  }
});

test.each(SIZES)(
  'an empty shop’s lists say what will come, without a link to themselves: %j',
  async (options) => {
    const { page } = await stage.signedIn('admin', options);
    await holdLiveConnection(page);
    for (const [tab, path, , empty] of LISTS) {
      await page.route(
        ({ pathname }) => pathname === path,
        async (route) => {
          const answer = await route.fetch();
          const { data } = (await answer.json()) as { data: Record<string, unknown> };
          await route.fulfill({ json: { data: emptied(data) } });
        },
      );
      await open(page, tabPath(tab));
      await page.getByText(empty, { exact: true }).waitFor();
      await settle(page);
      await expectFits(page);
      expect(
        await page
          .getByRole('main')
          .getByRole('link', { name: /^Xem tất cả/ })
          .count(),
        tab,
      ).toBe(0);
    }
    // A filter that hides everything is taken off by a link.
    await open(page, `${tabPath('reviews')}&trang-thai=hidden`);
    await page.getByText(reviews.none).waitFor();
    await page.getByRole('link', { name: reviews.showAll }).click();
    await page.getByText(reviews.empty, { exact: true }).waitFor();
    // Does not wait for the live connection, which is held.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);

/** The answer of a list without rows. */
const emptied = (page: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(page).map(([name, value]) => {
      if (name === 'pagination') return [name, { ...(value as object), page: 1, total: 0, pages: 0 }];
      return [name, Array.isArray(value) ? [] : value];
    }),
  );

test('the cards of money beside the orders say when their data failed, and come with a retry', async () => {
  const { page } = await stage.signedIn('admin');
  await holdLiveConnection(page);
  stage.allowTrouble(/429 GET/);
  const isRefunds = ({ pathname }: URL) => pathname === '/api/reports/refunds-due';
  await page.route(isRefunds, (route) =>
    route.fulfill({ status: 429, json: { message: 'x', code: 'TOO_MANY_REQUESTS' } }),
  );
  await open(page, tabPath('orders'));
  const alert = alertOf(page, orders.besideFailed);
  await alert.waitFor();
  await page.unroute(isRefunds);
  await alert.getByRole('button').click();
  await alert.waitFor({ state: 'detached' });
  expect(await alert.count()).toBe(0);
});

test.each([PHONE, { viewport: { width: 1440, height: 900 } }])(
  'a busy shop’s counts leave the words of the inbox in line, and its billions fit their card: %j',
  async (device) => {
    const { page } = await stage.signedIn('admin', device);
    const answerWith = (path: string, data: object) =>
      page.route(
        ({ pathname }) => pathname === path,
        (route) => route.fulfill({ json: { data } }),
      );
    await answerWith('/api/reports/inbox', [
      { kind: 'toConfirm', count: 301, oldest: null },
      { kind: 'reviews', count: 5, oldest: null },
    ]);
    await open(page, '/admin');
    const lines = page.getByRole('main').getByRole('listitem');
    const words = lines.getByText(today.kinds.toConfirm.what).or(lines.getByText(today.kinds.reviews.what));
    await words.nth(1).waitFor();
    const lefts = await words.evaluateAll((all) => all.map((word) => word.getBoundingClientRect().left));
    expect(lefts).toEqual([lefts[0], lefts[0]]);

    const sold = { orders: 10_012, sold: 9_000, newCustomers: 1_002, days: [] };
    const billions = { ...sold, revenue: 44_460_077_600 };
    const year = { year: 2026, revenue: 44_460_077_600, limit: 0 };
    await answerWith('/api/reports/overview', {
      current: billions,
      previous: billions,
      bestSellers: [],
      sources: [],
      year,
    });
    await open(page, tabPath('overview'));
    const amount = page.getByRole('definition').filter({ hasText: '44.460.077.600' }).first();
    await amount.waitFor();
    await settle(page);
    const [needed, room] = await amount.evaluate(({ scrollWidth, clientWidth }) => [
      scrollWidth,
      clientWidth,
    ]);
    expect(needed).toBeLessThanOrEqual(room);
  },
);
