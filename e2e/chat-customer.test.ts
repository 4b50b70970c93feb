import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { Chat, ChatHistory } from '#contract/http/chat.ts';
import type { Page } from 'playwright-core';
import { copy } from '#web/features/chat/copy.vi.ts';
import { copy as chatCopy } from '#web/entities/chat/copy.vi.ts';
import { expectPath, expectToast, open, openStage, SIZES, TOUCH } from './support/browser.ts';
import {
  launcherOf,
  messagesOf,
  openWindow,
  untilMessageState,
  say,
  setVisibility,
  windowOf,
} from './support/chat-window.ts';
import { expectSound, photograph } from './support/page-checks.ts';
import { askAs } from './support/purchase.ts';

const stage = openStage();
const SMALL_PHONE = { width: 390, height: 664 };
const field = (page: Page) => page.getByRole('textbox', { name: chatCopy.composer.label });

/** A customer on a phone, with her chat open. */
async function onAPhone(name: string) {
  const customer = await stage.signedIn(await stage.newCustomer(name), { viewport: SMALL_PHONE, ...TOUCH });
  await open(customer.page, '/garden');
  await openWindow(customer.page);
  await say(customer.page, 'Chào tiệm', chatCopy.composer.start);
  await untilMessageState(customer.page, chatCopy.states.sent);
  return customer;
}

test('characters that the message field drops are named once, and a contact card can carry them', async () => {
  const customer = await onAPhone('Tạ Minh Tâm');
  const { page } = customer;
  await field(page).fill('Gửi về tam@vuon.vn nhé');
  const told = page.getByText(chatCopy.composer.dropped('@'));
  await told.waitFor();
  await expect.poll(() => field(page).inputValue()).toBe('Gửi về tamvuon.vn nhé');
  await photograph(page, 'chat-dropped');
  await page.getByRole('button', { name: chatCopy.contact.offer }).click();
  const form = page.getByRole('form', { name: chatCopy.contact.title });
  await form.getByLabel(chatCopy.contact.phone).fill('12');
  await form.getByRole('button', { name: chatCopy.contact.send }).click();
  await form.getByText('Số điện thoại phải có 10-11 chữ số').waitFor();
  await expectSound(page, '[role="dialog"]');
  await form.getByLabel(chatCopy.contact.phone).fill('+84 901 234 567');
  await form.getByRole('button', { name: chatCopy.contact.send }).click();
  const card = messagesOf(page).getByRole('region', { name: chatCopy.contact.card });
  await card.getByText(/@/).waitFor();
  expect(await card.getByRole('link').getAttribute('href')).toBe('tel:+84901234567');
  await expect.poll(() => told.count()).toBe(0);
  await untilMessageState(page, chatCopy.states.sent);
  await photograph(page, 'chat-contact');
});

test('order numbers, phone numbers and paths in a message are links, other addresses are not', async () => {
  const { page } = await onAPhone('Vũ Gia Linh');
  await say(page, 'Đơn 2026CAFE, gọi 0901 234 567, vào /help, https://evil.example');
  const links = messagesOf(page).getByRole('link');
  await expect.poll(() => links.count()).toBe(3);
  const led = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(led).toEqual(['/orders?q=2026CAFE', 'tel:+84901234567', '/help']);
  // Checked on her own bubble too.
  await expectSound(page, '[role="dialog"]');
  await links.last().click();
  await expectPath(page, '/help');
  await expect.poll(() => windowOf(page).count()).toBe(0);
});

