import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Cart } from '#contract/http/cart.ts';
import type { ReadyMade } from '#contract/http/catalogue.ts';
import type { Share } from '#contract/http/design.ts';
import { authCopy } from '#web/features/auth/copy.vi.ts';
import { copy } from '#web/features/builder/copy.vi.ts';
import { copy as cartWords } from '#web/entities/bracelet/copy.vi.ts';
import { shellCopy } from '#web/features/shell/copy.vi.ts';
import { copy as shared } from '#web/features/shared-design/copy.vi.ts';
import { copy as braceletCopy } from '#web/entities/bracelet/copy.vi.ts';
import { shareRowCopy } from '#web/entities/brand/share-row.vi.ts';
import { zaloShareUrl } from '#web/lib/share/zalo-share.ts';
import { notices } from '#web/lib/errors/copy.vi.ts';
import { awaken, expectPath, expectToast, open, openStage, SIZES, type Person } from './support/browser.ts';
import { expectSound, photograph } from './support/page-checks.ts';
import { askAs, saveDesign } from './support/purchase.ts';
import { expectPlaced, slot } from './support/ring.ts';
import type { Account } from './support/shop.ts';

const stage = openStage();

/** Does not wait for the pictures of a new design, which are still being rendered. */
const ARRIVED = { waitUntil: 'domcontentloaded' } as const;

const finish = (page: Page, label: string = copy.finish) => page.getByRole('button', { name: label }).click();

/** Opens a design of the shop, whose ring is already full. */
async function openPattern(person: Person): Promise<ReadyMade> {
  const { page } = person;
  const { bracelets } = await askAs<{ bracelets: ReadyMade[] }>(stage, person, '/ready-made-bracelets');
  const pattern = bracelets.find(({ hasDesign }) => hasDesign)!;
  await open(page, `/builder?mau=${pattern._id}`);
  await expectPlaced(page, 17, 17);
  return pattern;
}

async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel(authCopy.email).fill(email);
  await page.getByLabel(authCopy.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: authCopy.login.submit, exact: true }).click();
}

