import { ROLES } from '#domain/identity/roles.ts';
import { SECURITY_KINDS } from '#domain/identity/security.ts';
import { fieldLabels } from '#domain/kernel/copy.vi.ts';
import { DESK_VIEW_NAME_MAX } from '#domain/identity/desk-views.ts';
import { customerNoteCopy, viewsCopy } from '#domain/identity/desk-views.vi.ts';
import { CUSTOMER_NOTE_MAX } from '#domain/identity/limits.ts';
import type {
  ChatId,
  CustomerNoteId,
  DesignId,
  DeskViewId,
  OrderId,
  ReviewId,
  UserId,
} from '#domain/kernel/ids.ts';
import { PAYMENT_METHODS } from '#domain/ordering/payment-methods.ts';
import { ORDER_STATUSES } from '#domain/ordering/statuses.ts';
import { REVIEW_STATUSES } from '#domain/reviews/reviews.ts';
import { CHAT_STATUSES } from '#domain/support/chats.ts';
import { dataOf, pageQuery, Pagination } from '../envelope.ts';
import { Count, idOf, Money, PictureUrl, plainLine, plainText, Time } from '../fields.ts';
import { z } from '../zod.ts';
import { User } from './identity.ts';

/** A user account as admins see it. */
export const Account = User.omit({ addresses: true }).extend({
  /** Phone of the default address; null without one. */
  phone: z.string().nullable(),
  city: z.string().nullable(),
  /** False while the account is deactivated. */
  isActive: z.boolean(),
  createdAt: Time,
});
export type Account = z.infer<typeof Account>;
export const AccountReply = dataOf(Account);

/** Sort orders of accounts: newest, highest spending, most orders. */
export const ACCOUNT_SORTS = ['newest', 'spent', 'orders'] as const;

/** GET /users. */
export const AccountsQuery = pageQuery(20).extend({
  /** Part of a name or an e-mail; diacritics are ignored. */
  search: plainLine(fieldLabels.search, 80).optional(),
  role: z.enum(['all', ...ROLES]).default('all'),
  active: z.enum(['all', 'active', 'disabled']).default('all'),
  /** One account alone. */
  user: idOf<UserId>().optional(),
  sort: z.enum(ACCOUNT_SORTS).default('newest'),
});
export type AccountsQuery = z.input<typeof AccountsQuery>;
/** GET /reports/customers.csv: the filters of the list. */
export const AccountsCsvQuery = AccountsQuery.pick({ search: true, role: true, active: true });
export type AccountsCsvQuery = z.input<typeof AccountsCsvQuery>;
/** An account with its purchases: every order counts, the money only of those confirmed and not lost. */
export const Customer = Account.extend({
  orders: Count,
  /** Delivered and kept, and returned undelivered. */
  completed: Count,
  failed: Count,
  spent: Money,
  lastOrderAt: Time.nullable(),
});
export type Customer = z.infer<typeof Customer>;
export const AccountsPage = z.object({ users: z.array(Customer), pagination: Pagination });
export type AccountsPage = z.infer<typeof AccountsPage>;
export const AccountsReply = dataOf(AccountsPage);

// ---- One customer: GET /users/{id}/file, POST /users/{id}/notes, DELETE /users/{id}/notes/{note} ----

/** A staff note about a customer, never shown to her. */
export const CustomerNote = z.object({
  _id: idOf<CustomerNoteId>(),
  text: z.string(),
  author: z.object({ _id: idOf<UserId>(), name: z.string() }),
  createdAt: Time,
});
export type CustomerNote = z.infer<typeof CustomerNote>;
export const CustomerNoteReply = dataOf(CustomerNote);
export const CustomerNoteBody = z.object({
  text: plainText(customerNoteCopy.text, CUSTOMER_NOTE_MAX).refine((text) => text !== '', {
    error: customerNoteCopy.missing,
  }),
});
export type CustomerNoteBody = z.input<typeof CustomerNoteBody>;
/** PUT /users/{id}/notes/{note}: only by its author; CONFLICT when the text differs from `seen`. */
export const CustomerNoteEdit = CustomerNoteBody.extend({ seen: z.string().max(CUSTOMER_NOTE_MAX) });
export type CustomerNoteEdit = z.input<typeof CustomerNoteEdit>;
export const CustomerNoteParams = z.object({ id: idOf<UserId>(), note: idOf<CustomerNoteId>() });

