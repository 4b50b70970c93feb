import { fieldLabels } from '#domain/kernel/copy.vi.ts';
import type { CharmId, ChatId, OrderId, OrderItemId, UserId } from '#domain/kernel/ids.ts';
import { ORDER_ACTORS, ORDER_STATUSES } from '#domain/ordering/statuses.ts';
import { SHEETS_AT_ONCE } from '#domain/ordering/limits.ts';
import { reportsCopy } from '#domain/reports/copy.vi.ts';
import { periodIssue, REPORT_DAYS, REPORT_DAYS_MAX } from '#domain/reports/periods.ts';
import { OVERVIEW_TABLES, SALES_ORDERS } from '#domain/reports/sales.ts';
import { dataOf, pageQuery, Pagination } from '../envelope.ts';
import { AskedDay, Count, idOf, Money, PictureUrl, plainLine, Time } from '../fields.ts';
import { z } from '../zod.ts';
import { Order, OrdersQuery } from './ordering.ts';

// ---- GET /reports/counts ----

/** The eight cards of the dashboard, keyed by tab (spec §2, Admin dashboard). */
export const DashboardCounts = z.object({
  orders: Count,
  charms: Count,
  categories: Count,
  shipments: Count,
  shipping: Count,
  'bracelet-strings': Count,
  'tying-methods': Count,
  'ready-made-bracelets': Count,
});

/** Work waiting for an admin. */
export const WaitingWork = z.object({
  /** COD orders to confirm. */
  orders: Count,
  /** Overdue orders that reserve stock; they are among `orders` and `payments`. */
  overdue: Count,
  /** Transfers to check. */
  payments: Count,
  /** Confirmed orders ready to be made and packed. */
  toShip: Count,
  /** Confirmed orders awaiting a photograph, or a decision by staff about it. */
  photos: Count,
  /** Shipments without a shipper. */
  toAssign: Count,
  /** Returned parcels whose pieces are undecided. */
  returned: Count,
  /** Reviews awaiting moderation. */
  reviews: Count,
  /** Undelivered mails. */
  mails: Count,
});
export type WaitingWork = z.infer<typeof WaitingWork>;

/** Figures of the dashboard's header. */
export const Counts = z.object({
  counts: DashboardCounts,
  /** Orders by status; statuses without orders are omitted. */
  byStatus: z.partialRecord(z.enum(ORDER_STATUSES), Count),
  waiting: WaitingWork,
  /** All waiting work, each piece counted once. */
  jobs: Count,
});
export type Counts = z.infer<typeof Counts>;
export const CountsReply = dataOf(Counts);

// ---- GET /reports/inbox ----

/** Kinds of work, most urgent first; each line's count equals that of its list. */
export const INBOX_KINDS = [
  'chats',
  'transfersToCheck',
  'amountsThatDiffer',
  'strayTransfers',
  'refundsDue',
  'dataRequests',
  'dataRequestsToDo',
  'toConfirm',
  'returns',
  'promisesDue',
  'photosToDecide',
  'photosToSend',
  'toPrepare',
  'toHandOver',
  'deliveryFailed',
  'returned',
  'mails',
  'reviews',
  'lowStock',
] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];

/** A kind of waiting work: how much, and since when the oldest waits; null when that is not recorded. */
export const InboxLine = z.object({ kind: z.enum(INBOX_KINDS), count: Count, oldest: Time.nullable() });
export type InboxLine = z.infer<typeof InboxLine>;
/** Work waiting for staff now; kinds without any are omitted. */
export const Inbox = z.array(InboxLine);
export type Inbox = z.infer<typeof Inbox>;
export const InboxReply = dataOf(Inbox);

// ---- GET /reports/overview ----

/** The last `days` days; or the days in Vietnam from `from` to `to`, both included, at most `REPORT_DAYS_MAX`. */
export const OverviewQuery = z
  .object({
    days: z.coerce.number().int().min(1).max(REPORT_DAYS_MAX).default(REPORT_DAYS),
    from: AskedDay.optional(),
    to: AskedDay.optional(),
  })
  .superRefine(({ from, to }, context) => {
    if (from === undefined && to === undefined) return;
    const whole = from !== undefined && to !== undefined;
    const message = whole ? periodIssue({ first: from, last: to }) : reportsCopy.bothDays;
    if (message !== null)
      context.addIssue({ code: 'custom', message, path: [from === undefined ? 'from' : 'to'] });
  });
export type OverviewQuery = z.input<typeof OverviewQuery>;

/** A day in Vietnam: all orders placed, and the number and revenue of those confirmed and not lost. */
export const DayReport = z.object({ day: z.iso.date(), orders: Count, sold: Count, revenue: Money });
export type DayReport = z.infer<typeof DayReport>;

