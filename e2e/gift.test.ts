import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Order, OrdersPage } from '#contract/http/ordering.ts';
import { addDays, dayOf } from '#domain/fulfilment/working-days.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { formatDate } from '#domain/kernel/time.ts';
import { giftHandLabels } from '#domain/ordering/gifts.vi.ts';
import { copy as orderWords } from '#web/entities/order/copy.vi.ts';
import { copy as sheet } from '#web/features/admin-worksheet/copy.vi.ts';
import { copy as checkout } from '#web/features/checkout/copy.vi.ts';
import { copy } from '#web/features/gift/copy.vi.ts';
import { failureCopy } from '#web/lib/errors/copy.vi.ts';
import { expectToast, open, openStage, SIZES, type Person, PHONE } from './support/browser.ts';
import { loseResponse } from './support/lost-response.ts';
import { placeOrders } from './support/morning.ts';
import { expectSoundAtAllWidths, PHOTOGRAPHING, look } from './support/page-checks.ts';
import { askAs, fillCart, saveDesign } from './support/purchase.ts';
import { inlinedSheets } from './support/raw-request.ts';

const stage = openStage({ moves: true });

const WISH = 'Thương em, chúc em một tuổi mới thật duyên';
const THANKS = 'Em thích lắm <3 cảm ơn chị nhé';

/** A price in any form: `285.000 ₫`, `285.000đ`, `285k`. */
const PRICE = /₫|\d\s*(?:đ|đồng|VND|k)(?!\p{L})/iu;

test('a gift is ordered, printed for the workshop, opened by its receiver and replied to; cancelled it is 404', async () => {
  const giver = await stage.signedIn('customer', PHONE);
  const order = await orderGift(giver);
  const id = `#${shortId(order._id)}`;

  const { page: desk } = await stage.signedIn('admin');
  await open(desk, `/admin?tab=workshop&don=${order._id}`);
  const card = desk.getByRole('article', { name: sheet.gift.label('Bé An') });
  await card.getByText(WISH).waitFor();
  await card.getByText(sheet.gift.scan).waitFor();
  await desk.getByText(sheet.strip.gift).waitFor();
  expect(await desk.getByRole('article').allInnerTexts()).not.toContainEqual(expect.stringContaining('₫'));
  await look(desk, 'gift-card');

  await open(giver.page, '/orders');
  const mine = giver.page.getByRole('article', { name: id });
  await mine.getByRole('button', { name: orderWords.card.openName(id) }).tap();
  await mine.getByText(orderWords.given.unopened).waitFor();
  const address = await mine.getByRole('link', { name: orderWords.given.look }).getAttribute('href');

  const { page, context } = await stage.guest(PHONE);
  await openGift(page, address!);
  await mine.getByText(/^Trang quà đã mở lúc/).waitFor();
  await page.getByLabel(copy.reply.label).fill(THANKS);
  await page.getByRole('button', { name: copy.reply.send }).tap();
  await page.getByText(copy.reply.sent).waitFor();
  await mine.getByText(THANKS).waitFor();
  await look(giver.page, 'gift-order');

  // On a later visit the gift is already open.
  await open(page, address!);
  await page.getByRole('heading', { level: 1, name: copy.title('Bé An') }).waitFor();
  await expectSoundAtAllWidths(page);
  if (PHOTOGRAPHING)
    for (const size of Object.values(SIZES)) {
      await page.setViewportSize(size);
      await look(page, 'gift-open');
    }
  await context.close();

  stage.allowTrouble(/ 404 /);
  const gone = { method: 'PUT', data: { status: 'cancelled' } } as const;
  await askAs(stage, giver, `/orders/${order._id}/customer-transition`, gone);
  const late = await stage.guest(PHONE);
  const answer = await late.page.goto(address!, { waitUntil: 'domcontentloaded' });
  expect(answer?.status()).toBe(404);
  await late.page.getByRole('heading', { level: 1, name: copy.closed.title }).waitFor();
  await look(late.page, 'gift-closed');
});

test('a gift that is paid on delivery: its thanks name its day everywhere, and nobody in particular who pays', async () => {
  const notBefore = addDays(dayOf(new Date()), 30);
  const giver = await stage.signedIn('customer', PHONE);
  const { page } = giver;
  await fillCart(stage, giver);
  const shippingAddress = {
    fullName: 'Trần Bảo An',
    phone: '0912345678',
    addressLine1: '27/4 Hẻm Hoa Giấy',
    city: 'Huế',
  };
  const data = { shippingAddress, paymentMethod: 'COD', gift: { recipient: 'Bé An', notBefore } };
  const order = await askAs<Order>(stage, giver, '/orders', { method: 'POST', data });
  await open(page, `/?don-hang=${order._id}`);
  const thanks = page.getByRole('dialog');
  const day = formatDate(order.promise!.day);
  expect(order.promise!.day >= notBefore).toBe(true);
  await thanks.getByText(day, { exact: true }).waitFor();
  await thanks
    .getByRole('listitem')
    .filter({ hasText: day.slice(0, 5) })
    .waitFor();
  await thanks.getByText('Thanh toán khi nhận').waitFor();
});

