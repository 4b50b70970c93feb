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

const requiredText = (label: string, missing: string) =>
  plainText(label, DATA_REQUEST_MAX).refine((text) => text !== '', missing);

/** A request about personal data, the shop's answer, and what was done; each is null until then. */
export const DataRequest = z.object({
  _id: idOf<DataRequestId>(),
  kind: z.enum(DATA_REQUEST_KINDS),
  /** How it arrived; anything but `account` was recorded by staff. */
  via: z.enum(DATA_REQUEST_WAYS),
  words: z.string(),
  /** When it arrived. */
  createdAt: Time,
  /** Deadline of the answer: the end of the second working day after it. */
  dueBy: Time,
  /** Deadline of its fulfilment: the end of that day. */
  actBy: Time,
  answer: z.string().nullable(),
  answeredAt: Time.nullable(),
  /** What was done, in the shop's words; also null when the answer itself closed it. */
  outcome: z.string().nullable(),
  doneAt: Time.nullable(),
});
export type DataRequest = z.infer<typeof DataRequest>;
export const DataRequestReply = dataOf(DataRequest);
/** GET /users/me/data-requests: one's own, newest first, 20 at most. */
export const MyDataRequestsReply = dataOf(z.array(DataRequest));

/** POST /users/me/data-requests: one open request per kind; a repeat returns the first one, a different text is CONFLICT. */
export const AskAboutDataBody = z.object({
  kind: z.enum(DATA_REQUEST_KINDS),
  words: requiredText(copy.words, copy.wordsMissing),
});
export type AskAboutDataBody = z.input<typeof AskAboutDataBody>;

/** GET /users/data-requests, for admins: unanswered and unfulfilled ones by their next deadline; finished ones newest first. */
export const DataRequestsQuery = pageQuery(20).extend({
  status: z.enum(DATA_REQUEST_FILTERS).default('open'),
});
export const DeskDataRequest = DataRequest.extend({
  person: z.object({
    /** Her account, if there is one. */
    _id: idOf<UserId>().nullable(),
    name: z.string(),
    /** Where mails are sent; null means that staff reply themselves. */
    email: z.string().nullable(),
    /** A phone or an address, as staff recorded it. */
    contact: z.string().nullable(),
  }),
  /** How staff identified her. */
  identified: z.string().nullable(),
});
export type DeskDataRequest = z.infer<typeof DeskDataRequest>;
export const DeskDataRequests = z.object({ requests: z.array(DeskDataRequest), pagination: Pagination });
export type DeskDataRequests = z.infer<typeof DeskDataRequests>;
export const DeskDataRequestsReply = dataOf(DeskDataRequests);
export const DeskDataRequestReply = dataOf(DeskDataRequest);

/**
 * POST /users/data-requests, for admins: records a request by phone or letter, with deadlines from the day it arrived. It belongs
 * to the account with its e-mail, if there is one. Repeating a `clientId` returns the first one.
 */
export const EnterDataRequestBody = z.object({
  clientId: z.uuid(),
  via: z.enum(ENTERED_WAYS),
  kind: z.enum(DATA_REQUEST_KINDS),
  words: requiredText(copy.words, copy.wordsMissing),
  name: line(ENTERED_CHECKS.name),
  contact: line(ENTERED_CHECKS.contact),
  email: line(ENTERED_CHECKS.email, {}, tidyEmail).default(''),
  identified: line(ENTERED_CHECKS.identified),
  cameOn: z.iso.date(copy.cameOnMissing),
});
export type EnterDataRequestBody = z.input<typeof EnterDataRequestBody>;

/**
 * PUT /users/data-requests/{id}: stores the answer and mails it. `done` also closes the request. CONFLICT when it has another
 * answer.
 */
export const AnswerDataRequestBody = z.object({
  answer: requiredText(copy.answer, copy.answerMissing),
  done: z.boolean().default(false),
});
export type AnswerDataRequestBody = z.input<typeof AnswerDataRequestBody>;

/**
 * PUT /users/data-requests/{id}/outcome: records what was done, closes the request and mails the customer. CONFLICT before an
 * answer, or with another outcome.
 */
export const FinishDataRequestBody = z.object({ outcome: requiredText(copy.outcome, copy.outcomeMissing) });
export type FinishDataRequestBody = z.input<typeof FinishDataRequestBody>;
