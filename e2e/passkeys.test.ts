import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ERRORS } from '#contract/errors.ts';
import type { Passkeys } from '#contract/http/passkeys.ts';
import type { Me } from '#contract/http/identity.ts';
import { copy } from '#web/features/account/security/copy.vi.ts';
import { authCopy } from '#web/features/auth/copy.vi.ts';
import { expectPath, expectToast, open, openStage } from './support/browser.ts';

const stage = openStage();

/** Adds a virtual authenticator with user verification to the page. */
async function phoneOf(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const own = async (page: Page) =>
  ((await (await page.request.get('/api/users/me/passkeys')).json()) as { data: Passkeys }).data;

/** Adds a passkey in the profile. @returns the recovery codes shown */
async function addPasskey(page: Page): Promise<string[]> {
  await open(page, '/profile');
  await press(page, copy.passkeys.add);
  await expectToast(page, copy.passkeys.added);
  const dialog = page.getByRole('dialog', { name: copy.codes.title });
  await dialog.waitFor();
  const codes = await dialog.getByRole('listitem').allTextContents();
  await dialog.getByRole('button', { name: copy.codes.kept }).click();
  await dialog.waitFor({ state: 'detached' });
  return codes;
}

async function logOut(page: Page, name: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: `Tài khoản của ${name}` })
    .click();
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
  await expectPath(page, '/');
  await open(page, '/login');
}

test('a customer adds a passkey and signs in with it; it is one press', async () => {
  const account = await stage.newCustomer();
  const { page } = await stage.signedIn(account);
  await phoneOf(page);
  const codes = await addPasskey(page);
  expect(codes).toHaveLength(10);
  await page.getByRole('button', { name: copy.passkeys.renew(10) }).waitFor();

  await logOut(page, account.name);
  await press(page, authCopy.login.byPasskey);
  await expectPath(page, '/');
  const me = (await (await page.request.get('/api/users/me')).json()) as { data: Me };
  expect(me.data.email).toBe(account.email);
  expect((await own(page)).passkeys[0]?.usedAt).not.toBeNull();
});

test('a shipper with a passkey but without his phone signs in by password and recovery code', async () => {
  const { page: first } = await stage.signedIn('shipper');
  await phoneOf(first);
  const [code = ''] = await addPasskey(first);

  const { page } = await stage.guest();
  await open(page, '/login');
  stage.allowTrouble(/: 403 POST .*\/api\/auth\/login$/);
  const { email, password } = stage.shop.accounts.shipper;
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await press(page, authCopy.login.submit);
  await page.getByText(authCopy.login.passkeyNeeded).waitFor();
  await page.getByLabel(authCopy.login.recoveryCode).fill(code);
  await press(page, authCopy.login.submit);
  await expectPath(page, '/shipper');
  const left = await own(page);
  expect(left.codesLeft).toBe(9);
  // Other tests sign him in with his password.
  const id = left.passkeys[0]!._id;
  await page.request.delete(`/api/users/me/passkeys/${id}`, { headers: { origin: stage.shop.url } });
});

test('the profile lists the devices, and one press signs out all others', async () => {
  const account = await stage.newCustomer();
  const { page } = await stage.signedIn(account);
  const { page: other } = await stage.signedIn(account);
  await open(page, '/profile');
  const devices = page.getByRole('region', { name: copy.devices.title });
  await devices.getByText(copy.devices.isThis).waitFor();
  // The device of the registration, and these two.
  await expect.poll(() => devices.getByRole('listitem').count()).toBe(3);
  await devices.getByRole('button', { name: copy.devices.all }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: copy.devices.end, exact: true }).click();
  await expectToast(page, copy.devices.allEnded);
  await expect.poll(() => devices.getByRole('listitem').count()).toBe(1);
  stage.allowTrouble(/401/);
  expect((await other.request.get('/api/users/me')).status()).toBe(401);
});

test('the data download asks for the password if the sign-in is too old, and then continues', async () => {
  const account = await stage.newCustomer();
  const { page } = await stage.signedIn(account);
  await open(page, '/profile');
  // Simulates an expired re-authentication.
  const { status, message } = ERRORS.PROOF_NEEDED;
  const refusal = { status, json: { code: 'PROOF_NEEDED', message } };
  await page.route('**/api/users/me/data', (route) => route.fulfill(refusal), { times: 1 });
  stage.allowTrouble(/: 403 GET .*\/data$/);
  await page.getByRole('link', { name: 'Tải dữ liệu về máy' }).click();
  const dialog = page.getByRole('dialog', { name: copy.proof.title });
  stage.allowTrouble(/: 422 PUT .*\/proof$/);
  await dialog.getByLabel(copy.proof.password).fill('khongphai1');
  await dialog.getByRole('button', { name: copy.proof.submit }).click();
  await dialog.getByText('Mật khẩu hiện tại chưa đúng').waitFor();
  await dialog.getByLabel(copy.proof.password).fill(account.password);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: copy.proof.submit }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('du-lieu-cua-ban.json');
});
