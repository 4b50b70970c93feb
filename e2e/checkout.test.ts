import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContextOptions, Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Cart } from '#contract/http/cart.ts';
import type { Me } from '#contract/http/identity.ts';
import type { Order, OrdersPage } from '#contract/http/ordering.ts';
import type { VietQr } from '#contract/http/payment.ts';
import type { ShippingOption } from '#contract/http/shipping.ts';
import { spokenName } from '#domain/identity/spoken-name.vi.ts';
import { dayInWords } from '#domain/fulfilment/gift-days.ts';
import { formatVnd, times, vnd } from '#domain/kernel/vnd.ts';
import { orderingCopy, paymentMethodLabels } from '#domain/ordering/copy.vi.ts';
import { addressFormCopy as addressForm } from '#web/entities/account/address-form.vi.ts';
import { copy as cart } from '#web/features/cart/copy.vi.ts';
import { copy as cartCopy } from '#web/entities/cart/copy.vi.ts';
import { copy as checkout } from '#web/features/checkout/copy.vi.ts';
import { copy as home } from '#web/features/home/copy.vi.ts';
import { copy as payment } from '#web/features/payment/copy.vi.ts';
import { readTransfer } from '../test-support/emv.ts';
import { expectPath, holdLiveConnection, open, openStage, SIZES, type Person } from './support/browser.ts';
import { askAs, fillCart, saveDesign } from './support/purchase.ts';

const stage = openStage();
const run = promisify(execFile);
const readsCodes = await run('zbarimg', ['--version']).then(
  () => true,
  () => false,
);

const NAME = 'Lê Thu Hà';
const ADDRESS = { fullName: NAME, phone: '0912345678', addressLine1: '27/4 Hẻm Hoa Giấy', city: 'Huế' };
const WIDTHS: readonly [string, BrowserContextOptions][] = [
  ['desktop', { viewport: SIZES.desktop }],
  ['phone', { viewport: SIZES.phone, hasTouch: true, isMobile: true }],
];

