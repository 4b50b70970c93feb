import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Leaflet } from '#contract/http/content.ts';
import type { AuditPage } from '#contract/http/reports.ts';
import type { BankTest, SettingsState } from '#contract/http/settings.ts';
import { INITIAL_SETTINGS } from '#domain/shop/settings.ts';
import { openSettings } from '#server/settings/index.ts';
import { startTestShop, type TestShop, type Visitor } from '../../../test-support/app.ts';
import { fillCart, orderBody, stockGoods } from '../../../test-support/goods.ts';
import { NOW } from '../../../test-support/visitor.ts';
import { FEED_SECRET, sendNotice } from '../../../test-support/transfers.ts';

const PATH = '/api/settings';
const BANK = { bankBin: '970422', bankAccount: '88009900', bankHolder: 'TIEM MAY' };

let site: TestShop;
let admin: Visitor;
beforeAll(async () => {
  // A new owner's server: in production, unconfigured, without a mail server.
  site = await startTestShop({
    env: { NODE_ENV: 'production', BANK_FEED_SECRET: FEED_SECRET },
    settings: 'none',
    mailer: null,
  });
  await stockGoods(site.shop);
  admin = await site.signIn({ role: 'admin' });
});
afterAll(() => site.close());

const change = (values: SettingsState['values'], updatedAt?: string) =>
  admin.put<SettingsState>(PATH, { values, updatedAt });
const state = async () => (await admin.get<SettingsState>(PATH)).data;

describe('a new shop without settings', () => {
  test('has the initial settings, takes no transfers and cannot send mail', async () => {
    expect(await state()).toMatchObject({ takesTransfers: false, canMail: false, overridden: {} });
    expect(site.shop.settings.current()).toEqual(INITIAL_SETTINGS);
  });

  test('takes cash orders and refuses bank transfers', async () => {
    const linh = await site.signIn();
    await fillCart(linh);
    const refused = await linh.post('/api/orders', { ...orderBody(), paymentMethod: 'VietQR' });
    expect([refused.status, refused.error?.code]).toEqual([422, 'PAYMENT_METHOD_UNAVAILABLE']);
    expect((await linh.post('/api/orders', orderBody())).status).toBe(201);
  });

  test('refuses registration, new codes and reset links with 409, as it cannot send mail', async () => {
    const guest = site.visitor();
    const person = { name: 'Khánh Linh', email: 'linh@example.vn', password: 'sen ho Tay 7' };
    const asked = [
      await guest.post('/api/auth/register', person),
      await guest.post('/api/auth/resend-otp', { email: person.email }),
      await guest.post('/api/auth/forgot-password', { email: person.email }),
    ];
    expect(asked.map(({ status, error }) => [status, error?.code])).toEqual(
      asked.map(() => [409, 'MAIL_NOT_SET_UP']),
    );
  });
});

describe('a change of the settings', () => {
  test('applies at once, is announced once and stands in the audit log', async () => {
    let told = 0;
    site.shop.events.on('settings.changed', () => void (told += 1));
    const { status, data } = await change({ name: ' Tiệm  Mây ', giftWrapFreeFrom: 300_000 });
    expect([status, data.values['name'], told]).toEqual([200, 'Tiệm Mây', 1]);
    expect(site.shop.settings.current()).toMatchObject({ name: 'Tiệm Mây', giftWrapFreeFrom: 300_000 });
    const { data: log } = await admin.get<AuditPage>('/api/audit-log?subject=settings');
    expect(log.entries[0]).toMatchObject({
      action: 'update',
      label: 'Tiệm Mây',
      changes: { name: { to: 'Tiệm Mây' }, giftWrapFreeFrom: { from: 200_000, to: 300_000 } },
    });
  });

  test('with invalid values is refused with each field named, and changes nothing', async () => {
    const before = await state();
    const { status, error } = await change({ phone: 'gọi tôi', name: '', slogan: 'Chào', mau: 'đỏ' });
    expect([status, error?.code]).toEqual([422, 'INVALID_INPUT']);
    expect(error?.details?.map(({ path }) => path)).toEqual(['phone', 'name', 'mau']);
    expect((await change({ bankAccount: '123' })).error?.details).toMatchObject([
      { path: 'bankBin' },
      { path: 'bankHolder' },
    ]);
    expect(await state()).toEqual(before);
  });

  test('over a newer one is refused with 409 and what changed', async () => {
    const { updatedAt } = await state();
    await change({ slogan: 'Xâu một chiếc vòng' });
    const late = await change({ slogan: 'Khác' }, updatedAt);
    expect([late.status, late.error?.details]).toMatchObject([
      409,
      [{ path: 'slogan', to: 'Xâu một chiếc vòng' }],
    ]);
  });

  test('is seen by another instance at its next refresh', async () => {
    const elsewhere = await openSettings(site.shop.db, site.shop.config);
    let told = 0;
    elsewhere.onChange(() => void (told += 1));
    await change({ about: 'Một\ntiệm nhỏ' });
    await elsewhere.refresh();
    await elsewhere.refresh();
    expect([elsewhere.current().about, told]).toEqual(['Một\ntiệm nhỏ', 1]);
  });
});

