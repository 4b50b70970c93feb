import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import type { ChatsPage } from '#contract/http/chat.ts';
import type { User } from '#contract/http/identity.ts';
import type { Order } from '#contract/http/ordering.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { formatDate } from '#domain/kernel/time.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { roleLabels } from '#domain/identity/copy.vi.ts';
import { copy as admin } from '#web/pages/admin/copy.vi.ts';
import { copy as adminOrdersCopy } from '#web/features/admin-orders/copy.vi.ts';
import { copy as audit } from '#web/features/admin-audit/copy.vi.ts';
import { copy as errors } from '#web/features/admin-errors/copy.vi.ts';
import { copy as customers } from '#web/features/admin-customers/copy.vi.ts';
import { copy as overview } from '#web/features/admin-overview/copy.vi.ts';
import { copy as today } from '#web/features/admin-today/copy.vi.ts';
import { copy as workshop } from '#web/features/admin-worksheet/copy.vi.ts';
import { copy as chatWindow } from '#web/entities/chat/copy.vi.ts';
import { copy as chat } from '#web/features/admin-chat/copy.vi.ts';
import { copy as requests } from '#web/features/admin-requests/copy.vi.ts';
import { copy as reviews } from '#web/features/admin-reviews/copy.vi.ts';
import {
  expectToast,
  holdLiveConnection,
  open,
  openStage,
  SIZES,
  TOUCH,
  type Person,
} from './support/browser.ts';
import { expectFits, expectSound, photograph, settle } from './support/page-checks.ts';
import { askAs, fillCart } from './support/purchase.ts';

const stage = openStage();
/** Far longer than a job takes. */
const JOB = { timeout: 60_000, interval: 50 };

test('an order is found by date and number, confirmed, given a note and printed as a worksheet', async () => {
  const buyer = await stage.signedIn(await stage.newCustomer());
  const order = await placeOrder(buyer, 'COD');
  const id = `#${shortId(order._id)}`;
  const { page } = await stage.signedIn('admin');
  await open(page, '/admin?tab=orders');

  await page.getByRole('button', { name: adminOrdersCopy.placed.button }).click();
  await page.getByRole('link', { name: adminOrdersCopy.placed.periods.today, exact: true }).click();
  await page.getByRole('button', { name: adminOrdersCopy.placed.day(formatDate(order.createdAt)) }).waitFor();
  await page.getByRole('row', { name: id }).waitFor();
  // It returns the focus once it is closed.
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  const lookup = page.getByRole('searchbox', { name: adminOrdersCopy.lookup.label });
  await lookup.press('Enter');
  await expectToast(page, adminOrdersCopy.lookup.missing.title, adminOrdersCopy.lookup.missing.message);
  await lookup.fill('00000000');
  await lookup.press('Enter');
  await page.getByRole('heading', { name: adminOrdersCopy.lookup.none }).waitFor();
  await lookup.fill(id);
  await lookup.press('Enter');
  const panel = page.getByRole('complementary', { name: adminOrdersCopy.panel.title(id) });
  await panel
    .getByRole('button', { name: adminOrdersCopy.actionName(adminOrdersCopy.actions.confirmed, id) })
    .click();
  await expectToast(page, adminOrdersCopy.moved.confirmed(id));
  // Also in its story, which grows above the notes and moves them.
  await expect.poll(() => panel.getByText('Đã xác nhận').count()).toBeGreaterThan(1);

  const note = panel.getByRole('textbox', { name: adminOrdersCopy.notes.label });
  await panel.getByRole('button', { name: adminOrdersCopy.notes.add }).click();
  await panel.getByText(adminOrdersCopy.notes.missing).waitFor();
  await note.fill('Khách quen, tặng thêm túi vải');
  await panel.getByRole('button', { name: adminOrdersCopy.notes.add }).click();
  // Once among the notes and, as soon as that is refetched, once in the order's story.
  const noted = panel.getByRole('listitem').filter({ hasText: 'tặng thêm túi vải' });
  await noted.filter({ hasNotText: adminOrdersCopy.story.note }).waitFor();
  await noted.filter({ hasText: adminOrdersCopy.story.note }).waitFor();
  await expect.poll(() => note.inputValue()).toBe('');
  const seen = await buyer.context.request.get(`/api/orders/${order._id}`);
  expect(await seen.text()).not.toContain('túi vải');

  await panel.getByRole('link', { name: adminOrdersCopy.panel.sheetName(id) }).click();
  const sheet = page.getByRole('article', { name: workshop.sheetLabel(order.items[0]?.name ?? '') });
  await sheet.getByText(id, { exact: true }).waitFor();
  const drawing = sheet.getByRole('img', { name: workshop.drawing(order.items[0]?.name ?? '') });
  const places = await drawing.getByText(/^\d+$/).count();
  expect([places > 0, places]).toEqual([true, await sheet.locator('ol > li').count()]);
  await expectOnPaper(page, order.items.length);
});

