import type { Limit } from '#server/platform/http/rate-limit.ts';

/** Far above a person's pace. */
export const ORDERS: Limit = {
  name: 'orders',
  points: 200,
  seconds: 600,
  by: (request) => request.actor?.id,
};

/** Drawing photographs anew costs; a workshop's day has fewer. */
export const PHOTOS: Limit = {
  name: 'order-photos',
  points: 200,
  seconds: 600,
  by: (request) => request.actor?.id,
};

/** She photographs a few sides of a bracelet or two. */
export const RETURN_PHOTOS: Limit = {
  name: 'return-photos',
  points: 40,
  seconds: 3600,
  by: (request) => request.actor?.id,
};

/** An order has a few bracelets; a machine would ask and withdraw for ever. */
export const RETURNS: Limit = {
  name: 'returns',
  points: 60,
  seconds: 3600,
  by: (request) => request.actor?.id,
};

/** A family opens a gift from one network a few times; a machine would go on. */
export const GIFT_OPENINGS: Limit = { name: 'gift-openings', points: 60, seconds: 600 };

/** One line a gift: far more is nobody's thanks. */
export const GIFT_REPLIES: Limit = { name: 'gift-replies', points: 10, seconds: 3600 };
