import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ERRORS } from '#contract/errors.ts';
import { days, hours } from '#domain/kernel/time.ts';
import { paymentMethodLabels } from '#domain/ordering/copy.vi.ts';
import { copy as admin } from '#web/features/admin-orders/copy.vi.ts';
import { addressFormCopy as addressForm } from '#web/entities/account/address-form.vi.ts';
import { copy as checkout } from '#web/features/checkout/copy.vi.ts';
import { copy as orders } from '#web/features/orders/copy.vi.ts';
import { copy as orderCopy } from '#web/entities/order/copy.vi.ts';
import { copy as payment } from '#web/features/payment/copy.vi.ts';
import { uiCopy } from '#web/ui/copy.vi.ts';
import {
  expectPath,
  holdLiveConnection,
  open,
  openStage,
  SIZES,
  TOUCH,
  type Person,
} from './support/browser.ts';
import { expectSoundAtAllWidths } from './support/page-checks.ts';
import { fillCart } from './support/purchase.ts';

const stage = openStage();

test('an order paid by transfer on the phone, refused once, then confirmed', async () => {
  const buyer = await stage.newCustomer();
  const person = await stage.signedIn(buyer, { viewport: SIZES.phone, ...TOUCH });
  const { page } = person;
  await fillCart(stage, person);
  const placed = roomBelowToast(page);
  await placeOrder(page);
  expect(await placed, 'pixels between the toast and the title').toBeGreaterThanOrEqual(0);
  await page.getByText(/^Còn 23:59:\d\d để chuyển khoản$/).waitFor();
  await expectSoundAtAllWidths(page);
  const path = new URL(page.url()).pathname + new URL(page.url()).search;
  const id = await numberOf(page);
  await expectHeadingOnPaper(page);

  // The payment page stays reachable until it is paid.
  await open(page, '/orders');
  await page.getByRole('link', { name: orders.payName(id) }).click();
  await expectPath(page, path);
  await copyContent(person, id);

  await page.evaluate(() => Object.assign(window, { sameLife: true }));
  await page.getByRole('button', { name: payment.report }).click();
  await page.getByRole('heading', { name: payment.received.reported.title }).waitFor();

  const desk = await stage.signedIn('admin');
  await open(desk.page, '/admin?tab=orders');
  const toCheck = desk.page.getByRole('region', { name: admin.payment.title }).filter({ hasText: id });
  await toCheck.getByRole('button', { name: admin.payment.rejectName(id) }).click();
  await refuse(desk.page, id, 'chưa thấy trong sao kê');
  await page.getByText(payment.rejected.text('chưa thấy trong sao kê')).waitFor();
  await toCheck.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: payment.report }).click();
  await page.getByRole('heading', { name: payment.received.reported.title }).waitFor();
  await toCheck.getByRole('button', { name: admin.payment.confirmName(id) }).click();
  await desk.page.getByRole('button', { name: admin.payment.ask.confirm }).click();
  await page.getByRole('heading', { name: payment.received.paid.title }).waitFor();
  expect(await page.evaluate(() => 'sameLife' in window)).toBe(true);

  await expectPaidInOrders(page, id);
  await expectOthersSeeNothing(path);
});

test.each([hours(3), -days(3)])(
  'the payment page counts down the shop’s time with the phone’s clock off by %d ms',
  async (off) => {
    const person = await stage.signedIn(await stage.newCustomer(), { viewport: SIZES.phone, ...TOUCH });
    const { page } = person;
    await fillCart(stage, person);
    await page.clock.install({ time: Date.now() + off });
    await placeOrder(page);
    await expect.poll(() => page.getByText(/^Còn 23:59:\d\d để chuyển khoản$/).count()).toBe(1);
  },
);

