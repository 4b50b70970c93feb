import { checkPhone, tidyPhone } from '#domain/identity/address.ts';
import { dataOf } from '../envelope.ts';
import { Count, line, Money, Time } from '../fields.ts';
import { z } from '../zod.ts';

/** Whether the shop notifies over Zalo, and whether she opted in: entering her number is her consent. */
export const ZaloChoice = z.object({
  isOffered: z.boolean(),
  phone: z.string().nullable(),
  since: Time.nullable(),
});
export type ZaloChoice = z.infer<typeof ZaloChoice>;
/** GET, PUT, DELETE /users/me/zalo. */
export const ZaloChoiceReply = dataOf(ZaloChoice);

/** PUT /users/me/zalo. */
export const WantZaloBody = z.object({ phone: line(checkPhone, { examples: ['0912345678'] }, tidyPhone) });
export type WantZaloBody = z.input<typeof WantZaloBody>;

/** What news over Zalo were and cost, as the desk reads it. */
export const ZaloSpending = z.object({
  isConnected: z.boolean(),
  /** `2026-11`, in Vietnam. */
  month: z.string(),
  messages: Count,
  /** Asked for without an answer: Zalo may have sent and counted them. */
  unanswered: Count,
  cost: Money,
  /** Of the most that the shop's settings allow a day. */
  today: Count,
  todayMost: Count,
});
export type ZaloSpending = z.infer<typeof ZaloSpending>;
/** GET /admin/zalo. */
export const ZaloSpendingReply = dataOf(ZaloSpending);
