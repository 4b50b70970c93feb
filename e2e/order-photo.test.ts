import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Order } from '#contract/http/ordering.ts';
import type { OrderPhoto, PhotoAnswerBody } from '#contract/http/photos.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { photoStageForCustomer, photoWords } from '#domain/ordering/photos.vi.ts';
import { copy as orderCopy } from '#web/entities/order/copy.vi.ts';
import { copy as words } from '#web/entities/order-photo/copy.vi.ts';
import { shotsCopy as shots } from '#web/entities/order-photo/shots.vi.ts';
import { copy as desk } from '#web/entities/order-photo/desk/copy.vi.ts';
import { copy as hers } from '#web/features/order-photo/copy.vi.ts';
import { expectToast, open, openStage, SIZES, type Person, PHONE } from './support/browser.ts';
import { loseResponse } from './support/lost-response.ts';
import { readInMail } from './support/mails.ts';
import { runJobNow, inDatabase } from './support/shop-database.ts';
import { expectFits, expectSound, photograph, settle, lookOnPhone } from './support/page-checks.ts';
import { askAs, orderConfirmed, saveDesign } from './support/purchase.ts';

const stage = openStage();

const WISH = 'Đổi hoa và lá chỗ này cho nhau giúp mình';

test('preview photos over a lost network: sent, a change requested with an exchanged charm, approved, shipped', async () => {
  const account = await stage.newCustomer('Trần Ngọc Mai');
  const customer = await stage.signedIn(account, PHONE);
  const workshop = await stage.signedIn('admin', PHONE);
  const order = await confirmedDesign(customer, workshop);
  const id = `#${shortId(order._id)}`;
  await open(customer.page, '/orders');
  const card = customer.page.getByRole('article', { name: id });
  await card.getByText(photoStageForCustomer.wanted).waitFor();

  // The QR code on the worksheet opens this page on the workshop's phone.
  await open(workshop.page, `/admin?tab=workshop&don=${order._id}`);
  await sendOverLostNetwork(workshop);
  await card.getByText(photoStageForCustomer.sent).waitFor();
  await lookOnPhone(customer.page, 'photo-card');
  await readInMail(stage.shop.url, account.email, new RegExp(`(Đơn hàng ${id}: Ảnh xem trước)`));

  await card.getByRole('link', { name: hers.lookName(id) }).tap();
  await askForChange(customer);
  await workshop.page.getByText(WISH).first().waitFor();
  await workshop.page.getByText(words.exchanged).waitFor();
  await lookOnPhone(workshop.page, 'photo-desk-change');

  await takePhoto(workshop.page, '#b88');
  await workshop.page.getByRole('button', { name: desk.send(1) }).tap();
  // Her open window shows the second round live.
  const dialog = customer.page.getByRole('dialog');
  await dialog.getByRole('tab', { name: words.round(2), selected: true }).waitFor();
  await lookOnPhone(customer.page, 'photo-second-round', '[role=dialog]');
  await dialog.getByRole('button', { name: hers.approve }).tap();
  await expectToast(customer.page, hers.done.approved);
  await dialog.getByText(hers.approved).waitFor();
  await workshop.page.getByText(desk.todo.approved).waitFor();
  await lookOnPhone(workshop.page, 'photo-desk-approved');
  const shipment = { method: 'POST', data: { order: order._id } } as const;
  await askAs(stage, workshop, '/shipments', shipment);
});

test('the demo has an order that waits for its customer’s approval of the photos, at phone, tablet and desktop width', async () => {
  for (const size of ['phone', 'tablet', 'desktop'] as const) {
    const { page, context } = await stage.signedIn('customer', { viewport: SIZES[size] });
    await open(page, '/orders');
    const card = page.getByRole('article').filter({ hasText: photoStageForCustomer.sent });
    await card.first().waitFor();
    await lookOnPhone(page, 'photo-orders', 'main');
    await card.getByRole('link', { name: /^Xem ảnh xem trước/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: hers.approve }).waitFor();
    await lookOnPhone(page, 'photo-review', '[role=dialog]');
    await page.getByRole('button', { name: hers.change }).click();
    await page.getByRole('dialog').getByText(hers.changeTitle).waitFor();
    await lookOnPhone(page, 'photo-change', '[role=dialog]');
    await expect.poll(() => page.getByRole('button', { name: words.photoAlt(1, 2) }).count()).toBe(1);
    // Sent without a text, from a place where the field is out of view.
    await page.getByRole('dialog').getByText(hers.free(2)).scrollIntoViewIfNeeded();
    await page.getByRole('dialog').getByRole('button', { name: hers.send }).click();
    await page.getByText(photoWords.wishMissing).waitFor();
    const wish = page.getByRole('textbox', { name: hers.wish });
    await expect.poll(() => wish.evaluate((field) => field === document.activeElement)).toBe(true);
    await context.close();
  }
});

