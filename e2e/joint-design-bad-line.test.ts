import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Cart } from '#contract/http/cart.ts';
import type { Chat } from '#contract/http/chat.ts';
import type { CustomBracelet } from '#contract/http/design.ts';
import type { JointDesign, JointStepBody } from '#contract/http/joint-design.ts';
import { copy as chatCopy } from '#web/entities/chat/copy.vi.ts';
import { copy } from '#web/features/joint-design/copy.vi.ts';
import { failureCopy } from '#web/lib/errors/copy.vi.ts';
import { supportCopy } from '#domain/support/copy.vi.ts';
import { randomUUID } from 'node:crypto';
import { expectToast, open, openStage, PHONE, type Person } from './support/browser.ts';
import { loseResponse } from './support/lost-response.ts';
import { openWindow } from './support/chat-window.ts';
import { askAs, saveDesign } from './support/purchase.ts';

const stage = openStage();

const NAME = 'Vòng tặng mẹ';
const OTHER = 'Vòng của em';

test('accepting an outdated joint design is refused with the newer state shown, which can then be accepted', async () => {
  const { customer, admin, joint } = await withJointDesign();
  const { page } = customer;
  await page.route('**/socket.io/**', (route) => route.abort());
  stage.allowTrouble(/net::ERR_FAILED|409 POST .*\/accept$/);
  const bench = await openBench(page);
  const [charm] = joint.design.slots;
  await step(admin, joint, { kind: 'take', slot: 0, charm: charm! });
  await step(admin, joint, { kind: 'put', slot: 0, charm: joint.design.slots[1]! });
  const before = await labelOf(bench, 0);
  await bench.getByRole('button', { name: copy.cart }).tap();
  await expectToast(page, copy.refused.title, copy.refused.message);
  await expect.poll(() => labelOf(bench, 0)).not.toBe(before);
  await bench.getByRole('button', { name: copy.cart }).tap();
  await bench.getByText(copy.accepted).waitFor();
  await expect.poll(async () => (await made(customer)).lines).toEqual([1]);
});

test.each(['**/joint-designs/*/accept', '**/api/cart/items'])(
  'accepting makes one bracelet and one cart line although a response of %s is lost and she presses again',
  async (path) => {
    const { customer } = await withJointDesign();
    const { page } = customer;
    const bench = await openBench(page);
    stage.allowTrouble(/net::ERR_CONNECTION_RESET/);
    await page.route(path, loseResponse, { times: 1 });
    const take = bench.getByRole('button', { name: copy.cart });
    await take.tap();
    await expect.poll(() => take.getAttribute('aria-busy')).toBeNull();
    if ((await made(customer)).lines.length === 0) await take.tap();
    await expect.poll(() => made(customer)).toEqual({ designs: 2, lines: [1] });
  },
);

test('choosing another bracelet after a lost response shares that one', async () => {
  const { customer } = await withJointDesign();
  const { page } = customer;
  await saveDesign(stage, customer, OTHER);
  await open(page, '/garden');
  await openWindow(page);
  await page.getByRole('button', { name: chatCopy.jointDesign }).tap();
  const choice = page.getByRole('dialog', { name: copy.start.title });
  stage.allowTrouble(/net::ERR_CONNECTION_RESET/);
  await page.route('**/joint-designs', loseResponse, { times: 1 });
  await choice.getByRole('button', { name: NAME }).tap();
  await expectToast(page, failureCopy.network.title);
  await choice.getByRole('button', { name: OTHER }).tap();
  await page.getByRole('region', { name: copy.card.title(OTHER) }).waitFor();
});

/** A customer at her phone and staff, with one of her bracelets to change together. */
async function withJointDesign() {
  const customer = await stage.signedIn(await stage.newCustomer('Ngô Bảo Anh'), PHONE);
  const admin = await stage.signedIn('admin');
  const design = await saveDesign(stage, customer, NAME);
  const { _id: chat } = await askAs<Chat>(stage, customer, '/chat', { method: 'POST', data: {} });
  const begin = { _id: randomUUID(), from: { design: design._id } };
  const joint = await askAs<JointDesign>(stage, customer, `/chat/${chat}/joint-designs`, {
    method: 'POST',
    data: begin,
  });
  const { _id, name } = joint;
  const metadata = { clientId: randomUUID(), jointDesign: { _id, name } };
  const card = { type: 'text', content: supportCopy.jointDesign(name), metadata };
  await askAs(stage, customer, `/chat/${chat}/messages`, { method: 'POST', data: card });
  return { customer, admin, joint };
}

const step = (person: Person, { _id }: JointDesign, act: JointStepBody['act']) =>
  askAs(stage, person, `/joint-designs/${_id}/steps`, { method: 'POST', data: { _id: randomUUID(), act } });

async function openBench(page: Page): Promise<Locator> {
  await open(page, '/garden');
  await openWindow(page);
  await page.getByRole('button', { name: copy.card.open }).tap();
  return page.getByRole('dialog', { name: copy.title(NAME) });
}

const labelOf = (bench: Locator, at: number): Promise<string | null> =>
  bench.locator(`[data-slot="${at}"]`).getAttribute('aria-label');

/** How many designs the customer has, and the lines of her cart. */
async function made(person: Person) {
  const designs = await askAs<CustomBracelet[]>(stage, person, '/custom-bracelets');
  const { items } = await askAs<Cart>(stage, person, '/cart');
  return { designs: designs.length, lines: items.map(({ quantity }) => quantity) };
}
