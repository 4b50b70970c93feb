import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cart } from '#contract/http/cart.ts';
import type { Chat } from '#contract/http/chat.ts';
import type { JointDesign } from '#contract/http/joint-design.ts';
import { copy as chatCopy } from '#web/entities/chat/copy.vi.ts';
import { copy } from '#web/features/joint-design/copy.vi.ts';
import { hasRedisServer, redisProcess } from '../test-support/redis-process.ts';
import { open, openStage, PHONE } from './support/browser.ts';
import { fingerOn, type Finger } from './support/finger.ts';
import { launcherOf, openWindow, say } from './support/chat-window.ts';
import { expectFits, expectSound, photograph } from './support/page-checks.ts';
import { askAs, saveDesign } from './support/purchase.ts';
import { middleOf } from './support/ring.ts';
import { databaseOf, newDataDir, startShop } from './support/shop.ts';

/** Customer and staff are at different instances, connected by Redis; without Redis both are at the same one. */
const redis = hasRedisServer ? await redisProcess() : null;
await redis?.start();
const shared = {
  SESSION_SECRET: 'the same for all instances of a shop',
  ...(redis && { REDIS_URL: redis.url }),
};
const stage = openStage({ moves: true, env: shared });
let staffAt: string | undefined;
beforeAll(async () => {
  if (redis === null) return;
  const [{ url }, folder] = [await databaseOf(stage.shop.dataDir), await newDataDir()];
  const other = await startShop(folder.path, { ...shared, DATABASE_URL: url });
  staffAt = other.url;
  return async () => {
    await other.close();
    await folder.remove();
  };
});
afterAll(() => redis?.kill());
const NAME = 'Vòng tặng mẹ';

test('customer and staff drag and replace charms of one bracelet, also offline; the customer puts it into her cart', async () => {
  const customer = await stage.signedIn(await stage.newCustomer('Ngô Bảo Anh'), PHONE);
  const staff = await stage.signedIn('admin', staffAt === undefined ? {} : { baseURL: staffAt });
  const [hers, his] = [customer.page, staff.page];
  const design = await saveDesign(stage, customer, NAME);
  const chat = await askAs<Chat>(stage, customer, '/chat', { method: 'POST', data: {} });
  await Promise.all([open(hers, '/garden'), open(his, '/admin')]);
  await openWindow(hers);
  await say(hers, 'Em muốn đổi vài charm ạ');
  await hers.getByRole('button', { name: chatCopy.jointDesign }).tap();
  await hers.getByRole('dialog', { name: copy.start.title }).getByRole('button', { name: NAME }).tap();
  await hers.getByRole('region', { name: copy.card.title(NAME) }).waitFor();
  await photograph(hers, 'joint-design-card');

  await launcherOf(his).waitFor();
  await his.evaluate((detail) => dispatchEvent(new CustomEvent('chat-open', { detail })), {
    chatId: chat._id,
  });
  await his.getByRole('button', { name: copy.card.open }).click();
  await hers.getByRole('button', { name: copy.card.open }).tap();
  const [herRing, hisRing] = [benchOf(hers), benchOf(his)];
  await herRing.getByText(copy.here('Trần Bảo Ngọc')).waitFor();

  // His position is shown before he changes anything, then his change.
  await slotOf(hisRing, 3).click();
  await expect.poll(() => labelOf(herRing, 3)).toContain(copy.cursor('Trần Bảo Ngọc', null));
  const [first, second] = await offered(hisRing);

  // She drags a charm from the list. The charm it replaces goes to the tray, and nothing moves under the finger.
  const finger = await fingerOn(hers);
  await offer(herRing, first).tap({ trial: true });
  const scrolled = await scrolledOf(offer(herRing, first));
  await finger.drag(offer(herRing, first), slotOf(herRing, 1), hers.locator('[data-lifted]'));
  await expect.poll(() => labelOf(hisRing, 1)).toContain(first);
  await herRing.getByRole('region', { name: copy.tray }).waitFor();
  expect(await scrolledOf(offer(herRing, first))).toEqual(scrolled);
  await putOn(hisRing, first, 3);
  await expect.poll(() => labelOf(herRing, 3)).toContain(first);
  await photograph(his, 'joint-design');
  await slotOf(hisRing, 3).click();
  await dragTogether(his, hers, finger, [first, second]);

  // Her connection is cut; both put a charm into the same slot.
  await stage.goOffline(customer.context);
  await herRing.getByText(copy.offline).waitFor();
  await slotOf(herRing, 5).tap();
  await putOn(herRing, second, 5);
  await herRing
    .getByRole('status')
    .filter({ hasText: copy.waiting(1) })
    .waitFor();
  await slotOf(hisRing, 5).click();
  // His is there before she is back.
  const sent = his.waitForResponse('**/joint-designs/*/steps');
  await putOn(hisRing, first, 5);
  await sent;
  await photograph(hers, 'joint-design-offline');
  await customer.context.setOffline(false);
  for (const ring of [herRing, hisRing]) {
    await expect.poll(() => labelOf(ring, 5)).toContain(second);
    const beside = ring.getByRole('region', { name: copy.tray });
    await beside.getByText(first, { exact: true }).waitFor();
  }
  await hisRing.getByRole('button', { name: copy.undo }).waitFor();
  await expectFits(hers);
  await expectSound(hers, '[role="dialog"]');

  await herRing.getByRole('button', { name: copy.cart }).tap();
  await hisRing.getByText(copy.acceptedStaff).waitFor();
  const taken = async () => (await askAs<Cart>(stage, customer, '/cart')).items[0]?.customBracelet;
  await expect.poll(async () => (await taken())?.charms[5]?.charm.name).toBe(second);
  expect((await taken())?._id).not.toBe(design._id);
  const own = await askAs<{ charms: JointDesign['design']['slots'] }>(
    stage,
    customer,
    `/custom-bracelets/${design._id}`,
  );
  expect(own.charms).toHaveLength(design.charms.length);
});

