import { days, hours, minutes, seconds } from '../kernel/time.ts';

// Durations in milliseconds, lengths in characters (spec §9, Chat timing; decisions, Support chat).

export const MESSAGE_MAX = 2_000;
/** Messages per page of a chat's history. */
export const HISTORY_PAGE_SIZE = 50;
export const CHATS_PAGE_SIZE = 30;
export const NOTE_MAX = 1_000;
export const CANNED_REPLY_MAX = 1_000;
/** Maximum charms of one `charm_list`. */
export const CHARM_LIST_MAX = 12;
export const RATING_COMMENT_MAX = 500;
export const CLIENT_ID_MAX = 80;

/** A typing indicator that is not renewed disappears after this time. */
export const TYPING_CLEARS_AFTER = seconds(5);
/** A reply still unread by a customer who is away is mailed to her after this time. */
export const MISSED_REPLY_AFTER = minutes(10);
/** Minimum time between two automatic out-of-hours answers. */
export const AUTO_ANSWER_PAUSE = hours(6);
/** Pictures that a customer may send within a day: far more than anybody does, and no way to fill the disk. */
export const IMAGES_A_DAY = 60;
/** How long an uploaded picture that no message uses is kept. */
export const UNSENT_IMAGE_KEPT = days(1);
