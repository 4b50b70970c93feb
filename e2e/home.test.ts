import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { shortId } from '#domain/kernel/ids.ts';
import { copy as builder } from '#web/features/builder/copy.vi.ts';
import { copy as home } from '#web/features/home/copy.vi.ts';
import { demoBracelets } from '#web/features/home/demo-bracelets.vi.ts';
import { copy as reviews } from '#web/features/orders/reviews/copy.vi.ts';
import { copy as desk } from '#web/features/admin-reviews/copy.vi.ts';
import { undoLabel } from '#web/lib/undo-toast.vi.ts';
import { uiCopy } from '#web/ui/copy.vi.ts';
import { expectPath, expectToast, open, openStage, SIZES, TOUCH } from './support/browser.ts';
import { askAs } from './support/purchase.ts';
import { look } from './support/page-checks.ts';
import { expectPlaced } from './support/ring.ts';

const stage = openStage({ moves: true });

const FEATURED = '**/api/ready-made-bracelets/featured*';
const carouselOf = (page: Page) => page.getByRole('group', { name: home.carousel.heading });
const dotsOf = (page: Page) => page.getByRole('group', { name: home.carousel.dots }).getByRole('button');
/** Index of the current dot, zero-based. */
const current = (page: Page) =>
  dotsOf(page).evaluateAll((dots) => dots.findIndex((dot) => dot.hasAttribute('aria-current')));
const expectAt = (page: Page, dot: number) => expect.poll(() => current(page)).toBe(dot);
/** Cards that are fully visible. */
const seen = (page: Page) => carouselOf(page).locator('li:not([inert])').count();

test('the carousel moves every 4 s, pauses on hover and focus, wraps around and ignores clicks within 300 ms', async () => {
  const { page } = await stage.guest();
  await page.clock.install();
  await openHome(page);
  await carouselOf(page).scrollIntoViewIfNeeded();
  await expect.poll(() => seen(page)).toBe(4);
  const { previous, next } = arrows(page);
  const pages = await dotsOf(page).count();
  const pointAt = () => carouselOf(page).hover({ position: { x: 20, y: 20 } });
  const lookAway = () => page.mouse.move(5, 5);
  const pass = async (milliseconds: number) => {
    await page.evaluate(reactHasAnswered);
    await page.clock.runFor(milliseconds);
  };

  // While the pointer is over it, advancing the clock turns nothing.
  await pointAt();
  await page.evaluate(reactHasAnswered);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  let here = await current(page);
  const expectMoved = (by: number) => {
    here = (here + by + pages) % pages;
    return expect.poll(() => current(page)).toBe(here);
  };

  await lookAway();
  await pass(3_900);
  await expectMoved(0);
  await pass(200);
  await expectMoved(1);
  await pointAt();
  await pass(9_000);
  await expectMoved(0);

  // Three clicks in quick succession are one move, and the carousel wraps round.
  for (const [button, by] of [
    [next, 1],
    [next, 1],
    [next, 1],
    [previous, -1],
  ] as const) {
    for (let click = 0; click < 3; click += 1) await button.click();
    await expectMoved(by);
    await pass(301);
  }
  await dotsOf(page)
    .nth((here + 1) % pages)
    .click();
  await expectMoved(1);

  await lookAway();
  await pass(4_100);
  await expectMoved(1);
  // Keyboard focus inside pauses it; its button stops it permanently.
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: home.carousel.pause }).focus();
  await pass(9_000);
  await expectMoved(0);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: home.bestsellers.more }).focus();
  await pass(9_000);
  await expectMoved(0);
  await page.getByRole('button', { name: home.carousel.play }).waitFor();
});

test('the carousel shows four cards from 1024 px, two from 768 px, else one, and does not move with reduced motion', async () => {
  const { page } = await stage.guest({ reducedMotion: 'reduce' });
  await page.clock.install();
  await openHome(page);
  await carouselOf(page).scrollIntoViewIfNeeded();
  const total = await carouselOf(page).locator('ul > li').count();
  for (const [width, cards] of [
    [1024, 4],
    [1023, 2],
    [768, 2],
    [767, 1],
    [390, 1],
  ] as const) {
    const pages = Math.ceil(total / cards);
    await page.setViewportSize({ width, height: 900 });
    await carouselOf(page).scrollIntoViewIfNeeded();
    await expect.poll(() => dotsOf(page).count(), { message: `dots at ${width}` }).toBe(pages);
    await expect.poll(() => seen(page), { message: `cards at ${width}` }).toBe(cards);
  }
  await page.clock.runFor(9_000);
  await expectAt(page, 0);
  await expect.poll(() => page.getByRole('button', { name: home.carousel.pause }).count()).toBe(0);
});

