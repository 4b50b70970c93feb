import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Chat, ChatsPage } from '#contract/http/chat.ts';
import { copy as advice } from '#web/features/chat/advice/copy.vi.ts';
import { copy as chatWords } from '#web/features/chat/copy.vi.ts';
import { copy as chatCopy } from '#web/entities/chat/copy.vi.ts';
import { shopZaloCopy } from '#web/entities/brand/shop-zalo.vi.ts';
import { openStage, open } from './support/browser.ts';
import { messagesOf, openWindow, placeOf, untilMessageState, say, windowOf } from './support/chat-window.ts';
import { expectSound, photograph } from './support/page-checks.ts';
import { askAs } from './support/purchase.ts';

// Copy quoted by the specification is repeated here verbatim, so that the copy files cannot change it.

const stage = openStage({ moves: true });
const SHOP = 'Trần Bảo Ngọc';

/** A customer with her window open, and an admin to whom her chat is assigned. */
async function talking(name: string) {
  const customer = await stage.signedIn(await stage.newCustomer(name));
  const staff = await stage.signedIn('admin');
  const { _id } = await askAs<Chat>(stage, customer, '/chat', { method: 'POST', data: {} });
  await askAs(stage, staff, `/chat/${_id}/assign`, { method: 'PUT' });
  await open(customer.page, '/garden');
  await openWindow(customer.page);
  const answer = (content: string) =>
    askAs(stage, staff, `/chat/${_id}/messages`, { method: 'POST', data: { content } });
  return { customer, staff, answer, chatId: _id };
}

test('each side sees a typing indicator while the other types, and it disappears afterwards', async () => {
  const { customer, staff, chatId } = await talking('Ngô Thanh Vân');
  const { page: desk } = staff;
  await open(desk, '/admin');
  await desk.getByRole('button', { name: /^Mở chat/ }).waitFor();
  await desk.evaluate((detail) => dispatchEvent(new CustomEvent('chat-open', { detail })), { chatId });
  const field = desk.getByRole('textbox', { name: 'Tin nhắn' });
  await field.waitFor();

  const shopWrites = customer.page.getByText(`${SHOP} đang nhập...`);
  await typeUntilSeen(field, shopWrites);
  await expect.poll(() => shopWrites.count()).toBe(0);

  const sheWrites = desk.getByText('Ngô Thanh Vân đang nhập...');
  await typeUntilSeen(customer.page.getByRole('textbox', { name: 'Tin nhắn' }), sheWrites);
  await expect.poll(() => sheWrites.count()).toBe(0);
});

/** Goes on typing: what was typed before the live connection stood is told to nobody, and an indicator is gone after a second. */
async function typeUntilSeen(field: Locator, indicator: Locator): Promise<void> {
  const type = async () => {
    await field.press('a');
    return indicator.count();
  };
  await expect.poll(type).toBe(1);
}

test('outside opening hours the chat and the help page link to the shop’s Zalo, if one is set', async () => {
  const staff = await stage.signedIn('admin');
  const { page } = await stage.signedIn(await stage.newCustomer('Đỗ Hoài An'), {
    viewport: { width: 390, height: 664 },
  });
  const zalo = page.getByRole('link', { name: shopZaloCopy.link });
  const change = (values: object) => askAs(stage, staff, '/settings', { method: 'PUT', data: { values } });
  // Outside opening hours, independent of the time of the test run.
  const isMorning = (new Date().getUTCHours() + 7) % 24 < 12;
  await change(isMorning ? { openFrom: 22, openUntil: 23 } : { openFrom: 0, openUntil: 1 });
  const look = async () => {
    await open(page, '/help');
    await openWindow(page);
    await page.getByText(/^Giờ này tiệm đã nghỉ/).waitFor();
  };
  await look();
  expect(await zalo.count()).toBe(0);
  await change({ zalo: 'https://zalo.me/0901234567' });
  await look();
  const inWindow = page.getByRole('dialog').getByRole('link', { name: shopZaloCopy.link });
  expect(await inWindow.getAttribute('href')).toBe('https://zalo.me/0901234567');
  await photograph(page, 'chat-zalo');
  await expectSound(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect.poll(() => zalo.count()).toBe(1);
  await zalo.scrollIntoViewIfNeeded();
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 664 });
    await photograph(page, 'help-zalo');
  }
  await expectSound(page, '#cau-hoi');
});