describe.each(WIDTHS)('on the %s', (_name, options) => {
  const press = (what: Locator) => (options.hasTouch ? what.tap() : what.click());

  async function buyer(): Promise<Person> {
    const person = await stage.signedIn(await stage.newCustomer(NAME), options);
    await fillCart(stage, person);
    return person;
  }

  /** From the cart to the completed form, city and ward typed without diacritics. */
  async function fillIn({ page }: Person): Promise<void> {
    await open(page, '/cart');
    await press(page.getByRole('link', { name: cart.summary.order }));
    await expectPath(page, '/order');
    const { address } = checkout;
    // The name is known; the first thing that is missing is the one focused.
    await page.getByRole('button', { name: checkout.place, exact: true }).press('Enter');
    await page.locator(':focus').and(page.getByLabel(address.phone)).waitFor();
    await page.getByLabel(address.phone).fill('0912345678');
    await page.getByLabel(address.addressLine1, { exact: true }).fill('27/4 Hẻm Hoa Giấy');
    await page.getByRole('combobox', { name: addressForm.city }).fill('sai gon');
    await press(page.getByRole('option', { name: /^Hồ Chí Minh/ }));
    await page.getByRole('combobox', { name: addressForm.ward }).fill('sai gon');
    await press(page.getByRole('option', { name: 'Phường Sài Gòn' }));
  }

  test('cash on delivery: a double click places one order, with thanks on the home page and an empty cart', async () => {
    const person = await buyer();
    const { page } = person;
    // She leaves before any script has loaded.
    await page.route('**/assets/*.js', () => undefined);
    await page.goto('/garden?charm=hoa-dao&fbclid=IwAR0x&utm_source=Zalo&utm_campaign=8-3', {
      waitUntil: 'domcontentloaded',
    });
    await page.unroute('**/assets/*.js');
    await fillIn(person);
    const place = page.getByRole('button', { name: checkout.place, exact: true });
    const promised = page.getByText('Hẹn vòng tới tay bạn chậm nhất').filter({ visible: true }).first();
    const told = await promised.textContent();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/orders')) sent.push(request.url());
    });
    await place.dblclick();
    const thanks = page.getByRole('dialog', { name: home.placed.heading(spokenName(NAME)) });
    const number = await thanks.getByText(/^#[0-9A-Z]{8}$/).textContent();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(sent).toHaveLength(1);
    // A ready-made bracelet has no photograph to wait for.
    await expect.poll(() => thanks.getByRole('list').getByText('Xem ảnh').count()).toBe(0);

    const { orders } = await askAs<OrdersPage>(stage, person, '/orders/my');
    expect(orders.map(({ _id, status }) => [`#${_id.slice(-8).toUpperCase()}`, status])).toEqual([
      [number, 'pending'],
    ]);
    const [{ shippingAddress, source, promise }] = orders as [Order];
    const day = dayInWords(promise!.day);
    expect(told).toContain(day);
    expect(source).toEqual({ source: 'zalo', medium: null, campaign: '8-3' });
    expect(shippingAddress).toMatchObject({ city: 'Hồ Chí Minh', ward: 'Phường Sài Gòn' });
    expect((await askAs<Cart>(stage, person, '/cart')).items).toEqual([]);
    expect((await askAs<Me>(stage, person, '/users/me')).addresses).toMatchObject([
      { ward: 'Phường Sài Gòn', isDefault: true },
    ]);

    await press(thanks.getByRole('link', { name: home.placed.follow }));
    await expectPath(page, '/orders');
    await page.getByRole('article', { name: number! }).getByText(day).waitFor();
  });

  test('a city and ward typed in full are taken with Enter in either Unicode form; part of a name is not', async () => {
    const { page } = await buyer();
    await open(page, '/order');
    const field = (name: string) => page.getByRole('combobox', { name });
    const fill = async (name: string, text: string) => {
      await press(field(name));
      await field(name).fill('');
      await page.keyboard.insertText(text);
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('option').first().waitFor({ state: 'detached' });
    };
    await page.getByLabel(checkout.address.phone).fill('0912345678');
    await page.getByLabel(checkout.address.addressLine1, { exact: true }).fill('27/4 Hẻm Hoa Giấy');
    await fill(addressForm.city, 'Hà');
    await expect.poll(() => field(addressForm.city).inputValue()).toBe('Hà');

    for (const [city, ward, to] of [
      ['Hà Nội', 'Phường Ba Đình', 'Phường Ba Đình, Hà Nội'],
      ['Hồ Chí Minh', 'Phường Bến Thành', 'Phường Bến Thành, Hồ Chí Minh'],
      ['Bình Dương', 'Phường Hiệp Thành, Thủ Dầu Một', 'Phường Phú Lợi, Hồ Chí Minh'],
    ] as const) {
      const form = city === 'Hồ Chí Minh' ? 'NFD' : 'NFC';
      await fill(addressForm.city, city.normalize(form));
      await fill(addressForm.ward, ward.normalize(form));
      await page.getByText(`${checkout.goingTo} ${to}`).filter({ visible: true }).waitFor();
    }
    await press(page.getByRole('button', { name: checkout.place, exact: true }));
    await page.getByRole('dialog', { name: home.placed.heading(spokenName(NAME)) }).waitFor();
  });

  test('VietQR: the code has the transfer’s data, and the page shows the payment once the bank reports it', async ({
    skip,
  }) => {
    const person = await buyer();
    const { page } = person;
    await askAs(stage, person, '/users/me/profile', { method: 'PUT', data: { addresses: [ADDRESS] } });
    await open(page, '/order');
    await press(page.getByText(paymentMethodLabels.VietQR));
    await press(page.getByRole('button', { name: checkout.place, exact: true }));
    await page.getByAltText(payment.code).waitFor();
    const orderId = new URL(page.url()).searchParams.get('thanh-toan');
    const told = await askAs<VietQr>(stage, person, '/payments/vietqr-data', {
      method: 'POST',
      data: { orderId },
    });
    const code = await page.getByAltText(payment.code).screenshot();

    await page.evaluate(() => Object.assign(window, { sameLife: true }));
    await tellOfTransfer(told);
    await page.getByRole('heading', { name: payment.received.paid.title }).waitFor();
    expect(await page.evaluate(() => 'sameLife' in window)).toBe(true);
    expect((await askAs<Order>(stage, person, `/orders/${orderId}`)).status).toBe('confirmed');

    skip(!readsCodes, 'zbarimg is not installed');
    await expectReadable(code, told);
  });
});

