import { and, count, desc, eq, isNull, sum } from 'drizzle-orm';
import type { CustomerFile } from '#contract/http/users-admin.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import { vnd, type Vnd } from '#domain/kernel/vnd.ts';
import { previewUrl } from '#server/design/index.ts';
import { customBracelets } from '#server/design/tables.ts';
import { getCustomerNotes } from '#server/identity/index.ts';
import { orders } from '#server/ordering/tables.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { reviews } from '#server/reviews/tables.ts';
import { chats } from '#server/support/tables.ts';
import { refundsDue } from '#server/payment/index.ts';
import { findCustomer } from './queries.ts';

/** Items per section; the admin lists show the rest. */
const SHOWN = 10;

/** Everything that staff should know about a customer before talking to her. */
export async function getCustomerFile(db: Db, id: UserId): Promise<CustomerFile> {
  const found = await findCustomer(db, id);
  if (found === undefined) throw new ShopError('NOT_FOUND');
  const { user, customer } = found;
  return {
    customer,
    isGone: user.passwordHash === '',
    addresses: user.addresses,
    owedBack: await owedTo(db, id),
    orders: { rows: await listOrders(db, id), total: customer.orders },
    designs: await listDesigns(db, id),
    chats: await listChats(db, id),
    reviews: await listReviews(db, id),
    notes: await getCustomerNotes(db, id),
  };
}

async function owedTo(db: Db, id: UserId): Promise<Vnd> {
  const due = refundsDue(db, eq(orders.userId, id)).as('due');
  const [owed] = await db.select({ sum: sum(due.owedBack).mapWith(Number) }).from(due);
  return vnd(owed?.sum ?? 0);
}

async function listOrders(db: Db, id: UserId): Promise<CustomerFile['orders']['rows']> {
  const { id: _id, status, paymentMethod, totalPrice, createdAt } = orders;
  const rows = await db
    .select({ _id, status, paymentMethod, totalPrice, createdAt })
    .from(orders)
    .where(eq(orders.userId, id))
    .orderBy(desc(createdAt), desc(_id))
    .limit(SHOWN);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

async function listDesigns(db: Db, id: UserId): Promise<CustomerFile['designs']> {
  const saved = and(eq(customBracelets.userId, id), isNull(customBracelets.hiddenAt));
  const rows = await db
    .select()
    .from(customBracelets)
    .where(saved)
    .orderBy(desc(customBracelets.createdAt), desc(customBracelets.id))
    .limit(SHOWN);
  return {
    rows: rows.map(({ id: _id, name, preview, createdAt }) => ({
      _id,
      name,
      image: previewUrl(preview),
      createdAt: createdAt.toISOString(),
    })),
    total: await db.$count(customBracelets, saved),
  };
}

async function listChats(db: Db, id: UserId): Promise<CustomerFile['chats']> {
  const ofCustomer = eq(chats.userId, id);
  const rows = await db
    .select()
    .from(chats)
    .where(ofCustomer)
    .orderBy(desc(chats.createdAt), desc(chats.id))
    .limit(SHOWN);
  return {
    rows: rows.map(({ id: _id, status, stars, lastMessageAt, createdAt }) => ({
      _id,
      status,
      stars,
      lastMessageAt: lastMessageAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
    })),
    total: await db.$count(chats, ofCustomer),
  };
}

async function listReviews(db: Db, id: UserId): Promise<CustomerFile['reviews']> {
  const { id: _id, orderId: order, stars, text, status, createdAt } = reviews;
  const ofCustomer = eq(reviews.userId, id);
  const [rows, [counted]] = await Promise.all([
    db
      .select({ _id, order, stars, text, status, createdAt })
      .from(reviews)
      .where(ofCustomer)
      .orderBy(desc(createdAt), desc(_id))
      .limit(SHOWN),
    db.select({ total: count() }).from(reviews).where(ofCustomer),
  ]);
  return {
    rows: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    total: counted?.total ?? 0,
  };
}
