import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Charm, CharmsPage } from '#contract/http/catalogue.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { copy as charms } from '#web/features/admin-goods/charms/copy.vi.ts';
import { copy as sheet } from '#web/features/admin-goods/charms/sheet/copy.vi.ts';
import { undoLabel } from '#web/lib/undo-toast.vi.ts';
import { expectToast, open, openStage } from './support/browser.ts';
import { smallTargets } from './support/touch-targets.ts';
import { expectFits, expectSound, photograph, PHOTOGRAPHING, settle } from './support/page-checks.ts';

const stage = openStage();
const LIST = '/admin?tab=charms&sap-xep=name';

const read = async (page: Page, id: string) =>
  ((await (await page.request.get(`/api/charms/${id}`)).json()) as { data: Charm }).data;
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
const isAt = (page: Page, label: string) => expect.poll(() => focused(page), { interval: 20 }).toBe(label);
/** Presses keys one after the other. */
const type = async (page: Page, ...keys: string[]) => {
  for (const key of keys)
    await (key.length > 1 && /^[\d+-]/.test(key) ? page.keyboard.type(key) : page.keyboard.press(key));
};

test('prices and stock are edited by keyboard, and another admin’s change is overwritten only on confirmation', async () => {
  const { page } = await stage.signedIn('admin', { viewport: { width: 1440, height: 900 } });
  await open(page, LIST);
  await settle(page);
  await expectSound(page);
  await photograph(page, 'charm-sheet');
  const { data } = (await (await page.request.get('/api/charms?sort=name&limit=3')).json()) as {
    data: CharmsPage;
  };
  const [first, second, third] = data.charms as [Charm, Charm, Charm];
  const price = (charm: Charm, dong: number = charm.price) => sheet.cell.price(charm.name, formatVnd(dong));
  const stock = (charm: Charm, pieces = charm.stock) => sheet.cell.stock(charm.name, String(pieces));

  await page.getByRole('button', { name: price(first), exact: true }).focus();
  // Enter opens the cell; a second, held down, saves once and moves to the row below.
  await type(page, 'Enter', '47000', 'Enter');
  await isAt(page, price(second));
  await page.getByRole('button', { name: price(first, 47_000), exact: true }).waitFor();
  expect((await read(page, first._id)).price).toBe(47_000);
  // The first digit opens the cell; Tab moves to the stock of the same row.
  await type(page, '51000', 'Tab');
  await isAt(page, stock(second));
  await type(page, '+5', 'Enter');
  await isAt(page, stock(third));
  await page.getByRole('button', { name: stock(second, second.stock + 5), exact: true }).waitFor();
  await type(page, '7', 'Escape');
  await isAt(page, stock(third));
  await type(page, 'ArrowUp', 'ArrowLeft');
  await isAt(page, price(second, 51_000));
  await type(page, '0', 'Enter');
  await page.getByText('Giá phải lớn hơn 0').waitFor();
  await type(page, 'Escape');

  // Somebody else is faster: both numbers are shown, and hers overwrites only on confirmation.
  await type(page, 'Enter');
  const put = await page.request.put(`/api/charms/${second._id}`, {
    data: { price: 60_000 },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(put.status()).toBe(200);
  stage.allowTrouble(/409 PUT/);
  await type(page, '52000', 'Enter');
  await page
    .getByRole('alert')
    .filter({ hasText: sheet.conflict(sheet.columns.price, formatVnd(60_000)) })
    .waitFor();
  await photograph(page, 'charm-sheet-conflict');
  await page.getByRole('button', { name: sheet.mine('52000') }).press('Enter');
  await page.getByRole('button', { name: price(second, 52_000), exact: true }).waitFor();
  expect(await read(page, second._id)).toMatchObject({ price: 52_000, stock: second.stock + 5 });
});

test('selected charms are hidden together, brought back by undo, found by the filter and shown again', async () => {
  const { page } = await stage.signedIn('admin', { viewport: { width: 1280, height: 800 } });
  await open(page, LIST);
  const { data } = (await (await page.request.get('/api/charms?sort=name&limit=3')).json()) as {
    data: CharmsPage;
  };
  const [first, , third] = data.charms as [Charm, Charm, Charm];
  await page.getByRole('checkbox', { name: sheet.pick(first.name), exact: true }).press('Space');
  await page.getByRole('checkbox', { name: sheet.pick(third.name), exact: true }).press('Shift+Space');
  await page.getByText(sheet.picked(3)).waitFor();
  await photograph(page, 'charm-sheet-picked');
  await page.getByRole('button', { name: sheet.hide }).press('Enter');
  await expectToast(page, sheet.done.hide(3));
  await page.getByRole('checkbox', { name: sheet.pickAll }).and(page.locator(':focus')).waitFor();
  await page
    .getByRole('checkbox', { name: sheet.pick(first.name), exact: true })
    .waitFor({ state: 'detached' });
  await page.getByRole('button', { name: undoLabel }).click();
  await expectToast(page, sheet.done.show(3));
  await page.getByRole('checkbox', { name: sheet.pick(first.name), exact: true }).press('Space');
  await page.getByRole('checkbox', { name: sheet.pick(third.name), exact: true }).press('Shift+Space');
  await page.getByRole('button', { name: sheet.hide }).press('Enter');
  await page
    .getByRole('checkbox', { name: sheet.pick(first.name), exact: true })
    .waitFor({ state: 'detached' });
  await page.getByLabel(charms.stockLabel).selectOption('hidden');
  await page.getByRole('button', { name: sheet.showName(first.name) }).waitFor();
  await settle(page);
  await expectSound(page);
  await photograph(page, 'charms-hidden');
  await page.getByRole('checkbox', { name: sheet.pickAll }).check();
  const bar = page.getByRole('region', { name: sheet.bar });
  await bar.getByRole('button', { name: sheet.show, exact: true }).click();
  await expectToast(page, sheet.done.show(3));
  await page.getByText(charms.none).waitFor();
});

test('an exported table imports unchanged, a long one continues after a reload, and broken characters are refused', async () => {
  const { page } = await stage.signedIn('admin', { viewport: { width: 1280, height: 800 } });
  await open(page, LIST);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: charms.export }).click(),
  ]);
  const exported = await readFile(await download.path());
  await page.getByRole('button', { name: charms.import }).click();
  const dialog = page.getByRole('dialog', { name: charms.csv.title });
  const choose = (buffer: Buffer) =>
    dialog.getByTestId('charms-csv').setInputFiles({ name: 'bang.csv', mimeType: 'text/csv', buffer });
  await choose(Buffer.from('tên;giá\nTulip;41000\nHoa \ufffd\ufffdo;1\n'));
  await page.getByText(charms.csv.broken(3)).waitFor();
  await choose(exported);
  const total = exported.toString().trim().split('\n').length - 1;
  await dialog.getByRole('button', { name: charms.csv.apply(total) }).click();
  await dialog.getByText(charms.csv.appliedCounts(0, total)).waitFor();

  await dialog.getByRole('button', { name: charms.csv.other }).click();
  const lines = Array.from({ length: 600 }, (_, n) => `Cườm đêm ${n};1000;1;Hoa`);
  await choose(Buffer.from(`tên;giá;tồn kho;danh mục\n${lines.join('\n')}\n`));
  await dialog.getByRole('button', { name: charms.csv.apply(600) }).click();
  await dialog.getByRole('heading', { name: charms.csv.underWay }).waitFor();
  await expectSound(page, '[role=dialog]');
  await photograph(page, 'charm-import-progress');
  // After a reload the dialog still shows the progress of the import.
  await page.reload();
  await page.getByRole('button', { name: charms.import }).click();
  await expect
    .poll(
      async () => (await page.request.get('/api/charms?q=c%C6%B0%E1%BB%9Dm%20%C4%91%C3%AAm%20599')).text(),
      { interval: 200 },
    )
    .toContain('Cườm đêm 599');
  await dialog.getByRole('heading', { name: charms.csv.underWay }).waitFor({ state: 'detached' });
});

