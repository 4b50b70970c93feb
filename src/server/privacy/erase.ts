import { and, eq, inArray, isNotNull, notExists, notInArray, sql, type SQLWrapper } from 'drizzle-orm';
import { fold } from '#domain/kernel/folding.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import { FINAL_ORDER_STATUSES } from '#domain/ordering/moves.ts';
import { OPEN_RETURN_STAGES } from '#domain/ordering/returns.ts';
import { carts } from '#server/cart/tables.ts';
import { stockAlerts } from '#server/catalogue/tables.ts';
import { braceletDrafts, customBracelets } from '#server/design/tables.ts';
import { clientErrors } from '#server/diagnostics/tables.ts';
import {
  carrierBookings,
  carrierNotices,
  carrierPayouts,
  cashHandIns,
  shipmentHistory,
  shipments,
  staffNotes,
} from '#server/fulfilment/tables.ts';
import { deleteAvatar, isPassword, lockUser } from '#server/identity/index.ts';
import {
  customerNotes,
  dataRequests,
  deskViews,
  emailChanges,
  otpCooldowns,
  passkeyChallenges,
  passkeys,
  recoveryCodes,
  registrations,
  resetTokens,
  securityEvents,
  sessions,
  users,
} from '#server/identity/tables.ts';
import {
  orderGifts,
  orderHistory,
  orderItems,
  orderPhotoRounds,
  orderPhotos,
  orderReturnPhotos,
  orderReturns,
  orders,
} from '#server/ordering/tables.ts';
import { refundsDue } from '#server/payment/index.ts';
import { refunds } from '#server/payment/tables.ts';
import { auditLog } from '#server/platform/db/audit-log.ts';
import { inTx, type Tx } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { FOR_DAYS, type Jobs } from '#server/platform/jobs/queue.ts';
import { idempotencyKeys } from '#server/platform/db/idempotency.ts';
import { anonymizeReviews } from '#server/reviews/index.ts';
import type { Shop } from '#server/shop.ts';
import { chatImages, chatNotes, chats, jointDesigns, messages } from '#server/support/tables.ts';
import { zaloConsents } from '#server/zalo/tables.ts';
import { ERASED } from './copy.vi.ts';
import { eraseMails } from './erase-mails.ts';
import { erasedEmail } from './erased-email.ts';

/**
 * Deletes a customer's account in one transaction. Data that concerns only her is deleted; orders are anonymised and kept,
 * because accounting and the stock ledger need them, and so are their sums (`customer_sums`), which the export need not repeat.
 * @throws ShopError CURRENT_PASSWORD_WRONG, NO_SESSION, ORDERS_OPEN while an order or a return is open, REFUND_OPEN while money is owed to her
 */
export async function eraseAccount(shop: Shop, id: UserId, password: string): Promise<void> {
  await inTx(shop.db, async (tx) => {
    const user = await lockUser(tx, id);
    if (user === undefined) throw new ShopError('NO_SESSION');
    // The second of two clicks.
    if (user.email === erasedEmail(id)) return;
    if (!(await isPassword(password, user.passwordHash))) throw refusedPassword();
    await checkNothingOpen(tx, id);
    await erase(shop, tx, user);
    await shop.jobs.send(tx, ERASE_AGAIN, { id }, { startAfter: REQUESTS_LAST });
    await shop.reactions.record(tx, 'account.erased', { userId: id });
  });
  shop.events.publish('session.ended', { userId: id, sessionId: null });
  shop.events.publish('reviews.changed', { userId: null, published: true });
}

/**
 * Job that erases once more. What another of her tabs had sent before, a message or a profile with her address, waits for the lock
 * on her account and is written as soon as the deletion has committed.
 */
const ERASE_AGAIN = 'privacy.erase-again';
/** Seconds. By then every request that was let in before has been answered. */
const REQUESTS_LAST = 60;

/** Job that deletes her chat pictures and the photos of her door. */
const REMOVE_FILES = 'privacy.remove-files';

/** Registers the jobs that follow the commit, so that a crash leaves nothing behind. */
export function erasureJobs(shop: Shop): void {
  const { db, jobs, uploads } = shop;
  const eraseAgain = ({ id }: { id: UserId }) =>
    inTx(db, async (tx) => {
      const user = await lockUser(tx, id);
      if (user !== undefined) await erase(shop, tx, user);
    });
  const removeFiles = async ({ files }: { files: string[] }) => {
    for (const file of files) await uploads.remove(file);
  };
  jobs.define(ERASE_AGAIN, eraseAgain, FOR_DAYS);
  jobs.define(REMOVE_FILES, removeFiles, FOR_DAYS);
}

/**
 * Everything that tells who she was. Her account is locked, so that no new row can refer to it before this has committed.
 * @param shop its jobs delete the files
 */
