import { expect, test } from 'vitest';
import { copy as charms } from '#web/features/admin-goods/charms/copy.vi.ts';
import { copy as ledger } from '#web/features/admin-goods/ledger/copy.vi.ts';
import { copy } from '#web/features/admin-goods/stocktake/copy.vi.ts';
import { open, openStage } from './support/browser.ts';
import { expectSound, photograph, PHOTOGRAPHING, settle } from './support/page-checks.ts';
import { smallTargets } from './support/touch-targets.ts';

const stage = openStage();

test('shelves are counted with one hand: searched, counted, booked, and the list knows', async () => {
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
  // The phone was put away in the middle of it.
  await page.reload();
  await page.getByRole('searchbox', { name: copy.searchLabel }).fill('tanzanite');
  await expect.poll(() => page.getByRole('textbox', { name: /^Đếm được/ }).count()).toBe(1);
  expect(await field.inputValue()).toBe(String(books + 3));
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

  // The ledger says so, from the charm's row.
  await page.getByRole('link', { name: copy.back }).tap();
  await page.getByRole('searchbox', { name: charms.searchLabel, exact: true }).fill('tanzanite');
  await page.getByRole('link', { name: ledger.openName('Tanzanite') }).tap();
  await page.getByRole('heading', { name: ledger.titleOf('Tanzanite'), level: 1 }).waitFor();
  const newest = page.getByRole('row').nth(1);
  await newest.getByText(ledger.reasons.stocktake).waitFor();
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
