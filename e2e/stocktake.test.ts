import { execFileSync } from 'node:child_process';
import { encodeQR } from 'qr';
import sharp from 'sharp';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { stockReasonLabels } from '#domain/catalogue/stock-reasons.vi.ts';
import { copy as charms } from '#web/features/admin-goods/charms/copy.vi.ts';
import { copy as ledger } from '#web/features/admin-goods/ledger/copy.vi.ts';
import { copy } from '#web/features/admin-goods/stocktake/copy.vi.ts';
import { labelsCopy } from '#web/features/admin-goods/stocktake/labels/labels.vi.ts';
import { scanCopy } from '#web/features/admin-goods/stocktake/scan/scan.vi.ts';
import { expectToast, open, openStage, PHONE } from './support/browser.ts';
import { expectSound, photograph, PHOTOGRAPHING, settle } from './support/page-checks.ts';
import { smallTargets } from './support/touch-targets.ts';

const stage = openStage();

test('a charm is searched, counted and booked on a phone, and its stock ledger shows the difference', async () => {
  const { page } = await stage.signedIn('admin', {
    viewport: { width: 390, height: 664 },
    hasTouch: true,
    isMobile: true,
  });
  await open(page, '/admin?tab=charms');
  await page.getByRole('link', { name: charms.stocktake }).tap();
  await page.getByRole('heading', { name: copy.title, level: 1 }).waitFor();
  await settle(page);
  await photograph(page, 'stocktake');
  await expectSound(page);
  await page.getByRole('searchbox', { name: copy.searchLabel }).fill('tanzanite');
  const row = page.getByRole('listitem').filter({ hasText: 'Tanzanite' });
  await expect.poll(() => page.getByRole('textbox', { name: /^Đếm được/ }).count()).toBe(1);
  await row.getByText(/^Sổ ghi/).waitFor();
  const field = page.getByRole('textbox', { name: copy.counted('Tanzanite') });
  const books = Number(/\d+/.exec((await row.getByText(/^Sổ ghi/).textContent()) ?? '')?.[0]);
  await field.fill(String(books + 3));
  // The phone was put away during the count.
  await page.reload();
  await page.getByRole('searchbox', { name: copy.searchLabel }).fill('tanzanite');
  await expect.poll(() => page.getByRole('textbox', { name: /^Đếm được/ }).count()).toBe(1);
  await expect.poll(() => field.inputValue()).toBe(String(books + 3));
  await row.getByText(copy.over(3)).waitFor();
  expect(await smallTargets(page)).toEqual([]);
  if (PHOTOGRAPHING)
    for (const width of [768, 1280, 390]) {
      await page.setViewportSize({ width, height: width === 390 ? 664 : 800 });
      await photograph(page, 'stocktake-counted');
    }
  await field.press('Enter');
  await row.getByText(copy.booked).waitFor();
  await row.getByText(new RegExp(`^Sổ ghi ${books + 3}`)).waitFor();
  await page.getByText(copy.progress(1, 1)).waitFor();

  await page.getByLabel(copy.kindLabel, { exact: true }).selectOption('vong');
  await page.getByRole('searchbox', { name: copy.searchLabel }).fill('');
  await page.getByRole('heading', { name: copy.list.vong }).waitFor();
  await page
    .getByRole('textbox', { name: /^Đếm được/ })
    .nth(3)
    .waitFor();
  await photograph(page, 'stocktake-bracelets');

  // The charm's ledger, opened from its row, shows it.
  await page.getByRole('link', { name: copy.back }).tap();
  await page.getByRole('searchbox', { name: charms.searchLabel, exact: true }).fill('tanzanite');
  await page.getByRole('link', { name: ledger.openName('Tanzanite') }).tap();
  await page.getByRole('heading', { name: ledger.titleOf('Tanzanite'), level: 1 }).waitFor();
  const newest = page.getByRole('row').nth(1);
  await newest.getByText(stockReasonLabels.stocktake).waitFor();
  await newest.getByText(ledger.change(3)).waitFor();
  await settle(page);
  await expectSound(page);
  expect(await smallTargets(page)).toEqual([]);
  await photograph(page, 'stock-ledger');
  if (PHOTOGRAPHING)
    for (const width of [768, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await photograph(page, 'stock-ledger');
    }
});

test('a label scanned by the camera or typed by a scanner leads to its charm’s count; foreign codes are refused', async () => {
  const { page } = await stage.signedIn('admin', PHONE);
  const address = (slug: string) => `${stage.shop.url}/garden?charm=${slug}`;
  await cameraSees(page, address('tanzanite'));
  await open(page, '/admin?tab=stocktake');
  await page.getByRole('button', { name: scanCopy.open }).tap();
  const camera = page.getByRole('region', { name: scanCopy.title });
  await camera.getByText(scanCopy.states.looking).waitFor();
  await expectToast(page, scanCopy.found('Tanzanite'));
  const field = (name: string) => page.getByRole('textbox', { name: copy.counted(name) });
  await field('Tanzanite').and(page.locator(':focus')).waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: /^Đếm được/ }).count()).toBe(1);
  await settle(page);
  await expectSound(page);
  expect(await smallTargets(page)).toEqual([]);
  await photograph(page, 'stocktake-scanning');
  await field('Tanzanite').fill('7');
  await field('Tanzanite').press('Enter');
  const search = page.getByRole('searchbox', { name: copy.searchLabel });
  await search.and(page.locator(':focus')).waitFor();

  // A handheld scanner types the whole address followed by Enter.
  await page.keyboard.type(address('opal'));
  await page.keyboard.press('Enter');
  await field('Opal').and(page.locator(':focus')).waitFor();
  await expect.poll(() => search.inputValue()).toBe('');
  await search.fill(address('khong-co-charm-nay'));
  stage.allowTrouble(/404 GET .*\/api\/charms\/named\/khong-co-charm-nay/);
  await search.press('Enter');
  await expectToast(page, scanCopy.gone);
  await search.fill('https://noi-khac.example/?ma=1');
  await search.press('Enter');
  await expectToast(page, scanCopy.foreign);
  await camera.getByRole('button', { name: scanCopy.close }).tap();
  await camera.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: copy.all }).tap();
  await expect.poll(() => page.getByRole('textbox', { name: /^Đếm được/ }).count()).toBeGreaterThan(5);
});