export async function erase(
  shop: Pick<Shop, 'clock'> & { jobs: Pick<Jobs, 'send'> },
  tx: Tx,
  { id, email, avatar }: typeof users.$inferSelect,
): Promise<void> {
  const now = shop.clock.now();
  await eraseAccess(tx, { id, email });
  const files = [
    ...(await eraseChats(tx, id)),
    ...(await eraseParcels(tx, id)),
    ...(await erasePhotos(tx, id)),
    ...(await eraseReturns(tx, id)),
  ];
  await eraseDesigns(tx, id);
  await anonymizeReviews(shop, tx, { id });
  await anonymizeOrders(tx, id);
  await eraseRecords(tx, id);
  await tx
    .update(users)
    .set({
      name: ERASED.name,
      email: erasedEmail(id),
      // No password has this hash.
      passwordHash: '',
      avatar: null,
      gender: null,
      addresses: [],
      disabledAt: now,
      signedInAt: null,
      passkeySince: null,
      passkeyAskedAt: null,
      updatedAt: now,
    })
    .where(eq(users.id, id));
  await deleteAvatar(shop, tx, avatar);
  if (files.length > 0) await shop.jobs.send(tx, REMOVE_FILES, { files });
}

/** Credentials, sessions and mails to her addresses; push subscriptions are deleted with the sessions. */
async function eraseAccess(tx: Tx, { id, email }: { id: UserId; email: string }): Promise<void> {
  const waiting = await tx.delete(emailChanges).where(eq(emailChanges.userId, id)).returning();
  const addresses = [email, ...waiting.map((change) => change.email)];
  await eraseMails(tx, id, addresses);
  await tx.delete(registrations).where(inArray(registrations.email, addresses));
  await tx.delete(otpCooldowns).where(inArray(otpCooldowns.email, addresses));
  await tx.delete(sessions).where(eq(sessions.userId, id));
  await tx.delete(resetTokens).where(eq(resetTokens.userId, id));
  for (const table of [passkeys, passkeyChallenges, recoveryCodes, securityEvents])
    await tx.delete(table).where(eq(table.userId, id));
}

/** Auxiliary records: idempotency keys, the user of client errors, her name in the audit log. */
async function eraseRecords(tx: Tx, id: UserId): Promise<void> {
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, id));
  await tx.delete(stockAlerts).where(eq(stockAlerts.userId, id));
  await tx.delete(deskViews).where(eq(deskViews.userId, id));
  await tx.delete(zaloConsents).where(eq(zaloConsents.userId, id));
  await tx.delete(dataRequests).where(eq(dataRequests.userId, id));
  await tx.delete(customerNotes).where(eq(customerNotes.customerId, id));
  // Address corrections by staff.
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, id));
  await tx
    .update(auditLog)
    .set({ changes: {} })
    .where(and(eq(auditLog.subject, 'order'), inArray(auditLog.subjectId, own)));
  await tx.update(clientErrors).set({ userId: null }).where(eq(clientErrors.userId, id));
  await tx
    .update(auditLog)
    .set({ label: ERASED.name })
    .where(and(eq(auditLog.subject, 'user'), eq(auditLog.subjectId, id)));
}

function refusedPassword(): ShopError {
  const error = new ShopError('CURRENT_PASSWORD_WRONG');
  return new ShopError('CURRENT_PASSWORD_WRONG', { details: [{ path: 'password', message: error.message }] });
}

async function checkNothingOpen(tx: Tx, id: UserId): Promise<void> {
  const open = await tx.$count(
    orders,
    and(eq(orders.userId, id), notInArray(orders.status, [...FINAL_ORDER_STATUSES])),
  );
  // A returned bracelet may be on its way.
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, id));
  const asked = await tx.$count(
    orderReturns,
    and(inArray(orderReturns.orderId, own), inArray(orderReturns.stage, [...OPEN_RETURN_STAGES])),
  );
  if (open + asked > 0) throw new ShopError('ORDERS_OPEN');
  // Afterwards nobody would know whose money it is.
  if ((await refundsDue(tx, eq(orders.userId, id)).limit(1)).length > 0) throw new ShopError('REFUND_OPEN');
}

/** @returns the files of the chats' pictures */
async function eraseChats(tx: Tx, id: UserId): Promise<string[]> {
  const own = tx.select({ id: chats.id }).from(chats).where(eq(chats.userId, id));
  const pictures = await tx.delete(chatImages).where(inArray(chatImages.chatId, own)).returning();
  const unsent = await tx.delete(chatImages).where(eq(chatImages.userId, id)).returning();
  await tx.delete(messages).where(inArray(messages.chatId, own));
  await tx.delete(chatNotes).where(inArray(chatNotes.chatId, own));
  // Deletes their steps by cascade.
  await tx.delete(jointDesigns).where(eq(jointDesigns.userId, id));
  await tx.delete(chats).where(eq(chats.userId, id));
  return [...pictures, ...unsent].map(({ file }) => file);
}

/** Deletes delivery photos, which show front doors. @returns their files */
async function eraseParcels(tx: Tx, id: UserId): Promise<string[]> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, id));
  const shown = await tx
    .select({ proof: shipments.proof })
    .from(shipments)
    .where(and(inArray(shipments.orderId, own), isNotNull(shipments.proof)));
  await tx
    .update(shipments)
    .set({ proof: null, deliveryNotes: null, search: sql`lower(${shipments.orderId}::text)` })
    .where(inArray(shipments.orderId, own));
  const parcels = tx.select({ id: shipments.id }).from(shipments).where(inArray(shipments.orderId, own));
  await eraseCashNotes(tx, own);
  await eraseBookings(tx, own);
  await tx.update(shipmentHistory).set({ note: null }).where(inArray(shipmentHistory.shipmentId, parcels));
  return shown.flatMap(({ proof }) => proof ?? []);
}