test('a lost response and a 503 are retried with one idempotency key: one order, also after Back', async () => {
  stage.allowTrouble(/(?:ERR_FAILED.*|503) POST .*\/api\/orders/);
  const person = await stage.signedIn(await stage.newCustomer(NAME));
  const { page } = person;
  await fillCart(stage, person);
  await askAs(stage, person, '/users/me/profile', { method: 'PUT', data: { addresses: [ADDRESS] } });
  await open(page, '/cart');
  await page.getByRole('link', { name: cart.summary.order }).click();
  await expectPath(page, '/order');

  const keys: (string | undefined)[] = [];
  await page.route('**/api/orders', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length === 2)
      return route.fulfill({ status: 503, headers: { 'retry-after': '0' }, json: { code: 'UNAVAILABLE' } });
    if (keys.length > 2) return route.fallback();
    // The server places the order, but the response is lost.
    await route.fetch();
    return route.abort();
  });
  await page.getByRole('button', { name: checkout.place, exact: true }).click();
  await page.getByRole('dialog', { name: home.placed.heading(spokenName(NAME)) }).waitFor();
  expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
  await page.goBack();
  await page.getByRole('heading', { name: cartCopy.empty.title }).waitFor();
  expect((await askAs<OrdersPage>(stage, person, '/orders/my')).pagination.total).toBe(1);
});

test('a total that changed meanwhile is told, and nothing is ordered before the customer agrees', async () => {
  stage.allowTrouble(/409 POST .*\/api\/orders/);
  const person = await stage.signedIn('customer');
  const { page } = person;
  await fillCart(stage, person);
  const before = await askAs<OrdersPage>(stage, person, '/orders/my');
  await open(page, '/order');
  const place = page.getByRole('button', { name: checkout.place, exact: true });
  await page.getByRole('radio', { checked: true }).first().waitFor();

  const admin = await stage.signedIn('admin');
  const [cheapest] = await askAs<ShippingOption[]>(stage, admin, '/shipping');
  const price = cheapest!.price + 7_000;
  await askAs(stage, admin, `/shipping/${cheapest!._id}`, { method: 'PUT', data: { price } });

  const goods = (await askAs<Cart>(stage, person, '/cart')).totalPrice;
  const [seen, now] = [cheapest!.price, price].map((fee) => formatVnd(vnd(goods + fee)));
  await place.click();
  await page.getByText(orderingCopy.totalChanged(seen!, now!)).waitFor();
  await page.getByRole('complementary', { name: checkout.summary.title }).getByText(now!).waitFor();
  expect((await askAs<OrdersPage>(stage, person, '/orders/my')).pagination.total).toBe(
    before.pagination.total,
  );

  await place.click();
  await page.getByRole('dialog').getByText(now!).waitFor();
});

