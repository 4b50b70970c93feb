import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Chat } from '#contract/http/chat.ts';
import { copy as chat } from '#web/features/chat/copy.vi.ts';
import { copy as chatCopy } from '#web/entities/chat/copy.vi.ts';
import { copy } from '#web/features/admin-chat/copy.vi.ts';
import { uiCopy } from '#web/ui/copy.vi.ts';
import { expectToast, open, openStage, SIZES, type Person } from './support/browser.ts';
import { messagesOf } from './support/chat-window.ts';
import { interactionCounter } from './support/morning.ts';
import { expectSound, photograph } from './support/page-checks.ts';

const stage = openStage();
const NAME = 'Trần Bảo Ngọc';
/** Generous timeouts for a busy machine. */
const OFTEN = { interval: 20 };

test('an admin assigns herself a chat, answers with a canned reply, sends charms, closes it and sees the rating', async () => {
  const customer = (await stage.signedIn(await stage.newCustomer('Ngô Bảo Anh'))).page;
  const desk = (await stage.signedIn('admin')).page;
  await Promise.all([open(customer, '/garden'), open(desk, '/admin')]);
  await openDesk(desk);
  await desk.getByText(copy.choose).waitFor();
  await desk.getByText(copy.none.title).waitFor();
  await customer.getByRole('button', { name: chatCopy.launcher.open }).click();
  await say(customer, 'Cổ tay em 14 cm, còn vòng cúc họa mi không ạ?');

  const row = rowOf(desk, 'Ngô Bảo Anh');
  await row.getByText(copy.list.unread(1)).waitFor();
  await find(desk, 'cuc hoa mi');
  await desk.getByText(copy.find.results(1)).waitFor();
  await desk.getByRole('button', { name: copy.find.clear }).click();
  await row.getByRole('button', { name: copy.assignName('Ngô Bảo Anh') }).click();
  // The list switches to the answered chats with it.
  await desk.getByRole('tab', { name: copy.list.active('1'), selected: true }).waitFor();
  await row.getByText('Đang hoạt động').waitFor();
  await customer.getByText(chat.withAdmin(NAME)).waitFor();
  await expect.poll(() => row.getByText(copy.list.unread(1)).count(), OFTEN).toBe(0);

  // Canned replies are chosen with a slash, by keyboard alone.
  const field = desk.getByRole('textbox', { name: chatCopy.composer.label });
  const seen = customer.getByText(chatCopy.list.typing(NAME)).waitFor();
  await field.pressSequentially('/co');
  await seen;
  await desk.getByRole('option', { name: /^\/co-tay/, selected: true }).waitFor();
  await field.press('Enter');
  await expect.poll(() => field.inputValue(), OFTEN).toMatch(/^Bạn đo vòng quanh cổ tay/);
  await field.press('Enter');
  await customer
    .getByText(/^Bạn đo vòng quanh cổ tay/)
    .first()
    .waitFor();

  await sendCharms(desk);
  await customer.getByRole('button', { name: chatCopy.charms.addAll(2) }).waitFor();
  await writeNote(desk, 'Khách quen của chị Mai');
  await expectSound(desk);
  await photograph(desk, 'chat-desk');
  expect(await customer.content()).not.toContain('Khách quen');

  await talk(desk).getByRole('button', { name: copy.shut, exact: true }).click();
  await desk.getByRole('button', { name: copy.closing.confirm }).click();
  await customer
    .getByRole('dialog', { name: chat.title })
    .getByRole('radio', { name: uiCopy.stars(5) })
    .press('Space');
  await customer.getByRole('button', { name: chat.rating.send }).click();
  await customer.getByText(chat.rating.thanks).waitFor();
  await desk.getByText(copy.list.noActive).waitFor();
  await desk.getByRole('button', { name: copy.find.filter }).click();
  await desk.getByRole('combobox', { name: copy.find.status }).selectOption('closed');
  await row.getByText(copy.rated(5)).waitFor();
});

