import { readDay } from '../kernel/days.ts';
import { days } from '../kernel/time.ts';
import { checkEmail, tidyEmail } from '../identity/checks.ts';
import { issue } from '../kernel/issue.ts';
import type { Check, Issue } from '../kernel/issue.ts';
import {
  atLeast,
  atMost,
  lineRule,
  matches,
  optional,
  required,
  tidyLine,
  tidyText,
} from '../kernel/text-rules.ts';
import { vnd, type Vnd } from '../kernel/vnd.ts';
import { settingsCopy as copy } from './copy.vi.ts';
import { demoFacts } from './demo.vi.ts';
import type { PublicShop } from './public.ts';
import { publicCopy } from './public.vi.ts';

/** Sections of the settings page. */
export const SETTING_SECTIONS = [
  'identity',
  'contact',
  'legal',
  'bank',
  'photo',
  'returns',
  'promise',
  'delivery',
  'parcel',
  'zalo',
  'limits',
  'safety',
  'opening',
] as const;
export type SettingSection = (typeof SETTING_SECTIONS)[number];

/**
 * The type of each kind of setting: one line of text, several lines, a whole number, đồng, an hour of the day in Vietnam, yes or
 * no.
 */
type Values = { line: string; text: string; count: number; money: Vnd; hour: number; flag: boolean };
type SettingKind = keyof Values;
export type SettingValue = string | number | boolean;

type Definition = {
  readonly section: SettingSection;
  readonly kind: SettingKind;
  /** The value in a new shop. */
  readonly initial: SettingValue;
  /** Validates a text; numbers have bounds instead. */
  readonly check?: Check;
  readonly tidy?: (text: string) => string;
  readonly least?: number;
  readonly most?: number;
};

const MONEY_MAX = 100_000_000;
const REVENUE_MAX = 1_000_000_000_000;

/** A line that may stay empty. */
const anyLine = (most: number): Check => lineRule(atMost(most, copy.tooLong(most)));
const form = (pattern: RegExp, message: string): Check => optional(lineRule(matches(pattern, message)));
const line = (section: SettingSection, check: Check, initial = '') =>
  ({ section, kind: 'line', check, initial }) as const;
