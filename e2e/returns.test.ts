import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Order, OrdersPage } from '#contract/http/ordering.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { returnStageLabels, returnWishLabels, returnWords } from '#domain/ordering/returns.vi.ts';
import { shotsCopy as shots } from '#web/entities/order-photo/shots.vi.ts';
import { copy as today } from '#web/features/admin-today/copy.vi.ts';
import { copy as desk } from '#web/features/admin-orders/returns/copy.vi.ts';
import { copy as hers } from '#web/features/orders/returns/copy.vi.ts';
import { copy as reviews } from '#web/features/orders/reviews/copy.vi.ts';
import { uiCopy } from '#web/ui/copy.vi.ts';
import { expectToast, open, openStage, SIZES, type Person, PHONE } from './support/browser.ts';
import { readInMail } from './support/mails.ts';
import { photograph, lookOnPhone } from './support/page-checks.ts';
import { askAs, deliver, fillCart, orderConfirmed } from './support/purchase.ts';

const stage = openStage();

const REASON = 'Men bị bong ở cánh hoa thứ hai';
const ANSWER = 'Vòng đã đeo lâu, tiệm xin thay dây giúp bạn';

test('a return is requested on a phone, accepted, received and finished at the desk, and its refund is due', async () => {
  const account = await stage.newCustomer('Trần Ngọc Mai');
  const customer = await stage.signedIn(account, PHONE);
  const admin = await stage.signedIn('admin', { viewport: SIZES.desktop });
  const order = await arrived(customer, admin);
  const id = `#${shortId(order._id)}`;

  await open(customer.page, '/orders');
  await customer.page.getByRole('link', { name: hers.buttonName(id) }).tap();
  await askFor(customer.page);
  const window = customer.page.getByRole('dialog');
  await window.getByText(returnStageLabels.asked).waitFor();
  await lookOnPhone(customer.page, 'returns-asked', '[role=dialog]');

  // The inbox line leads to a list of exactly these cases, and from there to the case.
  await open(admin.page, '/admin?tab=today');
  await admin.page.getByRole('link', { name: new RegExp(today.kinds.returns.what) }).click();
  await admin.page
    .getByRole('link', { name: new RegExp(shortId(order._id)) })
    .first()
    .click();
  const section = admin.page.getByRole('region', { name: desk.title });
  await section.getByText(REASON).waitFor();
  await lookOnPhone(admin.page, 'returns-desk');
  await section.getByRole('button', { name: desk.accept }).click();
  await section.getByRole('button', { name: desk.receive }).waitFor();

  // Her open window shows each step live.
  await window.getByText(returnStageLabels.awaited).waitFor();
  await lookOnPhone(customer.page, 'returns-awaited', '[role=dialog]');
  // The return address is on a phone's first screen.
  const place = await window.getByText(/^Bạn gửi vòng về/).boundingBox();
  expect(place!.y + place!.height).toBeLessThan(PHONE.viewport.height);
  await window.getByRole('button', { name: hers.parcel.say }).tap();
  await window.getByText(returnWords.trackingMissing).waitFor();
  await window.getByLabel(returnWords.carrier).fill('Viettel Post');
  const code = window.getByLabel(returnWords.trackingNumber);
  await code.fill('VTP123');
  await customer.page.reload({ waitUntil: 'domcontentloaded' });
  await expect.poll(() => code.inputValue()).toBe('VTP123');
  await lookOnPhone(customer.page, 'returns-parcel', '[role=dialog]');
  await window.getByRole('button', { name: hers.parcel.say }).tap();
  await expectToast(customer.page, hers.parcel.said);
  await section.getByText('Viettel Post, VTP123').waitFor();
  await readInMail(stage.shop.url, account.email, new RegExp(`(Đơn hàng ${id}: Tiệm nhận yêu cầu)`));
  await section.getByRole('button', { name: desk.receive }).click();
  await window.getByText(returnStageLabels.received).waitFor();
  await section.getByRole('button', { name: desk.finish }).click();
  const ending = admin.page.getByRole('dialog');
  await ending.getByRole('button', { name: desk.finish }).click();
  await ending.getByText(returnWords.shelfMissing).waitFor();
  await ending.getByText(desk.askFinish.goodsNotes.restocked).click();
  await lookOnPhone(admin.page, 'returns-finish', '[role=dialog]');
  await ending.getByRole('button', { name: desk.finish }).click();
  await expectToast(admin.page, desk.done);
  await window.getByText(returnStageLabels.done).waitFor();
  await lookEverywhere(customer.page, 'returns-done');
  // The list of refunds due includes it.
  await admin.page.locator('#refunds-due').getByText(id).first().waitFor();
});

