/** What a person may ask of the shop about her data (Law 91/2025). */
export const DATA_REQUEST_KINDS = ['see', 'correct', 'delete', 'withdraw', 'other'] as const;
export type DataRequestKind = (typeof DATA_REQUEST_KINDS)[number];

/** Working days in which each is answered; its own day does not count. */
export const DATA_REQUEST_DAYS = 2;

/** Characters of what she asks, and of what the shop answers. */
export const DATA_REQUEST_MAX = 1000;

/** What the desk lists. */
export const DATA_REQUEST_FILTERS = ['open', 'answered'] as const;
