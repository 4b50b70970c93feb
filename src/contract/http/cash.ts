import { fulfilmentCopy } from '#domain/fulfilment/copy.vi.ts';
import { CASH_NOTE_MAX, CASH_PARCELS_MAX, SHIPMENTS_PAGE_SIZE } from '#domain/fulfilment/limits.ts';
import type { CashHandInId, OrderId, ShipmentId, UserId } from '#domain/kernel/ids.ts';
import { dataOf, pageQuery, Pagination } from '../envelope.ts';
import { EnteredMoney, Count, idOf, Money, plainText, Time } from '../fields.ts';
import { z } from '../zod.ts';

// ---- Cash hand-ins: below /shipments/cash ----

const Person = z.object({ _id: idOf<UserId>(), name: z.string() });

/** GET /shipments/cash: shippers who hold cash of the shop, largest amount first. */
export const CashHolder = z.object({
  shipper: Person,
  held: Money,
  parcels: Count,
  /** When the oldest part of it was collected. */
  since: Time,
});
export type CashHolder = z.infer<typeof CashHolder>;
export const CashHoldersReply = dataOf(z.array(CashHolder));

const CashParcel = z.object({
  shipment: idOf<ShipmentId>(),
  order: idOf<OrderId>(),
  customer: z.string(),
  city: z.string(),
  deliveredAt: Time,
  cash: Money,
});
export type CashParcel = z.infer<typeof CashParcel>;

/** Parcels beyond those that are counted at once, and their cash. */
export const CashLater = z.object({ parcels: Count, cash: Money });
export type CashLater = z.infer<typeof CashLater>;

/**
 * GET /shipments/cash/{id of a shipper}: the cash he holds, its oldest parcels first, at most `CASH_PARCELS_MAX`; `later` are the
 * others.
 */
export const HeldCash = z.object({
  shipper: Person,
  held: Money,
  parcels: z.array(CashParcel),
  later: CashLater,
});
export type HeldCash = z.infer<typeof HeldCash>;
export const HeldCashReply = dataOf(HeldCash);

/**
 * POST /shipments/cash/hand-ins: records the counted cash of these parcels. CASH_CHANGED when he no longer holds the cash of one
 * of them, REASON_REQUIRED without a note when the amount differs. Repeating a `clientId` returns the first response.
 */
export const HandInBody = z.object({
  shipper: idOf<UserId>(),
  parcels: z.array(idOf<ShipmentId>()).min(1).max(CASH_PARCELS_MAX),
  counted: EnteredMoney,
  note: plainText(fulfilmentCopy.cashNote, CASH_NOTE_MAX).nullable().optional(),
  clientId: z.uuid(),
});
export type HandInBody = z.input<typeof HandInBody>;

export const HandIn = z.object({
  _id: idOf<CashHandInId>(),
  shipper: Person,
  receivedBy: Person,
  expected: Money,
  counted: Money,
  note: z.string().nullable(),
  createdAt: Time,
});
export type HandIn = z.infer<typeof HandIn>;

/** GET /shipments/cash/hand-ins, newest first. */
export const HandInsQuery = pageQuery(SHIPMENTS_PAGE_SIZE);
export const HandInsPage = z.object({ handIns: z.array(HandIn), pagination: Pagination });
export type HandInsPage = z.infer<typeof HandInsPage>;
export const HandInsReply = dataOf(HandInsPage);

/** GET /shipments/cash/hand-ins/{id}: for the slip that both sides sign. */
export const HandInSlip = HandIn.extend({ parcels: z.array(CashParcel) });
export type HandInSlip = z.infer<typeof HandInSlip>;
export const HandInSlipReply = dataOf(HandInSlip);
