import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { copy } from '#web/features/builder/copy.vi.ts';
import type { RunningShop } from '../../e2e/support/shop.ts';

/** A page on which something is dragged round a ring, and something is placed. */
export type Scene = { name: string; open(browser: Browser): Promise<DragSetup> };

export type DragSetup = {
  context: BrowserContext;
  page: Page;
  touch: boolean;
  /** The dragged element, and the box that it circles. */
  dragged: Locator;
  round: Locator;
  /** Frees a slot, then the elements to press in order to place something; the last one is waited for. */
  makeRoom(): Promise<void>;
  presses: Locator[];
  placed: Locator;
};

/** Browser storage with a bracelet of 25 charms in the builder. */
export type FullRing = { url: string; state: BrowserContextOptions['storageState'] };

const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

/** Fills a ring of 25 with seven kinds of charm. */
export async function designFullRing(browser: Browser, shop: RunningShop): Promise<FullRing> {
  const context = await browser.newContext({ baseURL: shop.url, ...DESKTOP });
  const page = await context.newPage();
  await page.context().request.post('/api/auth/login', {
    headers: { origin: shop.url },
    data: shop.accounts.customer,
  });
  await page.goto('/builder');
  await page.getByRole('tab', { name: copy.charms.catalogue }).click();
  await page.getByLabel(copy.wrist.label).fill('26');
  await page.getByLabel(copy.wrist.label).press('Enter');
  for (let at = 0; at < 7; at += 1) {
    await offers(page).nth(at).click();
    await slot(page, at).click();
  }
  await page.getByRole('button', { name: copy.toolbar.autoFill, exact: true }).click();
  await page.getByRole('group', { name: copy.ring.label(25, 25) }).waitFor();
  const state = await context.storageState();
  await context.close();
  return { url: shop.url, state };
}

const offers = (page: Page) =>
  page.getByRole('list', { name: copy.charms.list }).locator('button[aria-pressed]');
const slot = (page: Page, at: number) => page.locator(`[data-slot="${at}"]`);

export const onDesktop = (ring: FullRing): Scene => builder('25 charms, mouse', ring, DESKTOP);
export const onPhone = (ring: FullRing): Scene => builder('25 charms, finger', ring, PHONE);

function builder(name: string, { url, state }: FullRing, options: BrowserContextOptions): Scene {
  return {
    name,
    async open(browser) {
      const context = await browser.newContext({ baseURL: url, storageState: state, ...options });
      const page = await context.newPage();
      await page.goto('/builder');
      await page.getByRole('tab', { name: copy.charms.catalogue }).click();
      await offers(page).first().waitFor();
      await page.waitForFunction(() => [...document.images].every((image) => image.complete));
      return {
        context,
        page,
        touch: options.hasTouch === true,
        dragged: slot(page, 6),
        round: page.getByRole('group', { name: /^Vòng tay, \d+ vị trí/ }),
        makeRoom: () => slot(page, 3).press('Delete'),
        presses: [slot(page, 3), offers(page).nth(1)],
        placed: slot(page, 3).and(page.getByRole('button', { name: new RegExp(`, (?!${copy.ring.empty})`) })),
      };
    },
  };
}

/** Baseline page: a box follows the pointer, a press shows a word. */
const BARE_PAGE = `<!doctype html><meta name="viewport" content="width=device-width">
<div id="round" style="position:absolute;left:300px;top:100px;width:600px;height:600px"></div>
<div id="box" style="position:absolute;left:860px;top:360px;width:80px;height:80px;background:#b8566d"></div>
<button id="press" style="position:absolute;left:20px;top:20px">.</button><p id="word"></p>
<script>
  const box = document.getElementById('box');
  let from = null;
  addEventListener('mousedown', (event) => { if (event.target === box) from = event; });
  addEventListener('mouseup', () => { from = null; });
  addEventListener('mousemove', (event) => {
    if (from) box.style.transform = \`translate(\${event.clientX - from.clientX}px, \${event.clientY - from.clientY}px)\`;
  });
  document.getElementById('press').onclick = () => { document.getElementById('word').textContent = 'placed'; };
</script>`;

export const BARE: Scene = {
  name: 'a bare page, mouse',
  async open(browser) {
    const context = await browser.newContext(DESKTOP);
    const page = await context.newPage();
    await page.setContent(BARE_PAGE);
    return {
      context,
      page,
      touch: false,
      dragged: page.locator('#box'),
      round: page.locator('#round'),
      makeRoom: () => page.evaluate(() => document.getElementById('word')!.replaceChildren()),
      presses: [page.locator('#press')],
      placed: page.getByText('placed'),
    };
  },
};
