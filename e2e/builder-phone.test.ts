import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SKIN_COLORS, SKINS } from '#art/worn-wrist.ts';
import { HEART } from '#domain/design/name-letters.ts';
import { copy } from '#web/features/builder/copy.vi.ts';
import { contextTitles } from '#web/lib/errors/copy.vi.ts';
import { uiCopy } from '#web/ui/copy.vi.ts';
import { expectToast, holdLiveConnection, open, openStage, SIZES, TOUCH } from './support/browser.ts';
import { fingerOn } from './support/finger.ts';
import { cutWords, expectFits, expectSound, photograph, settle } from './support/page-checks.ts';
import { askAs, saveDesign } from './support/purchase.ts';
import { expectPlaced, middleOf, offers, openRing, slot } from './support/ring.ts';
import { smallTargets } from './support/touch-targets.ts';

/** Portrait phone viewport, with the browser's address bar. */
const HELD = { width: 390, height: 664 };
const SMALL = { width: 320, height: 568 };
/** Height that its on-screen keyboard leaves. */
const KEYBOARD_UP = 380;
/** Minimum target distance (WCAG 2.2, Target Size). */
const APART = 24;
/** The longest possible name, 50 letters, which must be shown in full everywhere. */
const LONGEST = 'Vòng mẹ thương tặng con gái út nhân ngày con lớn k';

const stage = openStage({ moves: true });

test.each([HELD, SMALL])('ring and charms share the screen of $width × $height', async (viewport) => {
  const { page } = await stage.signedIn(await stage.newCustomer(), {
    viewport,
    ...TOUCH,
  });
  await openRing(page);
  await page.getByText(copy.hints.touch).filter({ visible: true }).waitFor();
  await expect.poll(() => page.getByText('0 ₫', { exact: true }).filter({ visible: true }).count()).toBe(0);
  await expectFits(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  await expectWholeTiles(page);

  await page.getByRole('tab', { name: copy.tabs.name }).click();
  await page.getByLabel(copy.wrist.label).fill('26');
  await page.getByRole('tab', { name: copy.tabs.charms, exact: true }).click();
  await expectPlaced(page, 0, 25);
  const middles = await Promise.all(Array.from({ length: 25 }, (_, at) => middleOf(slot(page, at))));
  const steps = middles.slice(1).map(({ x, y }, at) => Math.hypot(x - middles[at]!.x, y - middles[at]!.y));
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(APART);
  await expectSlotsFree(page, 25);
  // The slot under a carried charm grows.
  const finger = await fingerOn(page);
  const lifted = page.locator('[data-lifted]');
  const widthOf = async (at: number) => (await slot(page, at).boundingBox())!.width;
  await finger.carry(offers(page).first(), slot(page, 3), lifted);
  await expect.poll(async () => (await widthOf(3)) / (await widthOf(12))).toBeGreaterThan(1.4);
  // The carried charm is shown above the finger, not under it.
  const lowest = async () => {
    const { y, height } = (await lifted.locator('img').boundingBox())!;
    return y + height;
  };
  await expect.poll(lowest).toBeLessThanOrEqual(middles[3]!.y);
  await finger.lift();
  await expectPlaced(page, 1, 25);
  await expectWholeTiles(page);
  // The hint disappears once she has placed a charm.
  await expect.poll(() => page.getByText(copy.hints.touch).filter({ visible: true }).count()).toBe(0);
});

test('a bracelet of the cart is changed on a phone: ring and whole charms stay in sight', async () => {
  const person = await stage.signedIn(await stage.newCustomer(), { viewport: HELD, ...TOUCH });
  const { page } = person;
  const { _id } = await saveDesign(stage, person, LONGEST);
  const data = { customBracelet: _id, quantity: 1, type: 'bracelet' };
  await askAs(stage, person, '/cart/items', { method: 'POST', data });

  // A failed request is neither shown as empty nor as sold out; an error is shown in full, and a retry succeeds.
  stage.allowTrouble(/^\/builder: 500 GET /);
  await holdLiveConnection(page);
  const charms = /\/api\/charms\?/;
  await page.route(charms, (route) =>
    route.fulfill({ status: 500, json: { message: 'x', code: 'INTERNAL' } }),
  );
  await open(page, `/builder?sua=${_id}`);
  await expectToast(page, contextTitles.load);
  // A toast that has the focus stays.
  const again = page.getByRole('region', { name: 'Thông báo' }).getByRole('button', { name: uiCopy.retry });
  await again.focus();
  await page.getByText(copy.charms.failed).waitFor();
  await expectPlaced(page, 0, 15);
  expect(await cutWords(page)).toEqual([]);
  await page.unroute(charms);
  await again.click();
  await page.getByText(copy.editing.what(LONGEST)).waitFor();
  await page.getByRole('tab', { name: copy.charms.catalogue }).click();
  await page.getByRole('list').getByRole('button', { name: uiCopy.retry }).click();
  await offers(page).first().waitFor();
  for (const viewport of [SMALL, HELD]) {
    await page.setViewportSize(viewport);
    await expectWholeTiles(page);
    await expectSlotsFree(page, 17);
    expect(await smallTargets(page)).toEqual([]);
    // Nor does a charm's menu cover another charm, or its price.
    for (let at = 0; at < 17; at += 2) {
      await slot(page, at).tap();
      await page.getByRole('group', { name: new RegExp(`^${copy.ring.menu('')}`) }).waitFor();
      await expectSlotsFree(page, 17);
      await page.keyboard.press('Escape');
    }
  }

  // The tabs stay in place while a tab's content scrolls; with the keyboard open the whole name is visible.
  const tab = page.getByRole('tab', { name: copy.tabs.name });
  await tab.tap();
  const { y } = (await tab.boundingBox())!;
  await tab.locator('xpath=ancestor::section').evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight));
  expect((await tab.boundingBox())!.y).toBe(y);
  await page.setViewportSize({ ...HELD, height: KEYBOARD_UP });
  const name = page.getByLabel(copy.braceletName);
  await name.scrollIntoViewIfNeeded();
  const field = (await name.boundingBox())!;
  const bar = (await page.locator('[data-bar]').boundingBox())!;
  expect(field.y).toBeGreaterThan(0);
  expect(field.y + field.height).toBeLessThanOrEqual(bar.y);
  expect(bar.y + bar.height).toBeLessThanOrEqual(KEYBOARD_UP);
});

