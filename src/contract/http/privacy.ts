import { tidyEmail } from '#domain/identity/checks.ts';
import {
  DATA_REQUEST_FILTERS,
  DATA_REQUEST_KINDS,
  DATA_REQUEST_MAX,
  DATA_REQUEST_WAYS,
  ENTERED_WAYS,
} from '#domain/identity/data-requests.ts';
import { dataRequestCopy as copy } from '#domain/identity/data-requests.vi.ts';
import { ENTERED_CHECKS } from '#domain/identity/entered-request.ts';
import type { DataRequestId, UserId } from '#domain/kernel/ids.ts';
import { dataOf, pageQuery, Pagination } from '../envelope.ts';
import { idOf, line, plainText, Time } from '../fields.ts';
import { z } from '../zod.ts';

/** DELETE /users/me. */
export const DeleteAccountBody = z.object({
  /** The current one, as proof. */
  password: z.string().max(200),
});
export type DeleteAccountBody = z.input<typeof DeleteAccountBody>;

const said = (label: string, missing: string) =>
  plainText(label, DATA_REQUEST_MAX).refine((text) => text !== '', missing);

/** What a person asks about her data, what the shop answered, and that it did it; each is null until then. */
export const DataRequest = z.object({
  _id: idOf<DataRequestId>(),
  kind: z.enum(DATA_REQUEST_KINDS),
  /** How it came; whatever is not `account` was written down by staff. */
  via: z.enum(DATA_REQUEST_WAYS),
  words: z.string(),
  /** When it came. */
  createdAt: Time,
  /** The end of the second working day after it. */
  dueBy: Time,
  /** The end of the day on which it is done at the latest. */
  actBy: Time,
  answer: z.string().nullable(),
  answeredAt: Time.nullable(),
  /** What was done, in the shop's words; null too where the answer said so. */
  outcome: z.string().nullable(),
  doneAt: Time.nullable(),
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

/**
 * GET /users/data-requests, for admins: what waits for an answer and what is to be done, each the next deadline first; what
 * is done, the latest first.
 */
export const DataRequestsQuery = pageQuery(20).extend({
  status: z.enum(DATA_REQUEST_FILTERS).default('open'),
});
export const DeskDataRequest = DataRequest.extend({
  person: z.object({
    /** Her account, where there is one. */
    _id: idOf<UserId>().nullable(),
    name: z.string(),
    /** Where letters go; null says that staff tell her. */
    email: z.string().nullable(),
    /** A phone or an address, as staff wrote it down. */
    contact: z.string().nullable(),
  }),
  /** By what staff knew her. */
  identified: z.string().nullable(),
});
export type DeskDataRequest = z.infer<typeof DeskDataRequest>;
export const DeskDataRequests = z.object({ requests: z.array(DeskDataRequest), pagination: Pagination });
export type DeskDataRequests = z.infer<typeof DeskDataRequests>;
export const DeskDataRequestsReply = dataOf(DeskDataRequests);
export const DeskDataRequestReply = dataOf(DeskDataRequest);

/**
 * POST /users/data-requests, for admins: one that came by phone or letter, with the deadlines of the day on which it came. It
 * belongs to the account of its e-mail, where there is one. The same `clientId` again is the first one.
 */
export const EnterDataRequestBody = z.object({
  clientId: z.uuid(),
  via: z.enum(ENTERED_WAYS),
  kind: z.enum(DATA_REQUEST_KINDS),
  words: said(copy.words, copy.wordsMissing),
  name: line(ENTERED_CHECKS.name),
  contact: line(ENTERED_CHECKS.contact),
  email: line(ENTERED_CHECKS.email, {}, tidyEmail).default(''),
  identified: line(ENTERED_CHECKS.identified),
  cameOn: z.iso.date(copy.cameOnMissing),
});
export type EnterDataRequestBody = z.input<typeof EnterDataRequestBody>;

/** PUT /users/data-requests/{id}: she is told by mail. `done` closes it too. CONFLICT when it has another answer. */
export const AnswerDataRequestBody = z.object({
  answer: said(copy.answer, copy.answerMissing),
  done: z.boolean().default(false),
});
export type AnswerDataRequestBody = z.input<typeof AnswerDataRequestBody>;

/** PUT /users/data-requests/{id}/outcome: what was done, which closes it; she is told by mail. CONFLICT before it is answered, or done otherwise. */
export const FinishDataRequestBody = z.object({ outcome: said(copy.outcome, copy.outcomeMissing) });
export type FinishDataRequestBody = z.input<typeof FinishDataRequestBody>;
