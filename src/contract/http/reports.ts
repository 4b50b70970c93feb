import { fieldLabels } from '#domain/kernel/copy.vi.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import { ORDER_STATUSES } from '#domain/ordering/statuses.ts';
import { REPORT_DAYS, REPORT_DAYS_MAX } from '#domain/reports/periods.ts';
import { dataOf, pageQuery, Pagination } from '../envelope.ts';
import { Count, idOf, Money, PictureUrl, plainLine, Time } from '../fields.ts';
import { z } from '../zod.ts';

// ---- GET /reports/overview ----

export const OverviewQuery = z.object({
  days: z.coerce.number().int().min(1).max(REPORT_DAYS_MAX).default(REPORT_DAYS),
});
export type OverviewQuery = z.input<typeof OverviewQuery>;

/** A day in Vietnam: every order placed on it, and the money of those that were confirmed and not lost. */
export const DayReport = z.object({ day: z.iso.date(), orders: Count, revenue: Money });
export type DayReport = z.infer<typeof DayReport>;

export const PeriodReport = z.object({ orders: Count, revenue: Money, days: z.array(DayReport) });
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
export const LowStock = Thing.extend({ stock: Count, reservedStock: Count, availableStock: Count });
export type LowStock = z.infer<typeof LowStock>;

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
export type DashboardCounts = z.infer<typeof DashboardCounts>;

export const Overview = z.object({
  current: PeriodReport,
  previous: PeriodReport,
  bestSellers: z.array(BestSeller),
  counts: DashboardCounts,
  /** What waits for an admin. */
  waiting: z.object({
    /** COD orders to confirm. */
    orders: Count,
    /** Transfers to look at. */
    payments: Count,
    /** Confirmed orders without a shipment. */
    toShip: Count,
    /** Shipments without a shipper. */
    toAssign: Count,
    /** Returned parcels whose pieces nobody decided about. */
    returned: Count,
  }),
  /** Up to 50 with 5 pieces or fewer left, the fewest first. */
  lowStock: z.array(LowStock),
  lowStockTotal: Count,
});
export type Overview = z.infer<typeof Overview>;
export const OverviewReply = dataOf(Overview);

// ---- GET /reports/orders.csv ----

/** Days in Vietnam, both included. */
/** A day that a database knows, and the one before and after it too. */
const ReportDay = z.iso.date().regex(/^2/);

export const OrdersCsvQuery = z.object({
  from: ReportDay.optional(),
  to: ReportDay.optional(),
  status: z.enum(['all', ...ORDER_STATUSES]).default('all'),
});
export type OrdersCsvQuery = z.input<typeof OrdersCsvQuery>;

// ---- GET /audit-log ----

export const AuditQuery = pageQuery(50).extend({
  /** `charm`, `category`, `ready-made`, `bracelet-string`, `tying-method`, `shipping`, `user`, `shipment`, `order`. */
  subject: plainLine(fieldLabels.search, 40).optional(),
  subjectId: z.uuid().optional(),
  user: idOf<UserId>().optional(),
});
export type AuditQuery = z.input<typeof AuditQuery>;

const Value = z.union([z.string(), z.number(), z.boolean()]).nullable();
export const AuditEntry = z.object({
  _id: z.string(),
  at: Time,
  user: z.object({ _id: idOf<UserId>(), name: z.string() }),
  /** `create`, `update`, `delete`, `stock`, `role`, `active`, `assign`, `restocked`, `written_off`, `move`. */
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
