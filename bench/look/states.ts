import type { Page } from 'playwright-core';
import type { Role } from '#domain/identity/roles.ts';
import type { Prepared } from './prepare.ts';

/** A page, or a state of one that only an action brings about. */
export type State = {
  name: string;
  path: string;
  who: Role | 'guest';
  /** Widths at which it exists, if not all; the action is performed at the widest. */
  widths?: readonly number[];
  /** The CSS medium, if not the screen. */
  media?: 'print';
  act?: (page: Page) => Promise<unknown>;
};

export const WIDTHS = [1280, 820, 390] as const;
const PHONE = [390] as const;
const DESKTOP = [1280] as const;

const press = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const follow = (name: RegExp) => (page: Page) => page.getByRole('link', { name }).first().click();
const tab = (nth: number) => (page: Page) => page.getByRole('main').getByRole('tab').nth(nth).click();

/** Runs actions one after the other. */
const inTurn =
  (...acts: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const act of acts) await act(page);
  };
const dialog = (page: Page) => page.locator('[role="dialog"], [role="alertdialog"]').last().waitFor();

/** Every state, ordered so that none is affected by an earlier one: states with side effects come last. */
export function statesOf({ pattern, shared, unpaid, reportedChat }: Prepared): State[] {
  return [...guests(shared), ...customers(pattern, unpaid), ...admins(reportedChat), ...shippers()];
}

function guests(shared: string): State[] {
  const states: Omit<State, 'who'>[] = [
    { name: 'home', path: '/' },
    { name: 'menu', path: '/', widths: PHONE, act: inTurn(press(/^Mở menu/), dialog) },
    { name: 'search', path: '/', widths: DESKTOP, act: searchFor('hoa') },
    { name: 'garden', path: '/garden' },
    { name: 'garden-search', path: '/garden?q=hao%20dao' },
    { name: 'garden-nothing', path: '/garden?q=xyzxyz' },
    { name: 'garden-picked', path: '/garden', act: pick },
    { name: 'garden-dialog', path: '/garden', act: inTurn(pick, press(/^Xem charm đã chọn/), dialog) },
    { name: 'shared-design', path: shared },
    { name: 'shared-design-closed', path: '/garden?vong=AAAAAAAAAAAAAAAAAAAAAA' },
    { name: 'help', path: '/help' },
    { name: 'help-questions', path: '/help', act: openFolds },
    { name: 'leaflet', path: '/help?trang=quyen-rieng-tu' },
    { name: 'blog', path: '/blog' },
    { name: 'article', path: '/blog?bai-viet=ba-mau-la-du' },
    { name: 'meanings', path: '/blog?bai-viet=y-nghia-hoa' },
    { name: 'cart-guest', path: '/cart' },
    { name: 'unknown', path: '/khong-co-trang-nay' },
    { name: 'login', path: '/login' },
    { name: 'login-errors', path: '/login', act: press(/^Đăng nhập$/) },
    { name: 'register', path: '/register' },
    { name: 'register-errors', path: '/register', act: press(/^(?:Tạo tài khoản|Đăng ký)$/) },
    { name: 'forgot-password', path: '/forgot-password' },
    { name: 'reset-password-invalid', path: '/reset-password' },
    { name: 'forgot-password-sent', path: '/forgot-password', act: forget },
    { name: 'verify-otp', path: '/register', act: register },
  ];
  return states.map((state) => ({ who: 'guest', ...state }));
}

function customers(pattern: string, unpaid: string): State[] {
  const withPattern = `/builder?mau=${pattern}`;
  const states: Omit<State, 'who'>[] = [
    { name: 'account-menu', path: '/profile', widths: DESKTOP, act: press(/^Tài khoản của/) },
    { name: 'profile', path: '/profile' },
    { name: 'profile-folds', path: '/profile', act: openFolds },
    { name: 'address-dialog', path: '/profile', act: inTurn(press(/Thêm địa chỉ/), dialog, submitDialog) },
    { name: 'cart', path: '/cart' },
    { name: 'checkout', path: '/order' },
    { name: 'payment', path: `/order?thanh-toan=${unpaid}` },
    { name: 'orders', path: '/orders' },
    { name: 'orders-open', path: '/orders', act: press(/^Chi tiết đơn/) },
    {
      name: 'orders-last',
      path: '/orders',
      act: (page) =>
        page
          .getByRole('button', { name: /^Chi tiết đơn/ })
          .last()
          .click(),
    },
    { name: 'orders-none', path: '/orders?q=xyzxyz' },
    { name: 'builder', path: '/builder' },
    { name: 'builder-catalogue', path: '/builder', act: catalogue },
    { name: 'builder-full', path: withPattern, act: ring },
    { name: 'builder-charm', path: withPattern, act: inTurn(ring, pressSlot) },
    { name: 'builder-worn', path: withPattern, act: inTurn(ring, press(/^Đeo tay$/)) },
    { name: 'builder-reset', path: withPattern, act: inTurn(ring, press(/^Làm lại từ đầu$/), dialog) },
    { name: 'builder-name', path: withPattern, act: inTurn(ring, press(/^(?:Ghép|Sửa) tên/)) },
    { name: 'builder-string', path: withPattern, widths: PHONE, act: inTurn(ring, tab(1)) },
    { name: 'builder-tying', path: withPattern, widths: PHONE, act: inTurn(ring, tab(2)) },
    { name: 'builder-called', path: withPattern, widths: PHONE, act: inTurn(ring, tab(3)) },
    {
      name: 'advice',
      path: '/garden',
      act: inTurn(press(/^Mở chat/), dialog, (page) =>
        page.getByRole('dialog').getByRole('tab').nth(1).click(),
      ),
    },
    { name: 'chat', path: '/garden', act: inTurn(press(/^Mở chat/), dialog) },
  ];
  return states.map((state) => ({ who: 'customer', ...state }));
}

