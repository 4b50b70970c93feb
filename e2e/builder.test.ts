import type { APIRequestContext, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Cart } from '#contract/http/cart.ts';
import type { Charm, CharmsPage } from '#contract/http/catalogue.ts';
import type { CustomBracelet } from '#contract/http/design.ts';
import { categoryLabels } from '#domain/catalogue/copy.vi.ts';
import { designCopy } from '#domain/design/copy.vi.ts';
import { authCopy } from '#web/features/auth/copy.vi.ts';
import { copy } from '#web/features/builder/copy.vi.ts';
import { failureCopy } from '#web/lib/errors/copy.vi.ts';
import { expectPath, expectToast, open, openStage, SIZES } from './support/browser.ts';
import { fingerOn } from './support/finger.ts';
import { expectPlaced, expectSaid, middleOf, nameOf, offers, openRing, slot, tabTo } from './support/ring.ts';
import { visitor } from './support/visitor.ts';

const stage = openStage({ moves: true });

/** Wrists and their number of charms (spec §9). */
const SMALL = { wrist: '11', slots: 15 };
const LARGE = { wrist: '26', slots: 25 };

/** Offers visible in the list without scrolling. */
const IN_SIGHT = 6;
/** Charms that are dragged; the others are placed by clicks. */
const DRAGGED = 3;

const wrist = (page: Page) => page.getByLabel(copy.wrist.label);
const strings = (page: Page) => page.getByRole('group', { name: copy.string.title }).getByRole('button');
const finish = (page: Page) => page.getByRole('button', { name: copy.finish });

test('with the mouse, bracelets of 15 and 25 charms are dragged and clicked together and put into the cart', async () => {
  const { page, context } = await stage.signedIn(await stage.newCustomer());
  await openRing(page);
  const names = await Promise.all((await offers(page).all()).slice(0, IN_SIGHT).map(nameOf));
  for (const { wrist: cm, slots } of [SMALL, LARGE]) {
    const name = `Vòng ${slots} charm`;
    await page.getByLabel(copy.braceletName).fill(name);
    await wrist(page).fill(cm);
    await strings(page).nth(1).click();
    await expectPlaced(page, 0, slots);

    // The first ones are dragged; then a click on an empty slot, and on the charms for it and the following slots.
    const hung = Array.from({ length: slots }, (_, at) => names[at % names.length]!);
    for (let at = 0; at < DRAGGED; at += 1) {
      await drag(page, offers(page).nth(at), slot(page, at));
      await expectPlaced(page, at + 1, slots);
    }
    await slot(page, DRAGGED).click();
    const tiles = await Promise.all(names.map((_, nth) => middleOf(offers(page).nth(nth))));
    for (let at = DRAGGED; at < slots; at += 1) {
      const { x, y } = tiles[at % tiles.length]!;
      await page.mouse.click(x, y);
    }
    await expectPlaced(page, slots, slots);
    // Fit: too many charms for a thin wrist, just right for a wide one.
    await page.getByText(/^Vòng dài khoảng [\d,]+ cm, hở chừng \d+ mm quanh tay\. Nặng chừng/).waitFor();
    const crowded = page.getByText(copy.fit.crowded);
    await crowded.waitFor({ state: cm === SMALL.wrist ? 'visible' : 'detached' });
    // On the ring a charm swaps with another; dropped elsewhere it returns.
    await drag(page, slot(page, 1), slot(page, 4));
    [hung[1], hung[4]] = [hung[4]!, hung[1]!];
    await drag(page, slot(page, 0), page.getByRole('heading', { level: 1 }));

    await finish(page).click();
    const done = page.getByRole('dialog', { name: copy.success.title(name) });
    if (slots === SMALL.slots) await done.getByRole('button', { name: copy.success.again }).click();
    else await done.getByRole('link', { name: copy.success.cart }).click();
    expect(await newestDesign(context.request)).toEqual({ name, wristSize: Number(cm), hung });
  }
  await expectPath(page, '/cart');
  expect(await namesInCart(context.request)).toEqual(['Vòng 15 charm', 'Vòng 25 charm']);
});

