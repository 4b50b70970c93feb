import { expect, test } from 'vitest';
import type { Cart } from '#contract/http/cart.ts';
import type { Order } from '#contract/http/ordering.ts';
import { orderSortLabels, orderStatusLabels } from '#domain/ordering/copy.vi.ts';
import { copy as cartCopy } from '#web/features/cart/copy.vi.ts';
import { copy as ordersCopy } from '#web/features/orders/copy.vi.ts';
import { copy as payment } from '#web/features/payment/copy.vi.ts';
import { paymentPath } from '#web/lib/paths/payment.ts';
import { uiCopy } from '#web/ui/copy.vi.ts';
import { awaken, expectPath, open, openStage, slowDown, TOUCH, type Person } from './support/browser.ts';
import { expectFits } from './support/page-checks.ts';
import { askAs, fillCart } from './support/purchase.ts';

const stage = openStage();
const ADDRESS = {
  fullName: 'Lê Thu Hà',
  phone: '0912345678',
  addressLine1: '27/4 Hẻm Hoa Giấy',
  city: 'Huế',
};
const QR = 'data:image/png;base64,';

async function pageOf({ context }: Person, path: string, headers: Record<string, string> = {}) {
  const answer = await context.request.get(path, { headers: { accept: 'text/html', ...headers } });
  expect(answer.status()).toBe(200);
  return { html: await answer.text(), headers: answer.headers() };
}

async function filled(name: string): Promise<{ her: Person; bracelet: string; account: { email: string } }> {
  const account = await stage.newCustomer(name);
  const her = await stage.signedIn(account);
  await fillCart(stage, her);
  const { items } = await askAs<Cart>(stage, her, '/cart');
  return { her, account, bracelet: items[0]!.readyMadeBracelet!.name };
}

test('the cart page has a customer’s items for her alone, and is no-store for signed-in customers', async () => {
  const [{ her, account, bracelet }, other, guest, staff] = [
    await filled('Lê Thu Hà'),
    await stage.signedIn(await stage.newCustomer('Trần Bảo Ngọc')),
    await stage.guest(),
    await stage.signedIn('admin'),
  ];
  // A guest before and after her, so that nothing can leak from her response.
  for (const person of [guest, her, other, staff, guest]) {
    const { html, headers } = await pageOf(person, '/cart');
    const isHers = person === her;
    expect([html.includes(bracelet), html.includes(account.email)]).toEqual([isHers, isHers]);
    const isPersonal = isHers || person === other;
    expect(headers['cache-control']).toBe(isPersonal ? 'private, no-store' : 'no-cache');
    expect(headers['etag'] === undefined).toBe(isPersonal);
    expect(headers['vary']?.includes('cookie')).toBe(isPersonal);
  }
});

test('a payment page’s HTML has the QR code for the order’s customer only', async () => {
  const { her } = await filled('Lê Thu Hà');
  const data = { shippingAddress: ADDRESS, paymentMethod: 'VietQR' };
  const order = await askAs<Order>(stage, her, '/orders', { method: 'POST', data });
  const path = paymentPath(order._id);
  const other = await stage.signedIn(await stage.newCustomer());
  const guest = await stage.guest();
  const shown = await Promise.all([her, other, guest].map((person) => pageOf(person, path)));
  expect(shown.map(({ html }) => html.includes(QR))).toEqual([true, false, false]);
  const forged = { cookie: 'access_token=a.b.c; signed_in=1' };
  expect((await pageOf(guest, path, forged)).headers['cache-control']).toBe('no-cache');
});

test('the cart and payment pages show their data before any script, and work after hydration', async () => {
  const { her, bracelet } = await filled('Lê Thu Hà');
  const { page } = her;
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', (route) => scripts.promise.then(() => route.continue()));
  await page.goto('/cart', { waitUntil: 'commit' });
  await page.getByRole('heading', { name: bracelet }).waitFor();
  scripts.resolve();
  await awaken(page);
  await page.getByText(cartCopy.count(1)).waitFor();
  await expect.poll(() => page.getByRole('heading', { name: bracelet }).count()).toBe(1);
  const data = { shippingAddress: ADDRESS, paymentMethod: 'VietQR' };
  const order = await askAs<Order>(stage, her, '/orders', { method: 'POST', data });
  await page.goto(paymentPath(order._id));
  await page.getByAltText(payment.code).waitFor();
  await awaken(page);
  await page.getByText(/^Còn \d/).waitFor();
});

test('filters of the orders chosen faster than the page is rendered add up', async () => {
  const { page } = await stage.signedIn('customer');
  await open(page, '/orders');
  await slowDown(page, 6);
  const choose = (name: string, label: string) =>
    page.getByRole('combobox', { name }).selectOption({ label });
  await choose(ordersCopy.filters.status, orderStatusLabels.shipped);
  await choose(ordersCopy.filters.sort, orderSortLabels.oldest);
  await expectPath(page, '/orders?trang-thai=shipped&sap-xep=oldest');
});

test('while her orders load, nothing is wider than the narrowest phone', async () => {
  const { page } = await stage.signedIn('customer', { ...TOUCH, viewport: { width: 320, height: 568 } });
  const held = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => pathname === '/api/orders/my',
    async (route) => {
      await held.promise;
      await route.continue();
    },
  );
  await open(page, '/orders');
  await page.getByRole('main').getByRole('status').getByText(uiCopy.loading).waitFor();
  await expectFits(page);
  held.resolve();
  await page.getByRole('main').getByRole('article').first().waitFor();
});
