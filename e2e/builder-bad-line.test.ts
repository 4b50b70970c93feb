import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Cart } from '#contract/http/cart.ts';
import type { CharmsPage, ReadyMade } from '#contract/http/catalogue.ts';
import type { CustomBracelet } from '#contract/http/design.ts';
import { copy } from '#web/features/builder/copy.vi.ts';
import { contextTitles, failureCopy } from '#web/lib/errors/copy.vi.ts';
import { awaken, expectPath, expectToast, open, openStage, PHONE, type Person } from './support/browser.ts';
import { askAs, saveDesign } from './support/purchase.ts';
import { expectPlaced, offers, openRing, slot } from './support/ring.ts';

const stage = openStage();

const finish = (page: Page) => page.getByRole('button', { name: copy.finish });

/** A customer in the builder with a design of the shop, whose ring is full. */
async function withPattern(): Promise<Person> {
  const person = await stage.signedIn(await stage.newCustomer(), PHONE);
  const { bracelets } = await askAs<{ bracelets: ReadyMade[] }>(stage, person, '/ready-made-bracelets');
  const pattern = bracelets.find(({ hasDesign }) => hasDesign)!;
  await open(person.page, `/builder?mau=${pattern._id}`);
  await expectPlaced(person.page, 17, 17);
  return person;
}

/** How many designs the customer has, and the lines of her cart. */
async function made(person: Person) {
  const designs = await askAs<CustomBracelet[]>(stage, person, '/custom-bracelets');
  const { items } = await askAs<Cart>(stage, person, '/cart');
  return { designs: designs.length, lines: items.map(({ quantity }) => quantity) };
}

test.each(['/api/custom-bracelets', '/api/cart/items'])(
  'an answer of %s that is lost with the page makes no second bracelet',
  async (path) => {
    const person = await withPattern();
    const { page } = person;
    const done = Promise.withResolvers<void>();
    const swallow = async (route: Route) => {
      await route.fetch();
      done.resolve();
    };
    await page.route(`**${path}`, swallow, { times: 1 });
    await finish(page).click();
    await done.promise;
    await page.reload({ waitUntil: 'domcontentloaded' });
    await awaken(page);
    await finish(page).click();
    await page.getByRole('dialog').waitFor();
    expect(await made(person)).toEqual({ designs: 1, lines: [1] });
  },
);

test('a change made while the bracelet goes into the cart stays on the ring and edits that bracelet', async () => {
  const person = await withPattern();
  const { page } = person;
  const line = Promise.withResolvers<void>();
  await page.route('**/api/cart/items', (route) => line.promise.then(() => route.continue()));
  await finish(page).click();
  await slot(page, 3).press('Delete');
  await expectPlaced(page, 16, 17);
  line.resolve();
  await page.getByRole('dialog').getByRole('button', { name: copy.success.again }).click();
  await expectPlaced(page, 16, 17);

  await page.getByRole('button', { name: copy.toolbar.autoFill, exact: true }).click();
  await page.getByRole('button', { name: copy.editing.finish }).click();
  await page.getByRole('dialog').waitFor();
  expect(await made(person)).toEqual({ designs: 1, lines: [1] });
});

test('a design that failed to load is loaded by retry or by a reload', async () => {
  const person = await stage.signedIn(await stage.newCustomer(), PHONE);
  const { page, context } = person;
  const { _id, name } = await saveDesign(stage, person, 'Vòng của Hà');
  await open(page, '/builder');
  await page.getByRole('button', { name: copy.saved.open }).click();
  const take = page.getByRole('button', { name: copy.saved.takeName(name) });
  await take.waitFor();
  // The shop draws the picture now: without it the page would report a lost one.
  const pictures = page.getByRole('dialog').locator('img');
  await expect
    .poll(() =>
      pictures.evaluateAll((all: HTMLImageElement[]) => all.map(({ naturalWidth }) => naturalWidth > 0)),
    )
    .toEqual([true]);
  await stage.goOffline(context);
  await take.click();
  await expectToast(page, failureCopy.offline.title, failureCopy.offline.text);
  await context.setOffline(false);
  await page.getByRole('button', { name: failureCopy.retry }).click();
  await expectPlaced(page, 17, 17);
  await expectPath(page, '/builder');

  await page.getByRole('button', { name: copy.toolbar.reset }).click();
  await page.getByRole('button', { name: copy.reset.confirm }).click();
  await expectPlaced(page, 0, 17);
  stage.allowTrouble(/net::ERR_CONNECTION_RESET/);
  await page.route(`**/api/custom-bracelets/${_id}`, (route) => route.abort('connectionreset'));
  await open(page, `/builder?sua=${_id}`);
  await expectToast(page, failureCopy.network.title);
  await page.unrouteAll();
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expectPlaced(page, 17, 17);
  await expectPath(page, '/builder');
});

test('a late response does not bring back a charm that another tab placed and removed', async () => {
  const { page, newTab } = await stage.signedIn(await stage.newCustomer());
  await openRing(page);
  const other = await newTab();
  await openRing(other);
  const line = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route(/\/api\/charms\?ids=/, async (route) => {
    asked.resolve();
    await line.promise;
    await route.continue();
  });
  await other.getByRole('searchbox').first().fill('Peridot');
  await expect.poll(() => offers(other).count()).toBe(1);
  await offers(other).click();
  await slot(other, 2).click();
  await asked.promise;
  await other.keyboard.press('Control+z');
  await expectPlaced(other, 0, 15);
  await other.getByLabel(copy.braceletName).fill('Gửi mẹ');
  await expect.poll(() => page.getByLabel(copy.braceletName).inputValue()).toBe('Gửi mẹ');

  const answered = page.waitForResponse(/\/api\/charms\?ids=/);
  line.resolve();
  await (await answered).finished();
  await slot(page, 0).press('End');
  await expectPlaced(page, 0, 15);
  expect(await page.getByLabel(copy.braceletName).inputValue()).toBe('Gửi mẹ');
});

test('a charm that the shop no longer sells is refused by name, and marked on the ring', async () => {
  const { page } = await withPattern();
  const [, name = ''] = /, (.+)$/.exec((await slot(page, 0).getAttribute('aria-label')) ?? '') ?? [];
  const admin = await stage.signedIn('admin');
  const query = `/charms?q=${encodeURIComponent(name)}&limit=1`;
  const { charms } = await askAs<CharmsPage>(stage, admin, query);
  const gone = await admin.context.request.delete(`/api/charms/${charms[0]?._id}`, {
    headers: { origin: stage.shop.url },
  });
  expect(gone.ok()).toBe(true);

  stage.allowTrouble(/: 422 POST .*\/api\/custom-bracelets$/);
  await finish(page).click();
  await expectToast(page, contextTitles.builder, copy.discontinued([name]));
  await slot(page, 0)
    .and(page.getByRole('button', { name: `${name}, ${copy.ring.short}` }))
    .waitFor();
});
