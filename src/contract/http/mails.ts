import { dataOf, pageQuery, Pagination } from '../envelope.ts';
import { Time } from '../fields.ts';
import { z } from '../zod.ts';

/** GET /admin/mails/refused, for admins, newest first: undelivered mails that staff have not dealt with. */
export const RefusedMailsQuery = pageQuery(20);

export const RefusedMail = z.object({
  _id: z.uuid(),
  to: z.string(),
  /** A `code` (or a link) has expired and cannot be resent: the recipient must request another. */
  kind: z.enum(['code', 'letter']),
  /** Null for a code, which nobody else may read. */
  subject: z.string().nullable(),
  /** The mail server's error message, verbatim. */
  reason: z.string(),
  writtenAt: Time,
  refusedAt: Time,
});
export type RefusedMail = z.infer<typeof RefusedMail>;
export const RefusedMailsPage = z.object({ mails: z.array(RefusedMail), pagination: Pagination });
export type RefusedMailsPage = z.infer<typeof RefusedMailsPage>;
export const RefusedMailsReply = dataOf(RefusedMailsPage);
