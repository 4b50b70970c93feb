import { days, hours, minutes, seconds } from '../kernel/time.ts';

// Durations in milliseconds, lengths in characters (spec §9, Chat timing; decisions, Support chat).

export const MESSAGE_MAX = 2_000;
/** Messages of one page of a chat's history. */
export const HISTORY_PAGE_SIZE = 50;
export const CHATS_PAGE_SIZE = 30;
export const NOTE_MAX = 1_000;
export const CANNED_REPLY_MAX = 1_000;
/** Charms of one `charm_list`. */
export const CHARM_LIST_MAX = 12;
export const RATING_COMMENT_MAX = 500;
export const CLIENT_ID_MAX = 80;

/** A typing sign that nobody renews goes out by itself. */
export const TYPING_CLEARS_AFTER = seconds(5);
/** A reply that waits this long for a customer who is away reaches her by mail. */
export const MISSED_REPLY_AFTER = minutes(10);
/** The shop says once in so long that it is closed. */
export const AUTO_ANSWER_PAUSE = hours(6);
/** An uploaded picture that no message shows is kept this long. */
export const UNSENT_IMAGE_KEPT = days(1);