test('a transfer is rejected and confirmed beside its receipt and chat, and refunded, with live updates', async () => {
  const desk = await stage.signedIn('admin');
  const letLineStand = await holdLiveConnection(desk.page);
  await open(desk.page, '/admin?tab=orders');
  await desk.page
    .getByRole('link', { name: /^Xem đơn/ })
    .first()
    .waitFor();
  const buyer = await stage.signedIn(await stage.newCustomer('Vũ Ngọc Mai'));
  const order = await placeOrder(buyer, 'VietQR');
  const id = `#${shortId(order._id)}`;
  await post(buyer, '/payments/user/confirm', { orderId: order._id });
  // Nobody reloaded, and the live connection was established only afterwards.
  letLineStand();
  const card = desk.page.getByRole('region', { name: adminOrdersCopy.payment.title }).filter({ hasText: id });
  await card.waitFor();
  const chatId = await sendReceipt(buyer);
  await desk.page.reload();

  await card.getByRole('button', { name: /Biên lai/ }).click();
  await desk.page.getByRole('dialog', { name: adminOrdersCopy.payment.receiptAlt(id) }).waitFor();
  await desk.page.keyboard.press('Escape');
  const asked = desk.page.evaluate(
    () =>
      new Promise((heard) => {
        addEventListener('chat-open', (event) => heard((event as CustomEvent).detail), { once: true });
      }),
  );
  await card.getByRole('button', { name: adminOrdersCopy.payment.chat(id) }).click();
  expect(await asked).toMatchObject({ chatId });
  await desk.page.getByRole('button', { name: chat.close, exact: true }).click();

  await card.getByRole('button', { name: adminOrdersCopy.payment.rejectName(id) }).click();
  const reject = desk.page.getByRole('dialog', { name: adminOrdersCopy.payment.rejection.title(id) });
  await reject.getByRole('button', { name: adminOrdersCopy.payment.rejection.confirm }).click();
  await reject.getByText(adminOrdersCopy.payment.rejection.missing).waitFor();
  await reject.getByRole('textbox').fill('sao kê chưa có khoản này');
  await reject.getByRole('button', { name: adminOrdersCopy.payment.rejection.confirm }).click();
  await expectToast(desk.page, adminOrdersCopy.payment.rejected(id));
  await card.waitFor({ state: 'hidden' });

  await post(buyer, '/payments/user/confirm', { orderId: order._id });
  await card.getByRole('button', { name: adminOrdersCopy.payment.confirmName(id) }).click();
  const confirm = desk.page.getByRole('dialog', { name: adminOrdersCopy.payment.ask.title });
  await confirm.getByText(`#${chatId.slice(-6).toUpperCase()}`).waitFor();
  await confirm.getByText('Vũ Ngọc Mai').waitFor();
  await confirm.getByRole('button', { name: adminOrdersCopy.payment.ask.confirm }).click();
  await expectToast(desk.page, adminOrdersCopy.payment.confirmed(id));

  // Another admin cancels it, and refunds the money.
  const due = desk.page.getByRole('link', { name: id, exact: true });
  const data = { status: 'cancelled', reason: 'khách đổi ý' };
  await askAs(stage, desk, `/orders/${order._id}/admin-transition`, { method: 'PUT', data });
  await due.waitFor();
  await post(desk, '/payments/admin/refund', { orderId: order._id });
  await due.waitFor({ state: 'detached' });
});

