import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type * as wire from '#contract/http/privacy.ts';
import type { z } from '#contract/zod.ts';
import { holidaysBetween } from '#domain/fulfilment/holidays.ts';
import { addWorkingDays, dayOf, endOfDay } from '#domain/fulfilment/working-days.ts';
import { DATA_REQUEST_DAYS } from '#domain/identity/data-requests.ts';
import { dataRequestCopy as copy } from '#domain/identity/data-requests.vi.ts';
import type { DataRequestId, UserId } from '#domain/kernel/ids.ts';
import { inTx, type Db } from '#server/platform/db/connection.ts';
import { newId } from '#server/platform/db/ids.ts';
import { offsetOf, paginationOf } from '#server/platform/db/paging.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import { lockUser } from '../accounts/repository.ts';
import { dataRequestMail } from '../mails.vi.ts';
import { dataRequests, users } from '../tables.ts';

const OWN_SHOWN = 20;

type Row = typeof dataRequests.$inferSelect;
type RequestShop = Pick<Shop, 'clock' | 'events' | 'mail' | 'settings'> & { db: Db };

/** One's own, the newest first. */
export async function getOwnRequests(db: Db, userId: UserId): Promise<wire.DataRequest[]> {
  const rows = await db
    .select()
    .from(dataRequests)
    .where(eq(dataRequests.userId, userId))
    .orderBy(desc(dataRequests.createdAt), desc(dataRequests.id))
    .limit(OWN_SHOWN);
  return rows.map(present);
}

/**
 * Asks something about one's own data. Her account is held meanwhile: nobody asks who is just leaving.
 * @throws ShopError NO_SESSION, CONFLICT while another one of the kind is open
 */
export async function askAboutData(
  { db, clock, events }: RequestShop,
  userId: UserId,
  { kind, words }: z.output<typeof wire.AskAboutDataBody>,
): Promise<wire.DataRequest> {
  const now = clock.now();
  const asked = await inTx(db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (user === undefined || user.passwordHash === '') throw new ShopError('NO_SESSION');
    const [open] = await tx
      .select()
      .from(dataRequests)
      .where(
        and(eq(dataRequests.userId, userId), eq(dataRequests.kind, kind), isNull(dataRequests.answeredAt)),
      );
    if (open !== undefined) {
      if (open.words !== words) throw new ShopError('CONFLICT', { message: copy.alreadyOpen });
      return open;
    }
    const id = newId<DataRequestId>(now);
    const [row] = await tx
      .insert(dataRequests)
      .values({ id, userId, kind, words, createdAt: now, dueBy: dueBy(now) })
      .returning();
    return row!;
  });
  events.publish('staff.changed', { what: 'requests' });
  return present(asked);
}

/** The end of the second working day after a moment. */
function dueBy(now: Date): Date {
  const today = dayOf(now);
  const year = Number(today.slice(0, 4));
  return endOfDay(addWorkingDays(today, DATA_REQUEST_DAYS, holidaysBetween(year, year + 1)));
}

/** A page of those that are open, or that were answered. */
export async function getDeskRequests(
  db: Db,
  query: z.output<typeof wire.DataRequestsQuery>,
): Promise<wire.DeskDataRequests> {
  const isOpen = query.status === 'open';
  const which = isOpen ? isNull(dataRequests.answeredAt) : isNotNull(dataRequests.answeredAt);
  const rows = await db
    .select({ request: dataRequests, user: users })
    .from(dataRequests)
    .innerJoin(users, eq(users.id, dataRequests.userId))
    .where(which)
    .orderBy(isOpen ? asc(dataRequests.dueBy) : desc(dataRequests.answeredAt), asc(dataRequests.id))
    .limit(query.limit)
    .offset(offsetOf(query));
  const total = await db.$count(dataRequests, which);
  return {
    requests: rows.map(({ request, user }) => presentForDesk(request, user)),
    pagination: paginationOf(query, total),
  };
}

/**
 * Answers one, which closes it, and tells her by mail. The same answer again changes nothing and tells nobody.
 * @throws ShopError NOT_FOUND, CONFLICT when somebody else answered otherwise
 */
export async function answerRequest(
  { db, clock, events, mail, settings }: RequestShop,
  admin: { id: UserId },
  { id, answer }: { id: DataRequestId; answer: string },
): Promise<wire.DeskDataRequest> {
  const answered = await inTx(db, async (tx) => {
    const its = eq(dataRequests.id, id);
    const [before] = await tx.select().from(dataRequests).where(its).for('update');
    if (before === undefined) throw new ShopError('NOT_FOUND');
    const [user] = await tx.select().from(users).where(eq(users.id, before.userId));
    if (user === undefined) throw new ShopError('NOT_FOUND');
    if (before.answer !== null) {
      if (before.answer !== answer) throw new ShopError('CONFLICT', { message: copy.alreadyAnswered });
      return presentForDesk(before, user);
    }
    const [row] = await tx
      .update(dataRequests)
      .set({ answer, answeredAt: clock.now(), answeredBy: admin.id })
      .where(its)
      .returning();
    await mail.queue(tx, dataRequestMail(settings.current(), user, row!), {
      about: `data:${id}`,
      says: 'event',
    });
    return presentForDesk(row!, user);
  });
  events.publish('staff.changed', { what: 'requests' });
  return answered;
}

function present({ id, kind, words, createdAt, dueBy: due, answer, answeredAt }: Row): wire.DataRequest {
  return {
    _id: id,
    kind,
    words,
    createdAt: createdAt.toISOString(),
    dueBy: due.toISOString(),
    answer,
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}

function presentForDesk(
  row: Row,
  { id, name, email }: { id: UserId; name: string; email: string },
): wire.DeskDataRequest {
  return { ...present(row), user: { _id: id, name, email } };
}
