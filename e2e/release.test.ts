import type { Browser } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import type { ReadyMadePage } from '#contract/http/catalogue.ts';
import type { Order } from '#contract/http/ordering.ts';
import { freePort } from '../test-support/free-port.ts';
import { untilInteractive } from './support/hydration.ts';
import { launch } from './support/chromium.ts';
import { copyOfDataDir, startShop, type DataDir } from './support/shop.ts';
import { visitor } from './support/visitor.ts';

/** How long a page may be without live updates after the new server responds. */
const BACK_WITHIN_MS = 7000;
const LINH = { name: 'Khánh Linh', email: 'linh.release@example.vn', password: 'banhmi2trung' };

let data: DataDir;
let browser: Browser;
beforeAll(async () => {
  [data, browser] = await Promise.all([copyOfDataDir(inject('seededShop')), launch()]);
  return async () => {
    await browser.close();
    await data.remove();
  };
});

test('a page that is open during a restart of the server shows its order’s change within 7 s, without a reload', async () => {
  const env = { PORT: String(await freePort()) };
  let shop = await startShop(data.path, env);
  try {
    const customer = visitor(() => shop.url);
    await customer.register(LINH);
    await customer.logIn(LINH);
    const { data: offer } = await customer.get<ReadyMadePage>('/ready-made-bracelets');
    const bracelet = offer.bracelets.find(({ availableStock }) => availableStock > 0)!;
    await customer.send('POST', '/cart/items', { readyMadeBracelet: bracelet._id });
    const shippingAddress = {
      fullName: LINH.name,
      phone: '0912345678',
      addressLine1: '27/4 Hẻm Hoa Giấy, Quận 3',
      city: 'Thành phố Hồ Chí Minh',
    };
    const ordered = await customer.send<Order>('POST', '/orders', { shippingAddress, paymentMethod: 'COD' });
    expect(ordered.status).toBe(201);

    const context = await browser.newContext({ baseURL: shop.url, serviceWorkers: 'block' });
    const login = { headers: { origin: shop.url }, data: LINH };
    expect((await context.request.post('/api/auth/login', login)).ok()).toBe(true);
    const page = await context.newPage();
    const live = page.waitForEvent('websocket');
    await page.goto('/orders');
    await untilInteractive(page);
    const card = page.getByRole('article').first();
    await card.getByText('Chờ xử lý').first().waitFor();
    await live;

    await shop.close();
    shop = await startShop(data.path, env);
    const back = performance.now();
    const admin = visitor(() => shop.url);
    await admin.logIn(shop.accounts.admin);
    await admin.send('PUT', `/orders/${ordered.data._id}/admin-transition`, { status: 'confirmed' });

    await card.getByText('Đã xác nhận').first().waitFor();
    expect(performance.now() - back).toBeLessThan(BACK_WITHIN_MS);
  } finally {
    await shop.close();
  }
});
