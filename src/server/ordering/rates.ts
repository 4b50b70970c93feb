import { hours, minutes } from '#domain/kernel/time.ts';
import { perUser, type Limit } from '#server/platform/http/rate-limit.ts';

/** Far above what a person does. */
export const ORDERS = perUser('orders', 200, minutes(10));

/** Re-encoding photos is expensive; a day in the workshop needs fewer. */
export const PHOTOS = perUser('order-photos', 200, minutes(10));

/** A return needs photos of a few sides of one or two bracelets. */
export const RETURN_PHOTOS = perUser('return-photos', 40, hours(1));

/** An order has a few bracelets; stops scripts that ask and withdraw endlessly. */
export const RETURNS = perUser('returns', 60, hours(1));

/** A family opens a gift a few times from one network; stops scripts. */
export const GIFT_OPENINGS: Limit = { name: 'gift-openings', points: 60, seconds: 600 };

/** One reply per gift; far more is abuse. */
export const GIFT_REPLIES: Limit = { name: 'gift-replies', points: 10, seconds: 3600 };
