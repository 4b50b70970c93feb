import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { CharmsPage } from '#contract/http/catalogue.ts';
import { addRefusals, catalogueCopy, categoryLabels, continueLabels } from '#domain/catalogue/copy.vi.ts';
import { charmPath } from '#domain/catalogue/paths.ts';
import { formatVnd, vnd } from '#domain/kernel/vnd.ts';
import { copy } from '#web/features/garden/copy.vi.ts';
import { copy as selectionCopy } from '#web/entities/selection/copy.vi.ts';
import { uiCopy } from '#web/ui/copy.vi.ts';
import { expectPath, expectToast, open, openStage, SIZES, slowDown } from './support/browser.ts';
import { setVisibility } from './support/chat-window.ts';
import { settle } from './support/page-checks.ts';

// Search, and a selection that survives the login, are covered by search.test.ts and journey.test.ts.
const stage = openStage({ moves: true });

const card = (page: Page, name: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const add = (page: Page, name: string) => named(page, selectionCopy.card.addName(name));
const bar = (page: Page) => page.getByRole('region', { name: selectionCopy.bar.label });
const picked = (page: Page, count: number) => bar(page).getByText(String(count), { exact: true }).waitFor();
const tooltip = (page: Page, text: string) => page.getByRole('tooltip').getByText(text, { exact: true });

/** Background and outline of an element, which distinguish the link's states. */
const lookOf = (it: Element) => {
  const { background, outline } = getComputedStyle(it);
  return `${background} ${outline}`;
};

/** Adds a charm until `count` are picked. */
async function pickUpTo(page: Page, name: string, count: number): Promise<void> {
  const now = Number(await bar(page).locator('b').first().textContent());
  if (await add(page, name).isVisible()) await add(page, name).click();
  for (let next = now + 2; next <= count; next += 1) await named(page, uiCopy.oneMore(name)).click();
  await picked(page, count);
}

test('the continue button changes with the number of picked charms; stock and the full string refuse more', async () => {
  const { page } = await stage.guest({ reducedMotion: 'reduce' });
  await open(page, '/garden?loai=gems');
  const looks: string[] = [];
  const expectStage = async (label: string) => {
    const link = page.getByRole('link', { name: label });
    await link.waitFor();
    looks.push(await link.evaluate(lookOf));
  };
  await expect.poll(() => page.getByRole('button', { name: continueLabels.empty }).isDisabled()).toBe(true);

  // A gem with little stock.
  const rare = 'Kim cương trắng';
  await add(page, rare).click();
  const oneMore = named(page, uiCopy.oneMore(rare));
  let count = 1;
  for (; (await oneMore.getAttribute('aria-disabled')) === null; count += 1) await oneMore.click();
  await picked(page, count);
  await oneMore.hover();
  await tooltip(page, addRefusals.none_available).waitFor();
  await expectStage(continueLabels.growing);

  await pickUpTo(page, 'Thạch anh tím', 10);
  await expectStage(continueLabels.great);
  await pickUpTo(page, 'Peridot', 15);
  await expectStage(continueLabels.almost);
  await pickUpTo(page, 'Hồng ngọc', 20);
  await expectStage(continueLabels.full);
  expect(new Set(looks).size).toBe(4);

  await bar(page).getByText(selectionCopy.bar.full).waitFor();
  await add(page, 'Thạch anh hồng').hover();
  await tooltip(page, addRefusals.no_slot).waitFor();
  await page.getByRole('navigation', { name: uiCopy.pages }).getByText('2', { exact: true }).click();
  const soldOut = card(page, 'Tanzanite').getByRole('button', {
    name: catalogueCopy.outOfStock,
    exact: true,
  });
  await soldOut.hover();
  await card(page, 'Tanzanite')
    .getByRole('tooltip')
    .getByText(addRefusals.out_of_stock, { exact: true })
    .waitFor();

  await page.reload();
  await picked(page, 20);
});

test('page and category are in the address; another category begins at its first page', async () => {
  const { page } = await stage.guest();
  await open(page, '/garden');
  const pages = page.getByRole('navigation', { name: uiCopy.pages });
  // rows of three leave space for the continue button
  await page.setViewportSize({ width: 800, height: 800 });
  await page.getByRole('link', { name: copy.on.go(2) }).click();
  await expectPath(page, '/garden?trang=2');
  await page.setViewportSize({ width: 1280, height: 800 });
  await pages.getByText('3', { exact: true }).click();
  await expectPath(page, '/garden?trang=3');
  await page
    .getByRole('heading', { level: 2, name: copy.tabs.heading(categoryLabels.Flower, 3, 3) })
    .waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe(copy.tabs.heading(categoryLabels.Flower, 3, 3));
  await expect.poll(() => named(page, uiCopy.nextPage).isDisabled()).toBe(true);

  await page.getByRole('tab', { name: categoryLabels.Icon }).click();
  await expectPath(page, '/garden?loai=icon');
  await expect.poll(() => pages.getByText(/^\d+$/).allTextContents()).toEqual(['1', '2', '3', '4', '5']);
  await page.getByRole('tab', { name: categoryLabels.Icon }).press('End');
  await expectPath(page, '/garden?loai=gems');
  await page.goBack();
  await page.goBack();
  await expectPath(page, '/garden?trang=3');
});

test('a charm’s details open in a popover of 320 px, its picture in a large view', async () => {
  const { page } = await stage.guest({ reducedMotion: 'reduce' });
  await open(page, '/garden');
  const info = named(page, selectionCopy.card.info('Hoa anh đào'));
  await info.click();
  const popover = page.getByRole('dialog', { name: 'Hoa anh đào' });
  await popover.getByText('Năm cánh hồng phấn chồng mép như đang xoay trong gió xuân.').waitFor();
  await popover.getByText('Vẻ đẹp của khoảnh khắc và lời nhắc trân trọng hiện tại.').waitFor();
  const more = popover.getByRole('link', { name: selectionCopy.card.more });
  expect(await more.getAttribute('href')).toBe(charmPath('hoa-anh-dao'));
  expect((await popover.boundingBox())?.width).toBe(320);
  await page.keyboard.press('Escape');
  await popover.waitFor({ state: 'detached' });
  await expect.poll(() => info.evaluate((it) => it === document.activeElement)).toBe(true);

  const zoom = named(page, uiCopy.zoom(selectionCopy.card.pictureAlt('Hoa anh đào')));
  await zoom.click();
  const large = page
    .getByRole('dialog')
    .getByRole('img', { name: selectionCopy.card.pictureAlt('Hoa anh đào') });
  await expect.poll(() => large.evaluate((it: HTMLImageElement) => it.currentSrc)).toContain('-448.webp');
  await page.keyboard.press('Escape');
  await large.waitFor({ state: 'detached' });
  await expect.poll(() => zoom.evaluate((it) => it === document.activeElement)).toBe(true);
});

test('a charm without a name is called Charm hoa, and one without a price shows Liên hệ', async () => {
  const { page } = await stage.guest();
  await open(page, '/garden');
  await page.route(
    ({ pathname }) => pathname === '/api/charms',
    async (route) => {
      const answer = await route.fetch();
      const { data } = (await answer.json()) as { data: CharmsPage };
      const [first, ...others] = data.charms;
      const charms = [{ ...first, name: '', price: 0 }, ...others];
      await route.fulfill({ response: answer, json: { data: { ...data, charms } } });
    },
  );
  await page.getByRole('tab', { name: categoryLabels.Animal }).click();
  await card(page, 'Charm hoa').getByText('Liên hệ', { exact: true }).waitFor();
  await expect.poll(() => page.getByText('Liên hệ', { exact: true }).count()).toBe(1);
});

test('the list of picked charms counts, removes and resets, and the reset can be undone', async () => {
  const { page } = await stage.guest({ reducedMotion: 'reduce' });
  await open(page, '/garden');
  await bar(page).getByText(selectionCopy.bar.remaining(20)).waitFor();
  await expect.poll(() => named(page, selectionCopy.bar.reset).count()).toBe(0);
  await add(page, 'Hoa anh đào').click();
  await add(page, 'Tulip').click();
  await named(page, selectionCopy.bar.open).click();
  const dialog = page.getByRole('dialog', { name: copy.dialog.title });
  const row = (name: string) => dialog.getByRole('listitem').filter({ hasText: name });
  await row('Hoa anh đào')
    .getByRole('button', { name: uiCopy.oneMore('Hoa anh đào') })
    .click();
  await row('Hoa anh đào')
    .getByText(formatVnd(vnd(70_000)))
    .waitFor();
  await row('Hoa anh đào')
    .getByText(/^Còn \d+$/)
    .waitFor();
  await dialog.getByText(copy.dialog.summary(2, 3, 17)).waitFor();
  await row('Tulip').locator('img').waitFor();

  await row('Tulip')
    .getByRole('button', { name: uiCopy.remove('Tulip') })
    .click();
  await expectToast(page, selectionCopy.toasts.removed.title);
  await row('Tulip').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await picked(page, 2);
  await bar(page).getByText(selectionCopy.bar.remaining(18)).waitFor();
  const cord = bar(page).getByRole('progressbar');
  expect([await cord.getAttribute('aria-valuenow'), await cord.getAttribute('aria-valuemax')]).toEqual([
    '2',
    '20',
  ]);

  // In the background the toast stays longer than its two seconds.
  await setVisibility(page, 'hidden');
  await named(page, selectionCopy.bar.reset).click();
  await expectToast(page, selectionCopy.toasts.reset.title, selectionCopy.toasts.reset.message);
  await picked(page, 0);
  await named(page, selectionCopy.toasts.undo).click();
  await picked(page, 2);
});

test('choices made faster than the page is rendered add up', async () => {
  const { page } = await stage.guest();
  await open(page, '/garden');
  await slowDown(page, 6);
  await page.getByRole('checkbox', { name: copy.tools.inStock }).click();
  await page.getByRole('combobox', { name: copy.tools.sort }).selectOption({ label: 'Bán chạy' });
  await page.getByRole('tab', { name: categoryLabels.Animal }).click();
  await expectPath(page, '/garden?loai=animal&sap-xep=ban-chay&con-hang=1');
});

test('filters react at once; failed, empty and nonexistent results each offer a way on', async () => {
  const { page } = await stage.guest();
  await open(page, '/garden');
  const held = Promise.withResolvers<void>();
  const charms = (url: URL) => url.pathname === '/api/charms';
  await page.route(charms, async (route) => {
    await held.promise;
    await route.continue();
  });
  const stockOnly = page.getByRole('checkbox', { name: copy.tools.inStock });
  const sort = page.getByRole('combobox', { name: copy.tools.sort });
  await stockOnly.click();
  await expect.poll(() => stockOnly.isChecked()).toBe(true);
  await sort.selectOption({ label: 'Bán chạy' });
  await expect.poll(() => sort.inputValue()).toBe('ban-chay');
  held.resolve();
  await expectPath(page, '/garden?sap-xep=ban-chay&con-hang=1');
  await card(page, 'Hoa anh đào').waitFor();

  stage.allowTrouble(/: 503 GET .*\/api\/charms\?/);
  await page.unroute(charms);
  await page.route(charms, (route) =>
    route.fulfill({ status: 503, json: { message: 'x', code: 'INTERNAL' } }),
  );
  await page.getByRole('tab', { name: categoryLabels.Animal }).click();
  await expectToast(page, copy.failed.title, copy.failed.message);
  const failed = page.getByRole('tabpanel').getByRole('alert');
  await failed.getByText(copy.failed.message).waitFor();
  await page.unroute(charms);
  await failed.getByRole('button', { name: uiCopy.retry }).click();
  await card(page, 'Thỏ ngọc').waitFor();

  const none = { charms: [], pagination: { page: 1, limit: 10, total: 0, pages: 0 } };
  await page.route(charms, (route) => route.fulfill({ json: { data: none } }));
  await page.getByRole('tab', { name: categoryLabels.Gems }).click();
  await page.getByRole('heading', { name: catalogueCopy.emptyCategory }).waitFor();
  await page.getByText(copy.empty.outText).waitFor();
  await page.unroute(charms);
  await page.getByRole('link', { name: copy.empty.showAll }).click();
  await card(page, 'Thạch anh hồng').waitFor();

  await open(page, '/garden?q=khong+co+charm+nay');
  const nothing = page.getByRole('heading', { name: catalogueCopy.emptyCategory });
  await nothing.waitFor();
  // Above a phone's bottom bar, with the link where there is space for it.
  const way = page.getByRole('link', { name: copy.empty.action(categoryLabels.Flower) });
  for (const [viewport, lowest] of [
    [HELD, way],
    [SMALL, nothing],
  ] as const) {
    await page.setViewportSize(viewport);
    const below = page.getByRole('button', { name: continueLabels.empty }).locator('xpath=..');
    const over = async () => {
      const { y, height } = await boxOf(lowest);
      return (await boxOf(below)).y - (y + height);
    };
    await expect.poll(over).toBeGreaterThanOrEqual(0);
  }
  await page.setViewportSize(SIZES.desktop);
  await open(page, '/garden?loai=animal&trang=99');
  await page.getByText(copy.empty.beyondText).waitFor();
  await page.getByRole('link', { name: copy.empty.toFirst }).click();
  await card(page, 'Thỏ ngọc').waitFor();
});

test('an empty kind leads to the first other kind that has charms, and nowhere while none has', async () => {
  const { page } = await stage.guest();
  const none = { charms: [], pagination: { page: 1, limit: 10, total: 0, pages: 0 } };
  await page.route(
    (url) => url.pathname === '/api/charms' && url.searchParams.get('type') === 'flower',
    (route) => route.fulfill({ json: { data: none } }),
  );
  let filled: readonly string[] = ['Animal', 'Gems'];
  await page.route('**/api/categories', async (route) => {
    const { data } = (await (await route.fetch()).json()) as { data: { type: string; charmCount: number }[] };
    const counts = data.map((each) => (filled.includes(each.type) ? each : { ...each, charmCount: 0 }));
    await route.fulfill({ json: { data: counts } });
  });
  // A navigation inside the app asks the browser’s, not the server’s, routes.
  const toGarden = async () => {
    await open(page, '/help');
    await page.getByRole('banner').getByRole('link', { name: 'Vườn hoa' }).click();
    await page.getByRole('heading', { name: catalogueCopy.emptyCategory }).waitFor();
  };
  await toGarden();
  await page.getByRole('link', { name: copy.empty.action(categoryLabels.Animal) }).click();
  await expectPath(page, '/garden?loai=animal');
  await card(page, 'Thỏ ngọc').waitFor();

  filled = [];
  await toGarden();
  expect(await page.getByRole('tabpanel').getByRole('link').count()).toBe(0);
});

test('on a phone the garden’s first view has two whole cards, and the home page’s its link to the garden', async () => {
  const { page } = await stage.guest({ viewport: HELD, hasTouch: true, isMobile: true });
  await open(page, '/garden');
  const bottomBar = page.getByRole('button', { name: 'Hãy chọn ít nhất một charm' }).locator('xpath=..');
  const adds = page.getByRole('article').getByRole('button', { name: /^Thêm / });
  const isAboveBar = async (what: Locator) => {
    const { y, height } = await boxOf(what);
    return y + height <= (await boxOf(bottomBar)).y;
  };
  await expect.poll(() => Promise.all([adds.nth(0), adds.nth(1)].map(isAboveBar))).toEqual([true, true]);
  // The next page begins with the category tabs and a first row, both fully visible.
  await page.getByRole('link', { name: uiCopy.nextPage, exact: true }).click();
  await expectPath(page, '/garden?trang=2');
  const inSight = async (what: Locator) => {
    const header = await boxOf(page.getByRole('banner'));
    return (await boxOf(what)).y >= header.y + header.height - 1 && (await isAboveBar(what));
  };
  await expect
    .poll(() => Promise.all([page.getByRole('tablist'), adds.nth(0), adds.nth(1)].map(inSight)))
    .toEqual([true, true, true]);
  await page.goBack();
  await page.getByRole('button', { name: copy.tools.refine }).click();
  await page.getByRole('combobox', { name: copy.tools.sort }).selectOption({ label: 'Giá thấp đến cao' });
  await expectPath(page, '/garden?sap-xep=gia-tang');

  await open(page, '/');
  await settle(page);
  const { y, height } = await boxOf(page.getByRole('link', { name: 'Dạo Vườn hoa' }).first());
  expect(y + height).toBeLessThanOrEqual(HELD.height);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6_000);
});

/** Portrait phone viewport, with the browser's address bar. */
const HELD = { width: 390, height: 664 };
const SMALL = { width: 320, height: 568 };

async function boxOf(what: Locator) {
  const box = await what.boundingBox();
  if (box === null) throw new Error(`${String(what)} is not on the page`);
  return box;
}
