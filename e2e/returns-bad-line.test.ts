import type { Locator, Page, Route } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Order } from '#contract/http/ordering.ts';
import type { OrderReturns } from '#contract/http/returns.ts';
import { days } from '#domain/kernel/time.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { returnStageLabels, returnWishLabels } from '#domain/ordering/returns.vi.ts';
import { shotsCopy as shots } from '#web/entities/order-photo/shots.vi.ts';
import { copy as cases } from '#web/entities/order-return/copy.vi.ts';
import { copy as desk } from '#web/features/admin-orders/returns/copy.vi.ts';
import { copy as hers } from '#web/features/orders/returns/copy.vi.ts';
import { uiCopy } from '#web/ui/copy.vi.ts';
import { expectToast, open, openStage, PHONE, type Person } from './support/browser.ts';
import { loseResponse } from './support/lost-response.ts';
import { photograph } from './support/page-checks.ts';
import { askAs, deliver, fillCart, orderConfirmed } from './support/purchase.ts';

const stage = openStage();

const REASON = 'Men bị bong ở cánh hoa thứ hai';

test('a return request whose response was lost is shown as arrived, without an error', async () => {
  const { page, order } = await withDelivered();
  const window = await openReturns(page, order);
  await fillIn(window);
  stage.allowTrouble(/net::ERR_CONNECTION_RESET/);
  await page.route(`**/orders/${order._id}/returns`, loseResponse);
  await window.getByRole('button', { name: hers.send }).tap();
  await window.getByText(returnStageLabels.asked).waitFor();
  expect(await window.getByText(cases.lost).count()).toBe(0);
  await photograph(page, 'returns-answer-lost');
  await expectFocusIn(window);
});

