import { and, asc, desc, eq, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import type * as wire from '#contract/http/privacy.ts';
import type { z } from '#contract/zod.ts';
import { addDays, dayOf, startOfDay } from '#domain/fulfilment/working-days.ts';
import { ENTERED_DAYS_BACK, type DataRequestFilter } from '#domain/identity/data-requests.ts';
import { dataRequestCopy as copy } from '#domain/identity/data-requests.vi.ts';
import type { DataRequestId, UserId } from '#domain/kernel/ids.ts';
import { inTx, type Db, type Tx } from '#server/platform/db/connection.ts';
import { newId } from '#server/platform/db/ids.ts';
import { offsetOf, paginationOf } from '#server/platform/db/paging.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';
import type { Shop } from '#server/shop.ts';
import { findUserByEmail, lockUser, type UserRow } from '../accounts/repository.ts';
import { dataRequestDoneMail, dataRequestMail } from '../mails.vi.ts';
import { dataRequests, users } from '../tables.ts';
import { dataRequestDeadlines } from './deadlines.ts';
import { personOf, presentForDesk, presentRequest, type RequestRow } from './present.ts';

const OWN_SHOWN = 20;

type RequestShop = Pick<Shop, 'clock' | 'events' | 'mail' | 'settings'> & { db: Db };
type Admin = { id: UserId };

/** The user's own requests, newest first. */
export async function getOwnRequests(db: Db, userId: UserId): Promise<wire.DataRequest[]> {
  const rows = await db
    .select()
    .from(dataRequests)
    .where(eq(dataRequests.userId, userId))
    .orderBy(desc(dataRequests.createdAt), desc(dataRequests.id))
    .limit(OWN_SHOWN);
  return rows.map(presentRequest);
}

/**
 * Files a request about the user's own data. The account is locked meanwhile, so that none is filed while it is being deleted.
 * Repeating an open request returns it.
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
    if (!isThere(user)) throw new ShopError('NO_SESSION');
    const [open] = await tx
      .select()
      .from(dataRequests)
      .where(
        and(
          eq(dataRequests.userId, userId),
          eq(dataRequests.kind, kind),
          eq(dataRequests.via, 'account'),
          isNull(dataRequests.answeredAt),
        ),
      );
    if (open !== undefined) {
      if (open.words !== words) throw new ShopError('CONFLICT', { message: copy.alreadyOpen });
      return open;
    }
    const id = newId<DataRequestId>(now);
    const [row] = await tx
      .insert(dataRequests)
      .values({ id, userId, kind, words, createdAt: now, ...dataRequestDeadlines(kind, now) })
      .returning();
    return row!;
  });
  events.publish('staff.changed', { what: 'requests' });
  return presentRequest(asked);
}

/** A deleted account keeps its row, without a password. */
function isThere(user: UserRow | undefined): user is UserRow {
  return user !== undefined && user.passwordHash !== '';
}

/**
 * Enters a request that came by phone or letter; its deadlines run from the day on which it came. It belongs to the account with
 * its e-mail, if there is one, which is locked meanwhile. Idempotent by `clientId`.
 * @throws ShopError INVALID_INPUT for a day in the future or too long ago, IDEMPOTENCY_MISMATCH
 */
export async function enterRequest(
  { db, clock, events }: RequestShop,
  admin: Admin,
  { cameOn, ...wanted }: z.output<typeof wire.EnterDataRequestBody>,
): Promise<wire.DeskDataRequest> {
  const now = clock.now();
  const today = dayOf(now);
  if (cameOn > today || cameOn < addDays(today, -ENTERED_DAYS_BACK)) {
    const message = copy.cameOnWrong(ENTERED_DAYS_BACK);
    throw new ShopError('INVALID_INPUT', { details: [{ path: 'cameOn', message }] });
  }
  const createdAt = cameOn === today ? now : startOfDay(cameOn);
  const entered = await inTx(db, async (tx) => {
    const account = wanted.email === '' ? null : await lockByEmail(tx, wanted.email);
    const values = {
      ...wanted,
      id: newId<DataRequestId>(now),
      userId: account?.id ?? null,
      email: wanted.email || null,
      enteredBy: admin.id,
      createdAt,
      ...dataRequestDeadlines(wanted.kind, createdAt),
    };
    const [row] = await tx
      .insert(dataRequests)
      .values(values)
      .onConflictDoNothing({ target: dataRequests.clientId })
      .returning();
    return row === undefined ? sameAsBefore(tx, values) : presentForDesk(row, account);
  });
  events.publish('staff.changed', { what: 'requests' });
  return entered;
}

async function lockByEmail(tx: Tx, email: string): Promise<UserRow | null> {
  const found = await findUserByEmail(tx, email);
  const user = found && (await lockUser(tx, found.id));
  return isThere(user) && user.email === email ? user : null;
}

type Entered = Pick<RequestRow, 'clientId' | 'enteredBy' | 'kind' | 'words' | 'name'>;

async function sameAsBefore(tx: Tx, entered: Entered): Promise<wire.DeskDataRequest> {
  const { row, account } = await findForDesk(tx, eq(dataRequests.clientId, entered.clientId ?? ''));
  const isSame = (['enteredBy', 'kind', 'words', 'name'] as const).every((key) => row[key] === entered[key]);
  if (!isSame) throw new ShopError('IDEMPOTENCY_MISMATCH');
  return presentForDesk(row, account);
}

/** Filter and order of each list at the admin desk. */
const LISTED: Record<DataRequestFilter, { which: SQL | undefined; order: SQL }> = {
  open: { which: isNull(dataRequests.answeredAt), order: asc(dataRequests.dueBy) },
  doing: {
    which: and(isNotNull(dataRequests.answeredAt), isNull(dataRequests.doneAt)),
    order: asc(dataRequests.actBy),
  },
  done: { which: isNotNull(dataRequests.doneAt), order: desc(dataRequests.doneAt) },
};

/** A page of the requests that await an answer, are to be carried out, or are done. */
export async function getDeskRequests(
  db: Db,
  query: z.output<typeof wire.DataRequestsQuery>,
): Promise<wire.DeskDataRequests> {
  const { which, order } = LISTED[query.status];
  const rows = await db
    .select({ row: dataRequests, account: users })
    .from(dataRequests)
    .leftJoin(users, eq(users.id, dataRequests.userId))
    .where(which)
    .orderBy(order, asc(dataRequests.id))
    .limit(query.limit)
    .offset(offsetOf(query));
  const total = await db.$count(dataRequests, which);
  return {
    requests: rows.map(({ row, account }) => presentForDesk(row, account)),
    pagination: paginationOf(query, total),
  };
}

/**
 * Answers a request and mails the answer; `done` also closes it. Idempotent: the same answer again changes nothing and sends no
 * mail.
 * @throws ShopError NOT_FOUND, CONFLICT when it already has a different answer
 */
export function answerRequest(
  shop: RequestShop,
  admin: Admin,
  { id, answer, done }: { id: DataRequestId; answer: string; done: boolean },
): Promise<wire.DeskDataRequest> {
  const now = shop.clock.now();
  return move(shop, id, {
    isMade(before) {
      if (before.answer !== null && before.answer !== answer)
        throw new ShopError('CONFLICT', { message: copy.alreadyAnswered });
      return before.answer !== null;
    },
    set: { answer, answeredAt: now, answeredBy: admin.id, ...(done && { doneAt: now, doneBy: admin.id }) },
    mail: dataRequestMail,
  });
}

/**
 * Records the outcome, which closes the request, and mails it. Idempotent: the same outcome again changes nothing and sends no
 * mail.
 * @throws ShopError NOT_FOUND, CONFLICT before it is answered, or when it was closed with a different outcome
 */
export function finishRequest(
  shop: RequestShop,
  admin: Admin,
  { id, outcome }: { id: DataRequestId; outcome: string },
): Promise<wire.DeskDataRequest> {
  return move(shop, id, {
    isMade(before) {
      if (before.answer === null) throw new ShopError('CONFLICT', { message: copy.answerFirst });
      if (before.doneAt !== null && before.outcome !== outcome)
        throw new ShopError('CONFLICT', { message: copy.alreadyDone });
      return before.doneAt !== null;
    },
    set: { outcome, doneAt: shop.clock.now(), doneBy: admin.id },
    mail: dataRequestDoneMail,
  });
}

interface Step {
  /** True when exactly this step was taken before; throws when a different one was. */
  isMade: (before: RequestRow) => boolean;
  set: Partial<RequestRow>;
  mail: typeof dataRequestMail;
}

/** Applies one step to a request, under its lock. */
async function move(
  { db, events, mail: letters, settings }: RequestShop,
  id: DataRequestId,
  { isMade, set, mail }: Step,
): Promise<wire.DeskDataRequest> {
  const moved = await inTx(db, async (tx) => {
    const its = eq(dataRequests.id, id);
    await tx.select({ id: dataRequests.id }).from(dataRequests).where(its).for('update');
    const { row: before, account } = await findForDesk(tx, its);
    if (isMade(before)) return presentForDesk(before, account);
    const [row] = await tx.update(dataRequests).set(set).where(its).returning();
    const { name, email } = personOf(row!, account);
    // People without an e-mail address are informed by the staff who entered the request.
    if (email !== null) {
      const letter: Mail = mail(settings.current(), { name, email }, row!);
      await letters.queue(tx, letter, { about: `data:${id}`, kind: 'event' });
    }
    return presentForDesk(row!, account);
  });
  events.publish('staff.changed', { what: 'requests' });
  return moved;
}

async function findForDesk(tx: Tx, which: SQL): Promise<{ row: RequestRow; account: UserRow | null }> {
  const [found] = await tx
    .select({ row: dataRequests, account: users })
    .from(dataRequests)
    .leftJoin(users, eq(users.id, dataRequests.userId))
    .where(which);
  if (found === undefined) throw new ShopError('NOT_FOUND');
  return found;
}

/** Deletes requests without an account that were done before a moment; the others are deleted with their accounts. */
export async function purgeRequests(db: Db, before: Date): Promise<void> {
  await db.delete(dataRequests).where(and(isNull(dataRequests.userId), lt(dataRequests.doneAt, before)));
}
