import { dataOf } from '../envelope.ts';
import { Money, Time } from '../fields.ts';
import { z } from '../zod.ts';

// Only admins. Which settings there are, of which kind and within which bounds, is one list: domain/shop/settings.ts.

const Value = z.union([z.string().max(1000), z.number(), z.boolean()]);

export const SettingsState = z.object({
  /** Every setting as it counts now, by name. */
  values: z.record(z.string(), Value),
  /** Names that the environment of the server decides, with the variable that does. */
  overridden: z.record(z.string(), z.string()),
  /** Banks to choose from, by their names. */
  banks: z.array(z.object({ bin: z.string(), name: z.string() })),
  /** Whether customers may pay by VietQR: the account is complete and confirmed. */
  takesTransfers: z.boolean(),
  /** Whether mails reach people; without a mail server nobody can sign up. */
  canMail: z.boolean(),
  updatedAt: Time,
});
export type SettingsState = z.infer<typeof SettingsState>;
/** GET and PUT /settings, POST /settings/bank-confirmation. */
export const SettingsReply = dataOf(SettingsState);

/** Settings by name, as a form sends them; POST /leaflets/{slug}/preview, where nothing is stored and each fact comes as a `<mark>`. */
export const SettingValues = z.record(z.string().max(40), Value);

/** PUT /settings: all of `values` are taken, or none; CONFLICT as for the catalogue when `updatedAt` is old. */
export const ChangeSettingsBody = z.object({
  values: SettingValues,
  updatedAt: z.iso.datetime().optional(),
});
export type ChangeSettingsBody = z.input<typeof ChangeSettingsBody>;

/** POST /settings/bank-confirmation: a transfer to this account was seen to arrive. */
export const ConfirmBankBody = z.object({ account: z.string().max(19) });
export type ConfirmBankBody = z.input<typeof ConfirmBankBody>;

/** GET /settings/bank-test: a small transfer with words of its own; when the bank tells of it, the account is confirmed. */
export const BankTest = z.object({
  amount: Money,
  content: z.string(),
  bank: z.object({
    bin: z.string(),
    shortName: z.string(),
    name: z.string(),
    account: z.string(),
    holder: z.string(),
  }),
  /** `data:image/png;base64,…` */
  qrImage: z.string(),
});
export type BankTest = z.infer<typeof BankTest>;
export const BankTestReply = dataOf(BankTest);
