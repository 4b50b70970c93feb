import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { spokenName } from '#domain/identity/spoken-name.vi.ts';
import { addressFormCopy as addressForm } from '#web/entities/account/address-form.vi.ts';
import { authCopy } from '#web/features/auth/copy.vi.ts';
import { copy as builder } from '#web/features/builder/copy.vi.ts';
import { copy as cart } from '#web/features/cart/copy.vi.ts';
import { copy as checkout } from '#web/features/checkout/copy.vi.ts';
import { copy as home } from '#web/features/home/copy.vi.ts';
import { expectPath, expectToast, open, openStage, PHONE } from './support/browser.ts';
import { readOtp } from './support/mails.ts';
import { askAs } from './support/purchase.ts';
import { expectPlaced } from './support/ring.ts';

const stage = openStage();
const HA = { name: 'Lê Thu Hà', email: 'it.lan.bam@example.vn', password: 'banhmi2trung' };
const ADDRESS = { fullName: HA.name, phone: '0912345678', addressLine1: '27/4 Hẻm Hoa Giấy', city: 'Huế' };

/** Keyboard presses wait for a control to be enabled, as taps do automatically. */
const ready = (what: Locator) => what.and(what.page().locator(':not([aria-disabled="true"])'));

/** Counts interactions: a tap, a click or Enter is one, and so is filling a field. */
function counting(by: 'finger' | 'keyboard') {
  let presses = 0;
  const count = async (pressed: Promise<unknown>) => {
    presses += 1;
    await pressed;
  };
  return {
    press: (what: Locator) => count(by === 'finger' ? what.tap() : ready(what).press('Enter')),
    type: (field: Locator, text: string) => count(field.fill(text)),
    presses: () => presses,
  };
}
type Hand = ReturnType<typeof counting>;

test('a new customer has her own bracelet ordered with 22 taps at most, on a phone', async () => {
  const { page } = await stage.guest(PHONE);
  const hand = counting('finger');
  await open(page, '/');
  await hand.type(page.getByLabel(home.nameBand.field), 'Linh');
  await hand.press(page.getByRole('button', { name: home.nameBand.button }));
  await expectToast(page, 'Vui lòng đăng nhập để tiếp tục');
  await register(page, hand);
  await expectPath(page, '/builder?ten=Linh');
  await build(page, hand);

  await hand.press(page.getByRole('link', { name: cart.summary.order }));
  await hand.type(page.getByLabel(checkout.address.phone), ADDRESS.phone);
  await hand.type(page.getByLabel(checkout.address.addressLine1, { exact: true }), ADDRESS.addressLine1);
  await hand.type(page.getByRole('combobox', { name: addressForm.city }), 'sai gon');
  await hand.type(page.getByRole('combobox', { name: addressForm.ward }), 'ben thanh');
  await hand.press(page.getByRole('button', { name: checkout.place, exact: true }));
  await page.getByRole('dialog', { name: home.placed.heading(spokenName(HA.name)) }).waitFor();
  expect(hand.presses()).toBeLessThanOrEqual(22);
});

test('a customer whose address is known orders from the home page with 4 presses, by keyboard', async () => {
  const person = await stage.signedIn(await stage.newCustomer(HA.name));
  const { page } = person;
  await askAs(stage, person, '/users/me/profile', { method: 'PUT', data: { addresses: [ADDRESS] } });
  const hand = counting('keyboard');
  await open(page, '/');
  await hand.press(page.getByRole('button', { name: /^Thêm .* vào giỏ$/ }).first());
  await hand.press(page.getByRole('link', { name: /^Giỏ hàng/ }).first());
  await hand.press(page.getByRole('link', { name: cart.summary.order }));
  await hand.press(page.getByRole('button', { name: checkout.place, exact: true }));
  await page.getByRole('dialog', { name: home.placed.heading(spokenName(HA.name)) }).waitFor();
  expect(hand.presses()).toBe(4);
});

async function register(page: Page, { press, type }: Hand): Promise<void> {
  await press(page.getByRole('link', { name: authCopy.login.toRegister, exact: true }));
  await type(page.getByLabel(authCopy.register.name), HA.name);
  await type(page.getByLabel(authCopy.email), HA.email);
  await type(page.getByLabel(authCopy.password, { exact: true }), HA.password);
  await type(page.getByLabel(authCopy.confirm), HA.password);
  await press(page.getByRole('button', { name: authCopy.register.submit }));
  const code = page.getByLabel(authCopy.otp.label);
  await code.waitFor();
  await type(code, await readOtp(stage.shop.url, HA.email));
}

async function build(page: Page, { press, type }: Hand): Promise<void> {
  const part = (name: string) => page.getByRole('tab', { name, exact: true });
  await expectPlaced(page, 4, 15);
  await press(page.getByRole('button', { name: builder.toolbar.autoFillRest(11) }));
  await expectPlaced(page, 15, 15);
  await press(part(builder.tabs.string));
  await press(page.getByRole('group', { name: builder.string.title }).getByRole('button').first());
  await press(part(builder.tabs.name));
  await type(page.getByLabel(builder.braceletName), 'Vòng của Linh');
  await press(page.getByRole('button', { name: builder.finish }));
  await press(page.getByRole('dialog').getByRole('link', { name: builder.success.cart }));
}