test('a request and a review that were written and not sent are there after a reload, until they are sent', async () => {
  const { page, ...customer } = await stage.signedIn(await stage.newCustomer('Đỗ Hải Vân'), PHONE);
  const admin = await stage.signedIn('admin', { viewport: SIZES.desktop });
  const order = await arrived({ page, ...customer }, admin);
  const id = `#${shortId(order._id)}`;
  await open(page, '/orders');
  const window = page.getByRole('dialog');
  const reason = window.getByLabel(hers.reason, { exact: true });
  const ask = page.getByRole('link', { name: hers.buttonName(id) });
  await ask.tap();
  await reason.fill(REASON);
  await window.getByRole('button', { name: hers.later }).tap();
  await ask.tap();
  await expect.poll(() => reason.inputValue()).toBe(REASON);
  // Of two photographs one has reached the shop.
  await choose(page, 'photo-album');
  await window.getByAltText(shots.preview(1)).waitFor();
  await window.getByText(shots.states.leaving).waitFor({ state: 'detached' });
  await page.route('**/return-photos', () => undefined);
  await choose(page, 'photo-album', '#8ab');
  await window.getByText(shots.states.leaving).waitFor();
  await page.reload();
  await expect.poll(() => reason.inputValue()).toBe(REASON);
  await window.getByText(shots.gone(1)).waitFor();
  await expect.poll(() => window.getByAltText(/^Ảnh \d/).count()).toBe(1);
  await lookOnPhone(page, 'returns-photo-gone', '[role=dialog]');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await window.getByRole('button', { name: hers.later }).tap();

  const review = page.getByRole('button', { name: reviews.writeName(id) });
  const text = window.getByLabel(reviews.form.text);
  await review.tap();
  await choose(page, 'review-photo');
  await text.fill('Vòng xinh lắm');
  await window.getByAltText(reviews.form.photoAlt).waitFor();
  await page.reload();
  await review.tap();
  await expect.poll(() => text.inputValue()).toBe('Vòng xinh lắm');
  await window.getByText(reviews.form.photoLost).waitFor();
  await lookOnPhone(page, 'review-photo-lost', '[role=dialog]');
  await window.getByRole('radio', { name: uiCopy.stars(5) }).press('Space');
  await window.getByRole('button', { name: reviews.form.send }).tap();
  const change = page.getByRole('button', { name: reviews.changeName(id) });
  await change.tap();
  await expect.poll(() => text.inputValue()).toBe('Vòng xinh lắm');
  const kept = await page.evaluate(() =>
    Object.keys(sessionStorage).filter((key) => key.includes('unsent.review')),
  );
  expect(kept).toEqual([]);
});

