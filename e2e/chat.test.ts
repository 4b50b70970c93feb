import { expect, test } from 'vitest';
import type { CharmsPage } from '#contract/http/catalogue.ts';
import type { Chat, ChatHistory, ChatsPage } from '#contract/http/chat.ts';
import type { ChatMessage } from '#contract/socket.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { hours } from '#domain/kernel/time.ts';
import { copy as ai } from '#web/features/chat/advice/copy.vi.ts';
import { copy } from '#web/features/chat/copy.vi.ts';
import { copy as chatCopy } from '#web/entities/chat/copy.vi.ts';
import { uiCopy } from '#web/ui/copy.vi.ts';
import { expectPath, expectToast, open, openStage, SIZES, TOUCH, type Person } from './support/browser.ts';
import {
  insertPictures,
  countNotes,
  launcherOf,
  messagesOf,
  playedNotes,
  openWindow,
  PIXEL,
  placeOf,
  untilMessageState,
  say,
  texts,
  setVisibility,
} from './support/chat-window.ts';
import { expectSound } from './support/page-checks.ts';
import { fillCart } from './support/purchase.ts';
import { expectPlaced } from './support/ring.ts';

const stage = openStage();
test('customer and staff exchange messages; a lost network and a reload lose none', async () => {
  const customer = await stage.signedIn(await stage.newCustomer());
  const staff = await stage.signedIn('admin');
  const { page, context } = customer;
  await open(page, '/garden');
  await openWindow(page);
  await page.getByRole('heading', { name: copy.welcome.title }).waitFor();
  await say(page, 'Em muốn hỏi <b>vòng</b> tặng mẹ 🌸 ạ', chatCopy.composer.start);
  // Characters that the shop does not accept are dropped while typing (spec §5).
  await page.getByText('Em muốn hỏi bvòng/b tặng mẹ ạ').waitFor();
  await untilMessageState(page, chatCopy.states.sent);

  const chat = await chatOf(customer);
  await answer(staff, chat, 'Dạ tiệm chào em');
  await page.getByText('Dạ tiệm chào em').first().waitFor();
  // Only messages of the other side are announced.
  await expect
    .poll(() => page.getByRole('log').allTextContents())
    .toEqual([chatCopy.list.said('Trần Bảo Ngọc', 'Dạ tiệm chào em')]);
  await page.getByText(copy.withAdmin('Trần Bảo Ngọc')).waitFor();
  await ask(staff, 'PUT', `/chat/${chat._id}/read`, {});
  await untilMessageState(page, chatCopy.states.read);

  await stage.goOffline(context);
  await page.getByText(chatCopy.offline).waitFor();
  await say(page, 'Vòng màu hồng');
  await say(page, 'Có hoa sen nữa ạ');
  await page.getByText(chatCopy.states.waits).first().waitFor();
  await answer(staff, chat, 'Em đợi tiệm chút nhé');
  await context.setOffline(false);
  await page.getByText('Có hoa sen nữa ạ').first().waitFor();
  await expect.poll(() => page.getByText(chatCopy.states.waits).count()).toBe(0);
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
  // Out of hours the shop answers automatically, in a separate line beside people's messages.
  const { messages } = await ask<ChatHistory>(customer, 'GET', `/chat/${chat._id}`);
  const byPeople = messages.filter(({ type }) => type !== 'system');
  expect(byPeople.map(({ content }) => content)).toEqual(await texts(page));
});