test('a bracelet’s description shows on hover, and always on a touch screen', async () => {
  const { page } = await stage.guest({ reducedMotion: 'reduce' });
  await openHome(page);
  const card = carouselOf(page).getByRole('article').first();
  const opacity = () => card.getByRole('paragraph').evaluate((about) => getComputedStyle(about).opacity);
  await card.scrollIntoViewIfNeeded();
  expect(await opacity()).toBe('0');
  await card.hover();
  await expect.poll(opacity).toBe('1');
  await page.mouse.move(5, 5);
  await expect.poll(opacity).toBe('0');

  const { page: held } = await stage.guest({ reducedMotion: 'reduce', viewport: SIZES.phone, ...TOUCH });
  await openHome(held);
  const about = carouselOf(held).getByRole('article').first().getByRole('paragraph');
  expect(await about.evaluate((it) => getComputedStyle(it).opacity)).toBe('1');
});

test('the story is told in three cards, origin, vision and philosophy, beside Bông', async () => {
  const { page } = await stage.guest();
  await open(page, '/');
  const story = page.getByRole('region', { name: 'Từ một góc vườn nhỏ' });
  const bong = story.getByRole('img', { name: 'Thỏ Bông ôm một bông hoa đào' });
  await bong.scrollIntoViewIfNeeded();
  await expect.poll(() => bong.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
  const cards = story.getByRole('listitem');
  expect(await cards.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    'Nguồn gốc',
    'Tầm nhìn',
    'Triết lý',
  ]);
  for (const tale of await cards.getByRole('paragraph').allTextContents())
    expect(tale.length).toBeGreaterThan(50);
});

test('the carousel shows that it loads; if it fails it shows demo bracelets, and a retry loads the real ones', async () => {
  const { page } = await stage.guest();
  await open(page, '/help');
  let answer: (() => void) | undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(FEATURED, async (route) => {
    await answered;
    await route.fulfill({ status: 404, json: { message: 'Hết', code: 'NOT_FOUND', requestId: '1' } });
  });
  stage.allowTrouble(/404 GET .*\/featured/);
  await page.getByRole('banner').getByRole('link', { name: 'Trang chủ' }).first().click();
  await expectPath(page, '/');
  await page.getByRole('status').filter({ hasText: 'Đang tải...' }).waitFor();
  answer?.();
  const note = page.getByRole('status').filter({ hasText: 'Đang hiển thị mẫu demo' });
  await note.waitFor();
  const names = carouselOf(page).getByRole('heading', { level: 3, includeHidden: true });
  await names.first().waitFor({ state: 'attached' });
  expect(await names.allTextContents()).toEqual(demoBracelets.map(({ name }) => name));
  expect(
    await carouselOf(page)
      .getByRole('button', { name: /^Thêm .+ vào giỏ$/ })
      .count(),
  ).toBe(0);

  await page.unroute(FEATURED);
  await note.getByRole('button', { name: uiCopy.retry }).click();
  await note.waitFor({ state: 'detached' });
  await carouselOf(page).getByText('Hoa Đào Đầu Xuân').first().waitFor();
});

test('a name typed on the home page becomes a bracelet in the cart; a card’s link opens its design in the builder', async () => {
  const { page } = await stage.signedIn(await stage.newCustomer());
  await openHome(page);
  const adapt = carouselOf(page).getByRole('link', {
    name: home.bracelet.adaptName('Hoa Đào Đầu Xuân'),
    includeHidden: true,
  });
  expect(await adapt.getAttribute('href')).toMatch(/^\/builder\?mau=[0-9a-f-]{36}$/);
  await page.getByRole('link', { name: 'Vòng tay tên riêng' }).click();
  await page.getByRole('textbox', { name: home.nameBand.field }).fill('Bống');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/builder/);
  await expectPlaced(page, 4, 15);
  await page.getByRole('button', { name: builder.toolbar.autoFill, exact: true }).click();
  await expectPlaced(page, 15, 15);
  await page.getByRole('group', { name: builder.string.title }).getByRole('button').first().click();
  await page.getByRole('button', { name: builder.finish }).click();
  await page.getByRole('link', { name: builder.success.cart }).click();
  await expectPath(page, '/cart');
  await page.getByRole('heading', { name: builder.name.braceletName('Bống') }).waitFor();
});