test('by touch: taps place, a finger drags, holding for half a second takes off', async () => {
  const phone = { viewport: SIZES.phone, hasTouch: true, isMobile: true };
  const { page, context } = await stage.signedIn(await stage.newCustomer(), phone);
  const finger = await fingerOn(page);
  await openRing(page);
  const part = (name: string) => page.getByRole('tab', { name, exact: true });

  for (const { wrist: cm, slots } of [SMALL, LARGE]) {
    const name = `Vòng ${slots} charm`;
    await part(copy.tabs.name).tap();
    await page.getByLabel(copy.braceletName).fill(name);
    await wrist(page).fill(cm);
    await part(copy.tabs.string).tap();
    await strings(page).nth(2).tap();
    await part(copy.tabs.charms).tap();

    // A charm, then its slot; and an empty slot, then the charms for it and the following slots.
    const first = await nameOf(offers(page).nth(3));
    await offers(page).nth(3).tap();
    await slot(page, 0).tap();
    await expectPlaced(page, 1, slots);
    await slot(page, 1).tap();
    await offers(page).nth(0).tap();
    await expectPlaced(page, 2, slots);
    const tiles = await Promise.all([0, 1].map((nth) => middleOf(offers(page).nth(nth))));
    for (let placed = 2; placed < slots; placed += 1) {
      const { x, y } = tiles[placed % tiles.length]!;
      await page.touchscreen.tap(x, y);
    }
    await expectPlaced(page, slots, slots);

    await finger.hold(slot(page, 0));
    await expectPlaced(page, slots - 1, slots);
    await finger.lift();
    await expectSaid(page, copy.said.removed(first, 0));
    const second = await occupant(slot(page, 1));
    await finger.drag(slot(page, 1), slot(page, 0));
    await expect.poll(() => occupant(slot(page, 0))).toBe(second);
    // In a list a finger scrolls, so a long press lifts the charm.
    await finger.drag(offers(page).nth(2), slot(page, 1), page.locator('[data-lifted]'));
    await expectPlaced(page, slots, slots);

    await finish(page).tap();
    const done = page.getByRole('dialog', { name: copy.success.title(name) });
    if (slots === SMALL.slots) await done.getByRole('button', { name: copy.success.again }).tap();
    else await done.getByRole('link', { name: copy.success.cart }).tap();
  }
  await expectPath(page, '/cart');
  expect(await namesInCart(context.request)).toEqual(['Vòng 15 charm', 'Vòng 25 charm']);
});

