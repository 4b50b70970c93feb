import { fieldLabels } from '#domain/kernel/copy.vi.ts';
import type { CharmId, ChatId, OrderId, OrderItemId, UserId } from '#domain/kernel/ids.ts';
import { ORDER_ACTORS, ORDER_STATUSES } from '#domain/ordering/statuses.ts';
import { SHEETS_AT_ONCE } from '#domain/ordering/limits.ts';
import { reportsCopy } from '#domain/reports/copy.vi.ts';
import { periodIssue, REPORT_DAYS, REPORT_DAYS_MAX } from '#domain/reports/periods.ts';
import { OVERVIEW_TABLES, SALES_ORDERS } from '#domain/reports/sales.ts';
import { dataOf, pageQuery, Pagination } from '../envelope.ts';
import { Count, idOf, Money, PictureUrl, plainLine, Time } from '../fields.ts';
import { z } from '../zod.ts';
import { Order, OrdersQuery } from './ordering.ts';

// ---- GET /reports/counts ----

/** The eight cards of the dashboard, by the names of its tabs (spec §2, Admin dashboard). */
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

/** What waits for an admin. */
export const WaitingWork = z.object({
  /** COD orders to confirm. */
  orders: Count,
  /** Orders that hold pieces and come to nothing. */
  overdue: Count,
  /** Transfers to look at. */
  payments: Count,
  /** Confirmed orders that may be made and packed. */
  toShip: Count,
  /** Confirmed orders that wait for a photograph, or for staff's word about it. */
  photos: Count,
  /** Shipments without a shipper. */
  toAssign: Count,
  /** Returned parcels whose pieces nobody decided about. */
  returned: Count,
  /** Reviews that nobody has judged. */
  reviews: Count,
  /** Mails that did not arrive. */
  mails: Count,
});
export type WaitingWork = z.infer<typeof WaitingWork>;

/** What the head of the dashboard says. */
export const Counts = z.object({
  counts: DashboardCounts,
  /** Orders by status; one that no order has is left out. */
  byStatus: z.partialRecord(z.enum(ORDER_STATUSES), Count),
  waiting: WaitingWork,
});
export type Counts = z.infer<typeof Counts>;
export const CountsReply = dataOf(Counts);

// ---- GET /reports/inbox ----

/** Kinds of work, the most urgent first; each line counts what its list shows. */
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

/** One kind of work that waits: how much of it, and since when the oldest does; null where nothing says when it began. */
export const InboxLine = z.object({ kind: z.enum(INBOX_KINDS), count: Count, oldest: Time.nullable() });
export type InboxLine = z.infer<typeof InboxLine>;
/** What waits for staff now; a kind of which there is none is left out. */
export const Inbox = z.array(InboxLine);
export type Inbox = z.infer<typeof Inbox>;
export const InboxReply = dataOf(Inbox);

// ---- GET /reports/overview ----

const aDay = z.iso.date().regex(/^2/);

/** The last `days` days; or the days in Vietnam from `from` to `to`, both included, at most `REPORT_DAYS_MAX`. */
export const OverviewQuery = z
  .object({
    days: z.coerce.number().int().min(1).max(REPORT_DAYS_MAX).default(REPORT_DAYS),
    from: aDay.optional(),
    to: aDay.optional(),
  })
  .superRefine(({ from, to }, context) => {
    if (from === undefined && to === undefined) return;
    const whole = from !== undefined && to !== undefined;
    const message = whole ? periodIssue({ first: from, last: to }) : reportsCopy.bothDays;
    if (message !== null)
      context.addIssue({ code: 'custom', message, path: [from === undefined ? 'from' : 'to'] });
  });
export type OverviewQuery = z.input<typeof OverviewQuery>;

/** A day in Vietnam: every order placed on it; how many of them were confirmed and not lost, and their money. */
export const DayReport = z.object({ day: z.iso.date(), orders: Count, sold: Count, revenue: Money });
export type DayReport = z.infer<typeof DayReport>;

export const PeriodReport = z.object({
  orders: Count,
  sold: Count,
  revenue: Money,
  /** Accounts that ordered for the first time. */
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
/** Pieces that were ordered in the period and not cancelled. */
export const BestSeller = Thing.extend({ pieces: Count });
export type BestSeller = z.infer<typeof BestSeller>;

/** Orders of the period by the link that brought her who ordered; `source` null: no link said it. */
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
  /** Up to 10, the most orders first. */
  sources: z.array(SourceReport),
  /** Of this calendar year so far, and what of it is untaxed (0: not watched); both before money that went back. */
  year: z.object({ year: z.int(), revenue: Money, limit: Money }),
});
export type Overview = z.infer<typeof Overview>;
export const OverviewReply = dataOf(Overview);

// ---- GET /reports/sales ----

export const SalesQuery = OverviewQuery.safeExtend({ sort: z.enum(SALES_ORDERS).default('pieces') });
export type SalesQuery = z.input<typeof SalesQuery>;

/** What sold, by charm: those that hang on bracelets of orders whose money counts, for what was paid for them. */
export const SoldCharm = z.object({
  _id: idOf<CharmId>(),
  name: z.string(),
  image: PictureUrl.nullable(),
  isOnOffer: z.boolean(),
  pieces: Count,
  revenue: Money,
  /** Of a piece, nowadays; null: nobody said. */
  cost: Money.nullable(),
  /** By that cost; below 0 where it sold for less. */
  margin: z.int().nullable(),
});
export type SoldCharm = z.infer<typeof SoldCharm>;