test('Escape on a link of the page closes the window only where it hides that link, which keeps the focus', async () => {
  const { page } = await stage.signedIn(await stage.newCustomer('Mai Thu Thủy'));
  await open(page, '/help');
  await openWindow(page);
  await page.getByRole('banner').getByRole('link').first().focus();
  await page.keyboard.press('Escape');
  const hidden = page.getByRole('contentinfo').getByRole('link', { name: '@vuoncharm.example' });
  await hidden.focus();
  // The page scrolls to it smoothly.
  await expect.poll(async () => (await placeOf(hidden)).y, { interval: 20 }).toBeLessThan(700);
  expect(await windowOf(page).count()).toBe(1);
  await page.keyboard.press('Escape');
  await windowOf(page).waitFor({ state: 'detached' });
  await hidden.and(page.locator(':focus')).waitFor();
});

test('the button to the newest message shows with more than three messages, more than 100 px from the end', async () => {
  const { customer, answer } = await talking('Bùi Hải Yến');
  const { page } = customer;
  const list = messagesOf(page);
  const down = page.getByRole('button', { name: 'Xuống tin mới nhất' });
  const fromEnd = (pixels: number) => scrollFromEnd(list, pixels);
  const long = (nth: number) => `Tin dài số ${nth}. ${'Vòng này xâu tay, từng hạt một. '.repeat(9)}`;
  for (const nth of [1, 2, 3]) {
    await answer(long(nth));
    await list.getByText(`Tin dài số ${nth}.`).waitFor();
  }
  await fromEnd(200);
  await expect.poll(() => down.count()).toBe(0);
  await say(page, 'Dạ');
  await list.getByText('Dạ', { exact: true }).waitFor();
  // Out of hours the shop's automatic answer follows, and the list grows.
  await untilMessageState(page, 'đã gửi');
  await fromEnd(100);
  await expect.poll(() => down.count()).toBe(0);
  await fromEnd(101);
  await down.click();
  await expect.poll(() => down.count()).toBe(0);
});

test('a list at its end stays there while a card shrinks and another grows before the page is drawn', async () => {
  const { customer, answer } = await talking('Hồ Diệu Linh');
  const list = messagesOf(customer.page);
  for (const nth of [1, 2, 3, 4]) {
    const text = `Tin số ${nth}. ${'Vòng này xâu tay, từng hạt một. '.repeat(9)}`;
    await answer(text);
    await list.getByText(`Tin số ${nth}.`).waitFor();
  }
  const fromEnd = () => list.evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop);
  await expect.poll(fromEnd).toBeLessThan(2);
  await list.evaluate(async (box) => {
    const cards = box.querySelectorAll('li');
    cards[cards.length - 2]!.style.display = 'none';
    // Laid out here: the list, now shorter, is scrolled up with its end.
    box.getBoundingClientRect();
    cards[cards.length - 1]!.style.paddingBottom = '700px';
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
  });
  await expect.poll(fromEnd).toBeLessThan(2);
});

test('a message gets one of eight reactions, which stays on this device and is told to nobody', async () => {
  const { customer, answer } = await talking('Hà Mỹ Linh');
  const { page } = customer;
  await answer('Vòng của em xong rồi');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  const react = messagesOf(page).getByRole('button', { name: 'Thả cảm xúc' });
  await react.click();
  const choice = page.getByRole('group', { name: 'Thả cảm xúc' }).getByRole('button');
  await expect.poll(() => choice.allTextContents()).toEqual(['❤️', '👍', '😊', '😂', '😮', '😢', '🙏', '🌸']);
  sent.length = 0;
  await choice.nth(7).click();
  await page.getByRole('button', { name: 'Bỏ cảm xúc 🌸' }).waitFor();
  // The window is still open.
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Bỏ cảm xúc 🌸' }).waitFor();
  expect(sent.filter((line) => line.includes('🌸') || line.includes('reaction'))).toEqual([]);

  await page.evaluate(() => localStorage.clear());
  await page.reload({ waitUntil: 'domcontentloaded' });
  await messagesOf(page).getByText('Vòng của em xong rồi').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Bỏ cảm xúc 🌸' }).count()).toBe(0);
});