test('a camera that is refused says what to do, and the search goes on', async () => {
  const { page } = await stage.signedIn('admin', PHONE);
  await page.addInitScript(() => {
    const refuse = async () => Promise.reject(new DOMException('', 'NotAllowedError'));
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: refuse } });
  });
  await open(page, '/admin?tab=stocktake');
  await page.getByRole('button', { name: scanCopy.open }).tap();
  await page.getByText(scanCopy.states.refused).waitFor();
  await settle(page);
  await expectSound(page);
  await photograph(page, 'stocktake-refused');
  await page.getByRole('searchbox', { name: copy.searchLabel }).fill('tanzanite');
  await page.getByRole('textbox', { name: copy.counted('Tanzanite') }).waitFor();
});

test('labels come out on sheets of A4, and what is printed can be read again', async () => {
  const { page } = await stage.signedIn('admin', { reducedMotion: 'reduce', viewport: PHONE.viewport });
  await open(page, '/admin?tab=stocktake');
  await page.getByRole('link', { name: copy.labels }).click();
  await page.getByRole('heading', { name: labelsCopy.title, level: 1 }).waitFor();
  const sheets = page.getByRole('list', { name: /^Tờ nhãn/ });
  await sheets.first().waitFor();
  await settle(page);
  await expectSound(page);
  await photograph(page, 'labels');
  await page.setViewportSize({ width: 1280, height: 800 });
  await photograph(page, 'labels');
  await expect.poll(() => sheets.first().getByRole('listitem').count()).toBe(24);
  const [label] = await sheets.first().getByRole('listitem').all();
  const [, , slug] = await label!.locator('div > *').allTextContents();
  const picture = await label!.locator('svg').screenshot();
  const read = execFileSync('zbarimg', ['--quiet', '--raw', '--oneshot', '-Sqrcode.enable', '-'], {
    input: await sharp(picture).resize({ width: 600, kernel: 'nearest' }).png().toBuffer(),
  });
  expect(read.toString().trim()).toBe(`${stage.shop.url}/garden?charm=${slug}`);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.getByRole('banner').isVisible()).toBe(false);
  const paper = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(await sheets.count());
});

/** Makes the fake camera show a label. */
async function cameraSees(page: Page, text: string): Promise<void> {
  const squares = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  await page.addInitScript((rows) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
    const context = canvas.getContext('2d')!;
    const side = Math.floor(440 / rows.length);
    const draw = () => {
      context.fillStyle = '#fff';
      context.fillRect(0, 0, 640, 480);
      context.fillStyle = '#222';
      rows.forEach((row, y) =>
        row.forEach((isDark, x) => isDark && context.fillRect(90 + x * side, 20 + y * side, side, side)),
      );
      requestAnimationFrame(draw);
    };
    draw();
    const getUserMedia = async () => canvas.captureStream(15);
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } });
  }, squares);
}