export const Sales = z.object({
  /** The first 20. */
  charms: z.array(SoldCharm),
  /** How many different charms sold, their pieces and money. */
  kinds: Count,
  pieces: Count,
  revenue: Money,
  /** A charm of several colours counts with each of them. */
  colors: z.array(z.object({ color: z.string(), pieces: Count, revenue: Money })),
  /** Of the charms whose cost is known: what they brought, and what of it was earned; and how many others sold. */
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
/** Up to 50 with 5 pieces or fewer left, the fewest first; `total` counts all of them. */
export const LowStockList = z.object({ things: z.array(LowStock), total: Count });
export type LowStockList = z.infer<typeof LowStockList>;
export const LowStockReply = dataOf(LowStockList);

// ---- GET /reports/refunds-due ----

/** Orders whose customers are owed money: paid and come to nothing, or paid too much; up to 20, the longest waiting first. */
export const RefundsDue = z.array(
  z.object({ _id: idOf<OrderId>(), name: z.string(), totalPrice: Money, owedBack: Money, since: Time }),
);
export type RefundsDue = z.infer<typeof RefundsDue>;
export const RefundsDueReply = dataOf(RefundsDue);

/** Ids of orders with commas between them, as many as one document holds. */
const OrderIds = z
  .string()
  .max(SHEETS_AT_ONCE * 37)
  .transform((text) => text.split(','))
  .pipe(z.array(idOf<OrderId>()).min(1).max(SHEETS_AT_ONCE));

// ---- GET /reports/orders.csv ----

/** The filters of the list of orders, or the orders themselves. */
export const OrdersCsvQuery = OrdersQuery.pick({
  from: true,
  to: true,
  status: true,
  search: true,
  photo: true,
  returned: true,
  promised: true,
  payment: true,
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
  /** Part of what a thing was called, of what was changed or said, or of an id; without diacritics. */
  search: plainLine(fieldLabels.search, 80).optional(),
  /** Days in Vietnam, both included. */
  from: z.iso.date().regex(/^2/).optional(),
  to: z.iso.date().regex(/^2/).optional(),
});
export type AuditQuery = z.input<typeof AuditQuery>;

const Value = z.union([z.string(), z.number(), z.boolean()]).nullable();
/** `user` has no name when it was done at the machine (`npm run shop`). */
export const AuditEntry = z.object({
  _id: z.string(),
  at: Time,
  user: z.object({ _id: idOf<UserId>(), name: z.string() }),
  /** `create`, `update`, `delete`, `stock`, `role`, `active`, `assign`, `restocked`, `written_off`, `move`, `note`. */
  action: z.string(),
  subject: z.string(),
  subjectId: z.uuid(),
  /** What it was called then. */
  label: z.string(),
  changes: z.record(z.string(), z.object({ from: Value, to: Value })),
});
export type AuditEntry = z.infer<typeof AuditEntry>;
export const AuditPage = z.object({ entries: z.array(AuditEntry), pagination: Pagination });
export type AuditPage = z.infer<typeof AuditPage>;
export const AuditReply = dataOf(AuditPage);

// ---- GET /orders/{id}/story ----

/** One thing that happened to an order, for staff. */
export const StoryEntry = z.object({
  at: Time,
  kind: z.enum(['move', 'parcel', 'mail', 'transfer', 'change', 'note', 'chat']),
  /** A move's note in English, a parcel's status, a mail's fate, a transfer's amount, whom a note is for, messages of a day. */
  what: z.string(),
  note: z.string().nullable(),
  by: z.enum(ORDER_ACTORS),
  /** The person's name, where it was one. */
  who: z.string().nullable(),
});
export type StoryEntry = z.infer<typeof StoryEntry>;
/** The latest first. */
export const StoryReply = dataOf(z.array(StoryEntry));

// ---- GET /orders/{id}/payment-talk ----

/** Where the customer of an order talks with the shop, and the pictures she sent since she ordered, the newest first. */
export const PaymentTalk = z.object({
  chatId: idOf<ChatId>().nullable(),
  receipts: z.array(z.object({ url: PictureUrl, at: Time })),
  /** What the bank told of for this order, the oldest first. */
  transfers: z.array(z.object({ amount: Money, content: z.string(), at: Time })),
});
export type PaymentTalk = z.infer<typeof PaymentTalk>;
export const PaymentTalkReply = dataOf(PaymentTalk);

// ---- GET /reports/worksheets ----

/** What hangs at one place of the string. */
export const WorksheetCharm = z.object({
  /** From 0 at the left of the knot. */
  position: Count,
  name: z.string(),
  image: PictureUrl.nullable(),
  /** It has an up and a down (#art/upright.ts). */
  upright: z.boolean(),
});
export type WorksheetCharm = z.infer<typeof WorksheetCharm>;

/** One line of an order as the workshop needs it: names as they were sold, looks as the catalogue draws them. */
export const WorksheetBracelet = z.object({
  _id: idOf<OrderItemId>(),
  name: z.string(),
  image: PictureUrl.nullable(),
  quantity: z.int().min(1),
  /**
   * What it is threaded on, drawn as the catalogue draws it (#art/bracelet.ts); null for a ready-made bracelet whose
   * design nobody wrote down: it is taken from the shelf.
   */
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
  /** A QR code, as a data URI, that leads a phone to the camera of this order; null where no photograph is wanted. */
  photoCode: z.string().nullable(),
  /** The same to the page of whoever receives it; null where it is no gift. */
  giftCode: z.string().nullable(),
});
export type Worksheet = z.infer<typeof Worksheet>;

export const WorksheetsQuery = z.object({ orders: OrderIds });
export type WorksheetsQuery = z.input<typeof WorksheetsQuery>;
/** In the order in which they were asked for; orders that do not exist are left out. */
export const WorksheetsReply = dataOf(z.array(Worksheet));
