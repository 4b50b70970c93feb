import { PIECE_KINDS } from '#domain/catalogue/stock-alerts.ts';
import type { StockAlertId } from '#domain/kernel/ids.ts';
import { dataOf } from '../envelope.ts';
import { Count, idOf, PictureUrl, Time } from '../fields.ts';
import { z } from '../zod.ts';

// Back-in-stock alerts: 'Báo tôi khi có lại' (decision 0074).

/** A sold-out article that a customer waits for. */
export const StockAlert = z.object({
  _id: idOf<StockAlertId>(),
  kind: z.enum(PIECE_KINDS),
  /** Id of the charm or ready-made bracelet. */
  thing: z.uuid(),
  slug: z.string(),
  name: z.string(),
  image: PictureUrl.nullable(),
  askedAt: Time,
});
export type StockAlert = z.infer<typeof StockAlert>;
/** GET /stock-alerts: my alerts, newest first; also the response of POST and DELETE. */
export const StockAlertsReply = dataOf(z.array(StockAlert));

/** POST /stock-alerts: idempotent. IN_STOCK when the article is available, TOO_MANY_STOCK_ALERTS. */
export const AskStockAlertBody = z.object({ kind: z.enum(PIECE_KINDS), thing: z.uuid() });
export type AskStockAlertBody = z.input<typeof AskStockAlertBody>;

/** GET /stock-alerts/demand, for admins: number of waiting customers per article. */
export const StockDemand = z.object({ thing: z.uuid(), waiting: Count });
export type StockDemand = z.infer<typeof StockDemand>;
export const StockDemandReply = dataOf(z.array(StockDemand));