test('a review is written, shown by an admin on the home page, hidden, and withdrawn by its customer', async () => {
  const [customer, admin] = [await stage.signedIn('customer'), await stage.signedIn('admin')];
  const { page } = customer;
  const words =
    'Cỏ bốn lá xanh mướt <b>như thật</b>, mang đi thi cho yên tâm.' + ' Men sáng, gờ vàng gọn.'.repeat(7);
  await open(admin.page, '/admin?tab=reviews');
  await admin.page.getByRole('article').first().waitFor();
  await open(page, '/orders');
  const { orders } = await askAs<{ orders: { _id: string }[] }>(
    stage,
    customer,
    '/orders/my?status=completed',
  );
  const id = `#${shortId(orders[0]!._id)}`;
  const card = page.getByRole('article', { name: id });
  await card.getByRole('button', { name: reviews.writeName(id) }).click();
  const dialog = page.getByRole('dialog', { name: reviews.form.title(id) });
  await dialog.getByRole('button', { name: reviews.form.send }).click();
  await dialog.getByText('Bạn chấm cho tiệm từ 1 đến 5 sao nhé').waitFor();
  await page.keyboard.press('Space');
  for (let star = 1; star < 5; star += 1) await page.keyboard.press('ArrowRight');
  await dialog.getByText(reviews.form.sayings[5]).waitFor();
  await dialog.getByLabel(reviews.form.text).fill(words);
  await dialog.getByTestId('review-photo').setInputFiles({
    name: 'vong.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: '#7fae74' } })
      .png()
      .toBuffer(),
  });
  await dialog.getByRole('img', { name: reviews.form.photoAlt }).waitFor();
  await look(page, 'review');
  await dialog.getByRole('button', { name: reviews.form.send }).click();
  await expectToast(page, reviews.sent.title, reviews.sent.message);
  await card.getByText(reviews.states.pending).waitFor();

  // The desk is updated live, and so is her page.
  const row = admin.page.getByRole('article', { name: desk.order(id) });
  await row.getByText(words).waitFor();
  await look(admin.page, 'admin-reviews');
  const [show, hide] = [desk.showName(id), desk.hideName(id)].map((name) =>
    row.getByRole('button', { name }),
  );
  await show!.click();
  await expectToast(admin.page, desk.done.shown(id));
  await card.getByText(reviews.states.shown).waitFor();
  // Until its row is read again, the next verdict would be about an older state.
  await show!.waitFor({ state: 'detached' });

  const { page: anybody } = await stage.guest({ javaScriptEnabled: false, viewport: SIZES.phone });
  stage.allowTrouble(/: csp GET .*\/assets\/[^/]+\.js$/);
  await anybody.goto('/');
  const said = anybody
    .getByRole('region', { name: home.reviews.heading })
    .getByRole('listitem')
    .filter({ hasText: words });
  await said.getByText('Linh N.', { exact: true }).waitFor();
  await said.getByRole('img', { name: uiCopy.starsOf(5) }).waitFor();
  // On a phone a long text is cut until it is unfolded.
  const isCut = () => said.getByText(words).evaluate((text) => text.scrollHeight > text.clientHeight);
  expect(await isCut()).toBe(true);
  await said.getByText(home.reviews.more).click();
  expect(await isCut()).toBe(false);
  await said.getByText(home.reviews.less).waitFor();
  await hide!.click();
  await expectToast(admin.page, desk.done.hidden(id));
  await hide!.waitFor({ state: 'detached' });
  await admin.page.getByRole('button', { name: undoLabel }).click();
  await expectToast(admin.page, desk.undone(id));
  await card.getByText(reviews.states.shown).waitFor();
  await hide!.click();
  await card.getByText(reviews.states.hidden).waitFor();
  await anybody.reload();
  await expect.poll(() => anybody.getByText(words).count()).toBe(0);

  // She can edit and withdraw it, whatever the verdict.
  await card.getByText(reviews.states.hidden).waitFor();
  await card.getByRole('button', { name: reviews.changeName(id) }).click();
  await dialog.getByRole('button', { name: reviews.form.removeName }).click();
  const question = page.getByRole('alertdialog', { name: reviews.takeBack.title });
  await question.waitFor();
  await look(page, 'review-taken-back');
  await question.getByRole('button', { name: reviews.takeBack.confirmLabel }).click();
  await expectToast(page, reviews.takenBack);
  await card.getByRole('button', { name: reviews.writeName(id) }).waitFor();
  await row.waitFor({ state: 'detached' });
});

/** Timers are started by an effect, which runs one message after the event's own; waits for both. */
async function reactHasAnswered(): Promise<void> {
  for (let hop = 0; hop < 3; hop += 1)
    await new Promise<void>((arrived) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => arrived(), { once: true });
      port1.start();
      port2.postMessage(null);
    });
}

/** The carousel hydrates a little after the page. */
async function openHome(page: Page): Promise<void> {
  await open(page, '/');
  await page.locator('[data-ready]').waitFor();
}

function arrows(page: Page): { previous: Locator; next: Locator } {
  return {
    previous: page.getByRole('button', { name: home.carousel.previous }),
    next: page.getByRole('button', { name: home.carousel.next }),
  };
}
