import { describe, expect, test } from 'vitest';
import { vnd } from '../kernel/vnd.ts';
import { deliveryDays, phoneLink, shortAddress, socialLinks, UNKNOWN_SHOP, wrapPromise } from './public.ts';
import {
  bankKey,
  checkSetting,
  checkTogether,
  DEMO_SETTINGS,
  INITIAL_SETTINGS,
  toPublicShop,
  readSetting,
  SETTING_NAMES,
  takesTransfers,
  tidySetting,
  withConfirmedBank,
  type SettingName,
} from './settings.ts';

test('the demo settings and the initial settings are valid', () => {
  for (const settings of [DEMO_SETTINGS, INITIAL_SETTINGS]) {
    for (const name of SETTING_NAMES)
      expect([name, checkSetting(name, settings[name])]).toEqual([name, null]);
    expect(checkTogether(settings)).toEqual({});
  }
});

test('the initial settings contain no text of the demo settings', () => {
  const said = SETTING_NAMES.map((name) => DEMO_SETTINGS[name]).filter((value) => typeof value === 'string');
  expect(
    Object.values(INITIAL_SETTINGS).filter((value) => value !== '' && said.includes(String(value))),
  ).toEqual([]);
});

test.each<[SettingName, string | number, boolean]>([
  ['name', 'Tiệm Mây', true],
  ['name', '', false],
  ['name', 'x'.repeat(41), false],
  ['phone', '0901 234 567', true],
  ['phone', '', true],
  ['phone', 'gọi tôi', false],
  ['email', 'chao@may.vn', true],
  ['email', 'chao@may', false],
  ['facebook', 'https://facebook.com/may', true],
  ['facebook', 'javascript:alert(1)', false],
  ['facebook', 'https://x.vn/"><script>', false],
  ['taxCode', '0312345678', true],
  ['taxCode', '0312345678-001', true],
  ['taxCode', '12345', false],
  ['bankBin', '970436', true],
  ['bankBin', '97043', false],
  ['bankAccount', '0011 0042', false],
  ['openFrom', 24, false],
  ['openUntil', 24, true],
  ['giftWrapFreeFrom', 0, true],
  ['giftWrapFreeFrom', -1, false],
  ['giftWrapFreeFrom', 1.5, false],
  ['openOrdersMax', 0, false],
  ['makeDaily', 0, true],
  ['pauseFrom', '', true],
  ['pauseFrom', '28/02/2027', true],
  ['pauseFrom', '30/02/2027', false],
])('setting %s = "%s" is valid: %s', (name, value, right) => {
  expect(checkSetting(name, tidySetting(name, value)) === null).toBe(right);
});

test('a setting of the wrong type is refused', () => {
  expect(checkSetting('name', 3)).not.toBeNull();
  expect(checkSetting('openFrom', '8')).not.toBeNull();
});

test.each<[SettingName, string, string | number]>([
  ['giftWrapFreeFrom', '200.000 ₫', 200_000],
  ['openFrom', ' 8 ', 8],
  ['openFrom', '8h', Number.NaN],
  ['openFrom', '', Number.NaN],
  ['email', ' Chao@May.VN ', 'chao@may.vn'],
])('setting %s is parsed from "%s" as %s', (name, text, value) => {
  expect(readSetting(name, text)).toBe(value);
});

describe('settings that depend on each other', () => {
  test.each([
    [{ openFrom: 22, openUntil: 8 }, ['openUntil']],
    [{ deliveryDaysFrom: 5, deliveryDaysTo: 4 }, ['deliveryDaysTo']],
    [{ bankAccount: '123' }, ['bankBin', 'bankHolder']],
    [{ pauseFrom: '01/02/2027' }, ['pauseUntil']],
    [{ pauseUntil: '01/02/2027' }, ['pauseFrom']],
    [{ pauseFrom: '14/02/2027', pauseUntil: '01/02/2027' }, ['pauseUntil']],
    [{ pauseFrom: '01/02/2027', pauseUntil: '02/04/2027' }, ['pauseUntil']],
    [{ pauseFrom: '01/02/2027', pauseUntil: '01/04/2027' }, []],
    [{ bankBin: '970436', bankAccount: '123', bankHolder: 'MAY' }, []],
  ])('%o gives errors in %o', (own, names) => {
    expect(Object.keys(checkTogether({ ...INITIAL_SETTINGS, ...own }))).toEqual(names);
  });
});

describe('bank transfers', () => {
  const bank = { bankBin: '970436', bankAccount: '123', bankHolder: 'TIEM MAY' };

  test('are offered only with a complete and confirmed bank account', () => {
    expect(takesTransfers(INITIAL_SETTINGS)).toBe(false);
    expect(takesTransfers(withConfirmedBank(INITIAL_SETTINGS))).toBe(false);
    expect(takesTransfers({ ...INITIAL_SETTINGS, ...bank })).toBe(false);
    expect(takesTransfers(withConfirmedBank({ ...INITIAL_SETTINGS, ...bank }))).toBe(true);
  });

  test.each([{ bankBin: '970422' }, { bankAccount: '124' }, { bankHolder: 'NGUOI KHAC' }])(
    'are not offered after the confirmed account was changed: %o',
    (other) => {
      expect(takesTransfers({ ...withConfirmedBank({ ...INITIAL_SETTINGS, ...bank }), ...other })).toBe(
        false,
      );
    },
  );

  test('have an account key of BIN, account number and holder', () => {
    expect(bankKey(bank)).toBe('970436 123 TIEM MAY');
  });
});

describe('the public settings', () => {
  const demo = toPublicShop(DEMO_SETTINGS, true);

  test('do not contain the bank account number', () => {
    expect(JSON.stringify(demo)).not.toContain(DEMO_SETTINGS.bankAccount);
    expect(demo.takesTransfers).toBe(true);
  });

  test('are those of the initial settings as long as they are unknown', () => {
    expect(UNKNOWN_SHOP).toEqual(toPublicShop(INITIAL_SETTINGS, true));
  });

  test('are formatted: delivery days, gift wrap, address, phone and social links', () => {
    expect(deliveryDays(demo)).toBe('3–4');
    expect(deliveryDays({ ...demo, deliveryDaysTo: 3 })).toBe('3');
    expect(wrapPromise(demo)).toBe('Gói quà miễn phí từ 200.000\u00a0₫');
    expect(
      wrapPromise({ ...demo, giftWrapPrice: INITIAL_SETTINGS.giftWrapFreeFrom, giftWrapFreeFrom: vnd(0) }),
    ).toBe('Gói quà miễn phí');
    expect(shortAddress(demo)).toBe('12 Hẻm Hoa Sứ, Quận 3');
    expect(phoneLink(demo)).toBe('tel:+84900000000');
    expect(socialLinks({ ...demo, zalo: 'https://zalo.me/0900000000' })).toEqual([
      { href: demo.instagram, label: 'Instagram @vuoncharm' },
      { href: 'https://zalo.me/0900000000', label: 'Zalo @0900000000' },
    ]);
  });
});
