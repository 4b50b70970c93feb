import { asc, eq, inArray } from 'drizzle-orm';
import type { UserId } from '#domain/kernel/ids.ts';
import { charms } from '#server/catalogue/tables.ts';
import { customBraceletCharms, customBracelets } from '#server/design/tables.ts';
import { users } from '#server/identity/tables.ts';
import { orderHistory, orderItems, orders } from '#server/ordering/tables.ts';
import type { Db } from '#server/platform/db.ts';
import { ShopError } from '#server/platform/errors.ts';
import { reviews } from '#server/reviews/tables.ts';
import { chats, messages } from '#server/support/tables.ts';

/** Everything the shop keeps about a person, by what it is. @throws ShopError NO_SESSION when she is gone meanwhile */
export async function collectData(db: Db, id: UserId) {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  if (user === undefined) throw new ShopError('NO_SESSION');
  const { name, email, gender, role, avatar, addresses, createdAt } = user;
  return {
    account: { id, name, email, gender, role, avatar, addresses, createdAt },
    designs: await designsOf(db, id),
    orders: await ordersOf(db, id),
    chats: await chatsOf(db, id),
    reviews: await reviewsOf(db, id),
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
    .where(among(customBraceletCharms.braceletId, designs))
    .orderBy(asc(customBraceletCharms.position));
  const charmsOf = Map.groupBy(hung, ({ design }) => design);
  return designs.map((design) => ({
    ...design,
    charms: (charmsOf.get(design.id) ?? []).map((charm) => charm.name),
  }));
}

async function ordersOf(db: Db, id: UserId) {
  const rows = await db.select().from(orders).where(eq(orders.userId, id)).orderBy(asc(orders.createdAt));
  const items = await db
    .select()
    .from(orderItems)
    .where(among(orderItems.orderId, rows))
    .orderBy(asc(orderItems.position));
  const history = await db
    .select()
    .from(orderHistory)
    .where(among(orderHistory.orderId, rows))
    .orderBy(asc(orderHistory.id));
  return rows.map(({ search: _search, customerSearch: _customerSearch, userId: _userId, ...order }) => ({
    ...order,
    items: items
      .filter(({ orderId }) => orderId === order.id)
      .map(({ quantity, price, bracelet }) => ({ quantity, price, bracelet })),
    history: history
      .filter(({ orderId }) => orderId === order.id)
      .map(({ status, note, by, at }) => ({ status, note, by, at })),
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
    .where(among(messages.chatId, rows))
    .orderBy(asc(messages.seq));
  return rows.map((chat) => ({
    ...chat,
    messages: said
      .filter((message) => message.chatId === chat.id)
      .map(({ side, type, content, metadata, createdAt: at }) => ({ side, type, content, metadata, at })),
  }));
}

function reviewsOf(db: Db, userId: UserId) {
  const { orderId, stars, text, photo, status, createdAt, updatedAt } = reviews;
  return db
    .select({ orderId, stars, text, photo, status, createdAt, updatedAt })
    .from(reviews)
    .where(eq(reviews.userId, userId))
    .orderBy(asc(createdAt));
}

type ForeignKey = Parameters<typeof inArray>[0];

function among(column: ForeignKey, rows: readonly { id: string }[]) {
  return inArray(
    column,
    rows.map(({ id }) => id),
  );
}