test('a tab hidden for hours reconnects and shows all messages as soon as it is visible, without a timer', async () => {
  const customer = await stage.signedIn(await stage.newCustomer('Phan Bảo Châu'));
  const staff = await stage.signedIn('admin');
  const { page, context } = customer;
  await page.clock.install();
  await open(page, '/garden');
  await openWindow(page);
  await say(page, 'Em chờ tiệm nhé', chatCopy.composer.start);
  await untilMessageState(page, chatCopy.states.sent);
  const chat = await chatOf(customer);
  // A connection that is made only after the clock has moved is not lost: the answers would come by it, and be read.
  await page.getByRole('button', { name: chatCopy.launcher.connected }).waitFor();
  await setVisibility(page, 'hidden');
  // She is active in another tab meanwhile, so the session stays alive; this tab's timers are frozen, its connection dies, and
  // its access token expires.
  const morning = Date.now() + hours(3);
  await page.evaluate((at) => localStorage.setItem('session.last-activity', String(at)), morning);
  await page.clock.pauseAt(morning);
  await page.getByRole('button', { name: chatCopy.launcher.connecting }).waitFor();
  await context.clearCookies({ name: 'access_token' });
  const answers = Array.from({ length: 60 }, (_, at) => `Câu trả lời ${at + 1}`);
  for (const words of answers) await answer(staff, chat, words);
  // Timers stay paused: recovery must not depend on one.
  stage.allowTrouble(/^\/garden: (?:401 GET|400 GET .*socket\.io)/);
  await setVisibility(page, 'visible');
  await page.getByText('Câu trả lời 60', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: chatCopy.launcher.connected }).waitFor();
  await expect.poll(() => texts(page)).toEqual(['Em chờ tiệm nhé', ...answers]);
  await page.clock.resume();
  const down = page.getByRole('button', { name: chatCopy.list.down });
  await expect.poll(() => down.count()).toBe(0);
  const scrollUp = () => messagesOf(page).evaluate((list) => list.scrollBy(0, -300));
  await expect.poll(() => scrollUp().then(() => down.count())).toBe(1);
  await down.click();
  await expect.poll(() => down.count()).toBe(0);
  await say(page, 'Em cảm ơn tiệm ạ');
  await untilMessageState(page, chatCopy.states.sent);
});

test('a phone’s chat takes pictures, charms, a reaction and a rating, and the next message opens a new chat', async () => {
  const minhAnh = await stage.newCustomer('Trần Minh Anh');
  const customer = await stage.signedIn(minhAnh, { viewport: SIZES.phone, ...TOUCH });
  const [{ page }, staff] = [customer, await stage.signedIn('admin')];
  await open(page, '/garden');
  await openWindow(page);
  await say(page, 'Chào tiệm', chatCopy.composer.start);
  await untilMessageState(page, chatCopy.states.sent);
  await page
    .getByTestId('chat-file')
    .setInputFiles({ name: 'thu.txt', mimeType: 'text/plain', buffer: PIXEL });
  await expectToast(page, 'Ảnh chưa đúng định dạng');
  await page
    .getByTestId('chat-file')
    .setInputFiles({ name: 'vong.png', mimeType: 'image/png', buffer: PIXEL });
  const picture = page.getByRole('img', { name: chatCopy.image.alt('vong.png') });
  await expect.poll(() => picture.getAttribute('src')).toMatch(/^\/api\/chat\/images\//);
  // One pasted without a file name, and two dropped at once: all arrive, in order.
  await insertPictures(page, 'paste', ['image.png']);
  await page.getByRole('img', { name: /^Ảnh screenshot-\d+\.png$/ }).waitFor();
  await expect.poll(() => page.getByText(chatCopy.states.uploading).count()).toBe(0);
  await insertPictures(page, 'drop', ['mot.png', 'hai.png']);
  const pictures = messagesOf(page).getByRole('img', { name: /^Ảnh / });
  await expect
    .poll(async () =>
      (await pictures.evaluateAll((all) => all.map((it) => it.getAttribute('alt')))).slice(-2),
    )
    .toEqual([chatCopy.image.alt('mot.png'), chatCopy.image.alt('hai.png')]);

  const chat = await chatOf(customer);
  const { charms } = await ask<CharmsPage>(staff, 'GET', '/charms?limit=2&inStock=true');
  await ask(staff, 'POST', `/chat/${chat._id}/messages`, {
    content: '',
    type: 'charm_list',
    metadata: { charmRecommendations: charms.map(({ _id }) => ({ charmId: _id })) },
  });
  await page.getByRole('button', { name: chatCopy.charms.add(charms[0]?.name ?? '') }).click();
  await page.getByRole('button', { name: chatCopy.charms.added(charms[0]?.name ?? '') }).waitFor();
  await page.getByRole('button', { name: chatCopy.reactions.open }).click();
  await page.getByRole('button', { name: '🌸' }).click();
  await page.getByRole('button', { name: chatCopy.reactions.remove('🌸') }).waitFor();
  await expectSound(page, '[role="dialog"]');

  await ask(staff, 'PUT', `/chat/${chat._id}/close`, { askRating: true });
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: uiCopy.stars(5) })
    .press('Space');
  await page.getByRole('button', { name: copy.rating.send }).click();
  await page.getByText(copy.rating.thanks).waitFor();
  // The next message opens a new chat, and the page switches to it.
  await say(page, 'Tiệm ơi cho em hỏi thêm');
  await expect.poll(() => texts(page)).toEqual(['Tiệm ơi cho em hỏi thêm']);
  await page.getByRole('button', { name: copy.closed.earlier }).click();
  await page.getByText('Chào tiệm', { exact: true }).waitFor();
});

