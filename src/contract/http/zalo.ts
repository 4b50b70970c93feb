import { checkPhone, tidyPhone } from '#domain/identity/address.ts';
import { ZALO_NEWS } from '#domain/zalo/news.ts';
import { dataOf } from '../envelope.ts';
import { Count, line, Money, Time } from '../fields.ts';
import { z } from '../zod.ts';

/** What the shop announces over Zalo, if anything, and whether she opted in: entering her number is her consent. */
export const ZaloChoice = z.object({
  news: z.array(z.enum(ZALO_NEWS)),
  phone: z.string().nullable(),
  since: Time.nullable(),
});
export type ZaloChoice = z.infer<typeof ZaloChoice>;
/** GET, PUT, DELETE /users/me/zalo. */
export const ZaloChoiceReply = dataOf(ZaloChoice);

/** PUT /users/me/zalo. */
export const WantZaloBody = z.object({ phone: line(checkPhone, { examples: ['0912345678'] }, tidyPhone) });
export type WantZaloBody = z.input<typeof WantZaloBody>;

/** Number and cost of Zalo notifications, for the admin desk. */
export const ZaloSpending = z.object({
  isConnected: z.boolean(),
  /** `2026-11`, in Vietnam. */
  month: z.string(),
  messages: Count,
  /** Requests that got no response: Zalo may have sent and charged them. */
  unanswered: Count,
  cost: Money,
  /** Messages of today, towards the settings' daily limit `todayMost`. */
  today: Count,
  todayMost: Count,
});
export type ZaloSpending = z.infer<typeof ZaloSpending>;
/** GET /admin/zalo. */
export const ZaloSpendingReply = dataOf(ZaloSpending);
