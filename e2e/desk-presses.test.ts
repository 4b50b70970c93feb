import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Order } from '#contract/http/ordering.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { bulkCopy as bulk } from '#web/features/admin-orders/bulk/bulk.vi.ts';
import { copy as adminOrders } from '#web/features/admin-orders/copy.vi.ts';
import { copy as palette } from '#web/features/admin-palette/copy.vi.ts';
import { copy as today } from '#web/features/admin-today/copy.vi.ts';
import { copy as workshop } from '#web/features/admin-worksheet/copy.vi.ts';
import { uiCopy } from '#web/ui/copy.vi.ts';
import { open, openStage, type Person, PHONE } from './support/browser.ts';
import { interactionCounter, placeOrders } from './support/morning.ts';
import { expectFits, photograph, settle } from './support/page-checks.ts';
import { askAs } from './support/purchase.ts';
import { smallTargets } from './support/touch-targets.ts';

const stage = openStage();
const MORNING = 60;
const PATIENT = { timeout: 180_000 };

/**
 * Matches any count, since other tests of this shop may have left further orders; the test's own orders are checked at the end.
 */
const anyNumber = (words: string) => new RegExp(words.replace(/\d+/, String.raw`\d+`));
const barOf = (page: Page) => page.getByRole('region', { name: bulk.bar });
const rowOf = (page: Page, { _id }: Order) => page.getByRole('row', { name: `#${shortId(_id)}` });
const finished = (page: Page, done: string) =>
  barOf(page).getByText(anyNumber(done)).first().waitFor(PATIENT);

test.each<[string, BrowserContextOptions]>([
  ['a mouse at 1440', { viewport: { width: 1440, height: 900 } }],
  ['a finger at 390', PHONE],
])('by %s an admin confirms, prints and ships sixty orders with 12 presses at most', async (_, device) => {
  const orders = await placeOrders(stage, MORNING);
  const person = await stage.signedIn('admin', device);
  const { page } = person;
  const { press, choose, presses } = interactionCounter(device.hasTouch);
  await open(page, '/admin');
  await press(page.getByRole('link', { name: today.kinds.toConfirm.what }));
  await choose(page.getByLabel(uiCopy.rowsAPage), '100');
  await rowOf(page, orders[0]!).waitFor();
  await press(page.getByRole('checkbox', { name: bulk.pickAll }));
  const bar = barOf(page);
  const picked = Number.parseInt((await bar.getByRole('status').textContent()) ?? '', 10);
  expect(picked).toBeGreaterThanOrEqual(MORNING);
  if (device.hasTouch) {
    await expectFits(page);
    await photograph(page, 'morning-picked');
  }

  await press(bar.getByRole('button', { name: bulk.confirm, exact: true }));
  await finished(page, bulk.done.confirm(MORNING));
  const sheets = person.context.waitForEvent('page');
  await press(bar.getByRole('link', { name: bulk.print }));
  const paper = await sheets;
  await paper.evaluate(() => void (window.print = () => void (document.title = 'printed')));
  const print = paper.getByRole('button', { name: /^In \d+ phiếu$/ });
  await press(print);
  await expect.poll(() => paper.title()).toBe('printed');
  const printed = await paper.getByRole('article').count();
  expect(printed).toBeGreaterThanOrEqual(MORNING);
  await print.getByText(workshop.printAll(printed)).waitFor();
  // Saved as a PDF, as from the browser's own dialog: one A4 page per bracelet.
  await paper.evaluate(() => document.fonts.ready);
  const kept = (await paper.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(kept.match(/\/Type\s*\/Page\b/g)).toHaveLength(printed);
  expect(new Set(kept.match(/\/MediaBox\s*\[[^\]]*\]/g))).toHaveLength(1);
  expect(kept).toMatch(/\/MediaBox\s*\[0 0 59[45]\S* 84[12]\S*\]/);
  await paper.close();

  await press(bar.getByRole('button', { name: bulk.ship }));
  const dialog = page.getByRole('dialog', { name: anyNumber(bulk.shipping.title(MORNING)) });
  await press(dialog.getByRole('radio').nth(1));
  await press(dialog.getByRole('button', { name: /^Tạo và giao cho / }));
  await finished(page, bulk.done.ship(MORNING));
  expect(presses()).toBeLessThanOrEqual(12);
  await expectShipped(person, orders);
});

