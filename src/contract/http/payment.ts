import { fieldLabels } from '#domain/kernel/copy.vi.ts';
import type { ChatId, OrderId, PaymentId, TransferId } from '#domain/kernel/ids.ts';
import { vnd } from '#domain/kernel/vnd.ts';
import { REASON_MAX } from '#domain/ordering/limits.ts';
import { PAYMENT_METHODS } from '#domain/ordering/payment-methods.ts';
import { ORDER_STATUSES } from '#domain/ordering/statuses.ts';
import { paymentCopy } from '#domain/payment/copy.vi.ts';
import { TRANSFERS_PAGE_SIZE } from '#domain/payment/limits.ts';
import { PAYMENT_STATUSES } from '#domain/payment/statuses.ts';
import { LIKENESSES } from '#domain/payment/suggestions.ts';
import { SETTLEMENTS, TRANSFER_OUTCOMES } from '#domain/payment/transfers.ts';
import { dataOf, pageQuery, Pagination } from '../envelope.ts';
import { EnteredMoney, idOf, Money, plainLine, QueryFlag, Time } from '../fields.ts';
import { z } from '../zod.ts';

// ---- Payments ----

/** The payment of one order, created with it. `amount` is the order's total; `status` follows from the order. */
export const Payment = z.object({
  _id: idOf<PaymentId>(),
  orderId: idOf<OrderId>(),
  orderStatus: z.enum(ORDER_STATUSES),
  method: z.enum(PAYMENT_METHODS),
  amount: Money,
  status: z.enum(PAYMENT_STATUSES),
  /** The transfer memo; null for cash. */
  content: z.string().nullable(),
  /** Deadline of the transfer; null once it was reported, paid or given up. */
  expiresAt: Time.nullable(),
  paidAt: Time.nullable(),
  /** Amount received; null until then. */
  received: Money.nullable(),
  /** Amount refunded so far, and each refund, oldest first. */
  refunded: Money,
  refunds: z.array(z.object({ amount: Money, at: Time })),
  /** The part of an overpayment that the customer left to the shop. */
  kept: Money,
  /** Still owed to the customer: an overpayment, or everything paid for an order that came to nothing. */
  owedBack: Money,
  /** The part of it that she may leave to the shop. Missing in a response that was stored by an earlier release. */
  keepable: Money.optional(),
  /** When nothing was owed any more. */
  refundedAt: Time.nullable(),
  createdAt: Time,
});
export type Payment = z.infer<typeof Payment>;
export const PaymentReply = dataOf(Payment);

const Which = z.object({ orderId: idOf<OrderId>(paymentCopy.orderMissing) });

/** POST /payments: the payment of my order. Takes an `Idempotency-Key` header. */
export const OpenPaymentBody = Which;
export type OpenPaymentBody = z.input<typeof OpenPaymentBody>;

/** GET /payments/order/{orderId}. */
export const OrderParams = Which;

// ---- Paying by transfer ----

/** POST /payments/vietqr-data takes only the order; amount and account are the server's (decisions, VietQR). */
export const VietQrBody = Which;
export type VietQrBody = z.input<typeof VietQrBody>;

/** An account into which money is transferred. */
export const BankAccount = z.object({
  bin: z.string(),
  /** Such as `Vietcombank`. */
  shortName: z.string(),
  name: z.string(),
  account: z.string(),
  holder: z.string(),
});

/** Everything that a customer needs to pay. */
export const VietQr = z.object({
  orderId: idOf<OrderId>(),
  amount: Money,
  content: z.string(),
  expiresAt: Time.nullable(),
  bank: BankAccount,
  /** EMVCo/NAPAS 247 payload, readable by every banking app. */
  payload: z.string(),
  /** The payload as a QR image: `data:image/png;base64,…`. */
  qrImage: z.string(),
});
export type VietQr = z.infer<typeof VietQr>;
export const VietQrReply = dataOf(VietQr);

/** POST /payments/user/confirm and POST /payments/confirm: the customer reports 'I have paid' (spec §7). */
export const UserConfirmBody = Which;
export type UserConfirmBody = z.input<typeof UserConfirmBody>;

// ---- For admins ----

/** POST /payments/admin/confirm: a rejection requires a reason. */
export const AdminConfirmBody = Which.extend({
  confirmed: z.boolean(),
  reason: plainLine(paymentCopy.reason, REASON_MAX).nullable().optional(),
  /** The chat in which the customer asked. */
  chatId: idOf<ChatId>().nullable().optional(),
  /** Amount received, if it is not the one that the bank reported (or, without a report, the order's total). */
  received: EnteredMoney.nullable().optional(),
  /** The order's status that the admin saw; a decision made in the meantime is reported instead of overwritten. */
  seen: z.enum(ORDER_STATUSES).nullable().optional(),
});
export type AdminConfirmBody = z.input<typeof AdminConfirmBody>;

/**
 * POST /payments/admin/refund: records a refund of all that is owed, unless an amount is given. More than is owed requires a
 * reason. Takes an `Idempotency-Key` header.
 */
