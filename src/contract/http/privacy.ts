import {
  DATA_REQUEST_FILTERS,
  DATA_REQUEST_KINDS,
  DATA_REQUEST_MAX,
} from '#domain/identity/data-requests.ts';
import { dataRequestCopy as copy } from '#domain/identity/data-requests.vi.ts';
import type { DataRequestId, UserId } from '#domain/kernel/ids.ts';
import { dataOf, pageQuery, Pagination } from '../envelope.ts';
import { idOf, plainText, Time } from '../fields.ts';
import { z } from '../zod.ts';

/** DELETE /users/me. */
export const DeleteAccountBody = z.object({
  /** The current one, as proof. */
  password: z.string().max(200),
});
export type DeleteAccountBody = z.input<typeof DeleteAccountBody>;

const said = (label: string, missing: string) =>
  plainText(label, DATA_REQUEST_MAX).refine((text) => text !== '', missing);

/** What a person asks about her data, and what the shop answered; `answer` is null until it did. */
export const DataRequest = z.object({
  _id: idOf<DataRequestId>(),
  kind: z.enum(DATA_REQUEST_KINDS),
  words: z.string(),
  createdAt: Time,
  /** The end of the second working day after it. */
  dueBy: Time,
  answer: z.string().nullable(),
  answeredAt: Time.nullable(),
});
export type DataRequest = z.infer<typeof DataRequest>;
export const DataRequestReply = dataOf(DataRequest);
/** GET /users/me/data-requests: one's own, the newest first, 20 at most. */
export const MyDataRequestsReply = dataOf(z.array(DataRequest));

/** POST /users/me/data-requests: one of a kind at a time; the same again is the first one, other words are CONFLICT. */
export const AskAboutDataBody = z.object({
  kind: z.enum(DATA_REQUEST_KINDS),
  words: said(copy.words, copy.wordsMissing),
});
export type AskAboutDataBody = z.input<typeof AskAboutDataBody>;

/** GET /users/data-requests, for admins: what is open, the next deadline first; what was answered, the latest first. */
export const DataRequestsQuery = pageQuery(20).extend({
  status: z.enum(DATA_REQUEST_FILTERS).default('open'),
});
export const DeskDataRequest = DataRequest.extend({
  user: z.object({ _id: idOf<UserId>(), name: z.string(), email: z.string() }),
});
export type DeskDataRequest = z.infer<typeof DeskDataRequest>;
export const DeskDataRequests = z.object({ requests: z.array(DeskDataRequest), pagination: Pagination });
export type DeskDataRequests = z.infer<typeof DeskDataRequests>;
export const DeskDataRequestsReply = dataOf(DeskDataRequests);

/** PUT /users/data-requests/{id}: closes it, and she is told by mail. CONFLICT when it has another answer. */
export const AnswerDataRequestBody = z.object({ answer: said(copy.answer, copy.answerMissing) });
export type AnswerDataRequestBody = z.input<typeof AnswerDataRequestBody>;
export const DeskDataRequestReply = dataOf(DeskDataRequest);