/** Newest first, at most ten; `total` counts all. */
const listOf = <Row extends z.ZodType>(row: Row) => z.object({ rows: z.array(row), total: Count });

export const CustomerFile = z.object({
  customer: Customer,
  /** She deleted her account: only figures remain. */
  isGone: z.boolean(),
  addresses: User.shape.addresses,
  /** Money that the shop still owes her. */
  owedBack: Money,
  orders: listOf(
    z.object({
      _id: idOf<OrderId>(),
      status: z.enum(ORDER_STATUSES),
      paymentMethod: z.enum(PAYMENT_METHODS),
      totalPrice: Money,
      createdAt: Time,
    }),
  ),
  /** Saved designs. */
  designs: listOf(z.object({ _id: idOf<DesignId>(), name: z.string(), image: PictureUrl, createdAt: Time })),
  chats: listOf(
    z.object({
      _id: idOf<ChatId>(),
      status: z.enum(CHAT_STATUSES),
      stars: z.int().nullable(),
      lastMessageAt: Time.nullable(),
      createdAt: Time,
    }),
  ),
  reviews: listOf(
    z.object({
      _id: idOf<ReviewId>(),
      order: idOf<OrderId>(),
      stars: z.int(),
      text: z.string(),
      status: z.enum(REVIEW_STATUSES),
      createdAt: Time,
    }),
  ),
  notes: z.array(CustomerNote),
});
export type CustomerFile = z.infer<typeof CustomerFile>;
export const CustomerFileReply = dataOf(CustomerFile);

/** What happens to a shipper's undelivered parcels: they stay his until an admin hands them over. */
const ParcelsLeft = z.literal('stay').optional();

/**
 * PUT /users/{id}/role: takes effect with the next request. LAST_ADMIN when no admin would be left; PARCELS_OPEN for a shipper
 * with undelivered parcels, unless `parcels` decides about them.
 */
export const RoleBody = z.object({ role: z.enum(ROLES), parcels: ParcelsLeft });
export type RoleBody = z.input<typeof RoleBody>;

/** PUT /users/{id}/active: deactivating an account ends its sessions; LAST_ADMIN and PARCELS_OPEN as above. */
export const ActiveBody = z.object({ isActive: z.boolean(), parcels: ParcelsLeft });
export type ActiveBody = z.input<typeof ActiveBody>;

/** GET /security-events. */
export const SecurityEventsQuery = pageQuery(50).extend({
  kind: z.enum(SECURITY_KINDS).optional(),
  user: idOf<UserId>().optional(),
});
export type SecurityEventsQuery = z.input<typeof SecurityEventsQuery>;

export const SecurityEvent = z.object({
  _id: z.string(),
  at: Time,
  kind: z.enum(SECURITY_KINDS),
  /** The account concerned, if known. */
  user: z.object({ _id: idOf<UserId>(), name: z.string() }).nullable(),
  /** An IPv4 address or an IPv6 /64. */
  network: z.string().nullable(),
  /** `POST /api/auth/login` */
  route: z.string().nullable(),
});
export type SecurityEvent = z.infer<typeof SecurityEvent>;
export const SecurityEvents = z.object({ events: z.array(SecurityEvent), pagination: Pagination });
export type SecurityEvents = z.infer<typeof SecurityEvents>;
export const SecurityEventsReply = dataOf(SecurityEvents);

// ---- GET and POST /users/me/desk-views, DELETE /users/me/desk-views/{id} ----

/** A saved view of the desk: a named address. */
export const DeskView = z.object({
  _id: idOf<DeskViewId>(),
  name: z.string(),
  /** The query of the address: `tab=orders&trang-thai=pending`. */
  query: z.string(),
  /** Visible to everybody at the desk. */
  isShared: z.boolean(),
  /** The requesting user created it, and may delete it. */
  isMine: z.boolean(),
});
export type DeskView = z.infer<typeof DeskView>;
/** One's own and the shared ones, sorted by name. */
export const DeskViewsReply = dataOf(z.array(DeskView));
export const DeskViewReply = dataOf(DeskView);

export const DeskViewBody = z.object({
  name: plainLine(viewsCopy.name, DESK_VIEW_NAME_MAX).refine((text) => text !== '', viewsCopy.missing),
  query: z
    .string()
    .max(400)
    .regex(/^tab=[\w-]+(?:&[\w-]+=[\w%.+-]*)*$/),
  isShared: z.boolean().default(false),
});
export type DeskViewBody = z.input<typeof DeskViewBody>;