export const PeriodReport = z.object({
  orders: Count,
  sold: Count,
  revenue: Money,
  /** Accounts with their first order. */
  newCustomers: Count,
  days: z.array(DayReport),
});
export type PeriodReport = z.infer<typeof PeriodReport>;

const Thing = z.object({
  kind: z.enum(['charm', 'ready_made']),
  _id: z.uuid(),
  name: z.string(),
  image: PictureUrl.nullable(),
});
/** Pieces ordered in the period and not cancelled. */
export const BestSeller = Thing.extend({ pieces: Count });
export type BestSeller = z.infer<typeof BestSeller>;

/** Orders of the period by visit source; `source` null: no link named one. */
export const SourceReport = z.object({
  source: z.string().nullable(),
  campaign: z.string().nullable(),
  orders: Count,
  sold: Count,
  revenue: Money,
});
export type SourceReport = z.infer<typeof SourceReport>;

export const Overview = z.object({
  current: PeriodReport,
  previous: PeriodReport,
  bestSellers: z.array(BestSeller),
  /** Up to 10, most orders first. */
  sources: z.array(SourceReport),
  /** Revenue of this calendar year so far, and the untaxed limit (0: not watched); before deducting refunds. */
  year: z.object({ year: z.int(), revenue: Money, limit: Money }),
});
export type Overview = z.infer<typeof Overview>;
export const OverviewReply = dataOf(Overview);

// ---- GET /reports/sales ----

export const SalesQuery = OverviewQuery.safeExtend({ sort: z.enum(SALES_ORDERS).default('pieces') });
export type SalesQuery = z.input<typeof SalesQuery>;

/** Sales of a charm: on bracelets of orders that count as revenue, at the price paid. */
export const SoldCharm = z.object({
  _id: idOf<CharmId>(),
  name: z.string(),
  image: PictureUrl.nullable(),
  isOnOffer: z.boolean(),
  pieces: Count,
  revenue: Money,
  /** Current cost per piece; null when unknown. */
  cost: Money.nullable(),
  /** Margin at that cost; negative when sold below it. */
  margin: z.int().nullable(),
});
export type SoldCharm = z.infer<typeof SoldCharm>;

export const Sales = z.object({
  /** The first 20. */
  charms: z.array(SoldCharm),
  /** Number of different charms sold, and their pieces and revenue. */
  kinds: Count,
  pieces: Count,
  revenue: Money,
  /** A charm of several colours counts for each of them. */
  colors: z.array(z.object({ color: z.string(), pieces: Count, revenue: Money })),
  /** Of the charms with a known cost: revenue and margin; and the number of other charms sold. */
  earned: z.object({ revenue: Money, margin: z.int(), withoutCost: Count }),
});
export type Sales = z.infer<typeof Sales>;
export const SalesReply = dataOf(Sales);

// ---- GET /reports/overview.csv ----

export const OverviewCsvQuery = OverviewQuery.safeExtend({ table: z.enum(OVERVIEW_TABLES) });
export type OverviewCsvQuery = z.input<typeof OverviewCsvQuery>;

// ---- GET /reports/low-stock ----

export const LowStock = Thing.extend({ stock: Count, reservedStock: Count, availableStock: Count });
export type LowStock = z.infer<typeof LowStock>;
/** Up to 50 with 5 pieces or fewer left, fewest first; `total` counts all of them. */
export const LowStockList = z.object({ things: z.array(LowStock), total: Count });
export type LowStockList = z.infer<typeof LowStockList>;
export const LowStockReply = dataOf(LowStockList);

/** GET /reports/refunds-due: paid orders that came to nothing, and overpaid ones; longest waiting first. */
export const RefundsDue = z.object({
  orders: z.array(
    z.object({ _id: idOf<OrderId>(), name: z.string(), totalPrice: Money, owedBack: Money, since: Time }),
  ),
  pagination: Pagination,
});
export type RefundsDue = z.infer<typeof RefundsDue>;
export const RefundsDueReply = dataOf(RefundsDue);

/** Comma-separated order ids, as many as one document holds. */
const OrderIds = z
  .string()
  .max(SHEETS_AT_ONCE * 37)
  .transform((text) => text.split(','))
  .pipe(z.array(idOf<OrderId>()).min(1).max(SHEETS_AT_ONCE));

// ---- GET /reports/orders.csv ----

/** The filters of the order list, or the orders themselves. */
export const OrdersCsvQuery = OrdersQuery.pick({
  from: true,
  to: true,
  status: true,
  search: true,
  photo: true,
  returned: true,
  promised: true,
  payment: true,
  customer: true,
  late: true,
}).extend({
  orders: OrderIds.optional(),
});
export type OrdersCsvQuery = z.input<typeof OrdersCsvQuery>;

// ---- GET /audit-log ----

