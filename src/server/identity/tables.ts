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

/** `fold` in SQL: diacritics removed, đ (U+0111) as d, lower case. */
const FOLDED = sql`replace(regexp_replace(normalize(lower(name || ' | ' || email), NFD), '[\u0300-\u036f]', '', 'g'), '\u0111', 'd')`;

/** Users; their e-mail addresses are verified. */
export const users = snakeCase.table(
  'users',
  {
    id: uuid().$type<UserId>().primaryKey(),
    /** Normalized (`tidyEmail`): lower case, NFC. */
    email: text().notNull().unique(),
    name: text().notNull(),
    role: userRole().notNull().default('customer'),
    passwordHash: text().notNull(),
    /** Path of the user's own upload. */
    avatar: text(),
    gender: userGender(),
    addresses: jsonb().$type<StoredAddress[]>().notNull().default([]),
    /** Set while the account is disabled. */
    disabledAt: moment(),
    /** When she last signed in; null before the first time. */
    signedInAt: moment(),
    /** Since when she has a passkey; null without one. */
    passkeySince: moment(),
    /** When she was first asked for one, as staff. */
    passkeyAskedAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** Name and e-mail, folded as by `fold`; a generated column. */
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
 * A registration is pending until its code is entered; then it becomes a user. One per browser, identified by a cookie, so that
 * strangers can neither replace it nor use up its tries (decision 0035).
 */
export const registrations = snakeCase.table(
  'registrations',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    name: text().notNull(),
    passwordHash: text().notNull(),
    /** True when another browser began it, and this one only requested a code: no password was typed here. */
    isContinued: boolean().notNull().default(false),
    otpHash: text().notNull(),
    otpExpiresAt: moment().notNull(),
    otpTries: integer().notNull().default(0),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.email), index().on(table.createdAt)],
);

/**
 * When a code was last requested for an address, whether it is known to the shop or not, so that the cool-down does not reveal
 * which accounts exist. Kept per requester, so that no stranger can make the owner wait.
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

/** A new e-mail address, pending until the code sent to it is entered. One per user, the newest. */
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

/** One login on one device, with the family of all refresh tokens issued for it. */
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
    /** Extended by every refresh. */
    expiresAt: moment().notNull(),
    endedAt: moment(),
    /** From the user agent at sign-in (`deviceLook`). */
    browser: text(),
    system: text(),
    /** Where it was last seen: an IPv4 address or an IPv6 /64. */
    network: text(),
    /** When it last got an access token. */
    seenAt: moment(),
    /** When the user last proved her identity here, by password or passkey. */
    provedAt: moment(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);

/** Every refresh token that a session ever had, so that a replayed one is recognised. */
export const refreshTokens = snakeCase.table(
  'refresh_tokens',
  {
    /** SHA-256 of the token, base64url. */
    hash: text().primaryKey(),
    sessionId: uuid()
      .$type<SessionId>()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** When its successor was issued; null for the current one. */
    rotatedAt: moment(),
  },
  (table) => [index().on(table.sessionId)],
);

/** Passkeys: sign-in by finger, face or PIN (decision 0047). */
export const passkeys = snakeCase.table(
  'passkeys',
  {
    /** The credential id from the device, base64url. */
    id: text().primaryKey(),
    userId: uuid()
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** COSE, base64url. */
    publicKey: text().notNull(),
    /** The signature counter, on devices that count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull().default([]),
    /** The browser where it was created. */
    browser: text(),
    system: text(),
    createdAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index().on(table.userId)],
);

/** Challenges for a passkey to sign: valid once, for some minutes. */
export const passkeyChallenges = snakeCase.table(
  'passkey_challenges',
  {
    challenge: text().primaryKey(),
    /** The user who adds a passkey; null for a sign-in. */
    userId: uuid()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.expiresAt), index().on(table.userId)],
);

/** Single-use replacements for a passkey. */
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

/** Tokens of mailed password-reset links. */
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

/** Sign-ins, refusals and security-relevant operations; kept for 180 days. Never contains user input. */
export const securityEvents = snakeCase.table(
  'security_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull(),
    kind: text().$type<SecurityKind>().notNull(),
    userId: uuid()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The source: an IPv4 address or an IPv6 /64. */
    network: text(),
    /** Method and route pattern of the request. */
    route: text(),
  },
  (table) => [index().on(table.at), index().on(table.userId, table.id), index().on(table.kind, table.id)],
);

/** Notes of staff about a customer. */
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

/** Requests about personal data, with their answers and outcomes (Law 91/2025). */
export const dataRequests = snakeCase.table(
  'data_requests',
  {
    id: idColumn<DataRequestId>(),
    /** Null when staff entered it for a person without an account. */
    userId: uuid()
      .$type<UserId>()
      .references(() => users.id),
    kind: text().$type<DataRequestKind>().notNull(),
    via: text().$type<DataRequestWay>().notNull().default('account'),
    words: text().notNull(),
    /** When it came, which may be days before it was entered. */
    createdAt: moment().notNull(),
    dueBy: moment().notNull(),
    // The default is for instances of the previous release, which do not know the column.
    actBy: moment()
      .notNull()
      .default(sql`now() + interval '10 days'`),
    /** The person's details as staff entered them; null for requests from an account. */
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

/** Named, saved URLs of the admin desk. */
export const deskViews = snakeCase.table(
  'desk_views',
  {
    id: idColumn<DeskViewId>(),
    userId: uuid()
      .notNull()
      .$type<UserId>()
      .references(() => users.id),
    name: text().notNull(),
    /** The URL's query string. */
    query: text().notNull(),
    /** Visible to all staff at the desk. */
    isShared: boolean().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.userId)],
);
