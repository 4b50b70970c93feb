import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Cart } from '#contract/http/cart.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { cartCopy as cartWords } from '#domain/cart/copy.vi.ts';
import { copy as cart } from '#web/features/cart/copy.vi.ts';
import { failures } from '#web/entities/cart/copy.vi.ts';
import { copy as cartCopy } from '#web/entities/cart/copy.vi.ts';
import { copy as braceletCopy } from '#web/entities/bracelet/copy.vi.ts';
import { copy as checkout } from '#web/features/checkout/copy.vi.ts';
import { copy as home } from '#web/features/home/copy.vi.ts';
import { shellCopy } from '#web/features/shell/copy.vi.ts';
import { failureCopy } from '#web/lib/errors/copy.vi.ts';
import { uiCopy } from '#web/ui/copy.vi.ts';
import { expectPath, expectToast, open, openStage, PHONE, SIZES, type Person } from './support/browser.ts';
import { askAs, fillCart, saveDesign } from './support/purchase.ts';

const stage = openStage({ moves: true });

const cartOf = (person: Person) => askAs<Cart>(stage, person, '/cart');
const linesOf = ({ items }: Cart) =>
  items.map(({ readyMadeBracelet, quantity }) => [readyMadeBracelet?.name, quantity]);
const quantityIn = (page: Page, name: string) =>
  page.getByRole('group', { name: uiCopy.quantityOf(name) }).getByRole('status');

/** A customer with one bracelet in the cart, on the cart's page. */
async function atCart(): Promise<Person & { name: string }> {
  const person = await stage.signedIn(await stage.newCustomer());
  await fillCart(stage, person);
  const [name] = linesOf(await cartOf(person))[0] as [string];
  await open(person.page, '/cart');
  await person.page.getByRole('heading', { level: 2, name }).waitFor();
  return { ...person, name };
}

test('a guest’s bracelet is in the cart after her login, and not shown any more after her logout', async () => {
  const buyer = await stage.newCustomer();
  const person = await stage.guest({ viewport: SIZES.desktop });
  const { page } = person;
  await open(page, '/');
  // The carousel hydrates a little after the page.
  await page.locator('[data-ready]').waitFor();
  const add = page.getByRole('button', { name: /^Thêm .+ vào giỏ$/ }).first();
  const label = await add.getAttribute('aria-label');
  await add.click();
  await expectToast(page, cartWords.loginToAdd);
  await page
    .getByRole('region', { name: uiCopy.toasts })
    .getByRole('button', { name: failureCopy.logIn })
    .click();
  await expectPath(page, '/login');
  await page.getByLabel('Email').fill(buyer.email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(buyer.password);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await expectPath(page, '/');
  await expect
    .poll(async () => linesOf(await cartOf(person)).map(([name]) => home.bracelet.addName(String(name))))
    .toEqual([label]);

  await page
    .getByRole('banner')
    .getByRole('link', { name: shellCopy.cart(1) })
    .click();
  await page.getByRole('link', { name: cart.summary.order }).waitFor();
  await page.getByRole('button', { name: shellCopy.account(buyer.name) }).click();
  await page.getByRole('menuitem', { name: shellCopy.logOut }).click();
  await expectPath(page, '/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: shellCopy.cart(0), exact: true })
    .click();
  await page.getByText(cartCopy.empty.guestText).waitFor();
});

test('a cart line shows the bracelet’s picture, its charms and the price of each part', async () => {
  const person = await stage.signedIn(await stage.newCustomer());
  const { page } = person;
  const { _id } = await saveDesign(stage, person, 'Gửi mẹ');
  const data = { customBracelet: _id, quantity: 2 };
  await askAs(stage, person, '/cart/items', { method: 'POST', data });
  const [item] = (await cartOf(person)).items;
  const { charms, braceletString, tyingMethod } = item!.customBracelet!;
  await open(page, '/cart');
  const line = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'Gửi mẹ' }) });
  await line.getByText(new RegExp(`^Vòng tay tự thiết kế \\(${charms.length} charm\\)`)).waitFor();
  const parts = await line.locator('dl > div').allTextContents();
  expect(parts).toEqual(
    [
      [`Charm (${charms.length})`, item!.charmsPrice] as const,
      [braceletString.name, item!.stringPrice] as const,
      ...(tyingMethod ? [[tyingMethod.name, item!.tyingMethodPrice] as const] : []),
    ].map(([name, price]) => name + formatVnd(price)),
  );
  await line.getByText(formatVnd(item!.lineTotal), { exact: true }).waitFor();
  const chips = line.getByRole('list', { name: 'Charm trên vòng' }).getByRole('listitem');
  expect(await chips.allTextContents()).toEqual([
    ...charms.slice(0, 5).map(({ charm }) => charm.name),
    `+${charms.length - 5} nữa`,
  ]);
  const zoom = line.getByRole('button', { name: uiCopy.zoom('Vòng tay Gửi mẹ') });
  // With text at 200 % on the narrowest phone, words beside the picture would break in the middle.
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 568 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const [picture, name] = [(await zoom.boundingBox())!, (await line.getByRole('heading').boundingBox())!];
  expect(name.y).toBeGreaterThanOrEqual(picture.y + picture.height);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  await page.setViewportSize(size);
  await zoom.click();
  await page.getByRole('dialog').getByRole('img', { name: 'Vòng tay Gửi mẹ' }).waitFor();
});

