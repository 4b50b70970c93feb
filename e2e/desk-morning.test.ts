import { expect, test } from 'vitest';
import type { CustomBracelet } from '#contract/http/design.ts';
import type { Order } from '#contract/http/ordering.ts';
import { SLOTS_MAX, WRIST_MAX_CM } from '#domain/design/limits.ts';
import { dayInWords } from '#domain/fulfilment/gift-days.ts';
import { addDays, dayOf } from '#domain/fulfilment/working-days.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { CARD_MESSAGE_MAX, NOTES_MAX } from '#domain/ordering/limits.ts';
import { amendmentsCopy } from '#web/features/admin-orders/amendments/amendments.vi.ts';
import { batchesCopy as batches } from '#web/entities/order/batches.vi.ts';
import { bulkCopy as bulk } from '#web/features/admin-orders/bulk/bulk.vi.ts';
import { copy as adminOrders } from '#web/features/admin-orders/copy.vi.ts';
import { copy as palette } from '#web/features/admin-palette/copy.vi.ts';
import { undoLabel } from '#web/lib/undo-toast.vi.ts';
import { expectToast, open, openStage } from './support/browser.ts';
import { expectSound, photograph, settle } from './support/page-checks.ts';
import { placeOrders } from './support/morning.ts';
import { askAs, designOfTheShop, saveDesign } from './support/purchase.ts';

const stage = openStage();
const { exchange } = amendmentsCopy;

test('orders selected by keyboard or as a range are confirmed together; one cancelled meanwhile is refused', async () => {
  const orders = await placeOrders(stage, 4);
  const desk = await stage.signedIn('admin');
  const { page } = desk;
  await open(page, '/admin?tab=orders&trang-thai=pending');
  const box = (order: Order) =>
    page.getByRole('checkbox', { name: bulk.pick(`#${shortId(order._id)}`), exact: true });
  // Newest first: this is the first row.
  await box(orders[3]!).press(' ');
  await box(orders[0]!).press('Shift+ ');
  const bar = page.getByRole('region', { name: bulk.bar });
  await bar.getByText(bulk.picked(4)).waitFor();
  await box(orders[1]!).press(' ');
  await bar.getByText(bulk.picked(3)).waitFor();

  const data = { status: 'cancelled', reason: 'khách đổi ý' };
  const other = await stage.signedIn('admin');
  await askAs(stage, other, `/orders/${orders[2]!._id}/admin-transition`, { method: 'PUT', data });
  const confirm = bar.getByRole('button', { name: bulk.confirm, exact: true });
  await confirm.dblclick();
  await bar.getByText(bulk.done.confirm(2)).waitFor();
  await page.getByRole('button', { name: undoLabel }).click();
  await expectToast(page, adminOrders.undo.done(2));
  const refused = bar.getByRole('listitem');
  await refused.getByText('Bạn đã chuyển đơn sang “Đã hủy”').waitFor();
  await refused.getByRole('link', { name: batches.open(`#${shortId(orders[2]!._id)}`) }).click();
  const panel = page.getByRole('complementary', {
    name: adminOrders.panel.title(`#${shortId(orders[2]!._id)}`),
  });
  await panel.getByText('khách đổi ý').first().waitFor();
  await bar.getByText(bulk.picked(2)).waitFor();
  for (const order of [orders[0]!, orders[3]!]) {
    const { status: now, statusHistory } = await askAs<Order>(stage, desk, `/orders/${order._id}`);
    expect(statusHistory.filter(({ status }) => status === 'confirmed')).toHaveLength(1);
    expect(now).toBe('pending');
  }
});