test('a friend looks at a shared bracelet, makes it hers, and sees nothing once the link is closed', async () => {
  const owner = await stage.signedIn(await stage.newCustomer('Hồ Diệu Thảo'), {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const { name } = await openPattern(owner);
  await finish(owner.page);
  const dialog = owner.page.getByRole('dialog');
  await dialog.getByRole('button', { name: braceletCopy.share.copy }).click();
  await dialog.getByRole('button', { name: braceletCopy.share.copied }).waitFor();
  const address = await dialog.getByLabel(braceletCopy.share.address).inputValue();
  expect(await owner.page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  const toZalo = dialog.getByRole('link', { name: braceletCopy.share.zaloName });
  expect(await toZalo.getAttribute('href')).toBe(zaloShareUrl(address));

  const friend = await stage.guest({ viewport: SIZES.phone, hasTouch: true, isMobile: true });
  const seen = await friend.page.goto(address, ARRIVED);
  expect([seen?.status(), seen?.headers()['cache-control']]).toEqual([200, 'no-store']);
  const html = (await seen?.text()) ?? '';
  expect(html).toMatch(/property="og:image" content="http[^"]+-share\.jpg"/);
  expect(html).toContain(name);
  expect(html).not.toContain('Diệu Thảo');
  await awaken(friend.page);
  await friend.page.getByRole('button', { name: shared.flat }).click();
  await friend.page.getByRole('img', { name: shared.flatAlt(name) }).waitFor();
  const onward = friend.page.getByRole('link', { name: shareRowCopy.zaloName });
  expect(await onward.getAttribute('href')).toBe(zaloShareUrl(address));
  await photograph(friend.page, 'shared-design');
  await expectSound(friend.page);

  await friend.page.getByRole('link', { name: shared.makeMine }).click();
  await expectPath(friend.page, '/login');
  await logIn(friend.page, await stage.newCustomer());
  await expectPlaced(friend.page, 17, 17);
  await expectPath(friend.page, '/builder');

  stage.allowTrouble(/ 404 /);
  await dialog.getByRole('button', { name: braceletCopy.share.close }).click();
  await dialog.getByText(braceletCopy.share.closed).waitFor({ state: 'attached' });
  const closed = await friend.page.goto(address, ARRIVED);
  expect(closed?.status()).toBe(404);
  await friend.page.getByRole('heading', { level: 1, name: shared.closed.title }).waitFor();
});

test('a guest adds a shared bracelet as it is, and it lies in her cart when she is back from the login', async () => {
  const owner = await stage.signedIn(await stage.newCustomer());
  const { _id } = await saveDesign(stage, owner, 'Gửi mẹ');
  const { path } = await askAs<Share>(stage, owner, `/custom-bracelets/${_id}/share`, { method: 'POST' });

  const guest = await stage.guest();
  const { page } = guest;
  await open(page, path);
  await page.getByRole('button', { name: shared.addToCart }).click();
  await expectPath(page, '/login');
  await logIn(page, await stage.newCustomer());
  await expectToast(page, notices.cartAdded.title, 'Gửi mẹ');
  const { items } = await askAs<Cart>(stage, guest, '/cart');
  expect(items.map(({ customBracelet }) => customBracelet?.name)).toEqual(['Gửi mẹ']);
});

test('editing a bracelet in the cart keeps its line and quantity', async () => {
  const person = await stage.signedIn(await stage.newCustomer());
  const { page } = person;
  const { _id } = await saveDesign(stage, person, 'Hạ trắng');
  const line = { customBracelet: _id, quantity: 2, type: 'bracelet' };
  await askAs(stage, person, '/cart/items', { method: 'POST', data: line });
  await open(page, '/cart');
  await page.getByRole('link', { name: cartWords.line.editName('Hạ trắng') }).click();
  await page.getByText(copy.editing.what('Hạ trắng')).waitFor();
  await expectPlaced(page, 17, 17);

  await page.getByLabel(copy.braceletName).fill('Gửi mẹ');
  // A reload in the middle keeps the ring, and which cart line it replaces.
  await page.reload(ARRIVED);
  await awaken(page);
  await finish(page, copy.editing.finish);
  await page.getByRole('dialog', { name: copy.success.title('Gửi mẹ') }).waitFor();
  const { items } = await askAs<Cart>(stage, person, '/cart');
  expect(items.map(({ customBracelet, quantity }) => [customBracelet?.name, quantity])).toEqual([
    ['Gửi mẹ', 2],
  ]);

  // Only the newer version is among the saved designs; archiving it removes it from the list but not from the cart.
  await page.getByRole('button', { name: copy.success.again }).click();
  await page.getByRole('button', { name: copy.saved.open }).click();
  const saved = page.getByRole('dialog', { name: copy.saved.title });
  await saved.getByRole('heading', { name: 'Gửi mẹ' }).waitFor();
  await expect.poll(() => saved.getByRole('listitem').count()).toBe(1);
  await saved.getByRole('button', { name: copy.saved.remove('Gửi mẹ') }).click();
  await page.getByRole('button', { name: copy.saved.askRemove.confirm }).click();
  await saved.getByText(copy.saved.empty).waitFor();
  expect((await askAs<Cart>(stage, person, '/cart')).quantity).toBe(2);
});

test('who logs out leaves no draft in the browser and finds it again when she is back', async () => {
  const account = await stage.newCustomer();
  const person = await stage.signedIn(account);
  const { page } = person;
  await openPattern(person);
  await slot(page, 0).focus();
  await page.keyboard.press('Delete');
  await expectPlaced(page, 16, 17);
  await page.getByRole('button', { name: shellCopy.account(account.name) }).click();
  await page.getByRole('menuitem', { name: shellCopy.logOut }).click();
  await expectPath(page, '/');
  const left = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')));
  await expect.poll(left).toEqual([]);

  await open(page, '/login');
  await logIn(page, account);
  await expectPath(page, '/');
  await open(page, '/builder');
  await expectPlaced(page, 16, 17);
});
