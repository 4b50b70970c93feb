import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { BraceletString, CharmsPage } from '#contract/http/catalogue.ts';
import { factsCopy } from '#domain/catalogue/facts.vi.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { copy as admin } from '#web/pages/admin/copy.vi.ts';
import { copy as categories } from '#web/features/admin-goods/categories/copy.vi.ts';
import { copy as charms } from '#web/features/admin-goods/charms/copy.vi.ts';
import { copy as readyMade } from '#web/features/admin-goods/ready-made/copy.vi.ts';
import { copy as goods } from '#web/features/admin-goods/shared/copy.vi.ts';
import { copy as shelf } from '#web/entities/charm/desk/copy.vi.ts';
import { copy as shipping } from '#web/features/admin-goods/shipping/copy.vi.ts';
import { copy as strings } from '#web/features/admin-goods/strings/copy.vi.ts';
import { copy as tying } from '#web/features/admin-goods/tying/copy.vi.ts';
import { copy as garden } from '#web/entities/selection/copy.vi.ts';
import { notices } from '#web/lib/errors/copy.vi.ts';
import { expectToast, holdLiveConnection, open, openStage, SIZES, type Person } from './support/browser.ts';
import { expectFits, expectSound, photograph, settle } from './support/page-checks.ts';

const stage = openStage();
const desk = { width: 1440, height: 900 };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const row = (page: Page, name: string) => page.getByRole('row', { name });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
/** A field whose label marks it as optional. */
const optional = (page: Page, name: string) => page.getByLabel(new RegExp(`^${name} \\(`));