test('the dialog of a return and the desk fit phone, tablet and desktop, up to a declined request', async () => {
  const account = await stage.newCustomer('Trần Ngọc Mai');
  const customer = await stage.signedIn(account);
  const admin = await stage.signedIn('admin');
  const order = await arrived(customer, admin);
  const path = `/orders?doi-tra=${order._id}`;
  const item = order.items[0]?._id;
  const body = { item, quantity: 1, wish: 'repair', reason: REASON };
  for (const size of ['tablet', 'desktop'] as const) {
    await customer.page.setViewportSize(SIZES[size]);
    await open(customer.page, path);
    await customer.page.getByRole('dialog').getByRole('button', { name: hers.send }).click();
    await customer.page.getByRole('dialog').getByText(returnWords.reasonMissing).waitFor();
    await lookOnPhone(customer.page, `returns-form-${size}`, '[role=dialog]');
  }
  await askAs(stage, customer, `/orders/${order._id}/returns`, { method: 'POST', data: body });
  await customer.page.getByRole('dialog').getByText(returnStageLabels.asked).waitFor();
  await lookEverywhere(customer.page, 'returns-asked');
  for (const size of ['phone', 'tablet'] as const) {
    await admin.page.setViewportSize(size === 'phone' ? PHONE.viewport : SIZES.tablet);
    await open(admin.page, `/admin?tab=orders&doi-tra=for_staff&don=${order._id}`);
    await admin.page.getByRole('region', { name: desk.title }).getByText(REASON).waitFor();
    await lookOnPhone(admin.page, `returns-desk-${size}`);
  }

  // Declined with a reason, which her open window shows live.
  await admin.page.getByRole('button', { name: desk.decline }).click();
  const refusal = admin.page.getByRole('dialog');
  await refusal.getByRole('button', { name: desk.decline }).click();
  await refusal.getByText(returnWords.answerMissing).waitFor();
  await refusal.getByLabel(desk.answer).fill(ANSWER);
  await lookOnPhone(admin.page, 'returns-decline', '[role=dialog]');
  await refusal.getByRole('button', { name: desk.decline }).click();
  await expectToast(admin.page, desk.done);
  await customer.page.getByRole('dialog').getByText(ANSWER).waitFor();
  await lookEverywhere(customer.page, 'returns-declined');
});

test('past the deadline of returns a button closes the dialog and opens the chat', async () => {
  const customer = await stage.signedIn('customer', PHONE);
  const { orders } = await askAs<OrdersPage>(stage, customer, '/orders/my?limit=50');
  const old = orders.find(({ status }) => status === 'completed');
  await open(customer.page, `/orders?doi-tra=${old?._id}`);
  await customer.page.getByText(hers.over).waitFor();
  await customer.page.getByRole('button', { name: hers.chat }).tap();
  await customer.page.getByRole('heading', { name: 'Hỗ trợ khách hàng' }).waitFor();
  await expect.poll(() => customer.page.getByText(hers.over).count()).toBe(0);
});

/** Checks a state of her window at the three widths, with axe at the narrowest. */
async function lookEverywhere(page: Page, name: string): Promise<void> {
  for (const viewport of [SIZES.desktop, SIZES.tablet]) {
    await page.setViewportSize(viewport);
    await photograph(page, name);
  }
  await page.setViewportSize(PHONE.viewport);
  await lookOnPhone(page, name, '[role=dialog]');
}

/** She selects the bracelet, gives a reason, and adds a photograph. */
async function askFor(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: hers.send }).tap();
  await dialog.getByText(returnWords.reasonMissing).waitFor();
  // Only its body scrolls: its header and its buttons cannot be scrolled away.
  expect(await dialog.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  await dialog.getByText(returnWishLabels.refund).tap();
  await dialog.getByLabel(hers.reason).fill(REASON);
  await choose(page, 'photo-album');
  await dialog.getByRole('button', { name: hers.send }).and(page.locator(':not([aria-disabled])')).waitFor();
  await lookOnPhone(page, 'returns-form', '[role=dialog]');
  await dialog.getByRole('button', { name: hers.send }).tap();
  await expectToast(page, hers.done);
}

/** Chooses a picture of one colour. */
async function choose(page: Page, field: string, background = '#d9a'): Promise<void> {
  const buffer = await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();
  await page.getByTestId(field).setInputFiles({ name: 'vong.jpg', mimeType: 'image/jpeg', buffer });
}

/** A ready-made bracelet, delivered. */
async function arrived(customer: Person, admin: Person): Promise<Order> {
  await fillCart(stage, customer);
  const order = await orderConfirmed(stage, customer, admin);
  await deliver(stage, admin, order);
  expect((await askAs<Order>(stage, customer, `/orders/${order._id}`)).status).toBe('delivered');
  return order;
}
