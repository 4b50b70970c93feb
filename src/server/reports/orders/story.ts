import { and, between, count, eq, isNotNull, isNull, max, sql } from 'drizzle-orm';
import type { StoryEntry } from '#contract/http/reports.ts';
import type { OrderId, UserId } from '#domain/kernel/ids.ts';
import { after, days } from '#domain/kernel/time.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { shipmentHistory, shipments, staffNotes } from '#server/fulfilment/tables.ts';
import { getPeople } from '#server/identity/index.ts';
import { aboutOrder, getStored } from '#server/ordering/index.ts';
import { bankTransfers } from '#server/payment/tables.ts';
import { auditLog } from '#server/platform/db/audit-log.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { mails } from '#server/platform/mail/tables.ts';
import { chats, messages } from '#server/support/tables.ts';

type StoryRow = Omit<StoryEntry, 'who' | 'at'> & { at: Date; userId: UserId | null };

/**
 * Everything that happened to an order and who did it, newest first: status moves, parcel, bank transfers, changes and notes by
 * staff, mails (sent or not), and who wrote in the chat meanwhile. Customers get a history without names elsewhere.
 * @throws ShopError NOT_FOUND
 */
export async function getStory(db: Db, id: OrderId): Promise<StoryEntry[]> {
  const { order, history } = await getStored(db, id, 'anybody');
  const moves = history.map(({ at, note, status, by, userId }): StoryRow => {
    return { at, kind: 'move', what: note ?? status, note: null, by, userId };
  });
  const entries = [
    ...moves,
    ...(await listParcel(db, id)),
    ...(await listTransfers(db, id)),
    ...(await listChanges(db, id)),
    ...(await listMails(db, id)),
    ...(await listNotes(db, id)),
    ...(await listTalk(db, order.userId, order.createdAt, history.at(-1)?.at ?? order.createdAt)),
  ];
  const people = await getPeople(db, [...new Set(entries.flatMap(({ userId }) => userId ?? []))]);
  return entries
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ at, userId, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      who: userId === null ? null : (people.get(userId)?.name ?? null),
    }));
}

/** Parcel events after packing, which the order's own history has. */
async function listParcel(db: Db, id: OrderId): Promise<StoryRow[]> {
  const rows = await db
    .select({ step: shipmentHistory })
    .from(shipmentHistory)
    .innerJoin(shipments, eq(shipments.id, shipmentHistory.shipmentId))
    .where(eq(shipments.orderId, id));
  return rows.map(({ step: { at, status, note, by, userId } }) => {
    return { at, kind: 'parcel', what: status, note, by, userId };
  });
}

async function listTransfers(db: Db, id: OrderId): Promise<StoryRow[]> {
  const rows = await db
    .select()
    .from(bankTransfers)
    .where(
      and(
        eq(bankTransfers.orderId, id),
        eq(bankTransfers.isIncoming, true),
        isNull(bankTransfers.contradicts),
      ),
    );
  return rows.map(({ amount, content, receivedAt, settledBy }) => {
    return {
      at: receivedAt,
      kind: 'transfer',
      what: formatVnd(amount),
      note: content,
      by: 'bank',
      userId: settledBy,
    };
  });
}

async function listChanges(db: Db, id: OrderId): Promise<StoryRow[]> {
  const rows = await db.select().from(auditLog).where(eq(auditLog.subjectId, id));
  return rows.map(({ at, action, changes, userId }) => {
    const note = Object.values(changes)
      .map(({ from, to }) => `${from ?? '–'} → ${to ?? '–'}`)
      .join('; ');
    return { at, kind: 'change', what: action, note: note || null, by: 'admin', userId: userId as UserId };
  });
}

async function listNotes(db: Db, id: OrderId): Promise<StoryRow[]> {
  const rows = await db.select().from(staffNotes).where(eq(staffNotes.orderId, id));
  return rows.map(({ createdAt, text, forCourier, userId }) => {
    return {
      at: createdAt,
      kind: 'note',
      what: forCourier ? 'courier' : 'staff',
      note: text,
      by: 'admin',
      userId,
    };
  });
}

/** How long after an order's last move chat messages may still be about it. */
const TALKED_AFTER = days(7);

/** Who wrote in the customer's chat while the order was open: one entry per person and day. */
async function listTalk(db: Db, customer: UserId, placed: Date, moved: Date): Promise<StoryRow[]> {
  const day = sql`(${messages.createdAt} AT TIME ZONE 'Asia/Ho_Chi_Minh')::date`;
  const rows = await db
    .select({
      side: messages.side,
      userId: messages.senderId,
      written: count(),
      at: max(messages.createdAt),
    })
    .from(messages)
    .innerJoin(chats, eq(chats.id, messages.chatId))
    .where(
      and(
        eq(chats.userId, customer),
        isNotNull(messages.senderId),
        between(messages.createdAt, placed, after(moved, TALKED_AFTER)),
      ),
    )
    .groupBy(messages.side, messages.senderId, day);
  return rows.flatMap(({ side, userId, written, at }): StoryRow[] => {
    const by = side === 'customer' ? 'customer' : 'admin';
    return at === null ? [] : [{ at, kind: 'chat', what: String(written), note: null, by, userId }];
  });
}

async function listMails(db: Db, id: OrderId): Promise<StoryRow[]> {
  const rows = await db
    .select()
    .from(mails)
    .where(eq(mails.thread, aboutOrder(id, 'state').about));
  return rows.flatMap(({ createdAt, sentAt, droppedAt, refusedAt, refusal }): StoryRow[] => {
    if (droppedAt !== null) return [];
    const what = sentAt ? 'sent' : refusedAt ? 'refused' : 'waiting';
    return [
      { at: sentAt ?? refusedAt ?? createdAt, kind: 'mail', what, note: refusal, by: 'system', userId: null },
    ];
  });
}