test('Back closes the window and not the page; a reload keeps the window, its draft and the scroll position', async () => {
  const customer = await onAPhone('Lê Thảo Vy');
  const { page } = customer;
  await page.goBack();
  await launcherOf(page).waitFor();
  await expectPath(page, '/garden');
  await expect.poll(() => windowOf(page).count()).toBe(0);

  const chat = await askAs<Chat>(stage, customer, '/chat', { method: 'POST', data: {} });
  for (let n = 1; n <= 12; n += 1)
    await askAs(stage, customer, `/chat/${chat._id}/messages`, {
      method: 'POST',
      data: { content: `Tin số ${n}. ${'Dài thêm một chút. '.repeat(8)}` },
    });
  await openWindow(page);
  await messagesOf(page).getByText('Tin số 12.').waitFor();
  await field(page).fill('Đang viết dở');
  await messagesOf(page)
    .getByText('Tin số 4.')
    .evaluate((it) => it.scrollIntoView({ block: 'start' }));
  await page.getByRole('button', { name: chatCopy.list.down }).waitFor();
  const place = () =>
    messagesOf(page)
      .getByText('Tin số 4.')
      .evaluate((it) => Math.round(it.getBoundingClientRect().top));
  const before = await place();
  await page.reload({ waitUntil: 'domcontentloaded' });
  await windowOf(page).waitFor();
  await expect.poll(() => field(page).inputValue()).toBe('Đang viết dở');
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(8);
  // Switching to the suggestions and back keeps the scroll position.
  await page.getByRole('tab', { name: copy.tabs.ai }).click();
  await page.getByRole('tab', { name: copy.tabs.admin }).click();
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(8);
  // So does another app in the foreground, meanwhile an answer arrives; and focusing the field.
  await setVisibility(page, 'hidden');
  await askAs(stage, await stage.signedIn('admin'), `/chat/${chat._id}/messages`, {
    method: 'POST',
    data: { content: 'Dạ tiệm nghe' },
  });
  await messagesOf(page).getByText('Dạ tiệm nghe', { exact: true }).waitFor();
  await setVisibility(page, 'visible');
  await field(page).blur();
  await field(page).focus();
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(8);
  await page.goBack();
  await launcherOf(page).waitFor();
  await expectPath(page, '/garden');
});

test('a message typed offline is sent on reconnect; a large photograph is scaled down, HEIC is refused with advice', async () => {
  const customer = await onAPhone('Ngô Mai Chi');
  const { page, context } = customer;
  await stage.goOffline(context);
  await page.getByText(chatCopy.offline).waitFor();
  await say(page, 'Em chờ có mạng');
  await page.getByText(chatCopy.states.waits).waitFor();
  await expect.poll(() => page.getByRole('button', { name: chatCopy.states.retry }).count()).toBe(0);
  await photograph(page, 'chat-waiting');
  await expectSound(page, '[role="dialog"]');
  await context.setOffline(false);
  await untilMessageState(page, chatCopy.states.sent);

  await page.getByTestId('chat-file').setInputFiles({
    name: 'IMG_1.HEIC',
    mimeType: 'image/heic',
    buffer: Buffer.from('no picture that this browser reads'),
  });
  await expectToast(page, chatCopy.heic.title);

  // As a phone stores it: rotated with an EXIF orientation; noise, so that it does not compress by itself.
  const sent = page.waitForRequest((request) => request.url().endsWith('/upload-image'));
  await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [3000, 4000];
    const drawing = canvas.getContext('2d')!;
    const noise = drawing.createImageData(3000, 4000);
    let seed = 1;
    for (let at = 0; at < noise.data.length; at += 1) {
      seed = (seed * 48_271) % 2_147_483_647;
      noise.data[at] = at % 4 === 3 ? 255 : seed & 127;
    }
    drawing.putImageData(noise, 0, 0);
    return new Promise<void>((done) =>
      canvas.toBlob(
        (blob) => {
          const carried = new DataTransfer();
          carried.items.add(new File([blob!], 'vong.jpg', { type: 'image/jpeg' }));
          document.body.dataset.bytes = String(blob!.size);
          document
            .querySelector('[role="dialog"]')!
            .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: carried }));
          done();
        },
        'image/jpeg',
        0.95,
      ),
    );
  });
  expect(await page.evaluate(() => Number(document.body.dataset.bytes))).toBeGreaterThan(5_000_000);
  const body = (await sent).postDataBuffer();
  expect(body?.length ?? 0).toBeLessThan(1_010_000);
  const picture = page.getByRole('img', { name: chatCopy.image.alt('vong.jpg') });
  await expect.poll(() => picture.getAttribute('src')).toMatch(/^\/api\/chat\/images\//);
  await photograph(page, 'chat-photo');
  // 'Back' closes the topmost layer: first the enlarged picture.
  await picture.click();
  const large = page.getByRole('dialog', { name: chatCopy.image.alt('vong.jpg') });
  await large.waitFor();
  await page.goBack();
  await expect.poll(() => large.count()).toBe(0);
  await windowOf(page).waitFor();
  await page.goBack();
  await launcherOf(page).waitFor();
  await expectPath(page, '/garden');
  const [chat] = (await askAs<{ chats: Chat[] }>(stage, customer, '/chat/my')).chats;
  const images = async () => {
    const { messages } = await askAs<ChatHistory>(stage, customer, `/chat/${chat?._id}`);
    return messages.filter(({ type }) => type === 'image');
  };
  await expect.poll(images).toHaveLength(1);
});