test('a list of orders that failed to load can be retried, and a completed order bought again', async () => {
  stage.allowTrouble(/429 GET .*\/api\/orders\/my/);
  const person = await stage.signedIn('customer');
  const { page } = person;
  const { status, message } = ERRORS.RATE_LIMITED;
  const list = '**/api/orders/my*';
  await holdLiveConnection(page);
  await page.route(list, (route) => route.fulfill({ status, json: { message, code: 'RATE_LIMITED' } }));
  await open(page, '/orders?trang-thai=completed');
  await page.getByRole('heading', { name: 'Không thể tải danh sách đơn hàng' }).waitFor();
  await page.getByText(message).waitFor();
  await page.unroute(list);
  await page.getByRole('button', { name: uiCopy.retry }).click();
  await page
    .getByRole('button', { name: /^Mua lại đơn/ })
    .first()
    .click();
  await page.getByText(/^Đã thêm vòng của đơn #/).waitFor();
  await page.getByRole('link', { name: orders.again.toCart }).click();
  await expectPath(page, '/cart');
  const cart = await person.context.request.get('/api/cart');
  expect(await cart.json()).toMatchObject({ data: { quantity: 1 } });
});

async function placeOrder(page: Page): Promise<void> {
  await open(page, '/order');
  const { address } = checkout;
  await page.getByLabel(address.fullName).fill('Lê Thu Hà');
  await page.getByLabel(address.phone).fill('0912345678');
  await page.getByLabel(address.addressLine1, { exact: true }).fill('27/4 Hẻm Hoa Giấy, Quận 3');
  await page.getByLabel(addressForm.city).fill('Thành phố Hồ Chí Minh');
  await page.getByText(paymentMethodLabels.VietQR).click();
  await page.getByRole('button', { name: checkout.place, exact: true }).click();
  await page.getByAltText(payment.code).waitFor();
}

/** Waits for the toast over the payment view. @returns px from its lower edge to the line of the heading, negative where it covers it */
async function roomBelowToast(page: Page): Promise<number> {
  const room = await page.waitForFunction(() => {
    const [toast, title] = [document.querySelector('[data-toast]'), document.querySelector('h1')];
    // until then the checkout shows, or its end
    if (toast === null || !title?.textContent.includes('#') || window.scrollY > 0) return null;
    return { px: title.getBoundingClientRect().top - toast.getBoundingClientRect().bottom };
  });
  return (await room.jsonValue())!.px;
}

/** `#1A2B3C4D`, from the heading. */
async function numberOf(page: Page): Promise<string> {
  const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  return /#\w{8}/.exec(heading)?.[0] ?? '';
}

/** Printed, the heading is a line or two above the code, though the link beside it is left out. */
async function expectHeadingOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const { height } = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
  await page.emulateMedia({ media: null });
  expect(height).toBeLessThan(80);
}

async function copyContent({ page, context }: Person, id: string): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const button = page.getByRole('button', { name: payment.copyName(payment.lines.content) });
  // The word stands for a moment only.
  await Promise.all([button.getByText(payment.copied).waitFor(), button.click()]);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`VC${id.slice(1)}`);
  await button.getByText(payment.copy).waitFor();
}

async function refuse(page: Page, id: string, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: admin.payment.rejection.title(id) });
  const send = dialog.getByRole('button', { name: admin.payment.rejection.confirm });
  await send.click();
  await dialog.getByText(admin.payment.rejection.missing).waitFor();
  await dialog.getByRole('textbox').fill(reason);
  await send.click();
  await dialog.waitFor({ state: 'hidden' });
}

/** The order list shows live that it is paid. */
async function expectPaidInOrders(page: Page, id: string): Promise<void> {
  await page.getByRole('link', { name: payment.follow }).click();
  const card = page.getByRole('article', { name: id });
  await card.getByText('Đã xác nhận').first().waitFor();
  await card.getByRole('button', { name: orderCopy.card.openName(id) }).click();
  await card.getByText('Đã thanh toán').waitFor();
}

async function expectOthersSeeNothing(path: string): Promise<void> {
  stage.allowTrouble(/404 GET .*\/api\/payments\/order\//);
  const { page } = await stage.signedIn(await stage.newCustomer('Trần Bảo Ngọc'));
  await open(page, path);
  await page.getByRole('heading', { name: payment.notFound.title }).waitFor();
}
