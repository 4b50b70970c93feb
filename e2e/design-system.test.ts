import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { uiCopy } from '#web/ui/copy.vi.ts';
import { galleryCopy as gallery } from '#web/ui/gallery/copy.vi.ts';
import { open, openStage, SIZES, type Size } from './support/browser.ts';
import { setVisibility } from './support/chat-window.ts';
import { expectFits, expectSound, photograph } from './support/page-checks.ts';

const stage = openStage();
const { dialog } = gallery;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

test('every component fits and passes axe; overlays close by button, click outside and Escape; a crash can be reloaded', async () => {
  const page = await openGallery({ reducedMotion: 'reduce' });
  for (const size of Object.keys(SIZES) as Size[]) {
    await page.setViewportSize(SIZES[size]);
    await photograph(page, 'ui');
    await (size === 'desktop' ? expectSound(page) : expectFits(page));
  }

  await expectZoomCloses(page);
  await expectQuestion(page, dialog.ask, uiCopy.confirm, uiCopy.cancel);
  await expectQuestion(page, dialog.warn, dialog.warnYes, dialog.warnNo);
  await expectQuestion(page, dialog.tell, uiCopy.confirm, uiCopy.cancel);

  for (const opener of [dialog.open, dialog.drawer, dialog.popover]) {
    await button(page, opener).click();
    await page.getByRole('dialog').waitFor();
    await expectSound(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  // In the background toasts stay until they are checked.
  await setVisibility(page, 'hidden');
  await button(page, gallery.toasts.four).click();
  await expect.poll(() => page.locator('[data-toast]').count()).toBe(3);
  await expectSound(page, '[data-toasts]');
  await setVisibility(page, 'visible');
  await expectCrash(page);
});

test('under the pointer a field keeps the frame of its error and of its focus', async () => {
  const page = await openGallery({ reducedMotion: 'reduce' });
  const frameOf = (field: Locator) =>
    field.evaluate((input) => getComputedStyle(input.closest('.inp')!).boxShadow);
  const phone = page.getByLabel(gallery.form.phone).first();
  await page.mouse.move(0, 0);
  const atRest = await frameOf(phone);
  await phone.hover();
  await settledStyle(page);
  expect(await frameOf(phone)).toBe(atRest);

  const email = page.getByLabel(gallery.form.email).first();
  await email.focus();
  await page.mouse.move(0, 0);
  await settledStyle(page);
  const focused = await frameOf(email);
  await email.hover();
  await settledStyle(page);
  expect(await frameOf(email)).toBe(focused);
});

/** Overlays: the button that opens each, and its role. */
const OVERLAYS: [opener: string, role: 'dialog' | 'alertdialog' | 'menu'][] = [
  [uiCopy.zoom(gallery.charm.tulip), 'dialog'],
  [dialog.open, 'dialog'],
  [dialog.drawer, 'dialog'],
  [dialog.ask, 'alertdialog'],
  [dialog.popover, 'dialog'],
  [dialog.menu, 'menu'],
];

test.each(OVERLAYS)('%s: an overlay that is still closing opens again at once', async (name, role) => {
  const page = await openGallery();
  const opener = page.getByRole('button', { name, exact: true }).first();
  const overlay = page.getByRole(role);
  const hasFocus = () => overlay.evaluate((element) => element.contains(document.activeElement));
  /** Sets the fade duration of the overlay only; animations of the page itself are unchanged. */
  const fadesFor = (milliseconds: number) =>
    overlay.evaluate((element, duration) => {
      const portal = element.closest<HTMLElement>('body > *');
      for (const token of ['--dur-fast', '--dur-base']) portal?.style.setProperty(token, `${duration}ms`);
    }, milliseconds);

  await opener.click();
  await expect.poll(hasFocus).toBe(true);
  // Longer than the test waits for the button to become clickable.
  await fadesFor(120_000);
  await page.keyboard.press('Escape');
  await opener.click();
  await expect.poll(hasFocus).toBe(true);
  await expect.poll(() => overlay.count()).toBe(1);
  // And it closes again, completely.
  await fadesFor(0);
  await page.keyboard.press('Escape');
  await overlay.waitFor({ state: 'detached' });
});

test('a toast never covers the heading or close button of a dialog, down to 420 px of height', async () => {
  const page = await openGallery({ reducedMotion: 'reduce', viewport: { width: 390, height: 664 } });
  // In the background toasts stay, however long a dialog takes to open.
  await setVisibility(page, 'hidden');
  for (const [opener, role] of [
    [dialog.open, 'dialog'],
    [dialog.ask, 'alertdialog'],
  ] as const) {
    for (const height of [664, 480, 420]) {
      await page.setViewportSize({ width: 390, height });
      await button(page, gallery.toasts.four).click();
      await button(page, opener).click();
      const overlay = page.getByRole(role);
      await overlay.waitFor();
      const heads = [overlay.getByRole('heading').first()];
      if (role === 'dialog') heads.push(overlay.getByRole('button', { name: uiCopy.close }));
      const toasts = page.locator('[data-toast="standing"]');
      const boxesOf = async (all: Locator[]) => Promise.all(all.map((each) => each.boundingBox()));
      const covers = async () => {
        const [over, kept] = [await boxesOf(await toasts.all()), await boxesOf(heads)];
        return over.some((one) =>
          kept.some((box) => one && box && one.y < box.y + box.height && box.y < one.y + one.height),
        );
      };
      await toasts.first().waitFor();
      await expect.poll(covers).toBe(false);
      await page.keyboard.press('Escape');
      await overlay.waitFor({ state: 'detached' });
    }
  }
});

async function openGallery(options?: BrowserContextOptions): Promise<Page> {
  const { page } = await stage.signedIn('admin', options);
  stage.allowTrouble(/(?:404 GET|image failed to load:) .*\/(?:khong-co|no-such-picture)-\d+\.webp/);
  await open(page, '/admin?tab=ui');
  await page.getByRole('heading', { level: 1, name: gallery.title }).waitFor();
  return page;
}

/** Finishes the transitions of what the pointer or the focus has changed. */
const settledStyle = (page: Page) =>
  page.evaluate(async () => {
    const passing = document.getAnimations().filter((running) => running instanceof CSSTransition);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });

/** Closes by its button, by a click beside it, by Escape; the focus returns each time. */
async function expectZoomCloses(page: Page): Promise<void> {
  const small = page.getByRole('button', { name: uiCopy.zoom(gallery.charm.tulip) }).last();
  const large = page.getByRole('dialog', { name: gallery.charm.tulip });
  const ways = [
    () => large.getByRole('button', { name: uiCopy.close }).click(),
    () => page.mouse.click(4, 4),
    () => page.keyboard.press('Escape'),
  ];
  // Pictures that come as the page scrolls to it are there before it is pressed.
  await small.hover();
  for (const close of ways) {
    await small.click();
    await large.getByRole('img', { name: gallery.charm.tulip }).waitFor();
    await expectSound(page, '[role="dialog"]');
    await close();
    await large.waitFor({ state: 'detached' });
    await expect.poll(() => small.evaluate((element) => element === document.activeElement)).toBe(true);
  }
  await page.getByRole('button', { name: uiCopy.zoom(gallery.broken.picture) }).click();
  const broken = page.getByRole('dialog', { name: gallery.broken.picture });
  await broken.getByText(uiCopy.imageFailed).waitFor();
  await page.keyboard.press('Escape');
  await broken.waitFor({ state: 'detached' });
  // Opened again, it tries again.
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
  await page.route(/khong-co-448/, (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
  await page.getByRole('button', { name: uiCopy.zoom(gallery.broken.picture) }).click();
  await broken.getByRole('img', { name: gallery.broken.picture }).waitFor();
  await page.keyboard.press('Escape');
  await broken.waitFor({ state: 'detached' });
}

/** It has these two buttons, focuses the harmless one first, and Escape means no. */
async function expectQuestion(page: Page, opener: string, yes: string, no: string): Promise<void> {
  await page.getByRole('button', { name: opener, exact: true }).click();
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  expect(await question.getByRole('button').allTextContents()).toEqual([no, yes]);
  const cancel = question.getByRole('button', { name: no });
  await expect.poll(() => cancel.evaluate((element) => element === document.activeElement)).toBe(true);
  await expectSound(page, '[role="alertdialog"]');
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
}

/** A crashed page shows an error, and its button reloads it. */
async function expectCrash(page: Page): Promise<void> {
  stage.allowTrouble(/The gallery was asked to break/);
  await button(page, gallery.broken.press).click();
  await page.getByRole('heading', { level: 1, name: uiCopy.crash.title }).waitFor();
  await page.getByText(uiCopy.crash.text).waitFor();
  await expectSound(page);
  await button(page, uiCopy.crash.reload).click();
  await page.getByRole('heading', { level: 1, name: gallery.title }).waitFor();
}