test('chat window and desk have the specified heights; the desk’s list takes a third and can be hidden', async () => {
  const { customer, staff, answer } = await talking('Mai Ngọc Diệp');
  const { page } = customer;
  const heightOf = async (window: Locator) => (await window.boundingBox())!.height;
  for (const [height, expected] of [
    [1000, 550],
    [600, 472],
    [540, 412],
  ] as const) {
    await page.setViewportSize({ width: 1280, height });
    await expect.poll(() => heightOf(page.getByRole('dialog', { name: 'Hỗ trợ khách hàng' }))).toBe(expected);
  }
  await page.getByText(`Chat với ${SHOP}`, { exact: true }).waitFor();
  const send = page.getByRole('button', { name: 'Gửi', exact: true });
  const field = page.getByPlaceholder('Nhập tin nhắn...');
  for (const [words, isDisabled] of [
    ['', true],
    ['  ', true],
    ['Dạ', false],
  ] as const) {
    await field.fill(words);
    await expect.poll(() => send.isDisabled()).toBe(isDisabled);
  }

  await answer('Tiệm chào em');
  const { page: desk } = staff;
  await desk.setViewportSize({ width: 1280, height: 1000 });
  await open(desk, '/admin');
  await desk.getByRole('button', { name: /^Mở chat/ }).click();
  const panel = desk.getByRole('dialog', { name: 'Admin Panel' });
  await expect.poll(() => heightOf(panel)).toBe(600);
  await panel.getByText('Chọn chat để bắt đầu').waitFor();
  const list = panel.getByRole('region', { name: 'Quản lý Chat' });
  const share = async () => (await list.boundingBox())!.width / (await panel.boundingBox())!.width;
  await expect.poll(share).toBeCloseTo(1 / 3, 1);
  await panel.getByRole('button', { name: 'Ẩn danh sách' }).click();
  await list.waitFor({ state: 'detached' });
  await panel.getByRole('button', { name: 'Xem danh sách chat' }).click();
  await panel.getByRole('button', { name: 'Làm mới' }).waitFor();
});

test('advice: Enter sends, Shift+Enter begins a line, and the button to the end shows below the list, beyond 50 px', async () => {
  const { page } = await stage.signedIn(await stage.newCustomer('Đinh Thảo Nhi'));
  await open(page, '/garden');
  await openWindow(page);
  await page.getByRole('tab', { name: 'AI', exact: true }).click();
  const field = page.getByRole('textbox', { name: advice.label });
  await field.fill('Màu hồng');
  await field.press('Shift+Enter');
  await field.pressSequentially('tặng mẹ');
  await expect.poll(() => field.inputValue()).toBe('Màu hồng\ntặng mẹ');
  await field.press('Enter');
  await page.getByRole('region', { name: advice.answer }).waitFor();
  await expect.poll(() => field.inputValue()).toBe('');
  const talk = page.getByRole('region', { name: advice.history, exact: true });
  const down = page.getByRole('button', { name: advice.down });
  // The first answer is longer than the window. The button covers nothing of it.
  await down.waitFor();
  const [list, button] = [(await talk.boundingBox())!, (await down.boundingBox())!];
  expect(button.y).toBeGreaterThanOrEqual(list.y + list.height);
  await scrollFromEnd(talk, 50);
  await expect.poll(() => down.count()).toBe(0);
  await scrollFromEnd(talk, 51);
  await down.click();
  await expect.poll(() => down.count()).toBe(0);
});

/** Scrolls to this many pixels before the end, and waits until the page has rendered it. */
const scrollFromEnd = (list: Locator, pixels: number) =>
  list.evaluate(
    (box, px) =>
      new Promise((drawn) => {
        box.scrollTop = box.scrollHeight - box.clientHeight - px;
        requestAnimationFrame(() => requestAnimationFrame(drawn));
      }),
    pixels,
  );

test('the message field keeps the focus when a message opens the first chat, or a new one after a closed one', async () => {
  const customer = await stage.signedIn(await stage.newCustomer('Lý Thu Thảo'));
  const { page } = customer;
  await open(page, '/garden');
  await openWindow(page);
  const field = page.getByRole('textbox', { name: 'Tin nhắn' });
  await say(page, 'Chào tiệm', chatCopy.composer.start);
  await untilMessageState(page, 'đã gửi');
  await page.keyboard.type('Em hỏi thêm');
  expect(await field.inputValue()).toBe('Em hỏi thêm');

  const staff = await stage.signedIn('admin');
  const { chats } = await askAs<ChatsPage>(stage, customer, '/chat/my');
  await askAs(stage, staff, `/chat/${chats[0]?._id}/close`, { method: 'PUT', data: {} });
  await page.getByText(chatWords.closed.text).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByText(chatWords.closed.text).count()).toBe(0);
  await untilMessageState(page, 'đã gửi');
  await page.keyboard.type('Và nữa');
  expect(await field.inputValue()).toBe('Và nữa');
});
