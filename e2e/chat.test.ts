import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { CharmsPage } from '#contract/http/catalogue.ts';
import type { Chat, ChatsPage } from '#contract/http/chat.ts';
import type { ChatMessage } from '#contract/socket.ts';
import { copy as ai } from '#web/features/chat/ai/copy.vi.ts';
import { copy } from '#web/features/chat/copy.vi.ts';
import { uiCopy } from '#web/ui/copy.vi.ts';
import { expectPath, expectToast, open, openStage, SIZES, type Person } from './support/browser.ts';
import { expectSound } from './support/page-checks.ts';

const stage = openStage();
/** The smallest PNG there is. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('customer and staff talk side by side; a reload and a cut net lose nothing', async () => {
  const customer = await stage.signedIn(await stage.newCustomer());
  const staff = await stage.signedIn('admin');
  const { page, context } = customer;
  await open(page, '/garden');
  await openWindow(page);
  await page.getByRole('heading', { name: copy.welcome.title }).waitFor();
  await say(page, 'Em muốn hỏi <b>vòng</b> tặng mẹ 🌸 ạ', copy.composer.start);
  // What the shop does not take is dropped while typing (spec §5).
  await page.getByText('Em muốn hỏi bvòng/b tặng mẹ ạ').waitFor();
  await said(page, copy.states.sent);

  const chat = await chatOf(customer);
  await answer(staff, chat, 'Dạ tiệm chào em');
  await page.getByText('Dạ tiệm chào em').first().waitFor();
  await page.getByText(copy.withAdmin('Trần Bảo Ngọc')).waitFor();
  await ask(staff, 'PUT', `/chat/${chat._id}/read`, {});
  await said(page, copy.states.read);

  stage.allowTrouble(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await page.getByText(copy.offline).waitFor();
  await say(page, 'Vòng màu hồng');
  await say(page, 'Có hoa sen nữa ạ');
  await page.getByText(copy.states.failed).first().waitFor();
  await answer(staff, chat, 'Em đợi tiệm chút nhé');
  await context.setOffline(false);
  await page.getByText('Có hoa sen nữa ạ').first().waitFor();
  await expect.poll(() => page.getByText(copy.states.failed).count()).toBe(0);
  await open(page, '/garden');
  await openWindow(page);
  await page.getByText('Có hoa sen nữa ạ').first().waitFor();
  await expect
    .poll(() => texts(page))
    .toEqual([
      'Em muốn hỏi bvòng/b tặng mẹ ạ',
      'Dạ tiệm chào em',
      'Em đợi tiệm chút nhé',
      'Vòng màu hồng',
      'Có hoa sen nữa ạ',
    ]);
  // At night the shop itself says when it answers: a line of its own, beside what people said.
  const byPeople = (await historyOf(customer, chat)).filter(({ type }) => type !== 'system');
  expect(byPeople.map(({ content }) => content)).toEqual(await texts(page));
});

test('pictures, charms and a rating', async () => {
  const customer = await stage.signedIn(await stage.newCustomer('Trần Minh Anh'), { viewport: SIZES.phone });
  const staff = await stage.signedIn('admin');
  const { page } = customer;
  await open(page, '/');
  await openWindow(page);
  await say(page, 'Chào tiệm', copy.composer.start);
  await said(page, copy.states.sent);
  await page
    .getByTestId('chat-file')
    .setInputFiles({ name: 'thu.txt', mimeType: 'text/plain', buffer: PIXEL });
  await expectToast(page, 'Ảnh chưa đúng định dạng');
  await page
    .getByTestId('chat-file')
    .setInputFiles({ name: 'vong.png', mimeType: 'image/png', buffer: PIXEL });
  const picture = page.getByRole('img', { name: copy.image.alt('vong.png') });
  await expect.poll(() => picture.getAttribute('src')).toMatch(/^\/api\/chat\/images\//);
  // Pasted without a name of its own, and two dropped at once: all are there, in their order.
  await bring(page, 'paste', ['image.png']);
  await page.getByRole('img', { name: /^Ảnh screenshot-\d+\.png$/ }).waitFor();
  await expect.poll(() => page.locator('.uploading').count()).toBe(0);
  await bring(page, 'drop', ['mot.png', 'hai.png']);
  const pictures = page.locator('.said .picture img');
  await expect
    .poll(async () =>
      (await pictures.evaluateAll((all) => all.map((it) => it.getAttribute('alt')))).slice(-2),
    )
    .toEqual([copy.image.alt('mot.png'), copy.image.alt('hai.png')]);

  const chat = await chatOf(customer);
  const { charms } = await ask<CharmsPage>(staff, 'GET', '/charms?limit=2&inStock=true');
  await ask(staff, 'POST', `/chat/${chat._id}/messages`, {
    content: '',
    type: 'charm_list',
    metadata: { charmRecommendations: charms.map(({ _id }) => ({ charmId: _id })) },
  });
  await page.getByRole('button', { name: copy.charms.add(charms[0]?.name ?? '') }).click();
  await page.getByRole('button', { name: copy.charms.added(charms[0]?.name ?? '') }).waitFor();
  await page.getByRole('button', { name: copy.reactions.open }).click();
  await page.getByRole('button', { name: '🌸' }).click();
  await page.getByRole('button', { name: copy.reactions.remove('🌸') }).waitFor();
  await expectSound(page, '#chat-window');

  await ask(staff, 'PUT', `/chat/${chat._id}/close`, { askRating: true });
  await page
    .locator('#chat-window')
    .getByRole('radio', { name: uiCopy.stars(5) })
    .press('Space');
  await page.getByRole('button', { name: copy.rating.send }).click();
  await page.getByText(copy.rating.thanks).waitFor();

  // The next word opens a new chat, and the page goes on there.
  await say(page, 'Tiệm ơi cho em hỏi thêm');
  await expect.poll(() => texts(page)).toEqual(['Tiệm ơi cho em hỏi thêm']);
  await page.getByRole('button', { name: copy.closed.earlier }).click();
  await page.getByText('Chào tiệm', { exact: true }).waitFor();
});

test('a wish becomes charms with reasons, and the history stays over the tabs', async () => {
  const customer = await stage.signedIn(await stage.newCustomer('Vũ Hà My'));
  const { page, context } = customer;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/garden');
  await openWindow(page);
  await page.getByRole('tab', { name: copy.tabs.ai }).click();
  const field = page.getByRole('textbox', { name: ai.label });
  await field.fill('😀');
  await field.press('Enter');
  await page.getByText('Mô tả chỉ được chứa chữ cái, số, khoảng trắng và ký tự đặc biệt cơ bản').waitFor();
  const counter = page.locator('.wish-field .count');
  for (const [length, look] of [
    [400, 'count num'],
    [401, 'count num warn'],
    [451, 'count num warn urgent'],
    [501, 'count num warn urgent'],
  ] as const) {
    await field.fill('a'.repeat(length));
    await expect.poll(() => counter.getAttribute('class')).toBe(look);
  }
  await page.getByRole('button', { name: ai.send }).click();
  await page.getByText('Mô tả quá dài. Vui lòng giới hạn trong 500 ký tự').waitFor();
  await field.fill('');
  await page.getByRole('button', { name: 'Hồng pastel' }).click();
  await field.press('Enter');
  await expectToast(page, ai.done.title);
  const answered = page.getByRole('region', { name: ai.answer });
  await answered
    .getByRole('button', { name: /^Thêm .+ vào thiết kế$/ })
    .first()
    .click();
  await answered.getByRole('button', { name: /^Đã thêm/ }).waitFor();
  await answered.getByRole('button', { name: ai.copy }).click();
  await answered.getByRole('button', { name: ai.copied }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\(\d+\.000.₫\): /);
  await answered.getByRole('button', { name: ai.copy }).waitFor();
  await expectSound(page, '#chat-window');
  await page.getByRole('tab', { name: copy.tabs.admin }).click();
  await page.getByRole('tab', { name: copy.tabs.ai }).click();
  await answered.waitFor();
});

test('the launcher counts what waits, and the window is closed and opened by keyboard', async () => {
  const customer = await stage.signedIn(await stage.newCustomer('Đỗ Thu Trang'));
  const staff = await stage.signedIn('admin');
  const chat = await ask<Chat>(customer, 'POST', '/chat', {});
  await ask(customer, 'POST', `/chat/${chat._id}/messages`, { content: 'Em hỏi chút ạ' });
  const { page } = customer;
  await open(page, '/garden');
  const launcher = page.getByRole('button', { name: copy.launcher.open });
  await launcher.waitFor();
  await answer(staff, chat, 'Dạ em hỏi đi ạ');
  await page.getByRole('button', { name: copy.launcher.unread('1') }).waitFor();
  expect(await page.title()).toMatch(/^\(1\) /);

  await launcher.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: copy.composer.label }).and(page.locator(':focus')).waitFor();
  await expect.poll(async () => (await chatOf(customer)).unreadCount).toBe(0);
  await page.keyboard.press('Escape');
  await launcher.and(page.locator(':focus')).waitFor();
  expect(await page.title()).not.toMatch(/^\(/);
});

test('a guest has no launcher; the link of a mail opens the chat after the login', async () => {
  const account = await stage.newCustomer('Lý Kim Chi');
  const { page } = await stage.guest();
  await open(page, '/?tro-chuyen=mo');
  await expectPath(page, '/login');
  expect(await page.getByRole('button', { name: copy.launcher.open }).count()).toBe(0);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await page.getByRole('dialog', { name: copy.title }).waitFor();
  await expectPath(page, '/');
});

async function openWindow(page: Page): Promise<void> {
  await page.getByRole('button', { name: copy.launcher.open }).click();
  await page.getByRole('dialog', { name: copy.title }).waitFor();
}

async function say(
  page: Page,
  words: string,
  placeholder: string = copy.composer.placeholder,
): Promise<void> {
  const field = page.getByRole('textbox', { name: copy.composer.label });
  await page.getByPlaceholder(placeholder).waitFor();
  await field.fill(words);
  await field.press('Enter');
  await expect.poll(() => field.inputValue()).toBe('');
}

/** Pictures that come by the clipboard into the field, or from outside onto the window. */
async function bring(page: Page, how: 'paste' | 'drop', names: readonly string[]): Promise<void> {
  const target =
    how === 'paste'
      ? page.getByRole('textbox', { name: copy.composer.label })
      : page.getByRole('dialog', { name: copy.title });
  const pictures = { names, bytes: [...PIXEL] };
  await target.evaluate(
    (element, { how, names, bytes }) => {
      const carried = new DataTransfer();
      for (const name of names)
        carried.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
      const event = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        how === 'paste'
          ? new ClipboardEvent('paste', { ...event, clipboardData: carried })
          : new DragEvent('drop', { ...event, dataTransfer: carried }),
      );
    },
    { how, ...pictures },
  );
}

