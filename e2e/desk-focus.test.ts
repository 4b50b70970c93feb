import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Order } from '#contract/http/ordering.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { copy as adminOrders } from '#web/features/admin-orders/copy.vi.ts';
import { copy as requests } from '#web/features/admin-requests/copy.vi.ts';
import { copy as reviews } from '#web/features/admin-reviews/copy.vi.ts';
import { copy as today } from '#web/features/admin-today/copy.vi.ts';
import { copy as workshop } from '#web/features/admin-worksheet/copy.vi.ts';
import { dataRequestCopy } from '#domain/identity/data-requests.vi.ts';
import { expectToast, open, openStage } from './support/browser.ts';
import { placeOrders } from './support/morning.ts';
import { askAs } from './support/purchase.ts';

const stage = openStage();

const id = (order: Order) => `#${shortId(order._id)}`;
const linkOf = (page: Page, order: Order) =>
  page.getByRole('link', { name: adminOrders.orders.open(id(order)), exact: true });
/** Waits until it has the focus. */
const hasFocus = (page: Page, what: Locator) => what.and(page.locator(':focus')).waitFor();
const statusOf = async (page: Page, { _id }: Order) => {
  const answer = await page.request.get(`/api/orders/${_id}`);
  return ((await answer.json()) as { data: Order }).data.status;
};

test.each([
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
])('by keyboard at %j the focus goes on with the work, and comes back with the page', async (viewport) => {
  const orders = await placeOrders(stage, 4);
  const [oldest, third, second, newest] = orders as [Order, Order, Order, Order];
  const { page } = await stage.signedIn('admin', { viewport });
  const key = (name: string) => page.keyboard.press(name);
  await open(page, '/admin');
  const line = page.getByRole('link', { name: today.kinds.toConfirm.what });
  await line.press('Enter');
  const heading = page.getByRole('heading', { name: adminOrders.orders.title, exact: true });
  await hasFocus(page, heading);
  await linkOf(page, newest).waitFor();

  // The row that goes hands the focus to the next; no letter acts on that one before j has chosen it.
  await key('j');
  await hasFocus(page, linkOf(page, newest));
  await key('c');
  await linkOf(page, newest).waitFor({ state: 'detached' });
  await hasFocus(page, linkOf(page, second));
  await key('c');
  await key('j');
  await hasFocus(page, linkOf(page, second));
  expect(await statusOf(page, second)).toBe('pending');

  // In the panel an action that is done leaves the focus there; Escape leads to the row in the order's place.
  await key('Enter');
  const panel = page.getByRole('complementary', { name: adminOrders.panel.title(id(second)) });
  const confirm = panel.getByRole('button', {
    name: adminOrders.actionName(adminOrders.actions.confirmed, id(second)),
  });
  await confirm.press('Enter');
  await confirm.waitFor({ state: 'detached' });
  await hasFocus(page, panel.getByRole('heading', { name: adminOrders.panel.title(id(second)) }));
  await linkOf(page, second).waitFor({ state: 'detached' });
  await key('Escape');
  await hasFocus(page, linkOf(page, third));

  // Back from the worksheet to the row, and from the list to the line of the inbox.
  await key('j');
  await key('j');
  await hasFocus(page, linkOf(page, oldest));
  await key('p');
  await page.getByRole('heading', { name: workshop.title, exact: true }).first().waitFor();
  await page.getByRole('article').first().waitFor();
  await page.goBack();
  await hasFocus(page, linkOf(page, oldest));
  await open(page, '/admin');
  await line.press('Enter');
  await hasFocus(page, heading);
  await page.goBack();
  await hasFocus(page, line);
});

test('a search keeps its field, a filter that is taken off gives the focus to the list', async () => {
  const { page } = await stage.signedIn('admin');
  await open(page, '/admin?tab=reviews');
  const field = page.getByRole('searchbox', { name: reviews.search.label });
  await field.fill('vòng');
  await field.press('Enter');
  await page.waitForURL(/q=/);
  await hasFocus(page, field);
  expect(await field.inputValue()).toBe('vòng');
  await open(page, '/admin?tab=orders&q=linh');
  const chip = page.getByRole('link', { name: adminOrders.lookup.result('linh') });
  await chip.press('Enter');
  await chip.waitFor({ state: 'detached' });
  await hasFocus(page, page.getByRole('heading', { name: adminOrders.orders.title, exact: true }));
});

test('an answer is typed at once, and its row hands the focus to the next request', async () => {
  const names = ['Võ Ngọc Ánh', 'Đỗ Minh Anh'];
  for (const name of names) {
    const asker = await stage.signedIn(await stage.newCustomer(name));
    const data = { kind: 'correct', words: 'Số điện thoại của mình đã đổi' };
    await askAs(stage, asker, '/users/me/data-requests', { method: 'POST', data });
  }
  const { page } = await stage.signedIn('admin');
  await open(page, '/admin?tab=requests');
  const row = (at: number) => page.getByRole('article', { name: requests.from(names[at]!) });
  await row(0)
    .getByRole('button', { name: requests.steps.answer.name(names[0]!) })
    .press('Enter');
  await hasFocus(page, row(0).getByRole('textbox', { name: dataRequestCopy.answer }));
  await page.keyboard.type('Tiệm đã sửa số rồi ạ');
  await row(0).getByRole('button', { name: requests.steps.answer.send }).press('Enter');
  await expectToast(page, requests.steps.answer.done);
  await row(0).waitFor({ state: 'detached' });
  const next = row(1).getByRole('link', { name: names[1]! });
  await hasFocus(page, next);
  expect(await next.getAttribute('href')).toContain('khach=');
});
