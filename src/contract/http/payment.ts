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
import { idOf, Money, plainLine, QueryFlag, Time } from '../fields.ts';
import { z } from '../zod.ts';

// ---- What a payment is ----

/** The money of one order, opened with it. `amount` is what the order costs; `status` follows from the order. */
export const Payment = z.object({
  _id: idOf<PaymentId>(),
  orderId: idOf<OrderId>(),
  orderStatus: z.enum(ORDER_STATUSES),
  method: z.enum(PAYMENT_METHODS),
  amount: Money,
  status: z.enum(PAYMENT_STATUSES),
  /** The words of the transfer; null for cash. */
  content: z.string().nullable(),
  /** Until when the transfer is waited for; null once it was reported, paid or given up. */
  expiresAt: Time.nullable(),
  paidAt: Time.nullable(),
  /** What came in; null before. */
  received: Money.nullable(),
  /** What was given back so far, and each time of it, the oldest first. */
  refunded: Money,
  refunds: z.array(z.object({ amount: Money, at: Time })),
  /** What the customer left to the shop of a transfer that was too much. */
  kept: Money,
  /** What is still owed to the customer: too much, or all of what came to nothing. */
  owedBack: Money,
  /** When nothing of it was owed any more. */
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

/** POST /payments/vietqr-data takes the order only; amount and account are the server's (decisions, VietQR). */
export const VietQrBody = Which;
export type VietQrBody = z.input<typeof VietQrBody>;

/** All that a customer needs to pay. */
export const VietQr = z.object({
  orderId: idOf<OrderId>(),
  amount: Money,
  content: z.string(),
  expiresAt: Time.nullable(),
  bank: z.object({
    bin: z.string(),
    /** Such as `Vietcombank`. */
    shortName: z.string(),
    name: z.string(),
    account: z.string(),
    holder: z.string(),
  }),
  /** EMVCo/NAPAS 247, as any banking app reads it. */
  payload: z.string(),
  /** The payload as a picture: `data:image/png;base64,…`. */
  qrImage: z.string(),
});
export type VietQr = z.infer<typeof VietQr>;
export const VietQrReply = dataOf(VietQr);

/** POST /payments/user/confirm and POST /payments/confirm: 'I have paid' (spec §7). */
export const UserConfirmBody = Which;
export type UserConfirmBody = z.input<typeof UserConfirmBody>;

// ---- For admins ----

/** POST /payments/admin/confirm: a rejection says why. */
export const AdminConfirmBody = Which.extend({
  confirmed: z.boolean(),
  reason: plainLine(paymentCopy.reason, REASON_MAX).nullable().optional(),
  /** The chat in which it was asked for. */
  chatId: idOf<ChatId>().nullable().optional(),
  /** What came in, if not what the bank told of (or, if it told nothing, the order's total). */
  received: Money.nullable().optional(),
  /** The order's status as the admin saw it: who decides over a decision that she did not see is told of it. */
  seen: z.enum(ORDER_STATUSES).nullable().optional(),
});
export type AdminConfirmBody = z.input<typeof AdminConfirmBody>;

/**
 * POST /payments/admin/refund: money was given back; all that is owed, unless an amount is said. More than is owed needs a
 * reason. Takes an `Idempotency-Key` header.
 */
export const RefundBody = Which.extend({
  amount: Money.nullable().optional(),
  /** What was owed as the admin saw it: who gives back what somebody has just given back is told of it. */
  owed: Money.nullable().optional(),
  reason: plainLine(paymentCopy.reason, REASON_MAX).nullable().optional(),
});
export type RefundBody = z.input<typeof RefundBody>;

/**
 * POST /payments/admin/keep: of a transfer that was too much, the customer leaves this much to the shop; the reason is what she
 * said. Takes an `Idempotency-Key` header.
 */
export const KeepBody = Which.extend({
  amount: Money,
  reason: plainLine(paymentCopy.reason, REASON_MAX),
});
export type KeepBody = z.input<typeof KeepBody>;

/** A transfer as the bank told of it. */
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
  /** Why nobody but a person can decide. */
  outcome: z.enum(TRANSFER_OUTCOMES),
  /** The order that its content names. */
  order: z.object({ _id: idOf<OrderId>(), status: z.enum(ORDER_STATUSES), totalPrice: Money }).nullable(),
  settledAt: Time.nullable(),
  /** Who took care of it; null while nobody did, or when it matched by itself. */
  settledBy: z.string().nullable(),
  note: z.string().nullable(),
});
export type Transfer = z.infer<typeof Transfer>;
export const TransferReply = dataOf(Transfer);

/** GET /payments/admin/unmatched: transfers that a person must look at; with `settled=true` those that one did. */
export const UnmatchedQuery = pageQuery(TRANSFERS_PAGE_SIZE).extend({
  settled: QueryFlag.optional(),
  /** Part of the content, the reference or the order's id. */
  search: plainLine(fieldLabels.search, 80).optional(),
});
export type UnmatchedQuery = z.input<typeof UnmatchedQuery>;

export const TransfersPage = z.object({ transfers: z.array(Transfer), pagination: Pagination });
export type TransfersPage = z.infer<typeof TransfersPage>;
export const TransfersReply = dataOf(TransfersPage);

/** POST /payments/admin/unmatched/{id}/settle: somebody took care of it. */
export const SettleBody = z.object({
  note: plainLine(paymentCopy.note, REASON_MAX).nullable().optional(),
  /** What became of the money; said in the log, and in the note where there is none. */
  as: z.enum(SETTLEMENTS).nullable().optional(),
});
export type SettleBody = z.input<typeof SettleBody>;

/** POST /payments/admin/unmatched/{id}/attach: it is for this order. */
export const AttachBody = Which;
export type AttachBody = z.input<typeof AttachBody>;

/** GET /payments/admin/unmatched/{id}/suggestions: orders that it may be for, the likeliest first, five at most. */
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

/** As the database can keep it. */
const BankId = z
  .string()
  .min(1)
  .max(100)
  .refine((id) => !id.includes('\0'));
/** A label; one that is no text is none. */
const Told = z
  .unknown()
  .transform((told) => (typeof told === 'string' || typeof told === 'number' ? String(told) : null))
  .optional();
/** Whole đồng, also as digits in a text; what could be read in two ways (`285.000`) is not read at all. */
const ToldMoney = z.union([
  Money,
  z
    .string()
    .regex(/^\s*\d{1,13}(?:\.0{1,2})?\s*$/)
    .transform((digits) => vnd(Number(digits))),
]);

/**
 * POST /payments/bank-feed: a notice as SePay's webhook sends it (developer.sepay.vn, Webhooks). Nothing but id, amount
 * and direction is insisted on; what lacks one of them is kept unread.
 */
export const BankNotice = z.looseObject({
  /** The bank's own number of the transaction. */
  id: z.union([z.int(), BankId]).transform(String),
  transferType: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['in', 'out'])),
  transferAmount: ToldMoney,
  /** `2026-11-21 14:02:37`, in Vietnam. */
  transactionDate: Told,
  gateway: Told,
  accountNumber: Told,
  subAccount: Told,
  /** The words that SePay recognised as ours. */
  code: Told,
  content: Told,
  description: Told,
  referenceCode: Told,
});
export type BankNotice = z.output<typeof BankNotice>;

/** SePay sends again what was not answered with `success`. */
export const BankFeedReply = z.object({
  success: z.literal(true),
  data: z.object({ outcome: z.enum(TRANSFER_OUTCOMES), repeated: z.boolean() }),
});
export type BankFeedReply = z.infer<typeof BankFeedReply>;