/** Deletes carriers' failure reasons and notes on payout differences, which may contain personal data. */
async function eraseBookings(tx: Tx, own: SQLWrapper): Promise<void> {
  const ofOrders = inArray(carrierBookings.orderId, own);
  const bookings = tx.select({ id: carrierBookings.id }).from(carrierBookings).where(ofOrders);
  await tx.update(carrierNotices).set({ reason: null }).where(inArray(carrierNotices.bookingId, bookings));
  const payouts = tx
    .selectDistinct({ id: carrierBookings.payoutId })
    .from(carrierBookings)
    .where(and(ofOrders, isNotNull(carrierBookings.payoutId)));
  await tx.update(carrierPayouts).set({ note: null }).where(inArray(carrierPayouts.id, payouts));
  await tx
    .update(auditLog)
    .set({ changes: sql`${auditLog.changes} - 'note'` })
    .where(and(eq(auditLog.subject, 'cash'), inArray(auditLog.subjectId, payouts)));
}

/** Cash hand-ins stay in the books; notes on differences may contain personal data. */
async function eraseCashNotes(tx: Tx, own: SQLWrapper): Promise<void> {
  const handIns = tx
    .selectDistinct({ id: shipments.cashHandInId })
    .from(shipments)
    .where(and(inArray(shipments.orderId, own), isNotNull(shipments.cashHandInId)));
  await tx.update(cashHandIns).set({ note: null }).where(inArray(cashHandIns.id, handIns));
  await tx
    .update(auditLog)
    .set({ changes: sql`${auditLog.changes} - 'note'` })
    .where(and(eq(auditLog.subject, 'cash'), inArray(auditLog.subjectId, handIns)));
}

/** Photos of bracelets made for her, and her answers. @returns their files */
async function erasePhotos(tx: Tx, id: UserId): Promise<string[]> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, id));
  const photos = await tx.delete(orderPhotos).where(inArray(orderPhotos.orderId, own)).returning();
  await tx.delete(orderPhotoRounds).where(inArray(orderPhotoRounds.orderId, own));
  return photos.map(({ file }) => file);
}

/** Her returns; money and stock are kept in their own tables. @returns the files of their photos */
async function eraseReturns(tx: Tx, id: UserId): Promise<string[]> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, id));
  const photos = await tx
    .delete(orderReturnPhotos)
    .where(inArray(orderReturnPhotos.orderId, own))
    .returning();
  await tx.delete(orderReturns).where(inArray(orderReturns.orderId, own));
  return photos.map(({ file }) => file);
}

/** Sold designs stay in the books, without the names she gave them. */
async function eraseDesigns(tx: Tx, id: UserId): Promise<void> {
  await tx.delete(carts).where(eq(carts.userId, id));
  await tx.delete(braceletDrafts).where(eq(braceletDrafts.userId, id));
  // Asked for each of hers: a list of all that was ever sold would be searched for every single one.
  const sold = tx.select().from(orderItems).where(eq(orderItems.customBraceletId, customBracelets.id));
  await tx.delete(customBracelets).where(and(eq(customBracelets.userId, id), notExists(sold)));
  await tx
    .update(customBracelets)
    .set({ name: ERASED.bracelet, shareToken: null })
    .where(eq(customBracelets.userId, id));
}

async function anonymizeOrders(tx: Tx, id: UserId): Promise<void> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, id));
  await tx.update(refunds).set({ reason: null }).where(inArray(refunds.orderId, own));
  await tx.delete(staffNotes).where(inArray(staffNotes.orderId, own));
  // Gift texts contain names; deleting the row also disables the link.
  await tx.delete(orderGifts).where(inArray(orderGifts.orderId, own));
  // Notes have the form `Order cancelled: reason` (`domain/ordering/notes.ts`); only the part before the colon is kept.
  await tx
    .update(orderHistory)
    .set({ note: sql`split_part(${orderHistory.note}, ':', 1)` })
    .where(inArray(orderHistory.orderId, own));
  const named = sql`jsonb_set(${orderItems.bracelet}, '{name}', to_jsonb(${ERASED.bracelet}::text))`;
  await tx
    .update(orderItems)
    .set({ bracelet: named })
    .where(and(inArray(orderItems.orderId, own), isNotNull(orderItems.customBraceletId)));
  await tx
    .update(orders)
    .set({
      // The province is kept: it does not identify her.
      shippingAddress: sql`jsonb_build_object('fullName', ${ERASED.name}::text, 'phone', '', 'addressLine1', '', 'city', ${orders.shippingAddress}->>'city', 'country', ${orders.shippingAddress}->>'country')`,
      cardMessage: null,
      notes: null,
      source: null,
      search: sql`lower(${orders.id}::text)`,
      customerSearch: fold(ERASED.name),
    })
    .where(eq(orders.userId, id));
}
