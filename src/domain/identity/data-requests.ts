/** What a person may ask of the shop about her data (Law 91/2025). */
export const DATA_REQUEST_KINDS = ['see', 'correct', 'delete', 'withdraw', 'other'] as const;
export type DataRequestKind = (typeof DATA_REQUEST_KINDS)[number];

/** How one came: from her profile, or in a way that staff write down. */
export const DATA_REQUEST_WAYS = ['account', 'phone', 'letter', 'email', 'visit'] as const;
export type DataRequestWay = (typeof DATA_REQUEST_WAYS)[number];
export const ENTERED_WAYS = ['phone', 'letter', 'email', 'visit'] as const satisfies DataRequestWay[];

/** Working days in which each is answered; its own day does not count. */
export const DATA_REQUEST_DAYS = 2;

/**
 * Days of the calendar in which what was asked is done; its own day does not count. Seeing and correcting are ten by Decree
 * 356/2025, withdrawing fifteen; deleting would be twenty, the shop promises fifteen.
 */
export const DATA_REQUEST_ACT_DAYS: Record<DataRequestKind, number> = {
  see: 10,
  correct: 10,
  delete: 15,
  withdraw: 15,
  other: 15,
};

/** Characters of what she asks, of what the shop answers, and of what it did. */
export const DATA_REQUEST_MAX = 1000;

/** Characters of who asked, where she is reached, and by what staff knew her. */
export const DATA_REQUEST_LINE_MAX = 200;

/** Days back to which staff may write one down. */
export const ENTERED_DAYS_BACK = 60;

/** What the desk lists: waiting for an answer, answered and still to be done, done. */
export const DATA_REQUEST_FILTERS = ['open', 'doing', 'done'] as const;
export type DataRequestFilter = (typeof DATA_REQUEST_FILTERS)[number];
