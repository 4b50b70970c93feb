import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Order, OrdersPage } from '#contract/http/ordering.ts';
import { vnd } from '#domain/kernel/vnd.ts';
import { copy as chatCopy } from '#web/entities/chat/copy.vi.ts';
import { copy as deskCopy } from '#web/features/admin-chat/copy.vi.ts';
import { paymentPath } from '#web/lib/paths/payment.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';
import { open, openStage } from './support/browser.ts';
import { cutWords, settle } from './support/page-checks.ts';
import { askAs, fillCart, saveDesign } from './support/purchase.ts';
import { hiddenStops } from './support/keyboard.ts';
import { smallTargets } from './support/touch-targets.ts';

const stage = openStage();
const PHONE = {
  viewport: { width: 390, height: 664 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;
const NARROWEST = { width: 320, height: 568 };
const ADDRESS = {
  fullName: 'Lê Thu Hà',
  phone: '0912345678',
  addressLine1: '27/4 Hẻm Hoa Giấy',
  city: 'Huế',
};

let payment: string;
let unpaid: Order['_id'];
beforeAll(async () => {
  const person = await stage.signedIn('customer');
  await fillCart(stage, person);
  const data = { shippingAddress: ADDRESS, paymentMethod: 'VietQR' };
  const { _id } = await askAs<Order>(stage, person, '/orders', { method: 'POST', data });
  await fillCart(stage, person);
  const { _id: customBracelet } = await saveDesign(stage, person, 'Gửi Linh');
  const line = { customBracelet, quantity: 1, type: 'bracelet' };
  await askAs(stage, person, '/cart/items', { method: 'POST', data: line });
  unpaid = _id;
  payment = paymentPath(_id);
});

const PUBLIC = [
  '/',
  '/garden',
  '/help',
  '/blog',
  '/blog?bai-viet=ba-mau-la-du',
  '/blog?bai-viet=y-nghia-hoa',
  '/cart',
  '/login',
  '/register',
  '/forgot-password',
];
/** A long page with everything that takes the focus: links, a film, questions, buttons and a slider. */
const LONG = '/help';
/** Pages whose last button is in a bar over the page. */
const WITH_BAR = ['/cart', '/order'];
const HERS = ['/builder', '/cart', '/order', '/orders', '/profile'];

test('public pages on a phone: touch targets are at least 44 px, and at 320 px no word is cut', async () => {
  const { page } = await stage.guest(PHONE);
  const small: Record<string, string[]> = {};
  for (const path of PUBLIC) {
    await page.setViewportSize(PHONE.viewport);
    await open(page, path);
    await settle(page);
    if (path === LONG) small[`${path} by Tab`] = await hiddenStops(page);
    small[path] = await smallTargets(page);
    await page.setViewportSize(NARROWEST);
    small[`${path} 320`] = await cutWords(page);
    small[`${path} 320, 200 %`] = await sidewaysWhenEnlarged(page);
  }
  expect(Object.entries(small).filter(([, found]) => found.length > 0)).toEqual([]);
});

test('pages behind the login on a phone: targets of 44 px, no word cut, also at 320 px and 200 % text', async () => {
  const { page } = await stage.signedIn('customer', PHONE);
  const small: Record<string, string[]> = {};
  for (const path of [...HERS, payment]) {
    await page.setViewportSize(PHONE.viewport);
    await open(page, path);
    await settle(page);
    if (WITH_BAR.includes(path)) small[`${path} by Tab`] = await hiddenStops(page);
    small[path] = await smallTargets(page);
    await page.setViewportSize(NARROWEST);
    small[`${path} 320`] = [...(await smallTargets(page)), ...(await cutWords(page))];
    if (path === '/orders') small[`${path} 320, lines`] = await brokenButtons(page);
    small[`${path} 320, 200 %`] = [...(await barsWhenEnlarged(page)), ...(await sidewaysWhenEnlarged(page))];
    await page.setViewportSize(PHONE.viewport);
    small[`${path} 200 %`] = await cutWhenEnlarged(page);
  }
  expect(Object.entries(small).filter(([, found]) => found.length > 0)).toEqual([]);
});

test.each([
  ['shipper', ['/shipper']],
  ['admin', ['/admin', tabPath('orders'), tabPath('shipments'), tabPath('charms'), tabPath('overview')]],
] as const)('with text at 200 %% no page of staff scrolls sideways on a phone: %s', async (role, paths) => {
  const { page } = await stage.signedIn(role, PHONE);
  const beyond: Record<string, string[]> = {};
  for (const path of paths) {
    await open(page, path);
    await settle(page);
    beyond[path] = await sidewaysWhenEnlarged(page);
  }
  expect(Object.entries(beyond).filter(([, found]) => found.length > 0)).toEqual([]);
});

test('with text at 200 % on a phone no word is broken or cut in an opened order, on the payment page and in the profile', async () => {
  const { page } = await stage.signedIn('customer', PHONE);
  const broken: Record<string, string[]> = {};
  await open(page, '/orders');
  await settle(page);
  const details = page.getByRole('button', { name: /^Chi tiết đơn/ });
  for (let left = await details.count(); left > 0; left -= 1) await details.first().tap();
  await settle(page);
  broken.orders = [...(await brokenWhenEnlarged(page)), ...(await cutWhenEnlarged(page))];
  for (const path of [payment, '/profile']) {
    await open(page, path);
    await settle(page);
    broken[path] = await brokenWhenEnlarged(page);
  }
  expect(Object.entries(broken).filter(([, found]) => found.length > 0)).toEqual([]);
});

test.each([tabPath('orders'), tabPath('shipments'), tabPath('customers'), '/admin?tab=cash'])(
  'on a phone with enlarged text no words lie over others: %s',
  async (path) => {
    const { page } = await stage.signedIn('admin', PHONE);
    await open(page, path);
    await settle(page);
    expect(await overlaps(page, 'main :is(tbody tr, ul > li)')).toEqual([]);
  },
);

test('with text at 200 % on a phone sums of nine digits stay in their order', async () => {
  const { page } = await stage.signedIn('customer', PHONE);
  await page.route('**/api/orders/my?*', async (route) => {
    const answer = await route.fetch();
    const json = (await answer.json()) as { data: OrdersPage };
    for (const { items } of json.data.orders) for (const item of items) item.price = vnd(143_400_000);
    await route.fulfill({ response: answer, json });
  });
  await open(page, '/orders');
  await settle(page);
  await page
    .getByRole('button', { name: /^Chi tiết đơn/ })
    .first()
    .tap();
  await page.getByText('1 × 143.400.000').first().waitFor();
  expect(await cutWhenEnlarged(page)).toEqual([]);
});

test('the desk’s customer panel has targets of 44 px, and on the narrowest phone its head is one line of buttons', async () => {
  const customer = await stage.signedIn('customer');
  await askAs(stage, customer, '/payments/user/confirm', { method: 'POST', data: { orderId: unpaid } });
  const { page } = await stage.signedIn('admin', PHONE);
  await open(page, '/admin');
  await page.getByRole('button', { name: chatCopy.launcher.open }).tap();
  const panel = page.getByRole('dialog', { name: deskCopy.title });
  const { user } = await askAs<Order>(stage, customer, `/orders/${unpaid}`);
  await panel.getByRole('button', { name: deskCopy.list.open(user.name) }).tap();
  await panel.getByRole('button', { name: deskCopy.side.open, exact: true }).tap();
  await panel
    .getByRole('button', { name: /^Xác nhận thanh toán/ })
    .last()
    .waitFor();
  expect(await smallTargets(page)).toEqual([]);
  await page.setViewportSize(NARROWEST);
  const head = await panel.locator('header').first().boundingBox();
  const close = await panel.locator('header [data-close]').boundingBox();
  expect(close!.y).toBeLessThan(head!.y + head!.height / 2);
});

test('on a phone the desk’s title is not broken by enlarged text, and a parcel’s details have targets of 44 px', async () => {
  const desk = (await stage.signedIn('admin', PHONE)).page;
  await open(desk, '/admin');
  await desk.getByRole('button', { name: chatCopy.launcher.open }).tap();
  await desk.getByRole('dialog', { name: deskCopy.title }).waitFor();
  expect(await brokenWhenEnlarged(desk, '[role="dialog"] > header')).toEqual([]);

  const courier = (await stage.signedIn('shipper', PHONE)).page;
  await open(courier, '/shipper');
  await courier
    .getByRole('button', { name: /^Chi tiết đơn/ })
    .first()
    .tap();
  await courier.getByRole('dialog').locator('a[href^="mailto:"]').waitFor();
  expect(await smallTargets(courier)).toEqual([]);
});

/** Words and buttons within one row that lie over each other with text at 200 %. */
async function overlaps(page: Page, rows: string): Promise<string[]> {
  return page.evaluate(async (selector) => {
    document.documentElement.style.fontSize = '200%';
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
    const found: string[] = [];
    for (const row of document.querySelectorAll(selector)) {
      const lines: { words: string; box: DOMRect }[] = [];
      const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { parentElement: around, data } = texts.currentNode as Text;
        if (!around!.checkVisibility({ visibilityProperty: true }) || around!.closest('.sr-only')) continue;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        for (const box of range.getClientRects())
          if (box.width > 4 && data.trim() !== '') lines.push({ words: data.trim(), box });
      }
      for (const [at, { words, box }] of lines.entries())
        for (const other of lines.slice(at + 1)) {
          const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
          // An ellipsis counts as a second line of its words.
          if (words !== other.words && wide > 4 && high > box.height / 2)
            found.push(`${words} / ${other.words}`);
        }
    }
    return found;
  }, rows);
}

/** Words of a region that enlarged text breaks in their middle. Addresses and links may break anywhere. */
async function brokenWhenEnlarged(page: Page, region = 'main'): Promise<string[]> {
  return page.evaluate(async (selector) => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
    const found: string[] = [];
    const texts = document.createTreeWalker(document.querySelector(selector)!, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const around = text.parentElement!;
      const isShown = around.checkVisibility() && around.getBoundingClientRect().width > 4;
      if (!isShown || around.closest('.sr-only, svg')) continue;
      for (const { 0: word, index } of text.data.matchAll(/[^\s\u2013/-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1 && !word.includes('@')) found.push(word);
      }
    }
    style.fontSize = '';
    return found;
  }, region);
}

/** Buttons of an order whose words take more than one line. */
async function brokenButtons(page: Page): Promise<string[]> {
  const buttons = page.locator('article .btn');
  return buttons.evaluateAll((all) =>
    all
      .map((button) => `${button.textContent} ${button.getBoundingClientRect().height} px high`)
      .filter((_, place) => all[place]!.getBoundingClientRect().height > 48),
  );
}

/** WCAG 1.4.4: with text at 200 % no word is cut, and the page does not scroll sideways. Placeholders repeat their field's label. */
async function cutWhenEnlarged(page: Page): Promise<string[]> {
  const enlarge = (size: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
      return document.documentElement.scrollWidth - innerWidth;
    }, size);
  const beyond = await enlarge('200%');
  const fields = page.locator(':placeholder-shown');
  const hints = await fields.evaluateAll((all) => all.map((field) => field.getAttribute('placeholder')));
  const cut = (await cutWords(page)).filter((words) => !hints.includes(words));
  await enlarge('');
  return beyond > 0 ? [`sideways: ${beyond} px`, ...cut] : cut;
}

/** How far the page scrolls sideways with text at 200 %. */
async function sidewaysWhenEnlarged(page: Page): Promise<string[]> {
  const beyond = await page.evaluate(async () => {
    const { style, clientWidth } = document.documentElement;
    style.fontSize = '200%';
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
    const { scrollWidth } = document.documentElement;
    style.fontSize = '';
    return scrollWidth - clientWidth;
  });
  return beyond > 0 ? [`sideways: ${beyond} px`] : [];
}

/** Bars that hide more than half of the page on the narrowest phone with text at 200 %. */
async function barsWhenEnlarged(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
    const bars = [...document.querySelectorAll('main *')]
      .filter((element) => getComputedStyle(element).position === 'fixed')
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > innerWidth / 2 && height > innerHeight / 2);
    style.fontSize = '';
    return bars.map(({ height }) => `a bar of ${height} px`);
  });
}