test('a new charm with a picture is set up, seen at once at another desk and in the garden', async () => {
  const [{ page }, other] = [
    await stage.signedIn('admin', { viewport: desk }),
    await stage.signedIn('admin'),
  ];
  await open(other.page, '/admin?tab=charms');
  await row(other.page, 'Bọ rùa').waitFor();
  await open(page, '/admin?tab=charms');
  await button(page, charms.add).click();
  await button(page, charms.form.save).click();
  await expectToast(page, notices.requiredFields.title, notices.requiredFields.message);
  await page.getByText('Giá phải lớn hơn 0').waitFor();

  await field(page, charms.form.name).fill('Hoa phượng');
  await field(page, charms.form.price).fill('39000');
  await field(page, charms.form.stock).fill('4');
  await expect.poll(() => field(page, charms.form.price).inputValue()).toBe('39.000');
  await page.getByText('Biểu tượng', { exact: true }).first().click();
  await optional(page, charms.form.meaning).fill('Mùa hè và chia xa');
  const picker = page.getByTestId('goods-picture');
  await picker.setInputFiles({ name: 'hoa.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await page.getByText('Vui lòng chọn file ảnh hợp lệ', { exact: true }).waitFor();
  await picker.setInputFiles({ name: 'hoa.png', mimeType: 'image/png', buffer: Buffer.from('<html>') });
  await page.getByText(goods.picture.unreadable).waitFor();
  await picker.setInputFiles({ name: 'hoa.png', mimeType: 'image/png', buffer: await picture() });
  await page.getByAltText(goods.picture.preview('Hoa phượng')).waitFor();
  await button(page, charms.form.save).click();

  await expectToast(page, charms.toasts.created('Hoa phượng'));
  await row(page, 'Hoa phượng').getByText(formatVnd(39_000)).waitFor();
  // The focus returns to the button that opened the form.
  await expect
    .poll(() => button(page, charms.add).evaluate((it) => it === document.activeElement))
    .toBe(true);
  await row(other.page, 'Hoa phượng').getByText(goods.stock.low).waitFor();

  const guest = await stage.guest();
  await open(guest.page, '/garden?q=hoa%20phuong');
  const seen = guest.page.getByAltText(garden.card.pictureAlt('Hoa phượng'));
  await seen.waitFor();
  await expect
    .poll(() => seen.evaluate((image) => (image as HTMLImageElement).naturalWidth), { interval: 20 })
    .toBeGreaterThan(0);
});

test('a form keeps its text when another admin saved first, and asks before it is closed unsaved', async () => {
  const mine = await stage.signedIn('admin', { viewport: desk });
  const theirs = await stage.signedIn('admin', { viewport: desk });
  for (const { page } of [mine, theirs]) {
    await open(page, '/admin?tab=charms&q=opal');
    await button(page, goods.editName('Opal')).click();
  }
  await field(theirs.page, charms.form.price).fill('61.000');
  await optional(theirs.page, charms.form.tags).fill('cầu vồng');
  await button(theirs.page, charms.form.saveChanges).click();
  await expectToast(theirs.page, charms.toasts.updated('Opal'));

  const { page } = mine;
  await field(page, charms.form.name).fill('Opal sữa');
  await field(page, charms.form.price).fill('62000');
  stage.allowTrouble(/409 PUT/);
  await button(page, charms.form.saveChanges).click();
  const notice = page.getByRole('alert').filter({ hasText: goods.conflict.title });
  await notice.getByText(goods.conflict.yours(formatVnd(62_000))).waitFor();
  await expect.poll(() => field(page, charms.form.name).inputValue()).toBe('Opal sữa');
  await expect.poll(() => optional(page, charms.form.tags).inputValue()).toBe('cầu vồng');
  await notice.getByRole('button', { name: goods.conflict.take(formatVnd(61_000)) }).click();
  await button(page, charms.form.saveChanges).click();
  await expectToast(page, charms.toasts.updated('Opal sữa'));

  const answer = await page.request.get('/api/charms?q=opal');
  const { data } = (await answer.json()) as { data: CharmsPage };
  expect(data.charms[0]).toMatchObject({ name: 'Opal sữa', price: 61_000, tags: ['cầu vồng'] });

  await button(page, charms.add).click();
  await field(page, charms.form.name).fill('Dở dang');
  await button(page, goods.closeForm).click();
  await page.getByRole('alertdialog', { name: goods.leave.title }).waitFor();
  await button(page, goods.leave.stay).click();
  await page.getByRole('link', { name: /Danh mục$/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ở lại' }).click();
  await expect.poll(() => field(page, charms.form.name).inputValue()).toBe('Dở dang');
  await field(page, charms.form.name).press('Escape');
  await button(page, goods.leave.confirm).click();
  await field(page, charms.form.name).waitFor({ state: 'detached' });
});

test('a charm’s size shows its category’s value and can be overridden; an invalid one opens the folded section', async () => {
  const { page } = await stage.signedIn('admin', { viewport: desk });
  await open(page, '/admin?tab=charms&q=h%E1%BB%93ng%20ng%E1%BB%8Dc');
  await button(page, goods.editName('Hồng ngọc')).click();
  const folded = page.getByText(factsCopy.heading, { exact: true });
  await folded.click();
  // The placeholder shows the inherited value.
  const width = field(page, factsCopy.labels.widthMm);
  await expect.poll(() => width.getAttribute('placeholder')).toBe('7,5');
  await width.fill('bảy');
  await folded.click();
  await button(page, charms.form.saveChanges).click();
  await page.getByText(factsCopy.bounds('widthMm')).waitFor();
  await width.fill('7,8');
  await field(page, factsCopy.labels.care).fill('Cất riêng');
  await button(page, charms.form.saveChanges).click();
  await expectToast(page, charms.toasts.updated('Hồng ngọc'));
  const answer = await page.request.get('/api/charms?q=h%E1%BB%93ng%20ng%E1%BB%8Dc&facts=true');
  const { data } = (await answer.json()) as { data: CharmsPage };
  expect(data.charms[0]?.facts).toMatchObject({ widthMm: 7.8, care: 'Cất riêng', material: null });
});

test('a CSV of charms is checked line by line and imported; low stock is restocked in place, and a charm removed', async () => {
  const { page } = await stage.signedIn('admin', { viewport: desk });
  await open(page, '/admin?tab=charms');
  await button(page, charms.import).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, charms.csv.template).click(),
  ]);
  expect(download.suggestedFilename()).toBe(charms.csv.templateFile);
  const table =
    'tên;giá;tồn kho;danh mục\r\nTulip;41.000;;\r\nCỏ lau;18.000 ₫;3;thien nhien\r\n;20000;1;\r\n';
  await page
    .getByTestId('charms-csv')
    .setInputFiles({ name: 'bang.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  const dialog = page.getByRole('dialog', { name: charms.csv.title });
  await dialog.getByText(charms.csv.refused(1)).waitFor();
  await dialog.getByRole('row', { name: charms.csv.unnamed }).getByText('Tên là bắt buộc').waitFor();
  await expectSound(page, '[role=dialog]');
  await dialog.getByRole('button', { name: charms.csv.apply(2) }).click();
  await dialog.getByText(charms.csv.appliedCounts(1, 1)).waitFor();
  await dialog.getByRole('button', { name: charms.csv.close, exact: true }).click();

  await page.getByLabel(charms.stockLabel, { exact: true }).selectOption('low');
  await button(page, shelf.stock.restockName('Cỏ lau')).click();
  await page.getByLabel(shelf.stock.amount('Cỏ lau')).fill('9');
  await page.getByLabel(shelf.stock.amount('Cỏ lau')).press('Enter');
  await expectToast(page, shelf.stock.done('Cỏ lau', 12));
  await row(page, 'Cỏ lau').waitFor({ state: 'detached' });

  await open(page, '/admin?tab=charms&q=co%20lau');
  await button(page, goods.removeName('Cỏ lau')).click();
  await page.getByText(charms.toasts.remove.message).waitFor();
  await button(page, 'Xác nhận').click();
  await expectToast(page, charms.toasts.removed('Cỏ lau'));
  await row(page, 'Cỏ lau').waitFor({ state: 'detached' });
});

test('a design of one’s own becomes a ready-made bracelet with the shop’s drawing', async () => {
  const person = await stage.signedIn('admin', { viewport: desk });
  const { page } = person;
  await saveDesign(person, 'Vẽ thử đầu hè');
  await open(page, '/admin?tab=ready-made-bracelets');
  await button(page, readyMade.add).click();
  await field(page, readyMade.form.name).fill('Đầu hè');
  const choice = page.getByLabel(readyMade.form.design);
  await choice.selectOption({ label: readyMade.form.designOf('Vẽ thử đầu hè', 15) });
  await field(page, readyMade.form.stock).fill('2');
  await button(page, readyMade.form.save).click();
  await expectToast(page, readyMade.toasts.created('Đầu hè'));
  const drawn = page.getByAltText(readyMade.pictureAlt('Đầu hè'));
  await drawn.scrollIntoViewIfNeeded();
  await expect
    .poll(() => drawn.evaluate((image) => (image as HTMLImageElement).naturalWidth), { interval: 20 })
    .toBeGreaterThan(0);
});

test('a shipping option is added, refused as a duplicate and removed; a category is removed once its charms are moved', async () => {
  const { page } = await stage.signedIn('admin');
  await open(page, '/admin?tab=shipping');
  await button(page, shipping.add).click();
  await button(page, shipping.form.save).click();
  await expectToast(page, notices.requiredFields.title, notices.requiredFields.message);
  await field(page, shipping.form.name).fill('Xe đạp');
  await field(page, shipping.form.price).fill('12000');
  await button(page, shipping.form.save).click();
  await expectToast(page, shipping.toasts.created('Xe đạp'));
  await button(page, shipping.add).click();
  await field(page, shipping.form.name).fill('Xe đạp');
  await field(page, shipping.form.price).fill('9000');
  stage.allowTrouble(/409 POST/);
  await button(page, shipping.form.save).click();
  await expectToast(page, shipping.toasts.failed.create);
  await button(page, goods.cancel).click();
  await button(page, goods.leave.confirm).click();
  await button(page, goods.removeName('Xe đạp')).click();
  await button(page, 'Xác nhận').click();
  await expectToast(page, shipping.toasts.removed('Xe đạp'));

  await open(page, '/admin?tab=categories');
  await button(page, goods.removeName('Đá quý')).click();
  const dialog = page.getByRole('dialog', { name: categories.toasts.remove.title('Đá quý') });
  await dialog.getByLabel(categories.removal.moveTo).selectOption({ label: 'Biểu tượng' });
  await dialog.getByRole('button', { name: categories.removal.confirm }).click();
  await expectToast(page, categories.toasts.removed('Đá quý'));
  await row(page, 'Đá quý').waitFor({ state: 'detached' });
});

test('the list of bracelets shows eight placeholders while loading; a failed load can be retried', async () => {
  const { page } = await stage.signedIn('admin');
  const held = Promise.withResolvers<void>();
  let refused = true;
  await holdLiveConnection(page);
  await page.route(
    ({ pathname }) => pathname === '/api/ready-made-bracelets',
    async (route) => {
      await held.promise;
      if (refused) await route.fulfill({ status: 429, json: { message: 'x', code: 'TOO_MANY_REQUESTS' } });
      else await route.continue();
    },
  );
  stage.allowTrouble(/429 GET .*ready-made-bracelets\?/);
  await open(page, '/admin?tab=ready-made-bracelets');
  const sand = page.locator('main [data-skeleton]');
  await expect.poll(() => sand.count(), { interval: 20 }).toBe(8);
  held.resolve();
  const banner = page.getByRole('alert').filter({ hasText: 'Có lỗi xảy ra' });
  await banner.getByText(goods.loadFailed).waitFor();
  await expect.poll(() => sand.count()).toBe(0);
  refused = false;
  await banner.getByRole('button').click();
  await page.getByAltText(readyMade.pictureAlt('Rừng Thu')).waitFor();
  await banner.waitFor({ state: 'detached' });
});

test.each([
  ['charms', '/api/charms', 5],
  ['orders', '/api/orders', 5],
  ['shipments', '/api/shipments', 5],
  ['categories', '/api/categories', 3],
  ['shipping', '/api/shipping', 3],
  ['bracelet-strings', '/api/bracelet-strings', 3],
  ['tying-methods', '/api/tying-methods', 3],
  ['ready-made-bracelets', '/api/ready-made-bracelets', 8],
])('a tab shows placeholders while its data load: %s, %s, %i of them', async (tab, address, pieces) => {
  const { page } = await stage.signedIn('admin');
  const held = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => pathname === address,
    (route) => held.promise.then(() => route.continue()),
  );
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === address);
  await open(page, `/admin?tab=${tab}`);
  // The tab itself is rendered, and requests its data.
  await asked;
  const sand = page.getByRole('main').locator('[aria-busy="true"] > :not([role="status"])');
  await expect.poll(() => sand.count(), { interval: 20 }).toBe(pieces);
  held.resolve();
  await expect.poll(() => sand.count()).toBe(0);
});

const TABS = [
  { name: 'charms', add: charms.add },
  { name: 'categories', add: categories.add },
  { name: 'shipping', add: shipping.add },
  { name: 'bracelet-strings', add: strings.add },
  { name: 'tying-methods', add: tying.add },
  { name: 'ready-made-bracelets', add: readyMade.add },
] as const;

test('every tab of goods fits the desktop, and passes the checks on a phone with its form open', async () => {
  const { page } = await stage.signedIn('admin', { viewport: desk });
  await open(page, '/admin');
  for (const { name, add } of TABS) {
    await page.setViewportSize(desk);
    await page
      .getByRole('list', { name: admin.counts.label })
      .getByRole('link', { name: admin.counts[name] })
      .click();
    await button(page, add).waitFor();
    await settle(page);
    await expectFits(page);
    await page.setViewportSize(SIZES.phone);
    await button(page, add).click();
    await settle(page);
    await photograph(page, `admin-${name}-form`);
    await expectSound(page);
    await button(page, goods.closeForm).click();
  }
});

const picture = () =>
  sharp({ create: { width: 600, height: 600, channels: 4, background: '#a8476a80' } })
    .png()
    .toBuffer();

/** A bracelet of 15 charms, saved as by the builder. */
async function saveDesign({ context }: Person, name: string): Promise<void> {
  const get = async <Data>(path: string) => {
    const answer = await context.request.get(`/api${path}`);
    return ((await answer.json()) as { data: Data }).data;
  };
  const { charms: picked } = await get<CharmsPage>('/charms?limit=15&inStock=true');
  const [string] = await get<BraceletString[]>('/bracelet-strings');
  const data = {
    name,
    charms: picked.map(({ _id }, position) => ({ id: _id, position })),
    braceletString: string?._id,
  };
  const headers = { origin: stage.shop.url };
  const answer = await context.request.post('/api/custom-bracelets', { headers, data });
  expect(answer.status()).toBe(201);
}