test('at the desk an admin can set the preview photo aside, only with a reason', async () => {
  const account = await stage.newCustomer('Trần Ngọc Mai');
  const customer = await stage.signedIn(account);
  const { page, context } = await stage.signedIn('admin');
  const order = await confirmedDesign(customer, { page, context, newTab: () => context.newPage() });
  await open(page, '/admin?tab=orders&trang-thai=confirmed&anh=to_send');
  await page
    .getByRole('link', { name: new RegExp(shortId(order._id)) })
    .first()
    .click();
  const panel = page.getByRole('region', { name: desk.title });
  await panel.getByText(desk.todo.wanted).waitFor();
  await lookOnPhone(page, 'photo-desk');
  await panel.getByRole('button', { name: desk.aside.button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: desk.aside.confirm }).click();
  await dialog.getByText('Vui lòng cho biết lý do').waitFor();
  await dialog.getByLabel(desk.aside.label).fill('Bạn đã ưng qua điện thoại');
  await lookOnPhone(page, 'photo-desk-aside', '[role=dialog]');
  await dialog.getByRole('button', { name: desk.aside.confirm }).click();
  await expectToast(page, desk.aside.done);
  await panel.getByText(desk.todo.set_aside).waitFor();
});

test('from the third change on the workshop accepts or declines, and the customer sees which', async () => {
  const customer = await stage.signedIn(await stage.newCustomer('Trần Ngọc Mai'));
  const admin = await stage.signedIn('admin');
  const { page } = customer;
  const order = await confirmedDesign(customer, admin);
  for (const round of [1, 2, 3]) {
    await sendRound(admin, order, round);
    await answer(customer, order, { answer: 'change', round, wish: `${WISH}, lần ${round}` });
  }
  await open(page, `/orders?anh=${order._id}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByText(hers.deciding).waitFor();
  await lookEverywhere(page, 'photo-deciding', '[role=dialog]');

  await open(admin.page, `/admin?tab=orders&trang-thai=confirmed&anh=to_decide&don=${order._id}`);
  const panel = admin.page.getByRole('region', { name: desk.title });
  await panel.getByText(desk.decideChange).waitFor();
  await panel.getByRole('button', { name: desk.decide.accept }).click();
  await panel.getByText(photoWords.answerMissing).waitFor();
  await lookEverywhere(admin.page, 'photo-desk-decide', PANEL);
  await panel.getByLabel(desk.decide.label).fill('Dạ được, tiệm đổi rồi chụp lại cho bạn');
  await panel.getByRole('button', { name: desk.decide.accept }).click();
  await expectToast(admin.page, desk.decide.done);
  await panel.getByText(desk.decideChange).waitFor({ state: 'detached' });
  // Her window, still open, is updated live.
  await dialog.getByText(words.accepted, { exact: true }).waitFor();
  await dialog.getByText(hers.waiting).waitFor();
  await lookEverywhere(page, 'photo-accepted');

  await sendRound(admin, order, 4);
  await answer(customer, order, { answer: 'change', round: 4, wish: 'Nới dây ra một chút nữa giúp mình' });
  await panel.getByText(desk.decideChange).waitFor();
  await panel.getByLabel(desk.decide.label).fill('Dây đã ở mức dài nhất, tiệm xin giữ nguyên ạ');
  await panel.getByRole('button', { name: desk.decide.decline }).click();
  await dialog.getByText(words.declined, { exact: true }).waitFor();
  await lookEverywhere(page, 'photo-declined', '[role=dialog]');
  await dialog.getByRole('button', { name: hers.approve }).click();
  await dialog.getByText(hers.approved).waitFor();
});

test('after two days without an answer the photo may be set aside: the customer sees the reason and a new day', async () => {
  const account = await stage.newCustomer('Trần Ngọc Mai');
  const customer = await stage.signedIn(account);
  const admin = await stage.signedIn('admin');
  const order = await confirmedDesign(customer, admin);
  const id = `#${shortId(order._id)}`;
  await sendRound(admin, order, 1);
  const ofIt = `WHERE id = '${order._id}'`;
  await inDatabase(stage.shop, `UPDATE orders SET photo_since = photo_since - interval '49 hours' ${ofIt}`);
  await runJobNow(stage.shop, 'orders.remind-of-photos');
  await open(admin.page, `/admin?tab=orders&trang-thai=confirmed&anh=to_decide&don=${order._id}`);
  const panel = admin.page.getByRole('region', { name: desk.title });
  await panel.getByText(desk.decideSilence).waitFor();
  await lookEverywhere(admin.page, 'photo-desk-silence', PANEL);

  // Moves everything ten days back: only now the workshop continues without her approval.
  await inDatabase(
    stage.shop,
    `UPDATE orders SET promised_day = promised_day - 10, hand_over_day = hand_over_day - 10,
      promises = jsonb_set(promises, '{0,day}', to_jsonb((promised_day - 10)::text)) ${ofIt}`,
  );
  const reason = 'Bạn đã ưng qua điện thoại';
  await askAs(stage, admin, `/orders/${order._id}/photo-set-aside`, { method: 'POST', data: { reason } });
  await runJobNow(stage.shop, 'orders.keep-promises');
  await readInMail(stage.shop.url, account.email, new RegExp(`(Đơn hàng ${id}: ngày hẹn mới)`));
  const { promise } = await askAs<Order>(stage, customer, `/orders/${order._id}`);
  expect(promise?.made.map(({ why }) => why)).toEqual(['placed', 'agreed']);
  const { page } = customer;
  await open(page, '/orders');
  const card = page.getByRole('article', { name: id });
  await card.getByText(photoStageForCustomer.set_aside).waitFor();
  await card.getByText(/\(lần đầu hẹn /).waitFor();
  await card.getByRole('button', { name: orderCopy.card.openName(id) }).click();
  await card.getByText(reason, { exact: false }).waitFor();
  await lookEverywhere(page, 'photo-set-aside', 'main');
  await panel.getByText(desk.todo.set_aside).waitFor();
  await lookEverywhere(admin.page, 'photo-desk-set-aside');

  // The photos she did not answer stay one press away, also once the parcel has left.
  await card.getByRole('link', { name: hers.lookName(id) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words.photoAlt(1, 1) }).waitFor();
  await dialog.getByText(hers.setAside).waitFor();
  await page.keyboard.press('Escape');
  await askAs(stage, admin, '/shipments', { method: 'POST', data: { order: order._id } });
  await card.getByText(hers.keptUnanswered).waitFor();
  await card.getByRole('link', { name: hers.lookName(id) }).waitFor();
});

test('a change request whose response was lost is shown as arrived, with no call to send it again', async () => {
  const customer = await stage.signedIn(await stage.newCustomer(), PHONE);
  const admin = await stage.signedIn('admin');
  const order = await confirmedDesign(customer, admin);
  await sendRound(admin, order, 1);
  const { page } = customer;
  await open(page, `/orders?anh=${order._id}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: hers.change }).tap();
  await dialog.getByLabel(hers.wish).fill(WISH);
  stage.allowTrouble(/net::ERR_CONNECTION_RESET/);
  await page.route('**/photo-answer', loseResponse, { times: 1 });
  await dialog.getByRole('button', { name: hers.send }).tap();
  await dialog.getByText(hers.waiting).waitFor();
  // The button that is left approves the photograph.
  await dialog.getByRole('button', { name: hers.fineAfterAll }).waitFor();
  expect(await dialog.getByText(hers.lost).count()).toBe(0);
});

/** A round of one photograph, sent as the workshop's page sends it. */
async function sendRound(admin: Person, { _id }: Order, round: number): Promise<void> {
  const at = `/api/orders/${_id}`;
  const headers = { origin: stage.shop.url };
  const buffer = await photoOf(PAPERS[round % PAPERS.length]!);
  const file = { name: 'vong.jpg', mimeType: 'image/jpeg', buffer };
  const taken = await admin.context.request.post(`${at}/photos`, { headers, multipart: { photo: file } });
  expect(taken.ok(), await taken.text()).toBe(true);
  const { data } = (await taken.json()) as { data: OrderPhoto };
  await askAs(stage, admin, `/orders/${_id}/photo-rounds`, {
    method: 'POST',
    data: { round, photos: [data._id], note: null },
  });
}

const answer = (customer: Person, { _id }: Order, data: PhotoAnswerBody) =>
  askAs(stage, customer, `/orders/${_id}/photo-answer`, { method: 'POST', data });

/** A design of hers, ordered and confirmed. */
async function confirmedDesign(customer: Person, admin: Person): Promise<Order> {
  const design = await saveDesign(stage, customer, 'Vòng của Mai');
  await askAs(stage, customer, '/cart/items', {
    method: 'POST',
    data: { customBracelet: design._id, quantity: 1 },
  });
  return orderConfirmed(stage, customer, admin);
}

const PAPERS = ['#d9a', '#b88', '#cba', '#a97'];

const photoOf = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 1800, height: 1350, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function takePhoto(page: Page, background: string): Promise<void> {
  const buffer = await photoOf(background);
  await page.getByTestId('photo-camera').setInputFiles({ name: 'vong.jpg', mimeType: 'image/jpeg', buffer });
}

/** A photograph taken offline is queued, uploaded once online, and then sent. */
async function sendOverLostNetwork({ page, context }: Person): Promise<void> {
  await page.getByText(desk.todo.wanted).waitFor();
  await lookOnPhone(page, 'photo-workshop');
  await stage.goOffline(context);
  await takePhoto(page, '#d9a');
  await page.getByText(shots.states.lost, { exact: true }).waitFor();
  await page
    .getByRole('button', { name: desk.send(1) })
    .and(page.locator('[aria-disabled="true"]'))
    .waitFor();
  await lookOnPhone(page, 'photo-workshop-offline');
  await context.setOffline(false);
  await page.getByText(shots.states.lost, { exact: true }).waitFor({ state: 'detached' });
  await page.getByLabel(desk.note).fill('Tiệm xoay nơ vào giữa cho cân');
  await page.getByRole('button', { name: desk.send(1) }).tap();
  await expectToast(page, desk.sent);
}

/** She places a mark and writes a message, loses the network, and sends it again once online. */
async function askForChange({ page, context }: Person): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Tiệm xoay nơ vào giữa cho cân').waitFor();
  await lookOnPhone(page, 'photo-review-hers', '[role=dialog]');
  await dialog.getByRole('button', { name: hers.change }).tap();
  await dialog.getByRole('button', { name: hers.send }).tap();
  await dialog.getByText('Bạn cho tiệm biết cần chỉnh gì nhé').waitFor();
  await dialog.getByLabel(hers.wish).fill(WISH);
  const photo = dialog.getByRole('button', { name: words.photoAlt(1, 1) });
  await photo.tap({ position: { x: 60, y: 40 } });
  await dialog.getByText(words.mark(1), { exact: true }).waitFor({ state: 'attached' });
  await exchangeCharm(page);
  await lookOnPhone(page, 'photo-change-hers', '[role=dialog]');
  await stage.goOffline(context);
  await dialog.getByRole('button', { name: hers.send }).tap();
  await dialog.getByText(hers.lost).waitFor();
  await lookOnPhone(page, 'photo-change-offline', '[role=dialog]');
  await context.setOffline(false);
  await dialog.getByRole('button', { name: hers.send }).tap();
  await dialog.getByText(hers.waiting).waitFor();
  await expect.poll(() => dialog.getByText(WISH).count()).toBe(1);
  // The photographs no longer show the current charms.
  await dialog.getByText(words.exchanged).waitFor();
  await expect.poll(() => dialog.getByRole('button', { name: hers.fineAfterAll }).count()).toBe(0);
}

/** In her design she taps a charm and replaces it with another of the same price. */
async function exchangeCharm(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: hers.exchange.open }).tap();
  await dialog.getByText(hers.exchange.hint).waitFor();
  // The tapped slot is the one that the keyboard selects.
  await dialog.getByText(hers.exchange.place(1, ''), { exact: false }).locator('..').tap();
  await page.keyboard.press('ArrowRight');
  await dialog.getByRole('radio', { name: /^Vị trí 3, /, checked: true }).waitFor();
  await page.keyboard.press('ArrowLeft');
  const offered = dialog.getByRole('region', { name: hers.exchange.offered });
  await lookOnPhone(page, 'photo-exchange-offered', '[role=dialog]');
  await offered.getByRole('button', { name: /^Đổi / }).first().press('Enter');
  await dialog.getByText(/đổi thành/).waitFor();
  await lookOnPhone(page, 'photo-exchange', '[role=dialog]');
  await dialog.getByRole('button', { name: hers.exchange.doneSome(1) }).tap();
  await dialog.getByText(hers.exchange.title).waitFor();
}

/** The region under test, beside a list that other tests check. */
const PANEL = `[aria-label='${desk.title}']`;

/** Checks a state at phone, tablet and desktop size. @param part the region for axe; without one axe is skipped */
async function lookEverywhere(page: Page, name: string, part?: string): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-toast="standing"]') === null);
  for (const size of [PHONE.viewport, SIZES.tablet, SIZES.desktop]) {
    await page.setViewportSize(size);
    await settle(page);
    await photograph(page, name);
    await expectFits(page);
  }
  if (part !== undefined) await expectSound(page, part);
}