test('the checkout says which of its three steps is reached, and sums up what is ordered', async () => {
  const person = await stage.signedIn(await stage.newCustomer(NAME));
  const { page } = person;
  const design = await saveDesign(stage, person, 'Gửi mẹ');
  await askAs(stage, person, '/cart/items', {
    method: 'POST',
    data: { customBracelet: design._id, quantity: 2 },
  });
  await fillCart(stage, person);
  const { items, totalPrice } = await askAs<Cart>(stage, person, '/cart');
  const [cheapest] = await askAs<ShippingOption[]>(stage, person, '/shipping');
  // Shipping prices cannot be loaded: the page says so, and shows nothing as free. A live connection would read them again.
  await holdLiveConnection(page);
  stage.allowTrouble(/429 GET .*\/api\/shipping/);
  const ways = ({ pathname }: URL) => pathname === '/api/shipping';
  const refused = { status: 429, json: { message: 'x', code: 'RATE_LIMITED' } };
  await page.route(ways, (route) => route.fulfill(refused));
  // Asked for together with the cart, so that the promised day is there when the form is.
  const asked = page.waitForRequest((request) => ways(new URL(request.url())));
  await page.route('**/api/cart', (route) => asked.then(() => route.continue()));
  await open(page, '/order');
  await page.getByText(checkout.delivery.failed).waitFor();
  await expect.poll(() => page.getByText('Miễn phí', { exact: true }).count()).toBe(0);
  // Beside the form, and in the bar of phones.
  await expect.poll(() => page.getByText(checkout.summary.beforeFee, { exact: true }).count()).toBe(2);
  await page.getByText(checkout.before.sumWithoutFee).waitFor();
  await page.unroute(ways);
  await page.getByRole('button', { name: checkout.delivery.retry, exact: true }).click();
  await page.getByRole('radio', { name: cheapest!.name }).waitFor();
  const steps = page.getByRole('list', { name: 'Các bước đặt hàng' }).getByRole('listitem');
  await steps.nth(2).waitFor();
  const here = () => steps.and(page.locator('[aria-current="step"]')).textContent();
  await expect.poll(() => steps.count()).toBe(3);
  for (const [at, step] of ['Giỏ hàng', 'Giao hàng', 'Xác nhận'].entries())
    await steps.nth(at).filter({ hasText: step }).waitFor();
  expect(await here()).toContain('Giao hàng');

  const { address } = checkout;
  await page.getByLabel(address.phone).fill('0912345678');
  await page.getByLabel(address.addressLine1, { exact: true }).fill('27/4 Hẻm Hoa Giấy');
  await page.getByLabel(addressForm.city).fill('Huế');
  await expect.poll(here).toContain('Xác nhận');

  const before = page.getByRole('region', { name: checkout.before.title });
  await before.getByText('Hộ kinh doanh', { exact: false }).waitFor();
  await before.getByText(checkout.before.returnsOfDesigns(7)).waitFor();
  await before.getByText(checkout.before.sumText).waitFor();
  await before.getByText(checkout.before.delivery, { exact: true }).waitFor();

  const summary = page.getByRole('complementary', { name: checkout.summary.title });
  for (const { customBracelet, readyMadeBracelet, lineTotal } of items) {
    const line = summary
      .getByRole('listitem')
      .filter({ hasText: (customBracelet ?? readyMadeBracelet)!.name });
    await line.getByText(formatVnd(lineTotal), { exact: true }).waitFor();
  }
  const facts = async () =>
    Object.fromEntries(
      await summary
        .locator('dl > div')
        .evaluateAll((rows) => rows.map((row) => [...row.children].map((it) => it.textContent))),
    ) as Record<string, string>;
  await expect.poll(facts).toMatchObject({
    'Tổng tiền charm': formatVnd(times(items[0]!.charmsPrice, 2)),
    [cheapest!.name]: formatVnd(cheapest!.price),
    'Thanh toán': 'Trả khi nhận hàng',
  });
  await summary.getByText(formatVnd(vnd(totalPrice + cheapest!.price)), { exact: true }).waitFor();
  await page.getByText(paymentMethodLabels.VietQR).first().click();
  await expect.poll(async () => (await facts())['Thanh toán']).toBe('Chuyển khoản VietQR');

  const held = Promise.withResolvers<void>();
  await page.route('**/api/orders', (route) => held.promise.then(() => route.continue()));
  await page.getByRole('button', { name: 'Đặt hàng', exact: true }).click();
  await page.getByRole('button', { name: 'Đang đặt hàng...' }).waitFor();
  held.resolve();
  await page.getByAltText(payment.code).waitFor();
});

/** Decodes the page's QR code as a camera would and checks every field and the checksum. */
async function expectReadable(
  picture: Buffer,
  { amount, content, bank, payload, orderId }: VietQr,
): Promise<void> {
  const file = join(tmpdir(), `qr-${orderId}.png`);
  await writeFile(file, picture);
  const { stdout } = await run('zbarimg', ['--quiet', '--raw', file]).finally(() => rm(file));
  expect(stdout.trim()).toBe(payload);
  const { bin, account } = bank;
  expect(readTransfer(stdout.trim())).toEqual({
    bin,
    account,
    amount,
    content,
    country: 'VN',
    currency: '704',
  });
}

/** Sends the bank's notice as the owner would replay it: `npm run shop -- bank-feed replay`. */
async function tellOfTransfer({ amount, content, bank }: VietQr): Promise<void> {
  const notice = {
    id: `e2e-${content}`,
    transferType: 'in',
    transferAmount: amount,
    accountNumber: bank.account,
    content: `MBVCB.1.${content}.CT tu LE THU HA`,
  };
  const file = join(tmpdir(), `notice-${content}.jsonl`);
  await writeFile(file, JSON.stringify(notice));
  const { url, dataDir } = stage.shop;
  const { PATH, HOME } = process.env;
  const command = ['src/server/cli.ts', 'bank-feed', 'replay', file, '--to', url];
  const env = { PATH, HOME, DATA_DIR: dataDir };
  const { stdout } = await run(process.execPath, command, { env }).finally(() => rm(file));
  expect(stdout).toContain('1. confirmed');
}
