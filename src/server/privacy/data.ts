import { and, asc, eq, isNull } from 'drizzle-orm';
import type { UserId } from '#domain/kernel/ids.ts';
import { cartItems } from '#server/cart/tables.ts';
import { charms, stockAlerts } from '#server/catalogue/tables.ts';
import { braceletDrafts, customBraceletCharms, customBracelets } from '#server/design/tables.ts';
import {
  dataRequests,
  emailChanges,
  passkeys,
  securityEvents,
  sessions,
  users,
} from '#server/identity/tables.ts';
import { auditLog } from '#server/platform/db/audit-log.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { pushSubscriptions } from '#server/push/tables.ts';
import { reviews } from '#server/reviews/tables.ts';
import { chats, jointDesigns, messages } from '#server/support/tables.ts';
import { zaloConsents } from '#server/zalo/tables.ts';
import { referencesAnyOf } from './references.ts';
import { ordersOf } from './order-data.ts';

/** All data stored about a person, by category. @throws ShopError NO_SESSION when her account was deleted meanwhile */
export async function collectData(db: Db, id: UserId) {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  if (user === undefined) throw new ShopError('NO_SESSION');
  const { name, email, gender, role, avatar, addresses, createdAt } = user;
  return {
    account: { id, name, email, gender, role, avatar, addresses, createdAt },
    ...(await accountOf(db, id)),
    designs: await designsOf(db, id),
    ...(await underWay(db, id)),
    orders: await ordersOf(db, id),
    chats: await chatsOf(db, id),
    jointDesigns: await jointDesignsOf(db, id),
    reviews: await reviewsOf(db, id),
  };
}

/** Her sessions, push subscriptions, unconfirmed e-mail address, and changes to the account by admins. */
async function accountOf(db: Db, id: UserId) {
  const { createdAt, expiresAt, remembered, browser, system, network, seenAt } = sessions;
  const [waiting] = await db
    .select({ email: emailChanges.email, sentAt: emailChanges.sentAt })
    .from(emailChanges)
    .where(eq(emailChanges.userId, id));
  return {
    newEmail: waiting ?? null,
    logins: await db
      .select({ createdAt, expiresAt, remembered, browser, system, network, seenAt })
      .from(sessions)
      .where(and(eq(sessions.userId, id), isNull(sessions.endedAt)))
      .orderBy(asc(createdAt)),
    passkeys: await db
      .select({
        browser: passkeys.browser,
        system: passkeys.system,
        createdAt: passkeys.createdAt,
        usedAt: passkeys.usedAt,
      })
      .from(passkeys)
      .where(eq(passkeys.userId, id))
      .orderBy(asc(passkeys.createdAt)),
    securityEvents: await db
      .select({ at: securityEvents.at, kind: securityEvents.kind, network: securityEvents.network })
      .from(securityEvents)
      .where(eq(securityEvents.userId, id))
      .orderBy(asc(securityEvents.id)),
    notifiedDevices: await db
      .select({ device: pushSubscriptions.device, createdAt: pushSubscriptions.createdAt })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, id))
      .orderBy(asc(pushSubscriptions.createdAt)),
    zalo: await db
      .select({ phone: zaloConsents.phone, since: zaloConsents.since })
      .from(zaloConsents)
      .where(eq(zaloConsents.userId, id)),
    dataRequests: await db
      .select({
        kind: dataRequests.kind,
        via: dataRequests.via,
        words: dataRequests.words,
        createdAt: dataRequests.createdAt,
        name: dataRequests.name,
        contact: dataRequests.contact,
        email: dataRequests.email,
        identified: dataRequests.identified,
        answer: dataRequests.answer,
        answeredAt: dataRequests.answeredAt,
        outcome: dataRequests.outcome,
        doneAt: dataRequests.doneAt,
      })
      .from(dataRequests)
      .where(eq(dataRequests.userId, id))
      .orderBy(asc(dataRequests.createdAt)),
    accountLog: await db
      .select({ at: auditLog.at, action: auditLog.action, changes: auditLog.changes })
      .from(auditLog)
      .where(and(eq(auditLog.subject, 'user'), eq(auditLog.subjectId, id)))
      .orderBy(asc(auditLog.id)),
  };
}

/** Carts, drafts and stock alerts: what is not an order yet. */
async function underWay(db: Db, id: UserId) {
  const { customBraceletId, readyMadeId, quantity } = cartItems;
  const [draft] = await db
    .select({ draft: braceletDrafts.draft, savedAt: braceletDrafts.savedAt })
    .from(braceletDrafts)
    .where(eq(braceletDrafts.userId, id));
  const { charmId, readyMadeId: braceletId, askedAt, toldAt } = stockAlerts;
  return {
    waitsFor: await db
      .select({ charmId, readyMadeId: braceletId, askedAt, toldAt })
      .from(stockAlerts)
      .where(eq(stockAlerts.userId, id))
      .orderBy(asc(askedAt)),
    draft: draft ?? null,
    cart: await db
      .select({ customBraceletId, readyMadeId, quantity })
      .from(cartItems)
      .where(eq(cartItems.userId, id))
      .orderBy(asc(cartItems.id)),
  };
}

async function designsOf(db: Db, id: UserId) {
  const { id: designId, name, wristSize, createdAt } = customBracelets;
  const designs = await db
    .select({ id: designId, name, wristSize, createdAt })
    .from(customBracelets)
    .where(eq(customBracelets.userId, id))
    .orderBy(asc(createdAt));
  const hung = await db
    .select({ design: customBraceletCharms.braceletId, name: charms.name })
    .from(customBraceletCharms)
    .innerJoin(charms, eq(charms.id, customBraceletCharms.charmId))
    .where(referencesAnyOf(customBraceletCharms.braceletId, designs))
    .orderBy(asc(customBraceletCharms.position));
  const charmsOf = Map.groupBy(hung, ({ design }) => design);
  return designs.map((design) => ({
    ...design,
    charms: (charmsOf.get(design.id) ?? []).map((charm) => charm.name),
  }));
}

async function chatsOf(db: Db, id: UserId) {
  const { id: chatId, status, createdAt, closedAt, stars, ratingComment } = chats;
  const rows = await db
    .select({ id: chatId, status, createdAt, closedAt, stars, ratingComment })
    .from(chats)
    .where(eq(chats.userId, id))
    .orderBy(asc(createdAt));
  const said = await db
    .select()
    .from(messages)
    .where(referencesAnyOf(messages.chatId, rows))
    .orderBy(asc(messages.seq));
  const saidIn = Map.groupBy(said, (message) => message.chatId);
  return rows.map((chat) => ({
    ...chat,
    messages: (saidIn.get(chat.id) ?? []).map(({ side, type, content, metadata, createdAt: at }) => ({
      side,
      type,
      content,
      metadata,
      at,
    })),
  }));
}

function jointDesignsOf(db: Db, userId: UserId) {
  const { name, design, version, createdAt } = jointDesigns;
  return db
    .select({ name, design, version, createdAt })
    .from(jointDesigns)
    .where(eq(jointDesigns.userId, userId))
    .orderBy(asc(createdAt));
}

function reviewsOf(db: Db, userId: UserId) {
  const { orderId, stars, text, photo, status, createdAt, updatedAt } = reviews;
  return db
    .select({ orderId, stars, text, photo, status, createdAt, updatedAt })
    .from(reviews)
    .where(eq(reviews.userId, userId))
    .orderBy(asc(createdAt));
}
