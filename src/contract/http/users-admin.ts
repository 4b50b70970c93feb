import { GENDERS, ROLES } from '#domain/identity/roles.ts';
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

/** Somebody with an account, as admins see them. */
export const Account = z.object({
  _id: idOf<UserId>(),
  id: idOf<UserId>(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  avatar: PictureUrl.nullable(),
  gender: z.enum(GENDERS).nullable(),
  /** The number of the default address; null without one. */
  phone: z.string().nullable(),
  city: z.string().nullable(),
  /** False while the account may not be used. */
  isActive: z.boolean(),
  createdAt: Time,
});
export type Account = z.infer<typeof Account>;
export const AccountReply = dataOf(Account);

/** By what a list of accounts is sorted: the newest, the most spent, the most orders first. */
export const ACCOUNT_SORTS = ['newest', 'spent', 'orders'] as const;

/** GET /users. */
export const AccountsQuery = pageQuery(20).extend({
  /** Part of a name or an e-mail, without diacritics. */
  search: plainLine(fieldLabels.search, 80).optional(),
  role: z.enum(['all', ...ROLES]).default('all'),
  active: z.enum(['all', 'active', 'disabled']).default('all'),
  sort: z.enum(ACCOUNT_SORTS).default('newest'),
});
export type AccountsQuery = z.input<typeof AccountsQuery>;
/** GET /reports/customers.csv: the filters of the list. */
export const AccountsCsvQuery = AccountsQuery.pick({ search: true, role: true, active: true });
export type AccountsCsvQuery = z.input<typeof AccountsCsvQuery>;
/** An account with what it bought: every order counts, the money of those that were confirmed and not lost. */
export const Customer = Account.extend({
  orders: Count,
  /** Brought and kept, and come back. */
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

/** What staff tell one another about a customer; she never sees it. */
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
/** PUT /users/{id}/notes/{note}: by who wrote it; CONFLICT where it says something else by now than was `seen`. */
export const CustomerNoteEdit = CustomerNoteBody.extend({ seen: z.string().max(CUSTOMER_NOTE_MAX) });
export type CustomerNoteEdit = z.input<typeof CustomerNoteEdit>;
export const CustomerNoteParams = z.object({ id: idOf<UserId>(), note: idOf<CustomerNoteId>() });

/** The newest first, at most ten; `total` counts all. */
const listOf = <Row extends z.ZodType>(row: Row) => z.object({ rows: z.array(row), total: Count });

export const CustomerFile = z.object({
  customer: Customer,
  /** She deleted her account: only numbers are left of her. */
  isGone: z.boolean(),
  addresses: User.shape.addresses,
  /** What the shop still owes her back. */
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
  /** Those that she has saved. */
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

/** What becomes of the parcels that somebody still has to bring: they stay his until an admin hands them over. */
const ParcelsLeft = z.literal('stay').optional();

/**
 * PUT /users/{id}/role: counts at the next request; LAST_ADMIN when no admin would be left, PARCELS_OPEN for a shipper who
 * still has to bring some, unless `parcels` says what becomes of them.
 */
export const RoleBody = z.object({ role: z.enum(ROLES), parcels: ParcelsLeft });
export type RoleBody = z.input<typeof RoleBody>;

/** PUT /users/{id}/active: closing an account ends its sessions; LAST_ADMIN and PARCELS_OPEN as above. */
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
  /** Whose account it was about, where that is known. */
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

/** What somebody of the shop looks at often: an address of the desk with a name. */
export const DeskView = z.object({
  _id: idOf<DeskViewId>(),
  name: z.string(),
  /** The query of the address: `tab=orders&trang-thai=pending`. */
  query: z.string(),
  /** Everybody at the desk has it. */
  isShared: z.boolean(),
  /** Whoever asks made it, and may take it away. */
  isMine: z.boolean(),
});
export type DeskView = z.infer<typeof DeskView>;
/** One's own and those that are shared, by their names. */
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
