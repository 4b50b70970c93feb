import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  primaryKey,
  snakeCase,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { SavedAddress } from '#contract/http/identity.ts';
import type { SecurityKind } from '#domain/identity/security.ts';
import { GENDERS, ROLES } from '#domain/identity/roles.ts';
import type { DataRequestKind, DataRequestWay } from '#domain/identity/data-requests.ts';
import type { CustomerNoteId, DataRequestId, DeskViewId, SessionId, UserId } from '#domain/kernel/ids.ts';
import { idColumn, moment } from '#server/platform/db/columns.ts';

export const userRole = pgEnum('user_role', ROLES);
export const userGender = pgEnum('user_gender', GENDERS);

/** `fold` in SQL: marks taken off, đ (U+0111) as d, lower case. */
const FOLDED = sql`replace(regexp_replace(normalize(lower(name || ' | ' || email), NFD), '[\u0300-\u036f]', '', 'g'), '\u0111', 'd')`;

/** People whose e-mail address is proved. */
export const users = snakeCase.table(
  'users',
  {
    id: uuid().$type<UserId>().primaryKey(),
    /** Tidied (`tidyEmail`): lower case, NFC. */
    email: text().notNull().unique(),
    name: text().notNull(),
    role: userRole().notNull().default('customer'),
    passwordHash: text().notNull(),
    /** Path of an upload of the user's own. */
    avatar: text(),
    gender: userGender(),
    addresses: jsonb().$type<StoredAddress[]>().notNull().default([]),
    /** Set while the account may not be used. */
    disabledAt: moment(),
    /** When she last signed in; null before the first time. */
    signedInAt: moment(),
    /** Since when she has a passkey; null without one. */
    passkeySince: moment(),
    /** When she was first asked for one, as staff. */
    passkeyAskedAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** Name and e-mail as `fold` writes them; the database keeps it in step, whoever writes. */
    search: text().generatedAlwaysAs(FOLDED),
  },
  (table) => [
    index('users_search').using('gin', table.search.op('gin_trgm_ops')),
    index('users_joined').on(table.createdAt, table.id),
    index()
      .on(table.avatar)
      .where(sql`${table.avatar} is not null`),
    index().on(table.role),
  ],
);

type StoredAddress = Required<Pick<SavedAddress, 'country' | 'isDefault'>> & SavedAddress;

/**
 * A registration waits here until its code is typed; then it becomes a user. One a browser, whose cookie names it, so that
 * strangers neither replace it nor use up its tries (decision 0035).
 */
export const registrations = snakeCase.table(
  'registrations',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    name: text().notNull(),
    passwordHash: text().notNull(),
    /** True when another browser began it, and this one only asked for a code: nobody typed the password here. */
    isContinued: boolean().notNull().default(false),
    otpHash: text().notNull(),
    otpExpiresAt: moment().notNull(),
    otpTries: integer().notNull().default(0),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.email), index().on(table.createdAt)],
);

/**
 * When somebody last asked for a code for an address, known to the shop or not: the cool-down tells nothing about who exists.
 * Each asks for herself, so nobody keeps the owner waiting.
 */
export const otpCooldowns = snakeCase.table(
  'otp_cooldowns',
  {
    email: text().notNull(),
    /** A network, or the user who asks. */
    asker: text().notNull(),
    sentAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.email, table.asker] }), index().on(table.sentAt)],
);

/** A new e-mail address waits here until the code sent to it is typed. One a user, the newest. */
export const emailChanges = snakeCase.table(
  'email_changes',
  {
    userId: uuid()
      .$type<UserId>()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    otpHash: text().notNull(),
    otpExpiresAt: moment().notNull(),
    otpTries: integer().notNull().default(0),
    /** When the code was sent. */
    sentAt: moment().notNull(),
  },
  (table) => [index().on(table.otpExpiresAt)],
);

