import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Order } from '#contract/http/ordering.ts';
import type { DataRequest } from '#contract/http/privacy.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { copy as adminOrders } from '#web/features/admin-orders/copy.vi.ts';
import { copy as requests } from '#web/features/admin-requests/copy.vi.ts';
import { copy as chats } from '#web/features/admin-chat/copy.vi.ts';
import { copy as chatWords } from '#web/entities/chat/copy.vi.ts';
import { copy as reviews } from '#web/features/admin-reviews/copy.vi.ts';
import { copy as today } from '#web/features/admin-today/copy.vi.ts';
import { copy as workshop } from '#web/features/admin-worksheet/copy.vi.ts';
import { dataRequestCopy } from '#domain/identity/data-requests.vi.ts';
import { expectToast, open, openStage, slowDown } from './support/browser.ts';
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
  { viewport: { width: 1280, height: 800 }, slowdown: 1 },
  // Keys come faster than pages are rendered.
  { viewport: { width: 1024, height: 768 }, slowdown: 4 },
])('by keyboard at %j the focus goes on with the work, and comes back', async ({ viewport, slowdown }) => {
  const orders = await placeOrders(stage, 4);
  const [oldest, third, second, newest] = orders as [Order, Order, Order, Order];
  const { page } = await stage.signedIn('admin', { viewport });
  await slowDown(page, slowdown);
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

test('an answer being typed when another admin answers first is not lost without a word', async () => {
  const name = 'Lý Thanh Thảo';
  const asker = await stage.signedIn(await stage.newCustomer(name));
  const data = { kind: 'see', words: 'Cho mình xem dữ liệu của mình' };
  const asked = await askAs<DataRequest>(stage, asker, '/users/me/data-requests', { method: 'POST', data });
  const { page } = await stage.signedIn('admin');
  await open(page, '/admin?tab=requests');
  const row = page.getByRole('article', { name: requests.from(name) });
  await row.getByRole('button', { name: requests.steps.answer.name(name) }).click();
  await row.getByRole('textbox', { name: dataRequestCopy.answer }).fill('Tiệm gửi bạn tệp');
  const faster = await stage.signedIn('admin');
  const answer = { answer: 'Tiệm đã gửi tệp qua e-mail', done: false };
  await askAs(stage, faster, `/users/data-requests/${asked._id}`, { method: 'PUT', data: answer });
  await row.waitFor({ state: 'detached' });
  await expectToast(page, requests.tooLate(name).title);
});

test('a chat opened from the inbox gives the focus back to its line, one whose line is gone to the next line', async () => {
  const { page } = await stage.signedIn('admin');
  await open(page, '/admin');
  const line = page.getByRole('button', { name: today.kinds.chats.what });
  const panel = page.getByRole('dialog', { name: chats.title });
  await line.press('Enter');
  await panel.getByRole('searchbox').and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Escape');
  await hasFocus(page, line);
  // All chats are answered while the panel is open. A page that was not connected yet would have missed nothing.
  await page.getByRole('button', { name: chatWords.launcher.connected }).waitFor();
  await line.press('Enter');
  await panel.getByRole('searchbox').and(page.locator(':focus')).waitFor();
  await page.route('**/api/reports/inbox', async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: { kind: string }[] };
    await route.fulfill({ json: { data: data.filter(({ kind }) => kind !== 'chats') } });
  });
  await stage.goOffline(page.context());
  await page.context().setOffline(false);
  await line.waitFor({ state: 'detached' });
  await panel.getByRole('button', { name: chats.close, exact: true }).press('Enter');
  await page.locator('[data-row]:focus').waitFor();
  // The launcher that closes the panel keeps the focus.
  const launcher = page.getByRole('button', { name: chatWords.launcher.open });
  await launcher.press('Enter');
  await panel.waitFor();
  await page.getByRole('button', { name: chatWords.launcher.close }).press('Enter');
  await panel.waitFor({ state: 'detached' });
  await hasFocus(page, launcher);
  expect(await panel.count()).toBe(0);
});

test('arriving at a customer’s page, her name has the focus; going back, her link', async () => {
  const { page } = await stage.signedIn('admin');
  await open(page, '/admin?tab=customers');
  const link = page.getByRole('link', { name: 'Khánh Linh' }).first();
  await link.press('Enter');
  await hasFocus(page, page.getByRole('heading', { name: 'Khánh Linh', level: 2 }));
  await page.goBack();
  await hasFocus(page, link);
  expect(new URL(page.url()).search).toBe('?tab=customers');
});

test('j and k walk the audit log', async () => {
  const person = await stage.signedIn('admin');
  const { page } = person;
  for (const name of ['Hoa xuân', 'Hoa thu'])
    await askAs(stage, person, '/categories', { method: 'POST', data: { name, type: 'Flower' } });
  await open(page, '/admin?tab=audit');
  const lines = page.getByRole('listitem').filter({ has: page.locator('time') });
  await lines.nth(1).waitFor();
  const focused = (at: number) => lines.nth(at).locator(':scope:focus, :focus').first();
  await page.keyboard.press('j');
  await focused(0).waitFor();
  await page.keyboard.press('j');
  await focused(1).waitFor();
  await page.keyboard.press('k');
  await focused(0).waitFor();
  expect(await focused(1).count()).toBe(0);
});
