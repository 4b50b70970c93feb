import { hours, minutes } from '#domain/kernel/time.ts';
import { perUser, type Limit } from '#server/platform/http/rate-limit.ts';

/** Far above a person's pace. */
export const ORDERS = perUser('orders', 200, minutes(10));

/** Drawing photographs anew costs; a workshop's day has fewer. */
export const PHOTOS = perUser('order-photos', 200, minutes(10));

/** She photographs a few sides of a bracelet or two. */
export const RETURN_PHOTOS = perUser('return-photos', 40, hours(1));

/** An order has a few bracelets; a machine would ask and withdraw for ever. */
export const RETURNS = perUser('returns', 60, hours(1));

/** A family opens a gift from one network a few times; a machine would go on. */
export const GIFT_OPENINGS: Limit = { name: 'gift-openings', points: 60, seconds: 600 };

/** One line a gift: far more is nobody's thanks. */
export const GIFT_REPLIES: Limit = { name: 'gift-replies', points: 10, seconds: 3600 };