test('a transfer is reported, refused with its reason, and confirmed in the chat', async () => {
  const customer = await stage.signedIn(await stage.newCustomer('Hồ Ngọc Lam'));
  const staff = await stage.signedIn('admin');
  const { page } = customer;
  await fillCart(stage, customer);
  const [shipping] = await ask<{ _id: string }[]>(customer, 'GET', '/shipping');
  const { _id: orderId } = await ask<{ _id: string }>(customer, 'POST', '/orders', {
    shippingAddress: {
      fullName: 'Hồ Ngọc Lam',
      phone: '0901234567',
      addressLine1: '27/4 Hẻm Hoa Giấy, Phường Võ Thị Sáu',
      city: 'Thành phố Hồ Chí Minh',
    },
    shippingOption: shipping?._id,
    paymentMethod: 'VietQR',
  });
  await open(page, '/garden');
  await openWindow(page);
  const id = `#${shortId(orderId)}`;
  await page.getByRole('img', { name: chatCopy.payment.code(id) }).waitFor();
  await page.getByText(/^Còn 23:59:\d\d$/).waitFor();
  await expectSound(page, '[role="dialog"]');
  const paid = page.getByRole('button', { name: chatCopy.payment.paid });
  await paid.click();
  const reports = messagesOf(page).getByText(chatCopy.payment.reported.title, { exact: true });
  await reports.waitFor();
  await page.getByText(chatCopy.payment.states.reported).waitFor();

  const decide = (decision: object) =>
    ask(staff, 'POST', '/payments/admin/confirm', { orderId, ...decision });
  await decide({ confirmed: false, reason: 'Tiệm mới nhận được một nửa' });
  await messagesOf(page).getByText('Tiệm mới nhận được một nửa').waitFor();
  await page.getByRole('link', { name: chatCopy.payment.again }).waitFor();
  await paid.click();
  await expect.poll(() => reports.count()).toBe(2);
  await decide({ confirmed: true });
  // Both the message and the card with the code show it.
  const received = messagesOf(page).getByText(chatCopy.payment.confirmed.title, { exact: true });
  await expect.poll(() => received.count()).toBe(2);
  await expect.poll(() => paid.count()).toBe(0);
});

test('a description gets charm recommendations after a failed try, and the answer stays when tabs are switched', async () => {
  const customer = await stage.signedIn(await stage.newCustomer('Vũ Hà My'));
  const { page, context } = customer;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/garden');
  await openWindow(page);
  await page.getByRole('tab', { name: copy.tabs.ai }).click();
  const chips = page.getByRole('group', { name: ai.chips.label }).getByRole('button');
  await page.getByRole('button', { name: ai.chips.more(7) }).click();
  // Fifteen chips, and the one that collapses them.
  await expect.poll(() => chips.count()).toBe(16);
  await page.getByRole('button', { name: ai.chips.less }).click();
  await expect.poll(() => chips.count()).toBe(9);
  const field = page.getByRole('textbox', { name: ai.label });
  await field.fill('😀');
  await field.press('Enter');
  await page.getByText('Mô tả chỉ được chứa chữ cái, số, khoảng trắng và ký tự đặc biệt cơ bản').waitFor();
  const colourAt = (length: number) =>
    page.getByText(ai.counter(length)).evaluate((counter) => getComputedStyle(counter).color);
  const colours: string[] = [];
  for (const length of [400, 401, 450, 451, 501]) {
    await field.fill('a'.repeat(length));
    colours.push(await colourAt(length));
  }
  const [plain, yellow, , red] = colours;
  expect(new Set([plain, yellow, red]).size).toBe(3);
  expect(colours).toEqual([plain, yellow, yellow, red, red]);
  await page.getByRole('button', { name: ai.send }).click();
  await page.getByText('Mô tả quá dài. Vui lòng giới hạn trong 500 ký tự').waitFor();
  await field.fill('');
  await page.getByRole('button', { name: 'Hồng pastel' }).click();
  // The shop cannot be reached; a retry shows it thinking, while the chat with staff stays usable.
  const thought = Promise.withResolvers<void>();
  stage.allowTrouble(/ERR_FAILED POST .+\/recommendations/);
  await page.route('**/recommendations', (route) => route.abort(), { times: 1 });
  await field.press('Enter');
  await expectToast(page, ai.failed);
  await page.route('**/recommendations', (route) => thought.promise.then(() => route.continue()));
  await page.getByRole('button', { name: ai.retry }).click();
  await page.getByRole('status').filter({ hasText: ai.thinking }).waitFor();
  await page.getByRole('tab', { name: copy.tabs.admin }).click();
  await page.getByPlaceholder(chatCopy.composer.start).fill('Em hỏi thêm');
  thought.resolve();
  await expectToast(page, ai.done.title);
  await page.getByRole('tab', { name: copy.tabs.ai }).click();
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
  await expectSound(page, '[role="dialog"]');
  await page.getByRole('tab', { name: copy.tabs.admin }).click();
  await page.getByRole('tab', { name: copy.tabs.ai }).click();
  await answered.getByRole('button', { name: ai.tryOn }).click();
  await expectPlaced(page, 15, 15);
});

