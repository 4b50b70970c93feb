import sharp from 'sharp';
import { expect, test } from 'vitest';
import { copy as charms } from '#web/features/admin-goods/charms/copy.vi.ts';
import { copy } from '#web/features/admin-goods/charms/pictures/copy.vi.ts';
import { copy as goods } from '#web/features/admin-goods/shared/copy.vi.ts';
import { copy as words } from '#web/features/product/copy.vi.ts';
import { uiCopy } from '#web/ui/copy.vi.ts';
import { expectToast, open, openStage, PHONE } from './support/browser.ts';
import { expectSound, photograph, settle } from './support/page-checks.ts';
import { smallTargets } from './support/touch-targets.ts';

const stage = openStage();

async function pictures(...colours: string[]) {
  return Promise.all(
    colours.map(async (background, at) => ({
      name: `anh-${at}.png`,
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 300, height: 300, channels: 3, background } })
        .png()
        .toBuffer(),
    })),
  );
}

test('a charm gets more pictures at the desk, and its page shows them by button, scrolling and arrow keys', async () => {
  const { page } = await stage.signedIn('admin', { ...PHONE, reducedMotion: 'reduce' });
  await open(page, '/admin?tab=charms&q=opal');
  await page.getByRole('button', { name: goods.editName('Opal'), exact: true }).tap();
  const part = page.getByRole('region', { name: copy.title });
  const price = page.getByLabel(charms.form.price);
  await price.fill('61000');
  await page.getByTestId('charm-pictures').setInputFiles(await pictures('#2a7f62', '#7a3b69'));
  await expectToast(page, copy.added('Opal', 3));
  await expect.poll(() => part.getByRole('listitem').count()).toBe(3);
  // The text typed before is kept, and can be saved over the change of pictures.
  await expect.poll(() => price.inputValue()).toMatch(/^61\.?000$/);
  const [first] = await part
    .getByRole('img')
    .evaluateAll((all) => all.map((image) => image.getAttribute('src')));
  await part.getByRole('button', { name: copy.behind(1) }).tap();
  await expectToast(page, copy.arranged('Opal'));
  const second = part.getByRole('listitem').nth(1);
  await second.and(page.locator(':has(:focus)')).waitFor();
  expect(await second.getByRole('img').getAttribute('src')).toBe(first);
  await settle(page);
  await expectSound(page);
  for (const button of await part.getByRole('button').all()) {
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect([width >= 44, height >= 40]).toEqual([true, true]);
  }
  await photograph(page, 'charm-pictures-desk');
  await page.getByRole('button', { name: charms.form.saveChanges }).tap();
  await expectToast(page, charms.toasts.updated('Opal'));

  const guest = (await stage.guest({ ...PHONE, reducedMotion: 'reduce' })).page;
  await open(guest, '/garden?charm=opal');
  const shown = (at: number) =>
    guest.getByRole('button', { name: uiCopy.zoom(words.charm.pictureOf(words.charm.title('Opal'), at, 3)) });
  const inSight = async (at: number) => {
    const box = await shown(at).boundingBox();
    return box !== null && box.x >= 0 && box.x + box.width <= 390;
  };
  const place = guest.getByRole('status').filter({ hasText: words.charm.picturePlace(1, 3) });
  await place.waitFor();
  await guest.getByRole('button', { name: words.charm.nextPicture }).tap();
  await expect.poll(() => inSight(2)).toBe(true);
  await guest.getByText(words.charm.picturePlace(2, 3)).waitFor();
  // Scrolls as a swipe would.
  await guest.getByRole('list', { name: words.charm.pictures }).evaluate((strip) => {
    strip.scrollTo({ left: strip.scrollWidth });
  });
  await guest.getByText(words.charm.picturePlace(3, 3)).waitFor();
  await shown(3).focus();
  await guest.keyboard.press('ArrowLeft');
  await shown(2).and(guest.locator(':focus')).waitFor();
  await guest.getByText(words.charm.picturePlace(2, 3)).waitFor();
  await guest.keyboard.press('Enter');
  await guest.getByRole('dialog', { name: words.charm.pictureOf(words.charm.title('Opal'), 2, 3) }).waitFor();
  await guest.keyboard.press('Escape');
  await settle(guest);
  await expectSound(guest);
  expect(await smallTargets(guest)).toEqual([]);
  for (const width of [390, 768, 1280]) {
    await guest.setViewportSize({ width, height: width === 390 ? 664 : 800 });
    await photograph(guest, 'charm-pictures');
  }
  const told = await guest.locator('script[type="application/ld+json"]').allTextContents();
  const product = told.map((text) => JSON.parse(text) as { '@type': string; image?: string[] });
  expect(product.find((each) => each['@type'] === 'Product')?.image).toHaveLength(4);
});