test('a name of even length can be balanced, and a palette fills and names the bracelet', async () => {
  const { page } = await stage.signedIn(await stage.newCustomer(), { viewport: HELD, ...TOUCH });
  await open(page, '/builder');
  // A name of even length cannot be centred on the middle slot: the tool explains this and what helps. Esc closes it.
  const tool = page.getByRole('button', { name: copy.name.open });
  await tool.press('Enter');
  const name = page.getByLabel(copy.name.field);
  await name.and(page.locator(':focus')).fill('Linh');
  await page.getByText(copy.name.aside(15)).waitFor();
  await page.getByRole('button', { name: copy.name.balance }).click();
  await page.getByText(copy.name.aside(15)).waitFor({ state: 'detached' });
  expect(await name.inputValue()).toBe(`Linh ${HEART}`);
  await name.press('Escape');
  await tool.and(page.locator(':focus')).waitFor();

  const helper = page.getByRole('button', { name: copy.palettes.open });
  await helper.press('Enter');
  const palettes = page.getByRole('dialog', { name: copy.palettes.title });
  await palettes.waitFor();
  await page.keyboard.press('Escape');
  await helper.and(page.locator(':focus')).waitFor();
  await helper.click();
  const cards = palettes.getByRole('button', { name: /^Xâu theo / });
  await expect.poll(() => cards.count()).toBe(3);
  await cards.first().click();
  await expectPlaced(page, 15, 15);
  await page.getByRole('button', { name: copy.finish }).click();
  await page.getByRole('dialog', { name: copy.success.title(copy.palettes.names.rose) }).waitFor();
});

