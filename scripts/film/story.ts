import type { Locator, Page } from 'playwright-core';
import { categoryLabels, continueLabels } from '#domain/catalogue/copy.vi.ts';
import { copy as builder } from '#web/features/builder/copy.vi.ts';
import { copy as cart } from '#web/features/cart/copy.vi.ts';
import { copy as checkout } from '#web/features/checkout/copy.vi.ts';
import { copy as garden } from '#web/features/garden/copy.vi.ts';
import { scenes } from '#web/features/help/film.vi.ts';
import { copy as selection } from '#web/entities/selection/copy.vi.ts';
import { heroCopy } from '#web/features/home/hero-copy.vi.ts';
import type { Camera } from './camera.ts';
import type { Hand } from './hand.ts';
import { typed } from './words.vi.ts';

/** Page, actor and camera of a scene. */
export type Scene = { page: Page; hand: Hand; camera: Camera; onPhone: boolean };

/** From the home page to a placed order, by a signed-in customer with a saved address. */
export async function playStory(set: Scene): Promise<void> {
  await welcome(set);
  await pick(set);
  await thread(set);
  await nameIt(set);
  await dress(set);
  await finish(set);
  await order(set);
}

async function welcome({ page, hand, camera }: Scene): Promise<void> {
  camera.say(scenes.welcome);
  await hand.rest(2400);
  await hand.click(page.getByRole('link', { name: heroCopy.toGarden }).first());
  await camera.cut(() => arrive(page, page.getByRole('article').first()));
}

async function pick({ page, hand, camera }: Scene): Promise<void> {
  const add = page.getByRole('button', { name: /^Thêm (?!một )(?!.* vào giỏ$)/ });
  const info = new RegExp(`^${selection.card.info('')}`);
  const animals = new RegExp(`^${categoryLabels.Animal}`);
  camera.say(scenes.garden);
  await hand.rest(700);
  await hand.scroll(page.getByRole('tablist', { name: garden.tabs.label }), 0.3);
  await hand.rest(2000);

  camera.say(scenes.meaning);
  await hand.click(page.getByRole('button', { name: info }).first());
  await hand.rest(1800);
  await page.keyboard.press('Escape');
  await hand.rest(200);

  camera.say(scenes.pick);
  for (const nth of [0, 1, 2]) await hand.click(add.nth(nth));
  await hand.click(page.getByRole('tab', { name: animals }));
  await camera.cut(() => still(page, page.getByRole('tab', { selected: true, name: animals })));
  for (const nth of [0, 2]) await hand.click(add.nth(nth));

  camera.say(scenes.toBuilder);
  await hand.rest(500);
  await hand.click(page.getByRole('link', { name: continueLabels.growing }));
  await camera.cut(() => arrive(page, slot(page, 0)));
  await hand.rest(700);
}

async function thread({ page, hand, camera }: Scene): Promise<void> {
  const waiting = page.getByRole('button', { name: /, còn \d+ để đặt$/ });
  camera.say(scenes.drag);
  await hand.rest(300);
  await hand.drag(waiting.first(), slot(page, 3));
  await hand.click(waiting.first());
  await hand.click(slot(page, 1));
}

async function nameIt({ page, hand, camera }: Scene): Promise<void> {
  camera.say(scenes.name);
  await hand.click(page.getByRole('button', { name: builder.name.open, exact: true }));
  const tool = page.getByRole('form', { name: builder.name.title });
  await hand.type(tool.getByLabel(builder.name.field), typed.letters);
  await hand.click(tool.getByRole('button', { name: builder.name.heart }));
  await hand.click(tool.getByRole('button', { name: builder.name.lay }));
  await hand.rest(1300);
}

async function dress({ page, hand, camera, onPhone }: Scene): Promise<void> {
  // On a phone the parts of a bracelet are behind tabs.
  const turnTo = async (part: string) => {
    if (onPhone) await hand.click(page.getByRole('tab', { name: part, exact: true }));
  };
  camera.say(scenes.string);
  await turnTo(builder.tabs.string);
  const choices = (title: string) => page.getByRole('group', { name: title }).getByRole('button');
  await hand.click(choices(builder.string.title).nth(1));
  await hand.rest(500);
  await hand.click(choices(builder.string.title).nth(0));
  await turnTo(builder.tabs.tying);
  await hand.click(choices(builder.tying.title).nth(1));
  await hand.rest(500);

  camera.say(scenes.wrist);
  await turnTo(builder.tabs.name);
  await hand.type(page.getByLabel(builder.wrist.label), typed.wrist);
  await page.keyboard.press('Enter');
  await hand.rest(1100);

  camera.say(scenes.fill);
  await turnTo(builder.tabs.charms);
  await hand.click(
    page.getByRole(
      'button',
      onPhone ? { name: /^Tự điền \d/ } : { name: builder.toolbar.autoFill, exact: true },
    ),
  );
  await page.getByRole('group', { name: builder.ring.label(17, 17) }).waitFor();
  await hand.rest(1900);

  camera.say(scenes.worn);
  await hand.click(page.getByRole('button', { name: builder.toolbar.worn }));
  await hand.rest(2200);
  await hand.click(page.getByRole('button', { name: builder.toolbar.frame }));
}

async function finish({ page, hand, camera, onPhone }: Scene): Promise<void> {
  camera.say(scenes.finish);
  if (onPhone) await hand.click(page.getByRole('tab', { name: builder.tabs.name, exact: true }));
  await hand.type(page.getByLabel(builder.braceletName), typed.bracelet);
  await hand.click(page.getByRole('button', { name: builder.finish }));
  const done = page.getByRole('dialog', { name: builder.success.title(typed.bracelet) });
  await camera.cut(() => still(page, done));
  await hand.rest(1500);
  await hand.click(done.getByRole('link', { name: builder.success.cart }));
}

async function order({ page, hand, camera }: Scene): Promise<void> {
  const toOrder = page.getByRole('link', { name: cart.summary.order });
  await camera.cut(() => arrive(page, toOrder));
  camera.say(scenes.cart);
  await hand.rest(2400);
  await hand.click(toOrder);
  const place = page.getByRole('button', { name: checkout.place, exact: true });
  await camera.cut(() => arrive(page, place));

  camera.say(scenes.order);
  await hand.rest(1600);
  await hand.scroll(page.getByRole('heading', { name: checkout.payment.title }), 0.3);
  await hand.rest(1200);
  await hand.click(place);
  await camera.cut(() => still(page, page.getByRole('dialog')));
  camera.say(scenes.done);
  await hand.rest(4600);
}

/** A slot of the ring. */
const slot = (page: Page, at: number): Locator => page.locator(`[data-slot="${at}"]`);

/** Waits until the requested page is loaded, and scrolls to its top. */
async function arrive(page: Page, target: Locator): Promise<void> {
  await still(page, target);
  await page.waitForFunction(() => scrollY < 2);
}

/** Waits until the target is visible and nothing in the window is loading, so that no waiting is filmed. */
async function still(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  await page.waitForFunction(() => {
    const inWindow = (element: Element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    };
    const loading = document.querySelectorAll('.sk, [aria-busy="true"], .lazy[data-state="loading"]');
    const pictures = [...document.images].filter((image) => !image.complete);
    return ![...loading, ...pictures].some(inWindow);
  });
}