test('two admins see each other; one has the chat, the other takes it over', async () => {
  const customer = await stage.signedIn(await stage.newCustomer('Đinh Hà Vy'));
  const chatId = (await ask<Chat>(customer, 'POST', '/chat', {}))._id;
  const [first, second] = [await stage.signedIn('admin'), await stage.signedIn(await otherAdmin())];
  await Promise.all([open(first.page, '/admin'), open(second.page, '/admin')]);
  await Promise.all([show(first.page, chatId), show(second.page, chatId)]);
  await first.page.getByText(copy.viewing('Mai Anh Thư')).waitFor();
  await second.page.getByText(copy.viewing(NAME)).waitFor();

  const priority = (page: Page, level: 'normal' | 'urgent') =>
    talk(page).getByRole('button', { name: copy.priority(copy.priorities[level]) });
  await priority(second.page, 'normal').click();
  await second.page.getByRole('menuitem', { name: copy.priorities.urgent }).click();
  await priority(first.page, 'urgent').waitFor();

  await talk(first.page).getByRole('button', { name: copy.assign }).click();
  await second.page.getByText(copy.lookOnly(NAME)).waitFor();
  await talk(second.page).getByRole('button', { name: copy.assign }).click();
  await first.page.getByText(copy.lookOnly('Mai Anh Thư')).waitFor();
  const takenOver = `Mai Anh Thư tiếp tục hỗ trợ bạn thay ${NAME}`;
  await messagesOf(second.page).getByText(takenOver).waitFor();
  await second.page.getByText(copy.list.together(NAME)).waitFor();
  await second.page.getByText(copy.list.greeting('Anh Thư')).waitFor();
  const ownField = first.page.getByRole('textbox', { name: chatCopy.composer.label });
  await expect.poll(() => ownField.count(), OFTEN).toBe(0);
});

test('the desk on a phone shows list, chat or customer panel at a time, and refuses a file that is no picture', async () => {
  const customer = await stage.signedIn(await stage.newCustomer('Lưu Gia Bình'));
  const chatId = (await ask<Chat>(customer, 'POST', '/chat', {}))._id;
  await ask(customer, 'POST', `/chat/${chatId}/messages`, { content: 'Tiệm ơi' });
  const { page } = await stage.signedIn('admin', { viewport: SIZES.phone, hasTouch: true });
  await open(page, '/admin');
  await openDesk(page);
  await expectSound(page);
  await rowOf(page, 'Lưu Gia Bình')
    .getByRole('button', { name: copy.list.open('Lưu Gia Bình') })
    .tap();
  await messagesOf(page).getByText('Tiệm ơi').waitFor();
  await say(page, 'Tiệm đây ạ');
  await messagesOf(page).getByText('Tiệm đây ạ').waitFor();
  await answerAll(page);
  await expectSound(page);
  await photograph(page, 'chat-desk');
  // The customer panel covers the chat, takes the focus and returns it.
  const side = page.getByRole('button', { name: copy.side.open, exact: true });
  await side.tap();
  await page.getByRole('button', { name: copy.side.close }).and(page.locator(':focus')).press('Enter');
  await side.and(page.locator(':focus')).waitFor();
  await page
    .getByTestId('chat-file')
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
  await expectToast(page, 'Ảnh chưa đúng định dạng');
  await page.getByRole('button', { name: copy.showList }).tap();
  await page.getByRole('tab', { name: /^Đang Hoạt Động/ }).tap();
  await rowOf(page, 'Lưu Gia Bình').getByText(copy.list.you('Tiệm đây ạ')).waitFor();
  // What arrives in the chat behind the list is unread until the chat shows.
  const reads: string[] = [];
  page.on('request', (request) => request.url().endsWith('/read') && reads.push(request.url()));
  await ask(customer, 'POST', `/chat/${chatId}/messages`, { content: 'Còn vòng sen không ạ?' });
  await rowOf(page, 'Lưu Gia Bình').getByText('Còn vòng sen không ạ?').waitFor();
  await rowOf(page, 'Lưu Gia Bình').getByText(copy.list.unread(1)).waitFor();
  expect(reads).toEqual([]);
  await page.getByRole('button', { name: copy.hideList }).tap();
  await messagesOf(page).getByText('Còn vòng sen không ạ?').waitFor();
  await expect.poll(() => reads.length, OFTEN).toBe(1);
  await side.tap();
  await page.getByRole('button', { name: copy.side.close }).waitFor();
  const arrived = page.waitForResponse((response) => response.url().includes('/chat/admin/active'));
  await ask(customer, 'POST', `/chat/${chatId}/messages`, { content: 'Vòng 16 cm ạ' });
  await arrived;
  expect(reads).toHaveLength(1);
  await page.getByRole('button', { name: copy.side.close }).tap();
  await expect.poll(() => reads.length, OFTEN).toBe(2);
  await page.getByRole('button', { name: copy.showList }).tap();
  await expect.poll(() => rowOf(page, 'Lưu Gia Bình').getByText(copy.list.unread(1)).count(), OFTEN).toBe(0);
  await page.getByRole('button', { name: copy.close }).tap();
  await page.getByRole('button', { name: chatCopy.launcher.open }).and(page.locator(':focus')).waitFor();

  await page.setViewportSize(SIZES.tablet);
  await show(page, chatId);
  await expectSound(page);
  await photograph(page, 'chat-desk');
});

const rowOf = (desk: Page, name: string) =>
  desk.getByRole('listitem').filter({ has: desk.getByRole('button', { name: copy.list.open(name) }) });