test('an overpaid amount stays due until it is refunded in part and the rest kept with a reason', async () => {
  const { payment, refund, panel } = adminOrdersCopy;
  const desk = await stage.signedIn('admin');
  const buyer = await stage.signedIn(await stage.newCustomer('Trịnh Bảo Ngọc'));
  const order = await placeOrder(buyer, 'VietQR');
  const id = `#${shortId(order._id)}`;
  const received = order.totalPrice + 70_000;
  await post(buyer, '/payments/user/confirm', { orderId: order._id });
  await open(desk.page, '/admin?tab=orders');
  const card = desk.page.getByRole('region', { name: payment.title }).filter({ hasText: id });
  await card.getByRole('button', { name: payment.confirmName(id) }).click();
  const asked = desk.page.getByRole('dialog', { name: payment.ask.title });
  await asked.getByRole('textbox', { name: payment.ask.received }).fill(String(received));
  await photograph(desk.page, 'received-dialog');
  await asked.getByRole('button', { name: payment.ask.confirm }).click();
  await expectToast(desk.page, payment.confirmed(id));
  const due = desk.page.getByRole('link', { name: id, exact: true });
  await due.click();
  const beside = desk.page.getByRole('complementary', { name: panel.title(id) });
  await beside.getByText(refund.text(formatVnd(70_000))).waitFor();

  await beside.getByRole('button', { name: refund.button }).click();
  const dialog = desk.page.getByRole('dialog', { name: refund.ask.title(id) });
  const amount = dialog.getByRole('textbox', { name: refund.ask.amount });
  await expect.poll(() => amount.inputValue()).toBe('70.000');
  await amount.fill('70001');
  await amount.press('Enter');
  await dialog.getByText(refund.ask.missing(formatVnd(70_000))).waitFor();
  await amount.fill(String(received + 1));
  await amount.press('Enter');
  await dialog.getByText(refund.ask.wrongAmount(formatVnd(received))).waitFor();
  await expectSound(desk.page);
  await photograph(desk.page, 'refund-dialog');
  await amount.fill('50.000');
  await amount.press('Enter');
  await expectToast(desk.page, refund.done(id, formatVnd(50_000)), refund.left(formatVnd(20_000)));
  await beside.getByText(refund.text(formatVnd(20_000))).waitFor();

  await beside.getByRole('button', { name: refund.keep.button }).click();
  const keeping = desk.page.getByRole('dialog', { name: refund.keep.ask.title(id) });
  await keeping.getByRole('button', { name: refund.keep.ask.confirm }).click();
  await keeping.getByText(refund.keep.ask.missing).waitFor();
  await keeping.getByRole('textbox').fill('khách tặng tiệm tiền trà');
  await keeping.getByRole('button', { name: refund.keep.ask.confirm }).click();
  await expectToast(desk.page, refund.keep.done(id));
  await due.waitFor({ state: 'detached' });
  await beside.getByText(refund.title).waitFor({ state: 'detached' });
  await beside.getByText('khách tặng tiệm tiền trà').waitFor();
});

test('a changed role applies at the account’s next request, and the last admin cannot be demoted', async () => {
  stage.allowTrouble(/409 PUT .*\/api\/users\//);
  const account = await stage.newCustomer('Đỗ Quỳnh Anh');
  const person = await stage.signedIn(account);
  const status = async (path: string) => (await person.context.request.get(`/api${path}`)).status();
  const { page } = await stage.signedIn('admin');
  await open(page, '/admin?tab=customers');
  await page.getByRole('searchbox', { name: customers.search.label }).fill('quynh anh');
  await page.getByRole('button', { name: customers.search.button, exact: true }).click();
  const row = page.getByRole('row', { name: /Đỗ Quỳnh Anh/ });

  expect(await status('/shipments/my-shipments')).toBe(403);
  await giveRole(page, account.name, 'shipper');
  await row.getByText(roleLabels.shipper).waitFor();
  expect(await status('/shipments/my-shipments')).toBe(200);
  await giveRole(page, account.name, 'admin');
  await row.getByText(roleLabels.admin).waitFor();
  expect([await status('/shipments/my-shipments'), await status('/users')]).toEqual([403, 200]);

  await page.getByRole('button', { name: customers.closeName(account.name) }).click();
  await page.getByRole('button', { name: customers.closing.confirmLabel, exact: true }).click();
  await row.getByText(customers.closed).waitFor();
  expect(await status('/users/me')).toBe(401);

  const { name } = (await (await page.context().request.get('/api/users/me')).json()).data as User;
  await open(page, '/admin?tab=customers&nhom=admin');
  await giveRole(page, name, 'customer');
  await page.getByText('Tiệm cần ít nhất một quản trị viên', { exact: false }).waitFor();
});

test('inbox, overview, customers, reviews, requests, log and errors fit phone and desktop, pass axe, cover no control', async () => {
  const person = await stage.signedIn('admin', { reducedMotion: 'reduce', viewport: SIZES.phone, ...TOUCH });
  const { page } = person;
  const broken = {
    message: 'garden.plots is not a function',
    stack: 'TypeError\n  at Garden',
    release: 'd7ccd054',
  };
  await askAs(stage, person, '/v1/errors', { method: 'POST', data: broken });
  await open(page, '/admin?tab=orders');
  for (const [name, heading] of [
    ['today', today.title],
    ['overview', overview.title],
    ['customers', customers.title],
    ['reviews', reviews.title],
    ['requests', requests.title],
    ['audit', audit.title],
    ['errors', errors.title],
  ] as const) {
    await page.setViewportSize(SIZES.phone);
    await page.getByRole('link', { name: admin.views[name], exact: true }).first().click();
    await page.getByRole('heading', { level: 2, name: heading }).first().waitFor();
    await settle(page);
    await photograph(page, `admin-${name}`);
    await expectSound(page);
    await expectInReach(page);
    await page.setViewportSize(SIZES.desktop);
    await settle(page);
    await expectFits(page);
  }
});

/** In print only the sheets remain, one page each, with the drawing on it. */
async function expectOnPaper(page: Page, sheets: number): Promise<void> {
  await settle(page);
  await expectSound(page);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.getByRole('banner').isVisible()).toBe(false);
  await expect.poll(() => page.getByRole('button', { name: workshop.print }).isVisible()).toBe(false);
  await expect.poll(() => page.getByRole('article').locator('figure svg').isVisible()).toBe(true);
  await photograph(page, 'admin-workshop-print');
  const paper = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(sheets);
}

