import { dataOf, pageQuery, Pagination } from '../envelope.ts';
import { Time } from '../fields.ts';
import { z } from '../zod.ts';

/** GET /admin/mails/refused, for admins, the newest first: mails that did not arrive and that nobody took care of. */
export const RefusedMailsQuery = pageQuery(20);

export const RefusedMail = z.object({
  _id: z.uuid(),
  to: z.string(),
  /** A `code` (or a link) is dead and cannot be sent again: who still wants one asks for another. */
  kind: z.enum(['code', 'letter']),
  /** Null for a code, which nobody else may read. */
  subject: z.string().nullable(),
  /** What the mail server said, in its own words. */
  reason: z.string(),
  writtenAt: Time,
  refusedAt: Time,
});
export type RefusedMail = z.infer<typeof RefusedMail>;
export const RefusedMailsPage = z.object({ mails: z.array(RefusedMail), pagination: Pagination });
export type RefusedMailsPage = z.infer<typeof RefusedMailsPage>;
export const RefusedMailsReply = dataOf(RefusedMailsPage);