export const AuditQuery = pageQuery(50).extend({
  /** `charm`, `category`, `ready-made`, `bracelet-string`, `tying-method`, `shipping`, `user`, `shipment`, `order`, `review`, `settings`. */
  subject: plainLine(fieldLabels.search, 40).optional(),
  subjectId: z.uuid().optional(),
  user: idOf<UserId>().optional(),
  /** Part of an article's name, a changed value, a text, or an id; diacritics are ignored. */
  search: plainLine(fieldLabels.search, 80).optional(),
  /** Days in Vietnam, both included. */
  from: AskedDay.optional(),
  to: AskedDay.optional(),
});
export type AuditQuery = z.input<typeof AuditQuery>;

const Value = z.union([z.string(), z.number(), z.boolean()]).nullable();
/** `user` has no name when the change was made on the command line (`npm run shop`). */
export const AuditEntry = z.object({
  _id: z.string(),
  at: Time,
  user: z.object({ _id: idOf<UserId>(), name: z.string() }),
  /** `create`, `update`, `delete`, `stock`, `role`, `active`, `assign`, `restocked`, `written_off`, `move`, `note`. */
  action: z.string(),
  subject: z.string(),
  subjectId: z.uuid(),
  /** Its name at that time. */
  label: z.string(),
  changes: z.record(z.string(), z.object({ from: Value, to: Value })),
});
export type AuditEntry = z.infer<typeof AuditEntry>;
export const AuditPage = z.object({ entries: z.array(AuditEntry), pagination: Pagination });
export type AuditPage = z.infer<typeof AuditPage>;
export const AuditReply = dataOf(AuditPage);

// ---- GET /orders/{id}/story ----

/** An event in an order's story, for staff. */
export const StoryEntry = z.object({
  at: Time,
  kind: z.enum(['move', 'parcel', 'mail', 'transfer', 'change', 'note', 'chat']),
  /** By `kind`: a move's note in English, parcel status, mail outcome, transfer amount, a note's audience, a day's messages. */
  what: z.string(),
  note: z.string().nullable(),
  by: z.enum(ORDER_ACTORS),
  /** The person's name, if a person did it. */
  who: z.string().nullable(),
});
export type StoryEntry = z.infer<typeof StoryEntry>;
/** Latest first. */
export const StoryReply = dataOf(z.array(StoryEntry));

// ---- GET /orders/{id}/payment-talk ----

/** The chat of an order's customer, and the pictures she sent since she ordered, newest first. */
export const PaymentTalk = z.object({
  chatId: idOf<ChatId>().nullable(),
  receipts: z.array(z.object({ url: PictureUrl, at: Time })),
  /** Transfers that the bank reported for this order, oldest first. */
  transfers: z.array(z.object({ amount: Money, content: z.string(), at: Time })),
});
export type PaymentTalk = z.infer<typeof PaymentTalk>;
export const PaymentTalkReply = dataOf(PaymentTalk);

// ---- GET /reports/worksheets ----

/** The charm at one position of the string. */
export const WorksheetCharm = z.object({
  /** Zero-based, starting left of the knot. */
  position: Count,
  name: z.string(),
  image: PictureUrl.nullable(),
  /** It has a definite top (#art/upright.ts). */
  upright: z.boolean(),
});
export type WorksheetCharm = z.infer<typeof WorksheetCharm>;

/** An order line as the workshop needs it: names as sold, appearance as in the catalogue. */
export const WorksheetBracelet = z.object({
  _id: idOf<OrderItemId>(),
  name: z.string(),
  image: PictureUrl.nullable(),
  quantity: z.int().min(1),
  /** The string, drawn as in the catalogue (#art/bracelet.ts); null for a ready-made bracelet without a recorded design. */
  string: z.object({ name: z.string(), material: z.string(), color: z.string() }).nullable(),
  knot: z.object({ name: z.string(), tie: z.string() }).nullable(),
  /** Centimetres. */
  wristSize: z.number().nullable(),
  charms: z.array(WorksheetCharm),
});
export type WorksheetBracelet = z.infer<typeof WorksheetBracelet>;

export const Worksheet = z.object({
  order: Order,
  bracelets: z.array(WorksheetBracelet),
  /** QR code (data URI) that opens the camera for this order on a phone; null when no photograph is wanted. */
  photoCode: z.string().nullable(),
  /** QR code of the receiver's gift page; null when it is not a gift. */
  giftCode: z.string().nullable(),
});
export type Worksheet = z.infer<typeof Worksheet>;

export const WorksheetsQuery = z.object({ orders: OrderIds });
export type WorksheetsQuery = z.input<typeof WorksheetsQuery>;
/** In the requested order; unknown orders are omitted. */
export const WorksheetsReply = dataOf(z.array(Worksheet));
