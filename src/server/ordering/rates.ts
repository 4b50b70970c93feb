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
