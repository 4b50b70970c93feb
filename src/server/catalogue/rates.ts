import type { Limit } from '#server/platform/http/rate-limit.ts';

/** Decoding pictures costs; nobody changes more goods by hand. */
export const GOODS_EDITS: Limit = {
  name: 'goods',
  points: 600,
  seconds: 600,
  by: (request) => request.actor?.id,
};

/** Asking and taking back, far above a person's pace. */
export const STOCK_ALERTS: Limit = {
  name: 'stock-alerts',
  points: 200,
  seconds: 600,
  by: (request) => request.actor?.id,
};