test('by keyboard alone, bracelets are assembled and put into the cart, each step announced', async () => {
  const { page, context } = await stage.signedIn(await stage.newCustomer());
  await open(page, '/builder');
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  // With an empty tray the catalogue is shown.
  const sources = page.getByRole('tab', { name: copy.charms.catalogue });

  for (const { wrist: cm, slots } of [SMALL, LARGE]) {
    const name = `Vòng ${slots} charm`;
    if (slots === LARGE.slots) {
      await tabTo(page, wrist(page), 'Shift+Tab');
      await page.keyboard.type(cm);
      await press('Enter');
    }
    await expectPlaced(page, 0, slots);
    if (slots === SMALL.slots) {
      await tabTo(page, sources);
      await press('ArrowLeft', 'ArrowRight');
      await tabTo(page, offers(page).first());
    } else {
      await tabTo(page, offers(page).first(), 'Shift+Tab');
    }

    const [one, two] = [await nameOf(offers(page).nth(0)), await nameOf(offers(page).nth(1))];
    await press('Enter');
    await expectSaid(page, copy.said.inHand(one));
    await expectFocus(slot(page, 0));
    await press('ArrowRight', 'ArrowRight', 'Enter');
    await expectSaid(page, copy.said.placed(one, 2));
    await press('Home', 'Enter');
    await expectSaid(page, copy.said.slotWaits(0));
    await expectFocus(offers(page).first());
    await press('Tab', 'Tab', 'Enter');
    await expectSaid(page, copy.said.placed(two, 0));
    // Enter again on the same tile, or Tab past its button to the next tile.
    for (let placed = 3; placed <= slots; placed += 1) {
      await press(placed % 2 ? 'Enter' : 'Tab', ...(placed % 2 ? [] : ['Tab', 'Enter']));
    }
    await expectPlaced(page, slots, slots);

    // Space lifts, arrows move along the ring, Space drops; Delete removes, Ctrl+Z undoes.
    await tabTo(page, slot(page, 0));
    await press('Space');
    await expectSaid(page, copy.drag.started(two));
    await press('ArrowRight', 'ArrowRight');
    await expectSaid(page, copy.ring.slot(2, slots, one));
    await press('Space');
    await expectSaid(page, copy.said.moved(two, 2));
    await expectFocus(slot(page, 2));
    await press('Delete');
    await expectSaid(page, copy.said.removed(two, 2));
    await press('Control+z');
    await expectSaid(page, copy.said.undone);
    await expectPlaced(page, slots, slots);

    await tabTo(page, page.getByLabel(copy.braceletName));
    await page.keyboard.type(name);
    await tabTo(page, strings(page).nth(3));
    await press('Space');
    await tabTo(page, finish(page));
    await press('Enter');
    const done = page.getByRole('dialog', { name: copy.success.title(name) });
    await done.waitFor();
    if (slots === SMALL.slots) await tabTo(page, done.getByRole('button', { name: copy.success.again }));
    else await tabTo(page, done.getByRole('link', { name: copy.success.cart }));
    await press('Enter');
  }
  await expectPath(page, '/cart');
  expect(await namesInCart(context.request)).toEqual(['Vòng 15 charm', 'Vòng 25 charm']);
});

test('auto-fill, undo, a smaller wrist, a reload, another tab and a lost session lose no charm', async () => {
  const account = await stage.newCustomer();
  const { page, context, newTab } = await stage.signedIn(account);
  await openRing(page);
  await wrist(page).fill(LARGE.wrist);
  await wrist(page).press('Enter');
  for (const nth of [0, 1, 2]) await drag(page, offers(page).nth(nth), slot(page, nth + 5));
  await expectPlaced(page, 3, 25);

  const tool = (name: string) => page.getByRole('button', { name, exact: true });
  await tool(copy.toolbar.autoFill).click();
  await expectSaid(page, copy.said.filled(22));
  await expectPlaced(page, 25, 25);
  await tool(copy.toolbar.undo).click();
  await expectPlaced(page, 3, 25);
  await tool(copy.toolbar.redo).click();
  await expectPlaced(page, 25, 25);

  await wrist(page).fill(SMALL.wrist);
  await wrist(page).press('Enter');
  await expectToast(page, copy.wrist.returned.title, copy.wrist.returned.message(10));
  await expectPlaced(page, 15, 15);
  await page.getByRole('tab', { name: copy.charms.tray }).click();
  await expect.poll(() => waiting(page)).toBe(10);

  await page.reload({ waitUntil: 'domcontentloaded' });
  await expectPlaced(page, 15, 15);
  await expect.poll(() => waiting(page)).toBe(10);
  await expect.poll(() => wrist(page).inputValue()).toBe('11 cm');

  const other = await newTab();
  await open(other, '/builder');
  await expectPlaced(other, 15, 15);
  await slot(other, 7).press('Delete');
  await expectPlaced(page, 14, 15);

  await tool(copy.toolbar.autoFill).click();
  await expectPlaced(page, 15, 15);
  await strings(page).first().click();
  await page.getByLabel(copy.braceletName).fill('Gửi mẹ');

  stage.allowTrouble(/ 401 /);
  await other.close();
  await context.clearCookies();
  await finish(page).click();
  await expectToast(page, designCopy.loginNeeded, copy.draft.waits);
  await expectPath(page, '/login');
  await page.getByLabel(authCopy.email).fill(account.email);
  await page.getByLabel(authCopy.password, { exact: true }).fill(account.password);
  await page.getByRole('button', { name: authCopy.login.submit, exact: true }).click();
  await expectPath(page, '/builder');
  await expectPlaced(page, 15, 15);
  await expect.poll(() => waiting(page)).toBe(10);
  await finish(page).waitFor();
});