/** Every control can be scrolled to where nothing covers it, not even the floating launcher. */
async function expectInReach(page: Page): Promise<void> {
  await page.getByRole('button', { name: chatWindow.launcher.open }).waitFor();
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(a, button)')]
      .filter((element) => {
        element.scrollIntoView({ block: 'end', behavior: 'instant' });
        // A link within text may wrap onto the next line.
        const { left = 0, top = 0, width = 0, height = 0 } = element.getClientRects()[0] ?? {};
        const over = document.elementFromPoint(left + width / 2, top + height / 2);
        return width > 3 && !element.contains(over);
      })
      .map((element) => element.textContent),
  );
  expect(covered).toEqual([]);
}

async function giveRole(page: Page, name: string, role: 'customer' | 'shipper' | 'admin'): Promise<void> {
  await page.getByRole('button', { name: customers.changeName(name) }).click();
  const dialog = page.getByRole('dialog', { name: customers.role.title(name) });
  await dialog.getByText(customers.role.notes[role]).click();
  await dialog.getByRole('button', { name: customers.role.save }).click();
}

const post = <Data>(person: Person, path: string, data: object) =>
  askAs<Data>(stage, person, path, { method: 'POST', data });

async function placeOrder(buyer: Person, paymentMethod: Order['paymentMethod']): Promise<Order> {
  await fillCart(stage, buyer);
  return post<Order>(buyer, '/orders', {
    paymentMethod,
    shippingAddress: {
      fullName: 'Lê Thu Hà',
      phone: '0912345678',
      addressLine1: '27/4 Hẻm Hoa Giấy, Quận 3',
      city: 'Thành phố Hồ Chí Minh',
    },
  });
}

/** Sends a blank picture as a receipt. @returns the customer's chat */
async function sendReceipt(buyer: Person): Promise<string> {
  // A job opens it, with the message about the payment.
  const chatId = await vi.waitFor(async () => {
    const { chats } = await askAs<ChatsPage>(stage, buyer, '/chat/my');
    expect(chats).toHaveLength(1);
    return chats[0]!._id;
  }, JOB);
  const white = { width: 90, height: 180, channels: 3, background: '#fff' } as const;
  const buffer = await sharp({ create: white }).png().toBuffer();
  const upload = await buyer.context.request.post('/api/chat/upload-image', {
    headers: { origin: stage.shop.url },
    multipart: { image: { name: 'bien-lai.png', mimeType: 'image/png', buffer } },
  });
  const { url } = (await upload.json()).data as { url: string };
  await post(buyer, `/chat/${chatId}/messages`, {
    content: 'Biên lai',
    type: 'image',
    metadata: { fileUrl: url },
  });
  return chatId;
}
