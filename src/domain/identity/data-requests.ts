/** Requests that a person may make about her personal data (Law 91/2025). */
export const DATA_REQUEST_KINDS = ['see', 'correct', 'delete', 'withdraw', 'other'] as const;
export type DataRequestKind = (typeof DATA_REQUEST_KINDS)[number];

/** How a request arrived: through the profile, or in a way that staff record by hand. */
export const DATA_REQUEST_WAYS = ['account', 'phone', 'letter', 'email', 'visit'] as const;
export type DataRequestWay = (typeof DATA_REQUEST_WAYS)[number];
export const ENTERED_WAYS = ['phone', 'letter', 'email', 'visit'] as const satisfies DataRequestWay[];

/** Working days within which each request is answered, not counting the day it arrives. */
export const DATA_REQUEST_DAYS = 2;

/**
 * Calendar days within which a request is fulfilled, not counting the day it arrives. Access and correction are ten by Decree
 * 356/2025, withdrawal fifteen; deletion would be twenty, but the shop promises fifteen.
 */
export const DATA_REQUEST_ACT_DAYS: Record<DataRequestKind, number> = {
  see: 10,
  correct: 10,
  delete: 15,
  withdraw: 15,
  other: 15,
};

/** Maximum characters of the request, of the shop's answer, and of the record of what was done. */
export const DATA_REQUEST_MAX = 1000;

/** Maximum characters of the requester's name, her contact, and how staff identified her. */
export const DATA_REQUEST_LINE_MAX = 200;

/** How many days back staff may date a request they record. */
export const ENTERED_DAYS_BACK = 60;

/** Filters of the desk: unanswered, answered but not yet fulfilled, fulfilled. */
export const DATA_REQUEST_FILTERS = ['open', 'doing', 'done'] as const;
export type DataRequestFilter = (typeof DATA_REQUEST_FILTERS)[number];