/** One login on one device: the family of all refresh tokens that followed from it. */
export const sessions = snakeCase.table(
  'sessions',
  {
    id: uuid().$type<SessionId>().primaryKey(),
    userId: uuid()
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    remembered: boolean().notNull(),
    createdAt: moment().notNull(),
    /** Moves on with every refresh. */
    expiresAt: moment().notNull(),
    endedAt: moment(),
    /** As the browser called itself when it signed in (`deviceLook`). */
    browser: text(),
    system: text(),
    /** Where it was last seen: an IPv4 address or an IPv6 /64. */
    network: text(),
    /** When it was last given an access token. */
    seenAt: moment(),
    /** When she last proved herself here, by password or passkey. */
    provedAt: moment(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);

/** Every refresh token a family ever had, so that an old one that comes back is recognised. */
export const refreshTokens = snakeCase.table(
  'refresh_tokens',
  {
    /** SHA-256 of the token, base64url. */
    hash: text().primaryKey(),
    sessionId: uuid()
      .$type<SessionId>()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** When its successor was handed out; null for the living one. */
    rotatedAt: moment(),
  },
  (table) => [index().on(table.sessionId)],
);

/** What somebody signs in with by finger, face or PIN (decision 0047). */
export const passkeys = snakeCase.table(
  'passkeys',
  {
    /** As her device named it, base64url. */
    id: text().primaryKey(),
    userId: uuid()
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** COSE, base64url. */
    publicKey: text().notNull(),
    /** How often it was used, where the device counts. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull().default([]),
    /** Where it was made, as the browser called itself. */
    browser: text(),
    system: text(),
    createdAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index().on(table.userId)],
);

/** What a passkey is to sign: once, within minutes. */
export const passkeyChallenges = snakeCase.table(
  'passkey_challenges',
  {
    challenge: text().primaryKey(),
    /** For whom a new one is made; null for a sign-in. */
    userId: uuid()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.expiresAt), index().on(table.userId)],
);

/** What replaces a passkey, once each. */
export const recoveryCodes = snakeCase.table(
  'recovery_codes',
  {
    userId: uuid()
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** HMAC-SHA-256 of user and code, base64url. */
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

/** Links of the mail "reset your password". */
export const resetTokens = snakeCase.table(
  'reset_tokens',
  {
    /** SHA-256 of the token, base64url. */
    hash: text().primaryKey(),
    userId: uuid()
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);

/** Who came in, who was refused, who did what could hurt; kept for 180 days. Nothing that a person typed stands in it. */
export const securityEvents = snakeCase.table(
  'security_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull(),
    kind: text().$type<SecurityKind>().notNull(),
    userId: uuid()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Where from: an IPv4 address or an IPv6 /64. */
    network: text(),
    /** Method and pattern of the address that was called. */
    route: text(),
  },
  (table) => [index().on(table.at), index().on(table.userId, table.id), index().on(table.kind, table.id)],
);

/** What staff tell one another about a customer. */
export const customerNotes = snakeCase.table(
  'customer_notes',
  {
    id: idColumn<CustomerNoteId>(),
    customerId: uuid()
      .notNull()
      .$type<UserId>()
      .references(() => users.id),
    authorId: uuid()
      .notNull()
      .$type<UserId>()
      .references(() => users.id),
    text: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.customerId)],
);

/** What people ask about their data, what they were answered, and that it was done (Law 91/2025). */
export const dataRequests = snakeCase.table(
  'data_requests',
  {
    id: idColumn<DataRequestId>(),
    /** Null where staff wrote it down for somebody without an account. */
    userId: uuid()
      .$type<UserId>()
      .references(() => users.id),
    kind: text().$type<DataRequestKind>().notNull(),
    via: text().$type<DataRequestWay>().notNull().default('account'),
    words: text().notNull(),
    /** When it came, which may be days before it was written down. */
    createdAt: moment().notNull(),
    dueBy: moment().notNull(),
    // The default is for an instance of the release before, which does not know the column.
    actBy: moment()
      .notNull()
      .default(sql`now() + interval '10 days'`),
    /** What staff wrote down of her; null of what came from an account. */
    name: text(),
    contact: text(),
    email: text(),
    identified: text(),
    enteredBy: uuid()
      .$type<UserId>()
      .references(() => users.id),
    clientId: uuid().unique(),
    answer: text(),
    answeredAt: moment(),
    answeredBy: uuid()
      .$type<UserId>()
      .references(() => users.id),
    outcome: text(),
    doneAt: moment(),
    doneBy: uuid()
      .$type<UserId>()
      .references(() => users.id),
  },
  (table) => [
    check(
      'data_requests_answer',
      sql`num_nonnulls(${table.answer}, ${table.answeredAt}, ${table.answeredBy}) IN (0, 3)`,
    ),
    check(
      'data_requests_done',
      sql`num_nonnulls(${table.doneAt}, ${table.doneBy}) IN (0, 2) AND (${table.doneAt} IS NULL OR ${table.answeredAt} IS NOT NULL)`,
    ),
    check(
      'data_requests_entered',
      sql`CASE WHEN ${table.via} = 'account' THEN ${table.userId} IS NOT NULL
        ELSE num_nonnulls(${table.name}, ${table.contact}, ${table.identified}, ${table.enteredBy}, ${table.clientId}) = 5 END`,
    ),
    index().on(table.userId, table.createdAt),
    index().on(table.answeredAt),
    index().on(table.doneAt),
    uniqueIndex('data_requests_open')
      .on(table.userId, table.kind)
      .where(sql`answered_at IS NULL AND via = 'account'`),
  ],
);

/** Addresses of the desk that somebody of the shop gave a name. */
export const deskViews = snakeCase.table(
  'desk_views',
  {
    id: idColumn<DeskViewId>(),
    userId: uuid()
      .notNull()
      .$type<UserId>()
      .references(() => users.id),
    name: text().notNull(),
    /** The query of the address. */
    query: text().notNull(),
    /** Everybody at the desk has it. */
    isShared: boolean().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.userId)],
);
