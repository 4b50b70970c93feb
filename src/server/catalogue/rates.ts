import { minutes } from '#domain/kernel/time.ts';
import { perUser } from '#server/platform/http/rate-limit.ts';

/** Decoding pictures is expensive; nobody edits more goods by hand. */
export const GOODS_EDITS = perUser('goods', 600, minutes(10));

/** Adding and dropping alerts, far above a person's pace. */
export const STOCK_ALERTS = perUser('stock-alerts', 200, minutes(10));