test('charms that others bought meanwhile are refused by name, and stay marked on the ring', async () => {
  const { page, context } = await stage.signedIn(await stage.newCustomer());
  await openRing(page);
  await page.getByRole('button', { name: categoryLabels.Gems, exact: true }).click();
  const [one, another] = ['Peridot', 'Thạch anh tím'] as const;
  const offer = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}, .+ ₫, `, 'u') });
  for (const [at, name] of [one, another].entries()) await drag(page, offer(name), slot(page, at));
  await page.getByRole('button', { name: copy.toolbar.autoFill, exact: true }).click();
  await expectPlaced(page, 15, 15);
  await strings(page).first().click();
  await page.getByLabel(copy.braceletName).fill('Ngọc của biển');

  stage.allowTrouble(/: 409 POST .*\/api\/custom-bracelets$/);
  await sellOut(one);
  await finish(page).click();
  await expectToast(page, failureCopy.soldOut.one);
  await page.getByRole('region', { name: 'Thông báo' }).getByText(one).waitFor();
  await slot(page, 0)
    .and(page.getByRole('button', { name: copy.ring.short }))
    .waitFor();
  await sellOut(another);
  await finish(page).click();
  await expectToast(page, failureCopy.soldOut.several);
  await slot(page, 1)
    .and(page.getByRole('button', { name: copy.ring.short }))
    .waitFor();
  await expectPlaced(page, 15, 15);
  expect(await namesInCart(context.request)).toEqual([]);
});

/** Drags like a hand: down, several moves, up. */
async function drag(page: Page, what: Locator, onto: Locator): Promise<void> {
  const [from, to] = await Promise.all([middleOf(what), middleOf(onto)]);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 2 });
  await page.locator('[data-lifted]').waitFor();
  await page.mouse.up();
  // dnd-kit swallows clicks within 50 ms of a drag; a timer of the same length started later also ends later.
  await page.evaluate(() => new Promise((over) => setTimeout(over, 50)));
}

async function expectFocus(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate((it) => it === document.activeElement)).toBe(true);
}

/** The charm in a slot: its label after 'Vị trí 1 trên 15, '. */
async function occupant(place: Locator): Promise<string> {
  const label = await place.getAttribute('aria-label');
  return label!.slice(label!.indexOf(', ') + 2);
}

/** Number of charms in the tray. */
async function waiting(page: Page): Promise<number> {
  const tray = page.getByRole('list', { name: copy.charms.tray });
  await tray.waitFor();
  const counts = await tray.getByText(/^×\d+$/).allTextContents();
  return counts.reduce((sum, text) => sum + Number(text.slice(1)), 0);
}

async function answer<Data>(request: APIRequestContext, path: string): Promise<Data> {
  return ((await (await request.get(`/api${path}`)).json()) as { data: Data }).data;
}

async function newestDesign(request: APIRequestContext) {
  const [design] = await answer<CustomBracelet[]>(request, '/custom-bracelets');
  const { name, wristSize, charms } = design!;
  const hung = charms.toSorted((a, b) => a.position - b.position).map(({ charm }) => charm.name);
  return { name, wristSize, hung };
}

async function namesInCart(request: APIRequestContext): Promise<string[]> {
  const { items } = await answer<Cart>(request, '/cart');
  return items.map(({ customBracelet }) => customBracelet!.name).toSorted();
}

async function sellOut(name: string): Promise<void> {
  const admin = visitor(() => stage.shop.url);
  await admin.logIn(stage.shop.accounts.admin);
  const { data } = await admin.get<CharmsPage>(`/charms?q=${encodeURIComponent(name)}`);
  const charm = data.charms.find((found: Charm) => found.name === name)!;
  const { status } = await admin.send('PUT', `/charms/${charm._id}`, { name, price: charm.price, stock: 0 });
  expect(status).toBe(200);
}
