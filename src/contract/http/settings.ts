import { dataOf } from '../envelope.ts';
import { Money, Time } from '../fields.ts';
import { z } from '../zod.ts';
import { BankAccount } from './payment.ts';

// Admins only. Names, kinds and bounds of all settings are defined in one list: domain/shop/settings.ts.

const Value = z.union([z.string().max(1000), z.number(), z.boolean()]);

export const SettingsState = z.object({
  /** Every setting's effective value, by name. */
  values: z.record(z.string(), Value),
  /** Settings fixed by the server's environment, with the variable that sets each. */
  overridden: z.record(z.string(), z.string()),
  /** Banks to choose from, sorted by name. */
  banks: z.array(z.object({ bin: z.string(), name: z.string() })),
  /** Whether customers may pay by VietQR: the account is complete and confirmed. */
  takesTransfers: z.boolean(),
  /** Whether mail can be sent; without a mail server nobody can sign up. */
  canMail: z.boolean(),
  updatedAt: Time,
});
export type SettingsState = z.infer<typeof SettingsState>;
/** GET and PUT /settings, POST /settings/bank-confirmation. */
export const SettingsReply = dataOf(SettingsState);

/**
 * Settings by name, as a form sends them; also for POST /leaflets/{slug}/preview, which stores nothing and wraps each fact in a
 * `<mark>`.
 */
export const SettingValues = z.record(z.string().max(40), Value);

/** PUT /settings: applies all of `values` or none; CONFLICT as for the catalogue when `updatedAt` is old. */
export const ChangeSettingsBody = z.object({
  values: SettingValues,
  updatedAt: z.iso.datetime().optional(),
});
export type ChangeSettingsBody = z.input<typeof ChangeSettingsBody>;

/** POST /settings/bank-confirmation: confirms that a transfer to this account arrived. */
export const ConfirmBankBody = z.object({ account: z.string().max(19) });
export type ConfirmBankBody = z.input<typeof ConfirmBankBody>;

/** GET /settings/bank-test: a small transfer with a unique memo; the account is confirmed when the bank reports it. */
export const BankTest = z.object({
  amount: Money,
  content: z.string(),
  bank: BankAccount,
  /** `data:image/png;base64,…` */
  qrImage: z.string(),
});
export type BankTest = z.infer<typeof BankTest>;
export const BankTestReply = dataOf(BankTest);
