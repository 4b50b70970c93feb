import { minutes } from '#domain/kernel/time.ts';
import { perUser } from '#server/platform/http/rate-limit.ts';

/** Decoding pictures costs; nobody changes more goods by hand. */
export const GOODS_EDITS = perUser('goods', 600, minutes(10));

/** Asking and taking back, far above a person's pace. */
export const STOCK_ALERTS = perUser('stock-alerts', 200, minutes(10));
