import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { spokenName } from '#domain/identity/spoken-name.vi.ts';
import { copy as admin } from '#web/features/admin-orders/copy.vi.ts';
import { authCopy } from '#web/features/auth/copy.vi.ts';
import { copy as builder } from '#web/features/builder/copy.vi.ts';
import { copy as cart } from '#web/features/cart/copy.vi.ts';
import { addressFormCopy as addressForm } from '#web/entities/account/address-form.vi.ts';
import { copy as checkout } from '#web/features/checkout/copy.vi.ts';
import { copy as home } from '#web/features/home/copy.vi.ts';
import { heroCopy } from '#web/features/home/hero-copy.vi.ts';
import { uiCopy } from '#web/ui/copy.vi.ts';
import { expectPath, expectToast, open, openStage } from './support/browser.ts';
import { readInMail, readOtp } from './support/mails.ts';
import { look } from './support/page-checks.ts';

const stage = openStage({ moves: true });

const HA = { name: 'Lê Thu Hà', email: 'thu.ha@example.vn', password: 'banhmi2trung' };
const BRACELET = 'Gửi mẹ, tháng Năm';

test('a guest gets from the home page over garden, registration and builder to an order that is confirmed live', async () => {
  await readHomePageWithoutScripts();
  const { page } = await stage.guest();
  await open(page, '/');
  await page.getByRole('link', { name: heroCopy.toGarden }).first().click();
  await expectPath(page, '/garden');

  await pickCharms(page, 8);
  await turnPage(page);
  await pickCharms(page, 8, 8);
  await page.getByRole('link', { name: 'Gần xong rồi! Tiếp tục thiết kế' }).click();
  await expectToast(page, 'Vui lòng đăng nhập để tiếp tục');
  await expectPath(page, '/login');
  await page.getByText(authCopy.login.leadKept(16)).waitFor();

  await register(page);
  await expectPath(page, '/builder');
  await page.getByRole('link', { name: 'Về Vườn hoa' }).click();
  await expectPath(page, '/garden');
  await page.getByRole('link', { name: 'Gần xong rồi! Tiếp tục thiết kế' }).click();
  await expectPath(page, '/builder');
  await buildBracelet(page);
  await expectPath(page, '/cart');
  await page.getByText(BRACELET).first().waitFor();

  const id = await order(page);
  const card = page.getByRole('article', { name: id });
  await card.getByText('Chờ xử lý').waitFor();
  await card.getByText(BRACELET).first().waitFor();

  // A reload would lose this marker.
  await page.evaluate(() => Object.assign(window, { sameLife: true }));
  await confirmAsAdmin(id);
  await card.getByText('Đã xác nhận').waitFor();
  expect(await page.evaluate(() => 'sameLife' in window)).toBe(true);
  await readInMail(stage.shop.url, HA.email, new RegExp(`^(Đơn hàng ${id}: Đã xác nhận)$`, 'm'));
});

async function readHomePageWithoutScripts(): Promise<void> {
  const { page } = await stage.guest({ javaScriptEnabled: false });
  stage.allowTrouble(/: csp GET .*\/assets\/[^/]+\.js$/);
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: heroCopy.heading }).waitFor();
  await page.getByRole('heading', { name: 'Nguồn gốc' }).waitFor();
  await page.getByText('Hoa đào đầu xuân').first().waitFor();
}

const addable = (page: Page) => page.getByRole('button', { name: /^Thêm (?!một )(?!.* vào giỏ$)/ });

/** Picks charms from two pages of the garden. @param picked how many are picked already */
async function pickCharms(page: Page, wanted: number, picked = 0): Promise<void> {
  const bar = page.getByRole('region', { name: 'Charm đã chọn' });
  for (let count = picked + 1; count <= picked + wanted; count += 1) {
    await addable(page).first().click();
    await bar.getByText(String(count), { exact: true }).waitFor();
  }
}

async function turnPage(page: Page): Promise<void> {
  const first = await addable(page).first().getAttribute('aria-label');
  await page.getByRole('navigation', { name: uiCopy.pages }).getByText('2', { exact: true }).click();
  await expect.poll(() => addable(page).first().getAttribute('aria-label')).not.toBe(first);
}

async function register(page: Page): Promise<void> {
  await page.getByRole('link', { name: authCopy.login.toRegister, exact: true }).click();
  await page.getByLabel(authCopy.register.name).fill(HA.name);
  await page.getByLabel(authCopy.email).fill(HA.email);
  await page.getByLabel(authCopy.password, { exact: true }).fill(HA.password);
  await page.getByLabel(authCopy.confirm).fill(HA.password);
  await page.getByRole('button', { name: authCopy.register.submit }).click();
  await page.getByLabel(authCopy.otp.label).fill(await readOtp(stage.shop.url, HA.email));
}

/** Places one charm by hand and uses auto-fill for the rest. */
async function buildBracelet(page: Page): Promise<void> {
  const expectPlaced = (charms: number) => page.getByText(builder.ring.count(charms, 15)).first().waitFor();
  await expectPlaced(0);
  await page
    .getByRole('button', { name: /, còn \d+ để đặt$/ })
    .first()
    .click();
  await page.getByRole('button', { name: builder.ring.slot(0, 15, builder.ring.empty) }).click();
  await expectPlaced(1);
  await page.getByRole('button', { name: builder.toolbar.undo }).click();
  await expectPlaced(0);
  await page.getByRole('button', { name: builder.toolbar.redo, exact: true }).click();
  await expectPlaced(1);
  await page.getByRole('button', { name: builder.toolbar.autoFill }).click();
  await expectPlaced(15);

  await page.getByRole('group', { name: builder.string.title }).getByRole('button').first().click();
  await page.getByLabel(builder.braceletName).fill(BRACELET);
  await page.getByRole('button', { name: builder.finish }).click();
  const done = page.getByRole('dialog', { name: builder.success.title(BRACELET) });
  await done.getByRole('link', { name: builder.success.cart }).waitFor();
  await look(page, 'builder-success');
  await done.getByRole('link', { name: builder.success.cart }).click();
}

/** @returns the order number, `#1A2B3C4D` */
async function order(page: Page): Promise<string> {
  await page.getByRole('link', { name: cart.summary.order }).click();
  await expectPath(page, '/order');
  const { address } = checkout;
  await page.getByLabel(address.fullName).fill(HA.name);
  await page.getByLabel(address.phone).fill('0912345678');
  await page.getByLabel(address.addressLine1, { exact: true }).fill('27/4 Hẻm Hoa Giấy, Quận 3');
  await page.getByLabel(addressForm.city).fill('Thành phố Hồ Chí Minh');
  await page.getByRole('button', { name: checkout.place, exact: true }).click();

  const thanks = page.getByRole('dialog', { name: home.placed.heading(spokenName(HA.name)) });
  const id = (await thanks.getByText(/^#[0-9A-Z]{8}$/i).textContent())!;
  expect(new URL(page.url()).pathname).toBe('/');
  await thanks.getByRole('list').getByText('Xem ảnh').waitFor();
  await look(page, 'home-success');
  await thanks.getByRole('link', { name: home.placed.follow }).click();
  await expectPath(page, '/orders');
  return id;
}

async function confirmAsAdmin(id: string): Promise<void> {
  const { page } = await stage.signedIn('admin');
  await open(page, '/admin?tab=orders');
  await page
    .getByRole('row', { name: id })
    .getByRole('button', { name: admin.actionName(admin.actions.confirmed, id) })
    .click();
  await page.getByRole('row', { name: id }).getByText('Đã xác nhận').waitFor();
}