/** Answers each waiting chat with three presses, by touch, and checks the number of presses. */
async function answerAll(page: Page): Promise<void> {
  const names = ['Tô Thanh Mai', 'Kiều Bảo Hân'];
  for (const name of names) {
    const customer = await stage.signedIn(await stage.newCustomer(name));
    const { _id } = await ask<Chat>(customer, 'POST', '/chat', {});
    await ask(customer, 'POST', `/chat/${_id}/messages`, { content: `${name} hỏi` });
  }
  const { press, type, presses } = interactionCounter(true);
  // Chats of other tests in this shop may be older.
  const answered: string[] = [];
  while (!names.every((name) => answered.includes(name))) {
    const before = await talk(page).getAttribute('aria-label');
    await press(page.getByRole('button', { name: /^Khách tiếp theo/ }));
    await expect.poll(() => talk(page).getAttribute('aria-label'), OFTEN).not.toBe(before);
    await type(page.getByRole('textbox', { name: chatCopy.composer.label }), 'Tiệm trả lời ngay');
    await press(page.getByRole('button', { name: chatCopy.composer.send, exact: true }));
    await messagesOf(page).getByText('Tiệm trả lời ngay').waitFor();
    answered.push(await talk(page).getByRole('heading').first().innerText());
  }
  expect(new Set(answered).size).toBe(answered.length);
  expect(presses()).toBe(3 * answered.length);
  await page.getByRole('button', { name: copy.showList }).tap();
  await rowOf(page, 'Lưu Gia Bình')
    .getByRole('button', { name: copy.list.open('Lưu Gia Bình') })
    .tap();
}

/** The selected chat, whoever its customer is. */
const talk = (desk: Page) => desk.getByRole('region', { name: new RegExp(`^${copy.withUser('')}`) });

async function openDesk(page: Page): Promise<void> {
  await page.getByRole('button', { name: chatCopy.launcher.open }).click();
  await page.getByRole('dialog', { name: copy.title }).waitFor();
}

/** As the payment card does: the event opens the desk at a chat (spec §2). */
async function show(page: Page, chatId: string): Promise<void> {
  await page.getByRole('button', { name: chatCopy.launcher.open }).waitFor();
  await page.evaluate((detail) => dispatchEvent(new CustomEvent('chat-open', { detail })), { chatId });
  await talk(page).waitFor();
}

async function say(page: Page, words: string): Promise<void> {
  const field = page.getByRole('textbox', { name: chatCopy.composer.label });
  await field.fill(words);
  await field.press('Enter');
  await expect.poll(() => field.inputValue(), OFTEN).toBe('');
}

async function find(desk: Page, words: string): Promise<void> {
  await desk.keyboard.press('Control+k');
  await desk.getByRole('searchbox', { name: copy.find.label }).and(desk.locator(':focus')).waitFor();
  await desk.keyboard.type(words);
}

async function sendCharms(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: copy.charms.open }).click();
  const picker = desk.getByRole('dialog', { name: copy.charms.title });
  await picker.getByRole('searchbox', { name: copy.charms.search }).fill('hoa');
  await picker.getByRole('button', { name: /^Hoa sen/ }).click();
  await picker.getByRole('button', { name: /^Hoa đào/ }).click();
  await picker.getByRole('button', { name: copy.charms.send(2) }).click();
}

async function writeNote(desk: Page, note: string): Promise<void> {
  await desk.getByRole('button', { name: copy.side.open, exact: true }).click();
  await desk.getByText(copy.side.noOrders).waitFor();
  await desk.getByRole('tab', { name: copy.side.notes }).click();
  const field = desk.getByRole('textbox', { name: copy.side.notes });
  await field.fill(note);
  await field.press('Control+Enter');
  await desk.getByRole('listitem').filter({ hasText: note }).waitFor();
}

/** A user whom the demo's admin has promoted to admin. */
async function otherAdmin() {
  const account = await stage.newCustomer('Mai Anh Thư');
  const [person, admin] = [await stage.signedIn(account), await stage.signedIn('admin')];
  const { _id } = await ask<{ _id: string }>(person, 'GET', '/users/me');
  await ask(admin, 'PUT', `/users/${_id}/role`, { role: 'admin' });
  return account;
}

/** Calls the API with the person's session. */
async function ask<Data>({ context }: Person, method: string, path: string, data?: object): Promise<Data> {
  const headers = { origin: stage.shop.url };
  const answered = await context.request.fetch(`/api${path}`, { method, headers, ...(data && { data }) });
  expect(answered.ok(), `${method} ${path}`).toBe(true);
  return ((await answered.json()) as { data: Data }).data;
}