test('on a phone, the number of bracelets moves nothing when the cart has loaded', async () => {
  const person = await stage.signedIn(await stage.newCustomer(), PHONE);
  const { page } = person;
  await fillCart(stage, person);
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/cart', (route) => answer.promise.then(() => route.continue()));
  await open(page, '/garden');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Giỏ hàng/ })
    .tap();
  await expectPath(page, '/cart');
  const top = () =>
    page
      .getByRole('heading', { level: 1 })
      .locator('xpath=ancestor::header/following-sibling::*[1]')
      .evaluate((content) => content.getBoundingClientRect().top);
  await page.locator('main [data-skeleton]').first().waitFor();
  const loading = await top();
  answer.resolve();
  await page.getByText(cart.count(1)).waitFor();
  expect(await top()).toBe(loading);
});

test('a changed quantity shows in both tabs; one that the shop refuses is undone with the reason', async () => {
  const person = await atCart();
  const { page, newTab, name } = person;
  const other = await newTab();
  await open(other, '/cart');
  const more = page.getByRole('button', { name: uiCopy.oneMore(name) });
  await more.click();
  await quantityIn(page, name).getByText('2', { exact: true }).waitFor();
  await quantityIn(other, name).getByText('2', { exact: true }).waitFor();

  stage.allowTrouble(/(400|404|ERR_FAILED).* PUT .*\/api\/cart\/items/);
  const answers = [
    { status: 400, says: failures.quantity },
    { status: 404, says: failures.absent },
    { status: 0, says: failures.network },
  ];
  for (const { status, says } of answers) {
    let answer = () => {};
    const asked = new Promise<void>((go) => (answer = go));
    await page.route('**/api/cart/items', async (route) => {
      await asked;
      if (status === 0) return route.abort();
      return route.fulfill({ status, json: { message: 'Lỗi', code: 'MALFORMED', requestId: 'x' } });
    });
    await more.click();
    await quantityIn(page, name).getByText('3', { exact: true }).waitFor();
    answer();
    await page.getByRole('region', { name: uiCopy.toasts }).getByText(says, { exact: true }).waitFor();
    await quantityIn(page, name).getByText('2', { exact: true }).waitFor();
    await page.unroute('**/api/cart/items');
  }
  expect(linesOf(await cartOf(person))).toEqual([[name, 2]]);
});

test('a line that is taken out fades, may come back, and an emptied cart says so', async () => {
  const person = await atCart();
  const { page, name } = person;
  const faded = page.evaluate(
    () =>
      new Promise<boolean>((seen) => {
        const watch = new MutationObserver(() => {
          if (document.querySelector('main li[inert]')) seen(true);
        });
        watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['inert'] });
      }),
  );
  await page.getByRole('button', { name: braceletCopy.line.remove(name) }).click();
  expect(await faded).toBe(true);
  await page.getByRole('heading', { name: cartCopy.empty.title }).waitFor();
  // It shows once the shop has answered, and stays while it has the focus.
  const undo = page.getByRole('button', { name: cartCopy.undo });
  await undo.focus();
  expect((await cartOf(person)).items).toEqual([]);
  await undo.click();
  await page.getByRole('heading', { level: 2, name }).waitFor();

  await page.getByRole('button', { name: cart.clear }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: cart.askClear.confirmLabel }).click();
  await page.getByRole('heading', { name: cartCopy.empty.title }).waitFor();
  await page.getByRole('link', { name: cartCopy.shopOn }).waitFor();
});

test('a bracelet that sold out is named in the cart, and blocks the checkout until it is removed', async () => {
  const person = await atCart();
  const { page, name } = person;
  const admin = await stage.signedIn('admin');
  const id = (await cartOf(person)).items[0]?.readyMadeBracelet?._id;
  const left = (
    await askAs<{ availableStock?: number; stock: number }>(stage, admin, `/ready-made-bracelets/${id}`)
  ).stock;
  await askAs(stage, admin, `/ready-made-bracelets/${id}/stock`, { method: 'PATCH', data: { add: -left } });

  await page.reload({ waitUntil: 'domcontentloaded' });
  const banner = page.getByRole('alert').filter({ hasText: cartCopy.stock.title });
  await banner.getByText(cartCopy.stock.wholeShort(name)).waitFor();
  await banner.getByRole('link', { name: cartCopy.stock.goTo(name) }).waitFor();
  await open(page, '/order');
  await page.getByText(checkout.missing.stock).first().waitFor();
  await page.getByRole('link', { name: checkout.missing.stockLink }).first().click();
  await expectPath(page, '/cart');
  await page.getByRole('button', { name: braceletCopy.line.remove(name) }).click();
  await page.getByRole('heading', { name: cartCopy.empty.title }).waitFor();
  await askAs(stage, admin, `/ready-made-bracelets/${id}/stock`, { method: 'PATCH', data: { add: left } });
});
