import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { copy as content } from '#domain/content/copy.vi.ts';
import { articlePath } from '#domain/content/paths.ts';
import { copy as garden } from '#web/entities/selection/copy.vi.ts';
import { magazineCopy as copy } from '#web/features/magazine/copy.vi.ts';
import { shellCopy } from '#web/features/shell/copy.vi.ts';
import { uiCopy } from '#web/ui/copy.vi.ts';
import { expectPath, open, openStage } from './support/browser.ts';

const stage = openStage();

const toMagazine = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('navigation', { name: shellCopy.mainNav })
    .getByRole('link', { name: shellCopy.links.blog });
const anyColumn = new RegExp(`^(?:${Object.values(content.sections).join('|')})$`);
const columns = (page: Page) => page.getByRole('navigation', { name: copy.sections });

test('a column is chosen, an article read, and a charm of it is picked for the bracelet', async () => {
  const { page } = await stage.guest();
  await open(page, '/blog');
  await columns(page).getByRole('link', { name: content.sections['ban-xau'] }).click();
  await expectPath(page, '/blog?chuyen-muc=ban-xau');
  const shown = page.getByRole('article').getByText(anyColumn);
  await expect.poll(async () => new Set(await shown.allTextContents())).toEqual(new Set(['Bên bàn xâu']));

  const link = page.getByRole('article').getByRole('heading', { level: 3 }).getByRole('link').first();
  const title = (await link.textContent())!;
  await link.click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  const picked = page.getByRole('region', { name: copy.article.charms }).getByRole('article').first();
  const name = (await picked.getByRole('heading').textContent())!;
  await picked.getByRole('button', { name: garden.card.addName(name) }).click();
  await page.getByRole('group', { name: uiCopy.quantityOf(name) }).waitFor();

  await page.getByRole('link', { name: copy.article.back }).click();
  await expectPath(page, '/blog');
});

test('a failed request of the magazine is shown and can be retried; a missing article links back to the list', async () => {
  const { page } = await stage.guest();
  stage.allowTrouble(/: (?:503|404) GET .*(?:\/api\/articles|khong-co-bai-nay)/);
  await open(page, '/cart');
  await page.route('**/api/articles*', refuse);
  await toMagazine(page).click();
  await expectPath(page, '/blog');
  await failed(page).getByText(copy.failed.text).waitFor();
  await page.unroute('**/api/articles*');
  await failed(page).getByRole('button', { name: uiCopy.retry }).click();
  const first = page.getByRole('link', { name: new RegExp(`^${copy.read}: `) });
  await first.waitFor();

  await page.route('**/api/articles/*', refuse);
  const title = (await first.getAttribute('aria-label'))!.slice(`${copy.read}: `.length);
  await first.click();
  await failed(page).getByText(copy.failed.text).waitFor();
  await page.unroute('**/api/articles/*');
  await failed(page).getByRole('button', { name: uiCopy.retry }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();

  await open(page, articlePath('khong-co-bai-nay'));
  await page.getByRole('heading', { name: copy.article.missing.title }).waitFor();
  await page.getByRole('link', { name: copy.article.back }).click();
  await expectPath(page, '/blog');
  await first.waitFor();
});

test('while the next page loads, a progress bar is shown', async () => {
  const { page } = await stage.guest();
  await open(page, '/cart');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/articles*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await toMagazine(page).click();
  const thread = page.getByRole('progressbar', { name: uiCopy.loading });
  await thread.waitFor();
  await expectPath(page, '/cart');
  held.resolve();
  await page.getByRole('link', { name: new RegExp(`^${copy.read}: `) }).waitFor();
  await thread.waitFor({ state: 'detached' });
});

const failed = (page: Page) => page.getByRole('main').getByRole('alert');

const refuse: Parameters<Page['route']>[1] = (route) =>
  route.fulfill({ status: 503, json: { message: 'x', code: 'INTERNAL' } });
