// Pages open in a browser while their server is replaced by a new release.
import type { Browser, Page } from 'playwright-core';
import type { Order } from '#contract/http/ordering.ts';
import { untilInteractive } from '../../e2e/support/hydration.ts';
import { launch } from '../../e2e/support/chromium.ts';
import { visitor } from '../../e2e/support/visitor.ts';
import { orderBody } from '../../test-support/goods.ts';
import type { Buyer } from '../../test-support/buyers.ts';
import { ask } from './load.ts';
import { inSeconds, mailOf, type Site } from './site.ts';

/** Password of all users (`test-support/buyers.ts`). */
const PASSWORD = 'matkhau1';

export type OpenPages = { browser: Browser; pages: { page: Page; orderId: string }[] };

/** Customers viewing an order just placed at the first instance, with their live connection established. */
export async function openPages({ one }: Site, people: readonly Buyer[]): Promise<OpenPages> {
  const browser = await launch();
  const pages: OpenPages['pages'] = [];
  for (const { cookie, id } of people) {
    const headers = { cookie, 'idempotency-key': `page-${id}` };
    const { text } = await ask(one, { method: 'POST', path: '/api/orders', headers, body: orderBody() });
    const { _id: orderId } = (JSON.parse(text) as { data: Order }).data;
    const context = await browser.newContext({ baseURL: one.url, serviceWorkers: 'block' });
    const login = { headers: { origin: one.url }, data: { email: mailOf({ id }), password: PASSWORD } };
    if (!(await context.request.post('/api/auth/login', login)).ok()) throw new Error('no login');
    const page = await context.newPage();
    const live = page.waitForEvent('websocket');
    await page.goto('/orders');
    await untilInteractive(page);
    await page.getByRole('article').first().getByText('Chờ xử lý').first().waitFor();
    await live;
    pages.push({ page, orderId });
  }
  return { browser, pages };
}

/** An admin confirms the orders; measures how long after the new server's start each page shows it, without a reload. */
export async function measurePagesBack({ one }: Site, { browser, pages }: OpenPages): Promise<string> {
  const back = performance.now();
  const admin = visitor(() => one.url);
  await admin.logIn(one.running.accounts.admin);
  for (const { orderId } of pages)
    await admin.send('PUT', `/orders/${orderId}/admin-transition`, { status: 'confirmed' });
  const took = await Promise.all(
    pages.map(async ({ page }) => {
      const shown = page.getByRole('article').first().getByText('Đã xác nhận').first();
      const isBack = await shown.waitFor({ timeout: 30_000 }).then(
        () => true,
        () => false,
      );
      return isBack ? inSeconds(performance.now() - back) : 'never';
    }),
  );
  await browser.close();
  return `open pages show news after ${took.join(', ')}`;
}