test('by keyboard an admin finds, confirms, prints and ships the new orders with 12 keys at most', async () => {
  const orders = await placeOrders(stage, 5);
  const person = await stage.signedIn('admin', { viewport: { width: 1440, height: 900 } });
  const { page } = person;
  const { key, type, presses } = interactionCounter();
  await open(page, '/admin');
  await settle(page);
  await key(page.keyboard, 'Control+k');
  const field = page.getByRole('combobox', { name: palette.label });
  await type(field, palette.actions.confirm);
  await page.getByRole('option', { name: palette.actions.confirm }).waitFor();
  await key(page.keyboard, 'Enter');
  await rowOf(page, orders[0]!).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await key(page.keyboard, 'Shift+A');
  await barOf(page).waitFor();
  await key(page.keyboard, 'Shift+C');
  await finished(page, bulk.done.confirm(5));
  const sheets = person.context.waitForEvent('page');
  await key(page.keyboard, 'Shift+P');
  const paper = await sheets;
  await paper.getByRole('article').nth(4).waitFor();
  // The browser's own shortcut prints it.
  await key(paper.keyboard, 'Control+p');
  await paper.close();
  await key(page.keyboard, 'Shift+V');
  const dialog = page.getByRole('dialog', { name: anyNumber(bulk.shipping.title(5)) });
  await dialog.getByRole('radio').first().and(page.locator(':focus')).waitFor();
  await key(page.keyboard, 'ArrowDown');
  const give = dialog.getByRole('button', { name: /^Tạo và giao cho / });
  await give.waitFor();
  await key(page.keyboard, 'Tab');
  await key(page.keyboard, 'Tab');
  await give.and(page.locator(':focus')).waitFor();
  await key(page.keyboard, 'Enter');
  await finished(page, bulk.done.ship(5));
  expect(presses()).toBeLessThanOrEqual(12);
  await expectShipped(person, orders);
});

test('on a phone confirming a transfer takes two presses, with the expected amount shown', async () => {
  const EACH = 3;
  const transfers = await placeOrders(stage, EACH, { name: 'Đào Thu Ngân', paymentMethod: 'VietQR' });
  const person = await stage.signedIn('admin', PHONE);
  const { page } = person;
  const hand = interactionCounter(true);
  const buyer = await stage.signedIn({ email: transfers[0]!.user.email, password: 'banhmi2trung' });
  for (const { _id } of transfers)
    await askAs(stage, buyer, '/payments/user/confirm', { method: 'POST', data: { orderId: _id } });

  await open(page, '/admin');
  await hand.press(page.getByRole('link', { name: today.kinds.transfersToCheck.what }));
  await rowOf(page, transfers[0]!).waitFor();
  await settle(page);
  expect(await smallTargets(page)).toEqual([]);
  for (const order of transfers) await settleTransfer(page, order, hand);
  expect(hand.presses()).toBe(1 + 2 * EACH);
  for (const { _id } of transfers)
    expect((await askAs<Order>(stage, person, `/orders/${_id}`)).status).toBe('confirmed');
});

type Hand = ReturnType<typeof interactionCounter>;

/** From the list to an order awaiting its money: the amounts side by side, and a confirmation. */
async function settleTransfer(page: Page, order: Order, { press }: Hand): Promise<void> {
  const id = `#${shortId(order._id)}`;
  await press(rowOf(page, order).getByRole('button', { name: adminOrders.payment.confirmName(id) }));
  const ask = page.getByRole('dialog', { name: adminOrders.payment.ask.title });
  await ask.getByText(adminOrders.payment.compare.expected).waitFor();
  await press(ask.getByRole('button', { name: adminOrders.payment.ask.confirm }));
  await ask.waitFor({ state: 'detached' });
  await rowOf(page, order).waitFor({ state: 'detached' });
}

async function expectShipped(person: Person, orders: readonly Order[]): Promise<void> {
  for (const { _id } of orders)
    expect((await askAs<Order>(stage, person, `/orders/${_id}`)).status).toBe('shipped');
}

test('letters typed after Ctrl+K go to the palette, also before its code is there, and act on no order', async () => {
  const [order] = await placeOrders(stage, 1);
  const person = await stage.signedIn('admin', { viewport: { width: 1440, height: 900 } });
  const { page } = person;
  const part = Promise.withResolvers<void>();
  await page.route('**/DialogPart-*.js', (route) => part.promise.then(() => route.continue()));
  await open(page, '/admin?tab=orders&trang-thai=pending');
  await rowOf(page, order!).waitFor();
  await page.keyboard.press('j');
  await page
    .getByRole('link', { name: adminOrders.orders.open(`#${shortId(order!._id)}`) })
    .and(page.locator(':focus'))
    .waitFor();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('cuc ');
  part.resolve();
  const field = page.getByRole('combobox', { name: palette.label });
  await field.and(page.locator(':focus')).waitFor();
  await page.keyboard.type('trắng');
  expect(await field.inputValue()).toBe('cuc trắng');
  expect((await askAs<Order>(stage, person, `/orders/${order!._id}`)).status).toBe('pending');
});