const template = form(/^\d{3,20}$/, copy.template);
const day: Check = (text) => (text === '' || readDay(text) !== null ? null : issue('day', copy.day));
const link = form(/^https:\/\/[^\s"'<>]{4,200}$/, copy.link);

/**
 * Every setting of the shop, each fact once (decision 0041). A new one is a line here and its label in `copy.vi.ts`: the desk,
 * command line, environment and validation follow.
 */
const DEFINITIONS = {
  name: line(
    'identity',
    lineRule(required(copy.nameMissing), atLeast(2, copy.nameMissing), atMost(40, copy.tooLong(40))),
    publicCopy.nameless,
  ),
  slogan: line('identity', anyLine(80)),
  about: { section: 'identity', kind: 'text', check: anyLine(300), initial: '' },
  origin: { section: 'identity', kind: 'text', check: anyLine(300), initial: '' },

  phone: line('contact', form(/^\+?[0-9][0-9 .-]{7,17}$/, copy.phone)),
  email: { ...line('contact', optional(checkEmail)), tidy: tidyEmail },
  address: line('contact', anyLine(160)),
  helpline: line('contact', anyLine(120)),
  openFrom: { section: 'contact', kind: 'hour', initial: 8, least: 0, most: 23 },
  openUntil: { section: 'contact', kind: 'hour', initial: 22, least: 1, most: 24 },
  facebook: line('contact', link),
  instagram: line('contact', link),
  zalo: line('contact', link),
  tiktok: line('contact', link),

  owner: line('legal', anyLine(100)),
  taxCode: line('legal', form(/^(\d{10}(-\d{3})?|\d{12})$/, copy.taxCode)),
  registration: line('legal', anyLine(200)),
  returnAddress: line('legal', anyLine(160)),
  /** Revenue threshold of a household business in a calendar year (Decree 141/2026); 0 turns the watch off. */
  untaxedRevenue: { section: 'legal', kind: 'money', initial: 1_000_000_000, least: 0, most: REVENUE_MAX },

  bankBin: line('bank', form(/^\d{6}$/, copy.bankBin)),
  bankAccount: line('bank', form(/^[A-Za-z0-9]{1,19}$/, copy.bankAccount)),
  bankHolder: line('bank', anyLine(50)),

  photoRemindAfter: { section: 'photo', kind: 'count', initial: 12, least: 1, most: 240 },
  photoDecideAfter: { section: 'photo', kind: 'count', initial: 48, least: 2, most: 480 },

  returnRemindAfter: { section: 'returns', kind: 'count', initial: 7, least: 1, most: 60 },
  returnDays: { section: 'returns', kind: 'count', initial: 7, least: 1, most: 60 },

  /** Capacity in bracelets a day; 0 promises no delivery day. */
  makeDaily: { section: 'promise', kind: 'count', initial: 0, least: 0, most: 1000 },
  makeDays: { section: 'promise', kind: 'count', initial: 2, least: 1, most: 60 },
  photoDays: { section: 'promise', kind: 'count', initial: 1, least: 1, most: 30 },
  packDays: { section: 'promise', kind: 'count', initial: 1, least: 1, most: 30 },
  makeSaturdays: { section: 'promise', kind: 'flag', initial: true },
  makeSundays: { section: 'promise', kind: 'flag', initial: false },
  /** First and last day of the pause around Tết; empty means public holidays only. */
  pauseFrom: line('promise', day),
  pauseUntil: line('promise', day),

  deliveryDaysFrom: { section: 'delivery', kind: 'count', initial: 3, least: 1, most: 60 },
  deliveryDaysTo: { section: 'delivery', kind: 'count', initial: 4, least: 1, most: 60 },
  /** 0 means no order ships free because of its sum. */
  freeDeliveryFrom: { section: 'delivery', kind: 'money', initial: 0, least: 0, most: MONEY_MAX },
  giftWrapFreeFrom: { section: 'delivery', kind: 'money', initial: 200_000, least: 0, most: MONEY_MAX },
  giftWrapPrice: { section: 'delivery', kind: 'money', initial: 15_000, least: 0, most: MONEY_MAX },

  pickupAddress: line('parcel', anyLine(160)),
  pickupWard: line('parcel', anyLine(60)),
  pickupCity: line('parcel', anyLine(60)),
  parcelWeight: { section: 'parcel', kind: 'count', initial: 200, least: 1, most: 20_000 },
  parcelLength: { section: 'parcel', kind: 'count', initial: 15, least: 1, most: 100 },
  parcelWidth: { section: 'parcel', kind: 'count', initial: 12, least: 1, most: 100 },
  parcelHeight: { section: 'parcel', kind: 'count', initial: 6, least: 1, most: 100 },

  znsConfirmed: line('zalo', template),
  znsPhoto: line('zalo', template),
  znsShipped: line('zalo', template),
  znsDelivered: line('zalo', template),
  /** Price of one delivered message. */
  znsPrice: { section: 'zalo', kind: 'money', initial: 300, least: 0, most: 100_000 },
  znsDailyMost: { section: 'zalo', kind: 'count', initial: 200, least: 0, most: 100_000 },

  openOrdersMax: { section: 'limits', kind: 'count', initial: 3, least: 1, most: 100 },
  heldBraceletsMax: { section: 'limits', kind: 'count', initial: 60, least: 1, most: 1000 },

  backupNightly: { section: 'safety', kind: 'flag', initial: true },

  isOpen: { section: 'opening', kind: 'flag', initial: true },
} as const satisfies Record<string, Definition>;

export type SettingName = keyof typeof DEFINITIONS;

/** The settings an owner edits; a text that is not set is empty. */
export type OwnSettings = { readonly [Name in SettingName]: Values[(typeof DEFINITIONS)[Name]['kind']] };

/** All settings, with what the system itself records about the shop. */
export type ShopSettings = OwnSettings & {
  /** `bankKey` of the bank account that staff saw a transfer arrive at; any other account is unconfirmed. */
  readonly confirmedBank: string;
  /** The mail server whose test mail was confirmed to have arrived; any other is untested. */
  readonly confirmedMail: string;
};

export const SETTING_NAMES = Object.keys(DEFINITIONS) as SettingName[];

export const isSettingName = (text: string): text is SettingName => Object.hasOwn(DEFINITIONS, text);

/** The definition of a setting. */
export const settingOf = (name: SettingName): Definition => DEFINITIONS[name];

/** The defaults of a new shop: no address, no account, no owner. */
export const INITIAL_SETTINGS: ShopSettings = {
  ...(Object.fromEntries(SETTING_NAMES.map((name) => [name, DEFINITIONS[name].initial])) as OwnSettings),
  confirmedBank: '',
  confirmedMail: '',
};

type Bank = Pick<ShopSettings, 'bankBin' | 'bankAccount' | 'bankHolder'>;

/** The string under which a bank account is confirmed; any change to the account makes it another. */
export function bankKey({ bankBin, bankAccount, bankHolder }: Bank): string {
  return [bankBin, bankAccount, bankHolder].join(' ');
}

/** The same settings with their account confirmed. */
export function withConfirmedBank<T extends ShopSettings>(settings: T): T {
  return { ...settings, confirmedBank: settings.bankAccount === '' ? '' : bankKey(settings) };
}

/** The demo shop, whose account counts as confirmed because no real money moves. */
export const DEMO_SETTINGS: ShopSettings = withConfirmedBank({ ...INITIAL_SETTINGS, ...demoFacts });

/** The value of a setting as it is stored; it may still be invalid (`checkSetting`). */
export function tidySetting(name: SettingName, value: SettingValue): SettingValue {
  const { kind, tidy = kind === 'text' ? tidyText : tidyLine } = settingOf(name);
  return typeof value === 'string' ? tidy(value) : value;
}

/** Validates a tidied value. */
export function checkSetting(name: SettingName, value: unknown): Issue | null {
  const { kind, check, least = 0, most = MONEY_MAX } = settingOf(name);
  if (kind === 'line' || kind === 'text')
    return typeof value === 'string' ? (check?.(value) ?? null) : issue('type', copy.text);
  if (kind === 'flag') return typeof value === 'boolean' ? null : issue('type', copy.flag);
  const fits = Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;
  return fits ? null : issue('range', copy.range(least, most));
}

/** Conflicts between settings that are each valid alone, keyed by the setting to correct. */
export function checkTogether(settings: OwnSettings): Partial<Record<SettingName, Issue>> {
  const { openFrom, openUntil, deliveryDaysFrom, deliveryDaysTo, bankBin, bankAccount, bankHolder } =
    settings;
  const { photoRemindAfter, photoDecideAfter } = settings;
  const bank = { bankBin, bankAccount, bankHolder };
  const isHalfABank = Object.values(bank).some(Boolean) && !Object.values(bank).every(Boolean);
  const missing = (Object.keys(bank) as (keyof typeof bank)[]).filter(
    (name) => isHalfABank && bank[name] === '',
  );
  return {
    ...(openFrom < openUntil ? {} : { openUntil: issue('order', copy.hoursOrder) }),
    ...(deliveryDaysFrom <= deliveryDaysTo ? {} : { deliveryDaysTo: issue('order', copy.daysOrder) }),
    ...pauseIssues(settings),
    ...(photoRemindAfter < photoDecideAfter ? {} : { photoDecideAfter: issue('order', copy.photoOrder) }),
    ...Object.fromEntries(missing.map((name) => [name, issue('required', copy.bankTogether)])),
  };
}

/** Longest pause, in days. */
const PAUSE_MAX = 60;

function pauseIssues({ pauseFrom, pauseUntil }: OwnSettings): Partial<Record<SettingName, Issue>> {
  const [from, until] = [readDay(pauseFrom), readDay(pauseUntil)];
  if (from === null && until === null) return {};
  if (from === null) return { pauseFrom: issue('required', copy.pauseTogether) };
  if (until === null) return { pauseUntil: issue('required', copy.pauseTogether) };
  if (until < from) return { pauseUntil: issue('order', copy.pauseOrder) };
  const isShort = Date.parse(until) - Date.parse(from) < days(PAUSE_MAX);
  return isShort ? {} : { pauseUntil: issue('range', copy.pauseLong(PAUSE_MAX)) };
}

const FLAGS: Readonly<Record<string, boolean>> = { có: true, true: true, không: false, false: false };

/**
 * Parses a value from a command line or the environment: `200.000` and `200000` are both money. @returns a value for
 * `checkSetting`
 */
export function readSetting(name: SettingName, text: string): SettingValue {
  const { kind } = settingOf(name);
  if (kind === 'line' || kind === 'text') return tidySetting(name, text);
  if (kind === 'flag') return FLAGS[text.trim().toLowerCase().normalize('NFC')] ?? Number.NaN;
  const digits = kind === 'money' ? text.replace(/[.\s₫đ]/gu, '') : text.trim();
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

/** Whether bank transfers may be offered: the account is complete and confirmed to be the shop's own. */
export function takesTransfers(settings: ShopSettings): boolean {
  const { bankBin, bankAccount, bankHolder } = settings;
  const isSet = bankBin !== '' && bankAccount !== '' && bankHolder !== '';
  return isSet && settings.confirmedBank === bankKey(settings);
}

/** Amount and memo of a test transfer; the memo is letters and digits only, which every bank preserves. */
export const BANK_TEST_AMOUNT = vnd(2_000);
export const bankTestWords = (secret: string): string => `THU${secret.slice(0, 8).toUpperCase()}`;

/** Whether a bank notice contains these words; banks add their own text around them and spaces inside. */
export function hasWords(words: string, ...texts: readonly (string | null | undefined)[]): boolean {
  return texts.some((text) =>
    (text ?? '')
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, '')
      .includes(words),
  );
}

/** The account under the names that the QR code, mails and bank notices use. */
export function bankOf({ bankBin, bankAccount, bankHolder }: Bank) {
  return { bin: bankBin, account: bankAccount, holder: bankHolder };
}

/** The settings without what must stay private; of the bank account only whether transfers are accepted. */
export function toPublicShop(settings: ShopSettings, canMail: boolean): PublicShop {
  const {
    bankBin: _bin,
    bankAccount: _account,
    bankHolder: _holder,
    confirmedBank: _key,
    confirmedMail: _server,
    backupNightly: _nightly,
    returnRemindAfter: _remind,
    makeDaily: _daily,
    makeDays: _makeDays,
    photoDays: _photoDays,
    packDays: _packDays,
    makeSaturdays: _saturdays,
    makeSundays: _sundays,
    pauseFrom: _pauseFrom,
    pauseUntil: _pauseUntil,
    untaxedRevenue: _untaxed,
    znsConfirmed: _confirmed,
    znsPhoto: _photo,
    znsShipped: _shipped,
    znsDelivered: _delivered,
    znsPrice: _price,
    znsDailyMost: _most,
    pickupAddress: _pickup,
    pickupWard: _ward,
    pickupCity: _city,
    parcelWeight: _weight,
    parcelLength: _length,
    parcelWidth: _width,
    parcelHeight: _height,
    ...rest
  } = settings;
  return { ...rest, takesTransfers: takesTransfers(settings), canMail };
}