/** Both drag, he with the mouse and she with a finger; each sees what the other carries before it is dropped. */
async function dragTogether(
  his: Page,
  hers: Page,
  finger: Finger,
  [first, second]: [string, string],
): Promise<void> {
  const [herRing, hisRing] = [benchOf(hers), benchOf(his)];
  await mouseTo(his, slotOf(hisRing, 3), slotOf(hisRing, 7));
  await expect.poll(() => labelOf(herRing, 7)).toContain(copy.cursor('Trần Bảo Ngọc', first));
  await photograph(hers, 'joint-design-carried');
  // Escape cancels the drag, without closing anything.
  await his.keyboard.press('Escape');
  await expect.poll(() => labelOf(herRing, 7)).not.toContain(copy.cursor('Trần Bảo Ngọc', first));
  await his.mouse.up();
  expect(await labelOf(hisRing, 3)).toContain(first);

  // She is about to drop where he is faster: his charm goes to the tray, so neither is lost.
  const there = await hangingAt(herRing, 9);
  await finger.carry(slotOf(herRing, 3), slotOf(herRing, 9));
  await expect.poll(() => labelOf(hisRing, 9)).toContain(copy.cursor('Ngô Bảo Anh', first));
  await mouseTo(his, offer(hisRing, second), slotOf(hisRing, 9));
  await his.mouse.up();
  await expect.poll(() => hangingAt(herRing, 9)).toBe(second);
  await finger.lift();
  for (const ring of [herRing, hisRing]) {
    await expect.poll(() => hangingAt(ring, 9)).toBe(first);
    await expect.poll(() => hangingAt(ring, 3)).toBe(second);
    const beside = ring.getByRole('region', { name: copy.tray });
    await beside.getByText(there, { exact: true }).waitFor();
  }

  // A charm dragged off the ring goes to the tray, from where a long press drags it again.
  await mouseTo(his, slotOf(hisRing, 9), hisRing.getByLabel(copy.search));
  await his.mouse.up();
  const beside = herRing.getByRole('region', { name: copy.tray }).getByRole('button', { name: first });
  await beside.waitFor();
  await finger.drag(beside, slotOf(herRing, 9), hers.locator('[data-lifted]'));
  await expect.poll(() => hangingAt(hisRing, 9)).toBe(first);
}

/** Picks something up and moves it there, without dropping. */
async function mouseTo(page: Page, what: Locator, onto: Locator): Promise<void> {
  await what.click({ trial: true });
  const [from, to] = [await middleOf(what), await middleOf(onto)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.locator('[data-lifted]').waitFor();
}

/** Scroll positions of the page and of everything scrollable around an element, in px. */
const scrolledOf = (what: Locator): Promise<number[]> =>
  what.evaluate((element) => {
    const all: number[] = [scrollY];
    for (let around = element.parentElement; around; around = around.parentElement)
      all.push(around.scrollTop);
    return all;
  });

const labelOf = async (bench: Locator, at: number) =>
  (await slotOf(bench, at).getAttribute('aria-label')) ?? '';
/** The charm named in a slot's label: 'Vị trí 5 trên 15, Bướm, tay của …'. */
const hangingAt = async (bench: Locator, at: number) => (await labelOf(bench, at)).split(', ')[1] ?? '';

const benchOf = (page: Page): Locator => page.getByRole('dialog', { name: copy.title(NAME) });
const slotOf = (bench: Locator, at: number): Locator => bench.locator(`[data-slot="${at}"]`);

/** Names of two charms that can be placed. */
async function offered(bench: Locator): Promise<[string, string]> {
  const names = bench
    .getByRole('region', { name: copy.charms })
    .getByRole('button')
    .locator('span:first-of-type');
  await names.nth(1).waitFor();
  const [one = '', other = ''] = await names.allTextContents();
  return [one, other];
}

/** A charm in the catalogue list. */
const offer = (bench: Locator, charm: string) =>
  bench.getByRole('region', { name: copy.charms }).getByRole('button', { name: charm, exact: true });

const putOn = (bench: Locator, charm: string, slot: number) =>
  bench
    .getByRole('region', { name: copy.charms })
    .getByRole('button', { name: copy.put(charm, slot), exact: true })
    .click();
