import { days, minutes } from '#domain/kernel/time.ts';
import type { Reader } from '#domain/support/chats.ts';
import { IMAGES_A_DAY } from '#domain/support/limits.ts';
import { perUser, type Limit } from '#server/platform/http/rate-limit.ts';

/**
 * Messages per user, over HTTP and the socket together: allows fast typing, stops floods. Counted per instance, because each message would
 * wait for a shared counter.
 */
export const SENDING: Record<Reader, Limit> = {
  customer: { ...perUser('chat-customer', 150, minutes(1)), perInstance: true },
  admin: { ...perUser('chat-admin', 1_500, minutes(1)), perInstance: true },
};

/** Pages of history per user that open pages are sent, a hundred messages each; counted per instance, as above. */
export const HISTORY_PAGES: Limit = { ...perUser('chat-catch-up', 600, minutes(1)), perInstance: true };

/**
 * Cursors at joint designs per user, as fast as a hand on a page moves; every open page of the desk hears each. Counted per instance, as
 * above.
 */
export const CURSORS: Limit = { ...perUser('joint-design-cursor', 900, minutes(1)), perInstance: true };

/** Pictures of a customer, counted once they are readable. */
export const IMAGES: Limit = perUser('chat-images-day', IMAGES_A_DAY, days(1));

export const RATES = {
  open: [perUser('chat-open', 60, minutes(10))],
  startJointDesign: [perUser('joint-design', 40, minutes(10))],
  jointDesignStep: [perUser('joint-design-step', 300, minutes(1))],
  /** Each makes a design and a message. */
  acceptJointDesign: [perUser('joint-design-accept', 30, minutes(10))],
  upload: [perUser('chat-upload', 40, minutes(10))],
} as const;