test.each([HELD, SIZES.tablet, SIZES.desktop])(
  'the worn view shows the bracelet to scale on her wrist size in three skin tones, at $width × $height',
  async (viewport) => {
    const hand = viewport === SIZES.desktop ? {} : TOUCH;
    const { page } = await stage.signedIn(await stage.newCustomer(), { viewport, ...hand });
    await openRing(page);
    await page.getByRole('button', { name: copy.toolbar.worn }).click();
    await page.getByRole('img', { name: /trên cổ tay 15,5 cm, 0 trên 15 charm/ }).waitFor();
    await page.getByText(copy.ring.usualWrist('15,5 cm')).waitFor();

    // Where there is space, all parts are shown side by side.
    const inTabs = viewport !== SIZES.desktop;
    if (inTabs) await page.getByRole('tab', { name: copy.tabs.name }).click();
    await page.getByLabel(copy.wrist.label).fill('20');
    const name = page.getByLabel(copy.braceletName);
    await name.fill(LONGEST);
    const isWhole = (it: HTMLElement) =>
      it.scrollWidth <= it.clientWidth && it.scrollHeight <= it.clientHeight + 1;
    // 50 letters are shown in full.
    await expect.poll(() => name.evaluate(isWhole)).toBe(true);
    await name.fill('Gửi mẹ');
    const drawing = page.getByRole('img', { name: 'Gửi mẹ trên cổ tay 20 cm, 0 trên 22 charm' });
    await drawing.waitFor();
    await page.getByText(copy.ring.toScale('20 cm')).waitFor();
    for (const tone of SKINS) {
      const skin = page.getByRole('button', { name: copy.ring.skins[tone] });
      await skin.click();
      await expect.poll(() => skin.getAttribute('aria-pressed')).toBe('true');
      await expect.poll(() => drawing.innerHTML()).toContain(SKIN_COLORS[tone]);
    }
    if (inTabs) await page.getByRole('tab', { name: copy.tabs.charms, exact: true }).click();
    const tones = await Promise.all(
      SKINS.map((tone) => page.getByRole('button', { name: copy.ring.skins[tone] }).boundingBox()),
    );
    for (const box of tones) expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44);
    await expectSound(page);

    // The worn view needs charms; picking one up switches back to the ring.
    await page.getByRole('button', { name: copy.toolbar.frame }).click();
    await page.getByRole('button', { name: copy.palettes.open }).first().click();
    await page
      .getByRole('dialog', { name: copy.palettes.title })
      .getByRole('button', { name: /^Xâu theo / })
      .first()
      .click();
    await expectPlaced(page, 22, 22);
    await page.getByRole('button', { name: copy.toolbar.worn }).click();
    await page.getByRole('img', { name: 'Gửi mẹ trên cổ tay 20 cm, 22 trên 22 charm' }).waitFor();
    await settle(page);
    await photograph(page, 'builder-worn');
    await expectSound(page);
  },
);

test('clicking a charm and then a slot places a charm every time, also the same charm again', async () => {
  const { page } = await stage.signedIn(await stage.newCustomer());
  await openRing(page);
  const charms = await stay(page);
  for (let at = 0; at < 12; at += 1) {
    // Two of a charm in the tray, so that it stays selected after the first.
    if (at % 4 === 0)
      await page
        .getByRole('button', { name: /^Thêm .+ vào khay$/ })
        .nth(1)
        .dblclick();
    const { x, y } = charms[at % 4 < 2 ? 1 : 2]!;
    await page.mouse.click(x, y);
    await slot(page, at).click();
    await expectPlaced(page, at + 1, 15);
  }
});

/** Each tile shows its whole content, above the bar. */
async function expectWholeTiles(page: Page): Promise<void> {
  const bar = await page.locator('[data-bar]').boundingBox();
  for (const tile of await offers(page).all()) {
    const box = await tile.boundingBox();
    expect(box && box.y + box.height, 'a tile is cut').toBeLessThanOrEqual(bar!.y);
  }
  expect(await cutWords(page)).toEqual([]);
}

/** No slot is covered by anything else. */
async function expectSlotsFree(page: Page, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1)
    expect(
      await slot(page, at).evaluate((it) => {
        const { left, right, top, bottom } = it.getBoundingClientRect();
        return it.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      }),
    ).toBe(true);
}

/** Positions of the first charms on offer. */
const stay = (page: Page) => Promise.all([0, 1, 2].map((nth) => middleOf(offers(page).nth(nth))));