export const RefundBody = Which.extend({
  amount: EnteredMoney.nullable().optional(),
  /** The amount owed that the admin saw; a refund made in the meantime is reported instead of repeated. */
  owed: Money.nullable().optional(),
  reason: plainLine(paymentCopy.reason, REASON_MAX).nullable().optional(),
});
export type RefundBody = z.input<typeof RefundBody>;

/**
 * POST /payments/admin/keep: the customer leaves this much of an overpayment to the shop; the reason quotes her. Takes an
 * `Idempotency-Key` header.
 */
export const KeepBody = Which.extend({
  amount: EnteredMoney,
  reason: plainLine(paymentCopy.reason, REASON_MAX),
});
export type KeepBody = z.input<typeof KeepBody>;

/** A transfer as the bank reported it. */
export const Transfer = z.object({
  _id: idOf<TransferId>(),
  bankTransactionId: z.string(),
  amount: Money,
  content: z.string(),
  gateway: z.string(),
  accountNumber: z.string(),
  referenceCode: z.string(),
  transferredAt: Time.nullable(),
  receivedAt: Time,
  /** Why it needs a manual decision. */
  outcome: z.enum(TRANSFER_OUTCOMES),
  /** The order that its memo names. */
  order: z.object({ _id: idOf<OrderId>(), status: z.enum(ORDER_STATUSES), totalPrice: Money }).nullable(),
  settledAt: Time.nullable(),
  /** Who dealt with it; null while pending, or when it was matched automatically. */
  settledBy: z.string().nullable(),
  note: z.string().nullable(),
});
export type Transfer = z.infer<typeof Transfer>;
export const TransferReply = dataOf(Transfer);

/** GET /payments/admin/unmatched: transfers that need a decision; with `settled=true` those already decided. */
export const UnmatchedQuery = pageQuery(TRANSFERS_PAGE_SIZE).extend({
  settled: QueryFlag.optional(),
  /** Part of the memo, the reference or the order's id. */
  search: plainLine(fieldLabels.search, 80).optional(),
});
export type UnmatchedQuery = z.input<typeof UnmatchedQuery>;

export const TransfersPage = z.object({ transfers: z.array(Transfer), pagination: Pagination });
export type TransfersPage = z.infer<typeof TransfersPage>;
export const TransfersReply = dataOf(TransfersPage);

/** POST /payments/admin/unmatched/{id}/settle: marks a transfer as dealt with. */
export const SettleBody = z.object({
  note: plainLine(paymentCopy.note, REASON_MAX).nullable().optional(),
  /** What happened to the money; written to the log, and to the note when that is empty. */
  as: z.enum(SETTLEMENTS).nullable().optional(),
});
export type SettleBody = z.input<typeof SettleBody>;

/** POST /payments/admin/unmatched/{id}/attach: attaches the transfer to this order. */
export const AttachBody = Which;
export type AttachBody = z.input<typeof AttachBody>;

/** GET /payments/admin/unmatched/{id}/suggestions: orders that it may belong to, most likely first, five at most. */
export const TransferSuggestion = z.object({
  order: z.object({
    _id: idOf<OrderId>(),
    status: z.enum(ORDER_STATUSES),
    totalPrice: Money,
    name: z.string(),
  }),
  placedAt: Time,
  because: z.array(z.enum(LIKENESSES)),
});
export type TransferSuggestion = z.infer<typeof TransferSuggestion>;
export const TransferSuggestionsReply = dataOf(z.array(TransferSuggestion));

// ---- For the bank ----

/** An id that the database can store. */
const BankId = z
  .string()
  .min(1)
  .max(100)
  .refine((id) => !id.includes('\0'));
/** A text or number as text; anything else becomes null. */
const OptionalText = z
  .unknown()
  .transform((told) => (typeof told === 'string' || typeof told === 'number' ? String(told) : null))
  .optional();
/** Whole đồng, or their digits as text; an ambiguous text (`285.000`) is rejected. */
const MoneyOrDigits = z.union([
  Money,
  z
    .string()
    .regex(/^\s*\d{1,13}(?:\.0{1,2})?\s*$/)
    .transform((digits) => vnd(Number(digits))),
]);

/**
 * POST /payments/bank-feed: SePay's webhook (developer.sepay.vn, Webhooks). Only id, amount and direction are required; a notice
 * without one of them is stored unparsed.
 */
export const BankNotice = z.looseObject({
  /** The bank's transaction number. */
  id: z.union([z.int(), BankId]).transform(String),
  transferType: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['in', 'out'])),
  transferAmount: MoneyOrDigits,
  /** `2026-11-21 14:02:37`, in Vietnam. */
  transactionDate: OptionalText,
  gateway: OptionalText,
  accountNumber: OptionalText,
  subAccount: OptionalText,
  /** The memo that SePay recognised as ours. */
  code: OptionalText,
  content: OptionalText,
  description: OptionalText,
  referenceCode: OptionalText,
});
export type BankNotice = z.output<typeof BankNotice>;

/** SePay retries unless the response has `success`. */
export const BankFeedReply = z.object({
  success: z.literal(true),
  data: z.object({ outcome: z.enum(TRANSFER_OUTCOMES), repeated: z.boolean() }),
});
export type BankFeedReply = z.infer<typeof BankFeedReply>;
