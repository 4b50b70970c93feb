import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Order } from '#contract/http/ordering.ts';
import { days } from '#domain/kernel/time.ts';
import { copy as payment } from '#web/features/payment/copy.vi.ts';
import { open, openStage, PHONE, type Person } from './support/browser.ts';
import { runJobNow, inDatabase } from './support/shop-database.ts';
import { photograph } from './support/page-checks.ts';
import { askAs, fillCart } from './support/purchase.ts';

const stage = openStage();

const code = (page: Page) => page.getByAltText(payment.code);
const TIME_LEFT = /^Còn 23:5\d:\d\d để chuyển khoản$/;

test('once the time to pay is over the page hides the payment data and offers to report a transfer, also offline', async () => {
  const { page, path, order, context } = await withOrder();
  await payWithin(order, '10 minutes');
  await page.clock.install();
  await open(page, path);
  await page.getByText(/^Còn 00:0\d:\d\d để chuyển khoản$/).waitFor();
  await code(page).waitFor();
  await stage.goOffline(context);
  await page.clock.fastForward('10:00');
  await page.getByText(payment.late).waitFor();
  await photograph(page, 'payment-late');
  expect(await code(page).count()).toBe(0);
  expect(await page.getByText(payment.lines.account).count()).toBe(0);
  expect(await page.getByText(payment.hold).count()).toBe(0);
  // Who has paid at the last moment can say so.
  await page.getByRole('button', { name: payment.report }).waitFor();
});

test.each([days(3), -days(3)])(
  'a reopened payment page counts down the shop’s time with the phone’s clock off by %d ms',
  async (off) => {
    const { page, path } = await withOrder();
    await page.clock.install({ time: Date.now() + off });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect.poll(() => page.getByRole('timer').getByText(TIME_LEFT).count()).toBe(1);
    await code(page).waitFor();
  },
);

test('a customer back from offline finds that her order has expired, without the payment data', async () => {
  const { page, path, order, context } = await withOrder();
  await open(page, path);
  await code(page).waitFor();
  stage.allowTrouble(/409 POST .*\/payments\/user\/confirm/);
  await stage.goOffline(context);
  await expire(order);
  await context.setOffline(false);
  await page.getByRole('heading', { name: payment.over.expired.title }).waitFor();
  expect(await code(page).count()).toBe(0);
});

test('reporting a transfer for an expired order shows that it expired, and the focus is not lost', async () => {
  const { page, path, order } = await withOrder();
  await page.route('**/socket.io/**', (route) => route.abort());
  stage.allowTrouble(/409 POST .*\/payments\/user\/confirm|net::ERR_FAILED/);
  await open(page, path);
  await code(page).waitFor();
  await expire(order);
  await page.getByRole('button', { name: payment.report }).press('Enter');
  await page.getByRole('heading', { name: payment.over.expired.title }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
});

/** A customer at her phone with an order that waits for her transfer. */
async function withOrder() {
  const person: Person = await stage.signedIn(await stage.newCustomer(), PHONE);
  await fillCart(stage, person);
  const shippingAddress = {
    fullName: 'Lê Thu Hà',
    phone: '0912345678',
    addressLine1: '27/4 Hẻm Hoa Giấy, Quận 3',
    city: 'Thành phố Hồ Chí Minh',
  };
  const data = { paymentMethod: 'VietQR', shippingAddress };
  const order = await askAs<Order>(stage, person, '/orders', { method: 'POST', data });
  return { ...person, order, path: `/order?thanh-toan=${order._id}` };
}

const payWithin = ({ _id }: Order, interval: string) =>
  inDatabase(stage.shop, `UPDATE orders SET pay_by = now() + interval '${interval}' WHERE id = '${_id}'`);

/** Lets the order's time run out, and the shop close it. */
async function expire(order: Order): Promise<void> {
  await payWithin(order, '-1 minute');
  await runJobNow(stage.shop, 'orders.expire');
  const status = `SELECT status FROM orders WHERE id = '${order._id}'`;
  await expect.poll(async () => JSON.stringify(await inDatabase(stage.shop, status))).toContain('cancelled');
}
