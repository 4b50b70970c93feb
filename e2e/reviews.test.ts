import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { MyReview } from '#contract/http/reviews.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { copy } from '#web/features/orders/reviews/copy.vi.ts';
import { uiCopy } from '#web/ui/copy.vi.ts';
import { expectToast, open, openStage, PHONE } from './support/browser.ts';
import { photograph } from './support/page-checks.ts';
import { askAs, deliver, fillCart, orderConfirmed } from './support/purchase.ts';

const stage = openStage();

const TEXT = 'Vòng xinh lắm, charm sáng và chắc tay.';
const MORE = 'Đeo một tháng rồi vẫn sáng, mình rất thích.';

test('a verdict that arrives while the customer edits her review keeps her text, the focus and the picture', async () => {
  const { page, order, customer, admin, id } = await withDelivered();
  const dialog = page.getByRole('dialog');
  await open(page, '/orders');
  await page.getByRole('button', { name: copy.writeName(id) }).tap();
  await dialog.getByRole('radio', { name: uiCopy.stars(5) }).press('Space');
  await dialog.getByLabel(copy.form.text).fill(TEXT);
  await choosePicture(page);
  await dialog.getByRole('button', { name: copy.form.send }).tap();
  await expectToast(page, copy.sent.title);

  await page.getByRole('button', { name: copy.changeName(id) }).tap();
  const text = dialog.getByLabel(copy.form.text);
  await text.fill(MORE);
  const [{ _id, updatedAt } = { _id: '', updatedAt: '' }] = await askAs<MyReview[]>(
    stage,
    customer,
    `/reviews/my?orders=${order._id}`,
  );
  const heard = page.waitForResponse(/\/api\/reviews\/my/);
  const verdict = { method: 'PUT', data: { status: 'shown', updatedAt } } as const;
  await askAs(stage, admin, `/reviews/${_id}/verdict`, verdict);
  await (await heard).finished();
  await dialog.getByText(copy.form.again, { exact: false }).waitFor();
  expect(await text.inputValue()).toBe(MORE);
  expect(await text.evaluate((it) => it === document.activeElement)).toBe(true);
  await dialog.getByRole('button', { name: copy.form.send }).tap();
  await dialog.waitFor({ state: 'detached' });
  const [sent] = await askAs<MyReview[]>(stage, customer, `/reviews/my?orders=${order._id}`);
  expect(sent).toMatchObject({ text: MORE, stars: 5, photo: { small: expect.any(String) } });
});

test('a review being written keeps its text and focus when another order is delivered', async () => {
  const { page, customer, admin, id } = await withDelivered();
  await open(page, '/orders');
  await page.getByRole('button', { name: copy.writeName(id) }).tap();
  const text = page.getByRole('dialog').getByLabel(copy.form.text);
  await text.fill(TEXT);
  await fillCart(stage, customer);
  const other = await orderConfirmed(stage, customer, admin);
  const ofBoth = page.waitForResponse((answer) =>
    decodeURIComponent(answer.url()).includes(`/reviews/my?orders=${other._id},`),
  );
  await deliver(stage, admin, other);
  await (await ofBoth).finished();
  expect(await text.inputValue()).toBe(TEXT);
  expect(await text.evaluate((it) => it === document.activeElement)).toBe(true);
});

test('a review cannot be sent before its picture is decoded, and then has it', async () => {
  const { page, order, customer, id } = await withDelivered();
  await page.addInitScript(() => {
    const opens = window.createImageBitmap.bind(window);
    const opening = Promise.withResolvers<void>();
    Object.assign(window, {
      goOn: opening.resolve,
      createImageBitmap: (file: Blob, options: ImageBitmapOptions) =>
        opening.promise.then(() => opens(file, options)),
    });
  });
  await open(page, '/orders');
  await page.getByRole('button', { name: copy.writeName(id) }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: uiCopy.stars(5) }).press('Space');
  await fillTooMuch(page, dialog);
  await dialog.getByLabel(copy.form.text).fill(TEXT);
  await choosePicture(page);
  const send = dialog.getByRole('button', { name: copy.form.send });
  await expect.poll(() => send.getAttribute('aria-disabled')).toBe('true');
  await page.evaluate(() => (window as unknown as { goOn(): void }).goOn());
  await dialog.getByAltText(copy.form.photoAlt).waitFor();
  await send.tap();
  await expectToast(page, copy.sent.title);
  const [sent] = await askAs<MyReview[]>(stage, customer, `/reviews/my?orders=${order._id}`);
  expect(sent?.photo).not.toBeNull();
});

/** A pasted letter is too long; the hint says by how much. */
async function fillTooMuch(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByLabel(copy.form.text).fill('ễ'.repeat(500));
  await dialog.getByText(copy.form.left(-100)).waitFor();
  await photograph(page, 'review-too-long');
}

async function choosePicture(page: Page): Promise<void> {
  const buffer = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#d9a' } })
    .jpeg()
    .toBuffer();
  await page.getByTestId('review-photo').setInputFiles({ name: 'vong.jpg', mimeType: 'image/jpeg', buffer });
}

/** A customer at her phone with a ready-made bracelet, delivered. */
async function withDelivered() {
  const customer = await stage.signedIn(await stage.newCustomer('Đỗ Hải Vân'), PHONE);
  const admin = await stage.signedIn('admin');
  await fillCart(stage, customer);
  const order = await orderConfirmed(stage, customer, admin);
  await deliver(stage, admin, order);
  return { customer, admin, order, page: customer.page, id: `#${shortId(order._id)}` };
}
