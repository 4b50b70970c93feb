import { checkPhone, tidyPhone } from '#domain/identity/address.ts';
import { dataOf } from '../envelope.ts';
import { line, Time } from '../fields.ts';
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