test('a reply whose response was lost is shown as it arrived when sent again, with the focus beside it', async () => {
  const [order] = await placeOrders(stage, 1, { gift: { recipient: 'Bé An', sender: 'Chị Hà' } });
  const desk = await stage.signedIn('admin');
  const { path } = await askAs<{ path: string }>(stage, desk, `/orders/${order!._id}/gift-link`);
  const { page } = await stage.guest(PHONE);
  await open(page, path);
  const opened = page.waitForResponse('**/api/gifts/open');
  await page.getByRole('button', { name: copy.cover.open }).tap();
  const reply = page.getByLabel(copy.reply.label);
  await reply.fill(THANKS);
  // The shop knows that it is open.
  await opened;
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect.poll(() => reply.inputValue()).toBe(THANKS);
  stage.allowTrouble(/net::ERR_CONNECTION_RESET|409 POST .*\/gifts\/reply/);
  await page.route('**/api/gifts/reply', loseResponse, { times: 1 });
  const send = page.getByRole('button', { name: copy.reply.send });
  await send.tap();
  await expectToast(page, failureCopy.network.title);
  expect(await reply.inputValue()).toBe(THANKS);
  await reply.fill(`${THANKS} nha`);
  await send.press('Enter');
  await page.getByText(`“${THANKS}”`).waitFor();
  await page.getByText(copy.reply.sent).waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe(copy.reply.titleTo('Chị Hà'));
});

/** Orders her own design as a gift. Cash on delivery would charge the receiver, so she is warned and pays herself. */
async function orderGift(giver: Person): Promise<Order> {
  const { page } = giver;
  const design = await saveDesign(stage, giver, 'Vòng của An');
  const line = { customBracelet: design._id, quantity: 1, type: 'bracelet' };
  await askAs(stage, giver, '/cart/items', { method: 'POST', data: line });
  await open(page, '/order');
  const { gift } = checkout;
  await page.getByLabel(gift.give).check();
  await page.getByLabel(gift.recipient).fill('Bé An');
  await page.getByLabel(gift.card).fill(WISH);
  await page.getByLabel(giftHandLabels.print).check();
  const day = page.getByLabel(gift.notBefore);
  await day.fill(dayOf(new Date()));
  const wrong = page.getByText(/^Ngày giao sớm nhất nằm trong khoảng/).filter({ visible: true });
  await wrong.first().waitFor();
  await day.fill(addDays(dayOf(new Date()), 5));
  await page.getByText(/người nhận quà sẽ phải trả/).waitFor();
  await look(page, 'gift-checkout');
  await page.getByRole('button', { name: gift.payMyself }).tap();
  await page.getByText(/người nhận quà sẽ phải trả/).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: checkout.place }).tap();
  await page.waitForURL(/thanh-toan=/);
  const { orders } = await askAs<OrdersPage>(stage, giver, '/orders/my?limit=1');
  const [order] = orders;
  expect(order?.gift).toMatchObject({ recipient: 'Bé An', hand: 'print', openedAt: null });
  return order!;
}

/** Opens the page from the card's code: private, complete, without prices; then the opening gesture. */
async function openGift(page: Page, address: string): Promise<void> {
  const answer = await page.goto(address, { waitUntil: 'domcontentloaded' });
  expect(answer?.status()).toBe(200);
  expect(await inlinedSheets(await answer!.text(), page.url())).toContainEqual(
    expect.stringMatching(/\/view-gift-/),
  );
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  const html = (await answer?.text()) ?? '';
  expect(html).toContain(copy.cover.for('Bé An'));
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
  expect(html).not.toMatch(/rel="canonical"|og:url|application\/ld\+json/);
  // Nowhere, including the header, the footer and link previews.
  expect(html).not.toMatch(/₫|&#8363;|\\u20ab/i);
  await look(page, 'gift-cover');
  await page.getByRole('button', { name: copy.cover.open }).tap();
  const title = page.getByRole('heading', { level: 1, name: copy.title('Bé An') });
  await title.and(page.locator(':focus')).waitFor();
  await page.getByText(WISH).waitFor();
  const shown = await page.locator('body').innerText();
  expect(shown).not.toMatch(PRICE);
  expect(shown).not.toMatch(/#[0-9A-F]{8}/);
}