const PLAIN_TABS =
  'overview customers reviews audit shipments shipping mails requests cash security errors settings stocktake stock-ledger'.split(
    ' ',
  );

function admins(chat: string): State[] {
  const at = (name: string) => `/admin?tab=${name}`;
  const states: Omit<State, 'who'>[] = [
    { name: 'admin', path: '/admin' },
    { name: 'admin-orders', path: at('orders') },
    { name: 'admin-order', path: at('orders'), act: follow(/^Xem đơn/) },
    {
      name: 'admin-placed',
      path: at('orders'),
      widths: DESKTOP,
      act: press(/^Ngày/),
    },
    { name: 'admin-no-orders', path: `${at('orders')}&q=00000000` },
    { name: 'admin-cancel', path: at('orders'), act: inTurn(follow(/^Xem đơn/), press(/^Hủy/), dialog) },
    { name: 'admin-worksheet', path: at('orders'), act: worksheet },
    { name: 'admin-printed', path: at('orders'), widths: DESKTOP, media: 'print', act: worksheet },
    ...PLAIN_TABS.map((name) => ({ name: `admin-${name}`, path: at(name) })),
    { name: 'admin-figures', path: at('overview'), widths: DESKTOP, act: openFolds },
    { name: 'admin-ship', path: at('shipments'), act: inTurn(press(/^Tạo vận đơn/), dialog) },
    ...['charms', 'categories', 'bracelet-strings', 'tying-methods', 'ready-made-bracelets'].flatMap(
      (name) => [
        { name: `admin-${name}`, path: at(name) },
        { name: `admin-${name}-form`, path: at(name), act: press(/^Sửa /) },
      ],
    ),
    { name: 'profile-admin', path: '/profile' },
    { name: 'ui', path: at('ui') },
    { name: 'ui-dialog', path: at('ui'), act: overlay(/^Hộp thoại$/) },
    { name: 'ui-drawer', path: at('ui'), act: overlay(/^Ngăn kéo$/) },
    { name: 'ui-question', path: at('ui'), act: overlay(/^Câu hỏi$/) },
    { name: 'ui-warning', path: at('ui'), act: overlay(/^Cảnh báo$/) },
    { name: 'ui-popover', path: at('ui'), act: overlay(/^Giải thích$/) },
    { name: 'ui-menu', path: at('ui'), act: press(/^Thực đơn có đầu$/) },
    { name: 'chat-desk', path: '/admin', act: inTurn(press(/^Mở chat/), dialog) },
    { name: 'chat-desk-talk', path: '/admin', act: inTurn(desk(chat), dialog) },
  ];
  return states.map((state) => ({ who: 'admin', ...state }));
}

function shippers(): State[] {
  const states: Omit<State, 'who'>[] = [
    { name: 'shipper', path: '/shipper' },
    { name: 'shipper-details', path: '/shipper', act: press(/^Chi tiết đơn/) },
    { name: 'shipper-update', path: '/shipper', act: inTurn(press(/^Cập nhật đơn/), dialog) },
    { name: 'shipper-none', path: '/shipper?q=xyzxyz' },
  ];
  return states.map((state) => ({ who: 'shipper', ...state }));
}

const searchFor = (words: string) => async (page: Page) => {
  await press(/^Tìm kiếm/)(page);
  await page.getByRole('searchbox').or(page.getByRole('combobox')).last().fill(words);
  await page.getByRole('option').first().waitFor();
};

async function pick(page: Page): Promise<void> {
  const add = page.getByRole('button', { name: /^Thêm (?!một )(?!.* vào giỏ$)/ });
  for (const _ of [1, 2, 3]) await add.first().click();
}

async function openFolds(page: Page): Promise<void> {
  const folds = page.locator(
    'main details:not([open]) > summary, main [aria-expanded="false"]:not([aria-haspopup])',
  );
  for (let left = await folds.count(); left > 0; left -= 1) await folds.first().click();
}

async function forget(page: Page): Promise<void> {
  await page.getByRole('textbox').first().fill('ngoc.mai@example.vn');
  await page.locator('[type="submit"]').click();
  await page.getByRole('textbox').first().waitFor({ state: 'detached' });
}

async function register(page: Page): Promise<void> {
  const fields = page.locator('form input:not([type="checkbox"])');
  for (const [nth, text] of ['Ngoc Mai', 'ngoc.mai@example.vn', 'banhmi2trung', 'banhmi2trung'].entries())
    await fields.nth(nth).fill(text);
  await page.locator('[type="submit"]').click();
  await page.waitForURL('**/verify-otp');
}

const submitDialog = (page: Page) => page.getByRole('dialog').locator('[type="submit"]').click();

const ring = (page: Page) =>
  page
    .getByText(/^(\d+) trên \1 charm$/)
    .first()
    .waitFor();
const pressSlot = (page: Page) => page.locator('[data-slot="3"]').click();

async function catalogue(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /^Thêm charm/ }).click();
  await page
    .getByRole('list', { name: /^Charm của tiệm/ })
    .getByRole('button')
    .first()
    .waitFor();
}

async function worksheet(page: Page): Promise<void> {
  await follow(/^Xem đơn/)(page);
  await page
    .getByRole('complementary')
    .getByRole('link', { name: /^Phiếu xâu vòng/ })
    .first()
    .click();
  await page.getByRole('article').first().waitFor();
}

const overlay = (name: RegExp) => inTurn(press(name), dialog);

const desk = (chatId: string) => async (page: Page) => {
  await page.getByRole('button', { name: /^Mở chat/ }).waitFor();
  await page.evaluate((detail) => dispatchEvent(new CustomEvent('chat-open', { detail })), { chatId });
};