test('the launcher shows unread messages and avoids controls; Enter opens the window, Escape closes it', async () => {
  const customer = await stage.signedIn(await stage.newCustomer('Đỗ Thu Trang'));
  const staff = await stage.signedIn('admin');
  const chat = await ask<Chat>(customer, 'POST', '/chat', {});
  await ask(customer, 'POST', `/chat/${chat._id}/messages`, { content: 'Em hỏi chút ạ' });
  const { page } = customer;
  await countNotes(page);
  await open(page, '/profile');
  const launcher = launcherOf(page);
  await launcher.waitFor();
  await answer(staff, chat, 'Dạ em hỏi đi ạ');
  await page.getByRole('button', { name: chatCopy.launcher.unread('1') }).waitFor();
  await expect.poll(() => page.title()).toMatch(/^\(1\) /);

  // It moves away from controls beneath it.
  const before = await placeOf(launcher);
  await page.evaluate(({ x, y }) => {
    const button = document.createElement('button');
    button.style.cssText = `position: fixed; left: ${x}px; top: ${y + 20}px; width: 40px; height: 40px`;
    document.querySelector('[data-page]')?.append(button);
    dispatchEvent(new Event('resize'));
  }, before);
  await expect.poll(async () => (await placeOf(launcher)).y).toBeLessThan(before.y - 40);

  await launcher.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: chatCopy.composer.label }).and(page.locator(':focus')).waitFor();
  await expect.poll(async () => (await chatOf(customer)).unreadCount).toBe(0);
  // Sound is off until the user turns it on.
  const sound = page.getByRole('button', { name: copy.sound });
  await expect.poll(() => sound.getAttribute('aria-pressed')).toBe('false');
  expect(await playedNotes(page)).toBe(0);
  await sound.click();
  await sound.and(page.locator('[aria-pressed=true]')).waitFor();
  await page.keyboard.press('Escape');
  await launcher.and(page.locator(':focus')).waitFor();
  await expect.poll(() => page.title()).not.toMatch(/^\(/);
  await answer(staff, chat, 'Tiệm gửi thêm nhé');
  await expect.poll(() => playedNotes(page)).toBe(2);
});

test('a guest has no launcher; after the login the link of a mail opens the chat', async () => {
  const account = await stage.newCustomer('Lý Kim Chi');
  const { page } = await stage.guest();
  await open(page, '/?tro-chuyen=mo');
  await expectPath(page, '/login');
  await expect.poll(() => page.getByRole('button', { name: chatCopy.launcher.open }).count()).toBe(0);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await page.getByRole('dialog', { name: copy.title }).waitFor();
  await expectPath(page, '/');
});

/** Calls the API with the person's session. */
async function ask<Data>({ context }: Person, method: string, path: string, data?: object): Promise<Data> {
  const headers = { origin: stage.shop.url };
  const answered = await context.request.fetch(`/api${path}`, { method, headers, ...(data && { data }) });
  expect(answered.ok(), `${method} ${path}`).toBe(true);
  return ((await answered.json()) as { data: Data }).data;
}

async function chatOf(customer: Person): Promise<Chat> {
  const { chats } = await ask<ChatsPage>(customer, 'GET', '/chat/my');
  if (chats[0] === undefined) throw new Error('she has no chat yet');
  return chats[0];
}

const answer = (staff: Person, { _id }: Chat, content: string) =>
  ask<ChatMessage>(staff, 'POST', `/chat/${_id}/messages`, { content });