test('a photograph whose upload failed stays and is sent once on retry, from the customer and from the desk', async () => {
  const customer = await onAPhone('Đoàn Hải Yến');
  const [chat] = (await askAs<{ chats: Chat[] }>(stage, customer, '/chat/my')).chats;
  const desk = await stage.signedIn('admin');
  await askAs(stage, desk, `/chat/${chat!._id}/assign`, { method: 'PUT' });
  await open(desk.page, '/admin');
  await launcherOf(desk.page).waitFor();
  await desk.page.evaluate((detail) => dispatchEvent(new CustomEvent('chat-open', { detail })), {
    chatId: chat!._id,
  });
  stage.allowTrouble(/ERR_FAILED POST .*upload-image/);
  for (const { page } of [customer, desk]) {
    let cut = 0;
    await page.route('**/api/chat/upload-image', async (route) => {
      // The first response is lost after the server has stored the file; the second request never gets there.
      cut += 1;
      if (cut === 1) await route.fetch();
      await (cut > 2 ? route.continue() : route.abort('failed'));
    });
    const name = `vong-${page.viewportSize()!.width}.png`;
    const picture = page.getByRole('img', { name: chatCopy.image.alt(name) });
    const again = page.getByRole('button', { name: chatCopy.states.retry });
    await page
      .getByTestId('chat-file')
      .setInputFiles({ name, mimeType: 'image/png', buffer: await readFile('public/brand/icon-512.png') });
    await page.getByText(chatCopy.states.failed).waitFor();
    await photograph(page, 'chat-photo-failed');
    await expectSound(page, page === desk.page ? 'main' : '[role="dialog"]');
    await again.click();
    await expect.poll(() => cut).toBe(2);
    await again.click();
    await expect.poll(() => picture.getAttribute('src')).toMatch(/^\/api\/chat\/images\//);
    await expect.poll(() => again.count()).toBe(0);
  }
  const { messages } = await askAs<ChatHistory>(stage, customer, `/chat/${chat!._id}`);
  // Outside opening hours the shop says so in between.
  const said = messages.flatMap(({ type }) => (type === 'system' ? [] : type));
  expect(said).toEqual(['text', 'image', 'image']);
});

test('on a desktop the open window is open again after a reload, a minimised one is not', async () => {
  const { page } = await stage.signedIn(await stage.newCustomer('Hồ Thu An'), { viewport: SIZES.desktop });
  await open(page, '/garden');
  await openWindow(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await windowOf(page).waitFor();
  await page.getByRole('button', { name: copy.minimise }).click();
  await page.reload({ waitUntil: 'domcontentloaded' });
  await launcherOf(page).waitFor();
  await expect.poll(() => windowOf(page).count()).toBe(0);
});