describe('the bank account', () => {
  const confirm = (account: string) => admin.post<SettingsState>(`${PATH}/bank-confirmation`, { account });

  test('is confirmed by typing its own number, not another', async () => {
    expect((await confirm('')).status).toBe(422);
    expect((await change(BANK)).data.takesTransfers).toBe(false);
    expect((await confirm('11112222')).status).toBe(409);
    expect((await confirm(BANK.bankAccount)).data.takesTransfers).toBe(true);
    expect((await confirm(BANK.bankAccount)).status).toBe(200);
    expect((await change({ bankAccount: '77' })).data.takesTransfers).toBe(false);
    expect((await change({ bankAccount: BANK.bankAccount })).data.takesTransfers).toBe(true);
  });

  test('is confirmed by a test transfer with its own content to its own account', async () => {
    await change({ bankAccount: '0055' });
    const askForTest = () => admin.get<BankTest>(`${PATH}/bank-test`);
    const { data } = await askForTest();
    expect(data).toMatchObject({ amount: 2000, content: expect.stringMatching(/^THU[0-9A-F]{8}$/) });
    expect(data.qrImage).toMatch(/^data:image\/png/);
    const notice = (id: string, more: object = {}) => ({
      id,
      transferType: 'in',
      transferAmount: 2000,
      accountNumber: '0055',
      content: `MB 7 ${data.content.toLowerCase().replace('thu', 'thu ')} CT`,
      ...more,
    });
    const outcomeOf = async (told: object) => (await sendNotice(site, told)).body.data.outcome;
    expect(await outcomeOf(notice('t1', { accountNumber: '999' }))).toBe('other_account');
    expect(await outcomeOf(notice('t2', { content: 'THU00000000' }))).toBe('unknown_content');
    expect((await state()).takesTransfers).toBe(false);
    expect(await outcomeOf(notice('t3'))).toBe('bank_test');
    expect((await state()).takesTransfers).toBe(true);
    await change({ bankAccount: '0056' });
    // The test transfer's content is valid for that account only.
    expect(await outcomeOf(notice('t4', { accountNumber: '0056' }))).toBe('unknown_content');
    expect((await state()).takesTransfers).toBe(false);
    await change({ bankAccount: BANK.bankAccount });
    await confirm(BANK.bankAccount);
  });

  test('when changed and unconfirmed is not shown to an order that waits for its transfer', async () => {
    const linh = await site.signIn();
    await fillCart(linh);
    const { data: order } = await linh.post<{ _id: string }>('/api/orders', {
      ...orderBody(),
      paymentMethod: 'VietQR',
    });
    const qr = () => linh.post<{ bank: object }>('/api/payments/vietqr-data', { orderId: order._id });
    expect((await qr()).data.bank).toMatchObject({ account: BANK.bankAccount, holder: BANK.bankHolder });
    await change({ bankAccount: '66' });
    expect((await qr()).error?.code).toBe('PAYMENT_METHOD_UNAVAILABLE');
  });
});

describe('settings from the environment', () => {
  test('override the stored ones, and the desk cannot change them', async () => {
    const own = await startTestShop({ env: { SHOP_NAME: 'Tiệm Gió', BANK_ACCOUNT: '42' } });
    const boss = await own.signIn({ role: 'admin' });
    const { data } = await boss.get<SettingsState>(PATH);
    expect([data.values['name'], data.overridden]).toEqual([
      'Tiệm Gió',
      { name: 'SHOP_NAME', bankAccount: 'BANK_ACCOUNT' },
    ]);
    // The demo's account was confirmed, the new one is not.
    expect(data.takesTransfers).toBe(false);
    const refused = await boss.put(PATH, { values: { name: 'Khác' } });
    expect(refused.error?.details).toMatchObject([
      { path: 'name', message: expect.stringContaining('SHOP_NAME') },
    ]);
    await own.close();
  });

  test('with an invalid value stop the start with the variable’s name', async () => {
    const opening = startTestShop({ env: { SHOP_OPEN_FROM: '25' } });
    await expect(opening).rejects.toThrow('SHOP_OPEN_FROM');
  });
});

test('a leaflet is previewed with settings that are not stored', async () => {
  const preview = (values: object) => admin.post<Leaflet>('/api/leaflets/quyen-rieng-tu/preview', values);
  const before = (await admin.get<Leaflet>('/api/leaflets/quyen-rieng-tu', NOW)).data;
  const { status, data } = await preview({ owner: '  Bà <b>Sen</b>', taxCode: '0312345678' });
  expect([status, data.title]).toEqual([200, before.title]);
  expect(data.html).toContain('<mark>Bà &lt;b&gt;Sen&lt;/b&gt;, mã số thuế 0312345678');
  expect((await admin.get<Leaflet>('/api/leaflets/quyen-rieng-tu', NOW)).data).toEqual(before);
  expect((await preview({})).data.html.replaceAll(/<\/?mark>/g, '')).toBe(before.html);
  for (const wrong of [{ taxCode: '12' }, { owner: 7 }, { password: 'x' }, { owner: 'a'.repeat(2000) }])
    expect(await preview(wrong)).toMatchObject({ status: 422, error: { code: 'INVALID_INPUT' } });
});