test('after a sent request the dialog can be closed while the orders are still being refetched', async () => {
  const { page, order } = await withDelivered();
  const window = await openReturns(page, order);
  await fillIn(window);
  const hang = (route: Route) => (route.request().method() === 'GET' ? undefined : route.fallback());
  await page.route('**/api/orders/**', hang);
  await window.getByRole('button', { name: hers.send }).tap();
  await expectToast(page, hers.done);
  await window.getByRole('button', { name: uiCopy.close, exact: true }).tap();
  await window.waitFor({ state: 'detached' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a request whose response was lost is there after a reload, and the next one selects the other bracelet', async () => {
  const { page, order, customer } = await withDelivered(2);
  const window = await openReturns(page, order);
  await fillIn(window, order.items[0]?.name);
  const arrived = Promise.withResolvers<void>();
  const swallow = async (route: Route) => {
    // The live connection may have the page read the cases just now.
    if (route.request().method() === 'GET') return route.fallback();
    await route.fetch();
    arrived.resolve();
  };
  await page.route(`**/orders/${order._id}/returns`, swallow);
  await window.getByRole('button', { name: hers.send }).tap();
  await arrived.promise;
  await page.reload({ waitUntil: 'domcontentloaded' });
  await window.getByText(returnStageLabels.asked).waitFor();
  expect(await window.getByRole('button', { name: hers.send }).count()).toBe(0);

  // The next request says which bracelet it is about, although only one is left.
  await window.getByRole('button', { name: hers.more }).tap();
  const which = window.getByLabel(hers.item, { exact: true });
  expect(await which.locator('option:checked').textContent()).toBe(order.items[1]?.name);
  const { cases: kept } = await askAs<OrderReturns>(stage, customer, `/orders/${order._id}/returns`);
  expect(kept.map(({ item }) => item)).toEqual([order.items[0]?._id]);
});

test('a draft about one bracelet is not sent for another one when a second tab has requested the first', async () => {
  const { page, order, customer } = await withDelivered(2);
  const window = await openReturns(page, order);
  await fillIn(window, order.items[0]?.name);
  const data = { item: order.items[0]?._id, quantity: 1, wish: 'repair', reason: 'Dây bị đứt' };
  await askAs(stage, customer, `/orders/${order._id}/returns`, { method: 'POST', data });
  await page.reload({ waitUntil: 'domcontentloaded' });
  await window.getByRole('button', { name: hers.send }).tap();
  await window.getByText(hers.itemMissing).waitFor();
  expect(await window.getByLabel(hers.reason, { exact: true }).inputValue()).toBe(REASON);
});

test('a request waits until its photos are decoded, and contains a photo chosen twice once', async () => {
  const { page, order, customer } = await withDelivered();
  await page.addInitScript(() => {
    const opens = globalThis.createImageBitmap.bind(globalThis);
    const opening = Promise.withResolvers<void>();
    Object.assign(globalThis, {
      goOn: opening.resolve,
      createImageBitmap: (file: Blob, options: ImageBitmapOptions) =>
        opening.promise.then(() => opens(file, options)),
    });
  });
  const window = await openReturns(page, order);
  await fillIn(window);
  const file = { name: 'vong.jpg', mimeType: 'image/jpeg', buffer: await picture() };
  const broken = { ...file, buffer: file.buffer.subarray(0, 200) };
  await page.getByTestId('photo-album').setInputFiles([file, broken, file]);
  await expect.poll(() => window.getByText(shots.states.opening).count()).toBe(3);
  await photograph(page, 'returns-photo-opening');
  const send = window.getByRole('button', { name: hers.send });
  await send.tap({ force: true });
  await page.getByText(shots.waits.leaving).waitFor();
  await page.evaluate(() => (globalThis as unknown as { goOn(): void }).goOn());
  await window.getByText(shots.unreadable).waitFor();
  await send.tap();
  await window.getByText(returnStageLabels.asked).waitFor();
  const { cases: kept } = await askAs<OrderReturns>(stage, customer, `/orders/${order._id}/returns`);
  expect(kept.map(({ photos }) => photos.length)).toEqual([1]);
});

test('on a phone the form says why it cannot be sent yet, and that only four photos are taken', async () => {
  const { page, order } = await withDelivered(1, 2);
  const window = await openReturns(page, order);
  const stepper = await window
    .getByRole('group', { name: uiCopy.quantityOf(order.items[0]!.name) })
    .boundingBox();
  expect(stepper!.width).toBeLessThan(200);
  await fillIn(window);
  await stage.goOffline(page.context());
  const files = await Promise.all(
    ['#d9a', '#9ad', '#ad9', '#da9', '#a9d'].map(async (background) => ({
      name: 'vong.jpg',
      mimeType: 'image/jpeg',
      buffer: await picture(background),
    })),
  );
  await page.getByTestId('photo-album').setInputFiles(files.slice(0, 1));
  const lost = window.getByText(shots.states.lost, { exact: true });
  await lost.waitFor();
  await window.getByRole('button', { name: hers.send }).tap({ force: true });
  await page.getByText(shots.waits.lost).waitFor();
  // The network is back a moment before it carries anything.
  await page.route('**/return-photos', (route) => route.abort('internetdisconnected'), { times: 1 });
  await page.context().setOffline(false);
  await window.getByRole('button', { name: hers.send }).and(page.locator(':not([aria-disabled])')).waitFor();
  await page.getByTestId('photo-album').setInputFiles(files.slice(1));
  await window.getByText(shots.tooMany(4)).waitFor();
  await expect.poll(() => window.getByAltText(/^Ảnh \d/).count()).toBe(4);
});

test('on the narrowest phone with text at 200 % the field that is written in is fully visible', async () => {
  const { page, order } = await withDelivered();
  await page.setViewportSize({ width: 320, height: 568 });
  const window = await openReturns(page, order);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const reason = window.getByLabel(hers.reason, { exact: true });
  await reason.fill(REASON);
  const covered = () =>
    reason.evaluate((field) => {
      const { left, top, bottom } = field.getBoundingClientRect();
      const at = [top + 2, bottom - 3].map((y) => document.elementFromPoint(left + 30, y));
      return at.filter((hit) => hit !== field).map((hit) => hit?.className ?? 'nothing');
    });
  await expect.poll(covered).toEqual([]);
});

test.each([days(30), -days(30)])('with a clock off by %d ms the return period is right', async (off) => {
  const { page, order } = await withDelivered();
  await page.clock.install({ time: Date.now() + off });
  await open(page, '/orders');
  await page.getByRole('link', { name: hers.buttonName(`#${shortId(order._id)}`) }).tap();
  const send = page.getByRole('dialog').getByRole('button', { name: hers.send });
  await expect.poll(() => send.count()).toBe(1);
});

test('a move at the desk whose response was lost is shown as done, without an error', async () => {
  const { order, customer, admin } = await withDelivered();
  const data = { item: order.items[0]?._id, quantity: 1, wish: 'repair', reason: REASON };
  await askAs(stage, customer, `/orders/${order._id}/returns`, { method: 'POST', data });
  const { page } = admin;
  await open(page, `/admin?tab=orders&don=${order._id}`);
  const section = page.getByRole('region', { name: desk.title });
  stage.allowTrouble(/net::ERR_CONNECTION_RESET/);
  await page.route('**/returns/*/moves', loseResponse, { times: 1 });
  await section.getByRole('button', { name: desk.accept }).click();
  await section.getByRole('button', { name: desk.receive }).waitFor();
  await expect.poll(() => section.getByText(cases.lost).count()).toBe(0);
});

/** A customer at her phone with an order of ready-made bracelets, delivered. */
async function withDelivered(kinds = 1, pieces = 1) {
  const customer = await stage.signedIn(await stage.newCustomer('Trần Ngọc Mai'), PHONE);
  const admin = await stage.signedIn('admin');
  for (let piece = 0; piece < pieces; piece += 1) await fillCart(stage, customer, kinds);
  const order = await orderConfirmed(stage, customer, admin);
  await deliver(stage, admin, order);
  return { customer, admin, order, page: customer.page } satisfies Record<string, Person | Order | Page>;
}

async function openReturns(page: Page, { _id }: Order): Promise<Locator> {
  await open(page, `/orders?doi-tra=${_id}`);
  const window = page.getByRole('dialog');
  await window.getByRole('button', { name: hers.send }).waitFor();
  return window;
}

async function fillIn(window: Locator, bracelet?: string): Promise<void> {
  if (bracelet !== undefined) await window.getByLabel(hers.item).selectOption(bracelet);
  await window.getByText(returnWishLabels.refund).tap();
  await window.getByLabel(hers.reason, { exact: true }).fill(REASON);
}

async function expectFocusIn(window: Locator): Promise<void> {
  await expect.poll(() => window.evaluate((it) => it.contains(document.activeElement))).toBe(true);
}

const picture = (background = '#d9a'): Promise<Buffer> =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();