/** The last message says that it is there. */
async function said(page: Page, state: string): Promise<void> {
  await page.locator('.msg.mine .time').last().getByText(state.toLocaleLowerCase('vi')).waitFor();
}

const texts = (page: Page) => page.locator('.rows p.balloon').allTextContents();

/** Asks as the person's own page would. */
async function ask<Data>({ context }: Person, method: string, path: string, data?: object): Promise<Data> {
  const headers = { origin: stage.shop.url };
  const answered = await context.request.fetch(`/api${path}`, { method, headers, ...(data && { data }) });
  expect(answered.ok(), `${method} ${path}`).toBe(true);
  return ((await answered.json()) as { data: Data }).data;
}

async function chatOf(customer: Person): Promise<Chat> {
  const { chats } = await ask<ChatsPage>(customer, 'GET', '/chat/my');
  const [newest] = chats;
  if (newest === undefined) throw new Error('she has no chat yet');
  return newest;
}

const answer = (staff: Person, { _id }: Chat, content: string) =>
  ask<ChatMessage>(staff, 'POST', `/chat/${_id}/messages`, { content });

async function historyOf(customer: Person, { _id }: Chat): Promise<ChatMessage[]> {
  const { messages } = await ask<{ messages: ChatMessage[] }>(customer, 'GET', `/chat/${_id}`);
  return messages;
}