test('by keyboard alone an order is found, and rows are walked, selected, opened, confirmed and printed', async () => {
  const orders = await placeOrders(stage, 3);
  const { page } = await stage.signedIn('admin');
  await open(page, '/admin?tab=overview');
  const id = (order: Order) => `#${shortId(order._id)}`;
  const rowLink = (order: Order) =>
    page.getByRole('link', { name: adminOrders.orders.open(id(order)) }).and(page.locator(':focus'));
  const panel = (order: Order) =>
    page.getByRole('complementary', { name: adminOrders.panel.title(id(order)) });
  const field = page.getByRole('combobox', { name: palette.label });

  await settle(page);
  await page.keyboard.press('Control+k');
  await field.fill('phím');
  await field.press('Enter');
  await page.getByRole('dialog', { name: palette.keys.title }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await field.fill(id(orders[0]!));
  await page.getByRole('option', { name: new RegExp(id(orders[0]!)) }).waitFor();
  await expect.poll(() => field.getAttribute('aria-activedescendant')).toContain(orders[0]!._id);
  await field.press('Enter');
  await panel(orders[0]!).waitFor();

  await open(page, '/admin?tab=orders&trang-thai=pending');
  await page.getByRole('row', { name: id(orders[2]!) }).waitFor();
  await page.keyboard.press('j');
  await rowLink(orders[2]!).waitFor();
  await page.keyboard.press('j');
  await rowLink(orders[1]!).waitFor();
  await page.keyboard.press('x');
  await page.getByRole('region', { name: bulk.bar }).getByText(bulk.picked(1)).waitFor();
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await panel(orders[2]!).waitFor();
  await page.keyboard.press('Escape');
  await panel(orders[2]!).waitFor({ state: 'detached' });
  await rowLink(orders[2]!).waitFor();
  // Two presses send one request; the next row takes the place of the one that disappears.
  await page.keyboard.press('c');
  await page.keyboard.press('c');
  await page.getByRole('row', { name: id(orders[2]!) }).waitFor({ state: 'detached' });
  await page.keyboard.press('j');
  await rowLink(orders[1]!).waitFor();
  await page.keyboard.press('p');
  await page.getByRole('article').first().waitFor();
});

test('gifts that would arrive too early are named before bulk shipping, and left out unless included', async () => {
  const notBefore = addDays(dayOf(new Date()), 40);
  const gift = { recipient: 'Mẹ', sender: '', hand: 'print', notBefore } as const;
  const [plain] = await placeOrders(stage, 1);
  const [early] = await placeOrders(stage, 1, { gift });
  const desk = await stage.signedIn('admin');
  const { page } = desk;
  for (const { _id } of [plain!, early!])
    await askAs(stage, desk, `/orders/${_id}/admin-transition`, {
      method: 'PUT',
      data: { status: 'confirmed' },
    });
  await open(page, '/admin?tab=orders&trang-thai=confirmed');
  const pick = ({ _id }: Order) =>
    page.getByRole('checkbox', { name: bulk.pick(`#${shortId(_id)}`), exact: true }).check();
  const bar = page.getByRole('region', { name: bulk.bar });
  const dialog = page.getByRole('dialog');
  await pick(plain!);
  await pick(early!);
  await bar.getByRole('button', { name: bulk.ship }).click();
  await dialog.getByText(bulk.shipping.early(1)).waitFor();
  await dialog.getByText(`#${shortId(early!._id)}`).waitFor();
  await dialog.getByText(dayInWords(notBefore), { exact: false }).waitFor();
  await photograph(page, 'ship-many-early-gift');
  await expectSound(page, '[role=dialog]');
  await dialog.getByRole('button', { name: bulk.shipping.confirm }).click();
  await bar.getByText(bulk.done.ship(1)).waitFor();
  const statusOf = async ({ _id }: Order) => (await askAs<Order>(stage, desk, `/orders/${_id}`)).status;
  expect([await statusOf(plain!), await statusOf(early!)]).toEqual(['shipped', 'confirmed']);

  // Its parcel is made on request: the admin knows better.
  await bar.getByRole('button', { name: batches.close }).click();
  await pick(early!);
  await bar.getByRole('button', { name: bulk.ship }).click();
  await dialog.getByRole('checkbox', { name: bulk.shipping.leaveOut(1) }).uncheck();
  await dialog.getByRole('button', { name: bulk.shipping.confirm }).click();
  await bar.getByText(bulk.done.ship(1)).waitFor();
  expect(await statusOf(early!)).toBe('shipped');
});

test('a charm of an order is exchanged at the desk, and the order then waits for a new photo', async () => {
  const buyer = await stage.signedIn(await stage.newCustomer());
  const design = await saveDesign(stage, buyer, 'Vòng của Hà');
  const data = { customBracelet: design._id, quantity: 1 };
  await askAs(stage, buyer, '/cart/items', { method: 'POST', data });
  const shippingAddress = {
    fullName: 'Lê Thu Hà',
    phone: '0912345678',
    addressLine1: '3 Hẻm Hoa Giấy',
    city: 'Huế',
  };
  const order = await askAs<Order>(stage, buyer, '/orders', {
    method: 'POST',
    data: { shippingAddress, paymentMethod: 'COD' },
  });
  const id = `#${shortId(order._id)}`;
  const { page } = await stage.signedIn('admin');
  await open(page, `/admin?tab=orders&don=${order._id}`);
  const panel = page.getByRole('complementary', { name: adminOrders.panel.title(id) });
  await panel.getByRole('button', { name: exchange.name(id) }).click();
  const dialog = page.getByRole('dialog', { name: exchange.title(id) });
  await dialog.getByRole('combobox', { name: exchange.charm }).fill('Hoa giấy');
  await dialog
    .getByRole('listbox')
    .getByRole('option', { name: /^Hoa giấy/ })
    .click();
  await dialog.getByRole('button', { name: exchange.confirm }).click();
  await expectToast(page, exchange.done(id));
  await panel.getByText('→ Hoa giấy').first().waitFor();
  const now = await askAs<Order>(stage, buyer, `/orders/${order._id}`);
  expect([now.proof, now.items[0]?.charms.some(({ name }) => name === 'Hoa giấy')]).toEqual(['wanted', true]);
});

test('a full bracelet prints on one page, however long the card message, the notes and the address are', async () => {
  const buyer = await stage.signedIn(await stage.newCustomer());
  const { charms, ...pattern } = await designOfTheShop(stage, buyer);
  const full = Array.from({ length: SLOTS_MAX }, (_, position) => ({
    id: charms[position % charms.length]!.charm,
    position,
  }));
  const name = 'Vòng tay mùa hè rực rỡ của Công Tằng Tôn Nữ Ánh';
  const design = await askAs<CustomBracelet>(stage, buyer, '/custom-bracelets', {
    method: 'POST',
    data: { ...pattern, name, charms: full, wristSize: WRIST_MAX_CM },
  });
  const line = { customBracelet: design._id, quantity: 1 };
  await askAs(stage, buyer, '/cart/items', { method: 'POST', data: line });
  const order = await askAs<Order>(stage, buyer, '/orders', {
    method: 'POST',
    data: {
      paymentMethod: 'COD',
      shippingAddress: {
        fullName: 'Công Tằng Tôn Nữ Nguyễn Hoàng Ngọc Phương Thảo',
        phone: '0912345678',
        addressLine1: 'Số 1234/56/78 đường Nguyễn Thị Minh Khai nối dài, khu phố Đông Hòa',
        ward: 'Phường Xuân Hòa',
        city: 'Thành phố Hồ Chí Minh',
      },
      giftWrap: true,
      cardMessage: 'Chúc mừng sinh nhật nhé, mãi vui. '.repeat(9).slice(0, CARD_MESSAGE_MAX).trim(),
      notes: 'Gói giúp em thật cẩn thận, giao trước 18 giờ ạ. '.repeat(12).slice(0, NOTES_MAX).trim(),
    },
  });
  const { page } = await stage.signedIn('admin');
  await open(page, `/admin?tab=workshop&don=${order._id}`);
  await page.getByRole('article').locator('li img').last().waitFor();
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  // The name in the middle of the ring is clear of the numbers.
  await page.emulateMedia({ media: 'print' });
  const covered = await page.locator('figure').evaluate((figure) => {
    const words = document.createRange();
    words.selectNodeContents(figure.querySelector('figcaption')!);
    const lines = [...words.getClientRects()];
    const numbers = [...figure.querySelectorAll('svg text')];
    const isOver = (number: Element) => {
      const { left, right, top, bottom } = number.getBoundingClientRect();
      return lines.some(
        (box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top,
      );
    };
    return {
      numbers: numbers.length > 0,
      over: numbers.filter(isOver).map(({ textContent }) => textContent),
    };
  });
  expect(covered).toEqual({ numbers: true, over: [] });
});