test('on a phone prices and stock are edited in the list and rows selected; it fits every width', async () => {
  const { page } = await stage.signedIn('admin', { viewport: { width: 390, height: 664 }, hasTouch: true });
  await open(page, LIST);
  await settle(page);
  const { data } = (await (await page.request.get('/api/charms?sort=name&limit=2')).json()) as {
    data: CharmsPage;
  };
  const [first, second] = data.charms as [Charm, Charm];
  const cell = (name: string) => page.getByRole('button', { name, exact: true });
  expect((await cell(sheet.cell.price(first.name, formatVnd(first.price))).boundingBox())?.y).toBeLessThan(
    420,
  );
  await cell(sheet.cell.price(first.name, formatVnd(first.price))).tap();
  await page.getByRole('textbox', { name: sheet.newIn.price(first.name) }).fill('48000');
  await page.keyboard.press('Enter');
  await cell(sheet.cell.price(first.name, formatVnd(48_000))).waitFor();
  await cell(sheet.cell.stock(first.name, String(first.stock))).tap();
  await page.getByRole('textbox', { name: sheet.newIn.stock(first.name) }).fill('0,5');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').waitFor();
  await expectSound(page);
  await photograph(page, 'charm-sheet-refused');
  await page.getByRole('textbox', { name: sheet.newIn.stock(first.name) }).fill(String(first.stock + 1));
  await page.keyboard.press('Enter');
  await cell(sheet.cell.stock(first.name, String(first.stock + 1))).waitFor();
  await expect
    .poll(() => read(page, first._id), { interval: 20 })
    .toMatchObject({ price: 48_000, stock: first.stock + 1 });

  for (const { name } of [first, second])
    await page.getByRole('checkbox', { name: sheet.pick(name), exact: true }).tap();
  await page.getByRole('region', { name: sheet.bar }).getByText(sheet.picked(2)).waitFor();
  expect(await smallTargets(page)).toEqual([]);
  await photograph(page, 'charm-sheet-picked');
  await page.getByRole('button', { name: sheet.clear }).tap();
  for (const [width, height] of [
    [1024, 768],
    [768, 1024],
    [390, 844],
    [390, 664],
  ] as const) {
    await page.setViewportSize({ width, height });
    await settle(page);
    await expectFits(page);
    const nameOfFirst = page.getByRole('row').getByText(first.name, { exact: true }).first();
    expect((await nameOfFirst.boundingBox())?.height, `${width}: its name has one line`).toBeLessThan(34);
    await page.getByRole('checkbox', { name: sheet.pickAll }).waitFor();
    if (PHOTOGRAPHING) await photograph(page, `charm-sheet-${height}`);
  }
});
