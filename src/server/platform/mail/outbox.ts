import { setTimeout as pause } from 'node:timers/promises';
import { after, days, hours, minutes, seconds } from '#domain/kernel/time.ts';
import { inTx, pipelined, type Database, type Db } from '../db/connection.ts';
import { newId } from '../db/ids.ts';
import { NotYet, type Jobs, type JobOptions } from '../jobs/queue.ts';
import type { Clock } from '../process/clock.ts';
import type { Log } from '../process/log.ts';
import {
  closeMail,
  findMail,
  findNext,
  isCodeWaiting,
  insertMail,
  purgeMails,
  requeueMail,
  setRefused,
  settleRefused,
  withdrawStates,
} from './repository.ts';
import { MAIL_LANES, type MailLane, type MailRow } from './tables.ts';

export type Mail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Uploads that it shows, as `cid:<name>`. */
  pictures?: readonly string[];
};
export type OutgoingMail = Omit<Mail, 'pictures'> & {
  id: string;
  date: Date;
  lane: MailLane;
  /** As JPEG. */
  pictures?: readonly { cid: string; jpeg: Buffer }[];
};

/** How a mail is sent; by default on its own, when its turn comes. */
export type SendOptions =
  | {
      /** Mails with the same key (`order:<id>`) are sent in order. */
      about: string;
      /** `state`: the current state, not sent once a newer one is written. `event`: stays true. */
      kind: 'state' | 'event';
      /** Until then it can be withdrawn; it is sent a second later. */
      heldUntil?: Date;
    }
  | {
      /** A user waits for it in front of a page: it has priority until then, and is dropped afterwards. */
      awaitedUntil: Date;
      /** An older mail with the same key is void. */
      about?: string;
      /** The id of a mail that a job writes: a retry of the job finds it (`isQueued`). */
      id?: string | undefined;
    };

/** Sends a mail. The id makes a resend after a crash recognisable (Message-ID). */
export type Mailer = {
  /** @throws MailRefused when a retry is useless, any other error when it may help */
  send(mail: OutgoingMail): Promise<void>;
  /** Deletes the mailer's own copies of mails sent before a moment, if it keeps any. */
  purge?(before: Date): Promise<void>;
  close?(): Promise<void>;
};

/** A mail server permanently refused a mail for this recipient; the message is the server's reply. */
export class MailRefused extends Error {}

export type MailOutbox = {
  queue(db: Db, mail: Mail, posting?: SendOptions): Promise<void>;
  /**
   * Sends a mail within the request: no row, no retry.
   * @throws Error with the server's reply
   */
  sendNow(mail: Omit<Mail, 'pictures'>): Promise<void>;
  /**
   * Withdraws the state mails of a thread written since a moment.
   * @returns false when none of them is still held back
   */
  withdraw(tx: Db, about: string, since: Date): Promise<boolean>;
  /** Whether the mail server keeps codes waiting at present, so that a page must not say that one has been sent. */
  areCodesLate(): Promise<boolean>;
  /** Whether a mail with this id was written, whatever became of it. */
  isQueued(db: Db, id: string): Promise<boolean>;
  /**
   * Resends a refused letter.
   * @returns false when there is none, or it is a code, which has expired
   */
  sendAgain(id: string): Promise<boolean>;
  /**
   * Marks a refused mail as handled by staff in another way.
   * @returns false when there is none
   */
  settle(id: string): Promise<boolean>;
};

/**
 * Every mail is a job in its lane's queue that sends the next mail of its thread. `atOnce`, the mails in progress per process, is
 * also the number of connections that the mailer keeps (`adapters/mailer.ts`): a slow mail server slows one lane, not both.
 */
export const LANES: Record<MailLane, { queue: string; atOnce: number } & JobOptions> = {
  // A code is worthless after five minutes.
  code: { queue: 'mail.code', atOnce: 4, retryDelayMax: 10 },
  letter: { queue: 'mail.letter', atOnce: 8, retryDelayMax: 60 },
};
/** Codes are usually sent within two seconds, and dropped when they have expired. */
const CODE_LATE = { after: seconds(20), before: minutes(5) };
/** A mail server that is down or busy is retried after about 2, 4, 8 … seconds, for as long as the mail is wanted. */
const RETRY = { retryLimit: 1_000_000, retryDelay: 2, retryBackoff: true, inOrder: true };
/** A letter that no server accepted for this long is shown to staff. */
const GIVEN_UP_AFTER = days(3);
const KEPT = days(30);
const REFUSED_CODES_KEPT = hours(24);
const REFUSAL_MAX = 300;

/** Shorter than a job may take. */
const RECORDED_WITHIN = seconds(30);
const RECORD_AGAIN_AFTER = 500;

type Queued = Pick<MailRow, 'lane' | 'thread'> & Partial<Pick<MailRow, 'heldUntil'>>;
/** `heldUntil`: the job was put off until the hold of a mail ended, in ISO 8601. */
type Sending = { thread: string; heldUntil?: string };

const areCodesLate = (db: Db, now: Date) =>
  isCodeWaiting(db, [after(now, -CODE_LATE.before), after(now, -CODE_LATE.after)]);

/**
 * Mails are sent at least once: a crash, or a database that is away for longer than `RECORDED_WITHIN`, between the mail server's
 * acceptance and our record of it sends the same Message-ID again.
 */
export function createMailOutbox(deps: {
  db: Database;
  jobs: Jobs;
  mailer: Mailer;
  /** An upload as a JPEG for letters; null when it is gone. */
  readPicture: (file: string) => Promise<Buffer | null>;
  clock: Clock;
  log: Log;
  /** Called when one more mail waits for staff. */
  onRefused: () => void;
}): MailOutbox {
  const { db, jobs, mailer, readPicture, clock, log, onRefused } = deps;

  async function sendNext({ thread, heldUntil }: Sending): Promise<void> {
    const now = clock.now();
    const next = await findNext(db, thread, now);
    if (next === undefined) return;
    const { mail, isOvertaken } = next;
    if (isOvertaken || (mail.goodUntil !== null && mail.goodUntil <= now)) {
      return closeMail(db, mail.id, { droppedAt: now });
    }
    // The job of a later mail of the thread must wait as well.
    if (isHeld(mail, now) && mail.heldUntil?.toISOString() !== heldUntil) return enqueue(db, mail);
    try {
      await mailer.send(outgoing(mail, await picturesOf(mail, readPicture)));
    } catch (error) {
      return noteFailure(mail, error, now);
    }
    await recordSent(db, mail.id, clock);
  }

  async function noteFailure(mail: MailRow, error: unknown, now: Date): Promise<void> {
    const said = String(error instanceof Error ? error.message : error).slice(0, REFUSAL_MAX);
    const isOver = error instanceof MailRefused || after(mail.createdAt, GIVEN_UP_AFTER) <= now;
    if (!isOver) throw new NotYet(said);
    await setRefused(db, mail, { refusedAt: now, refusal: said });
    log.warn({ mailId: mail.id, lane: mail.lane }, 'a mail was refused');
    onRefused();
  }

  const enqueue = (tx: Db, mail: Queued) => jobs.send(tx, ...jobOf(mail, clock.now()));

  for (const lane of MAIL_LANES) {
    const { queue, ...options } = LANES[lane];
    jobs.define<Sending>(queue, sendNext, { ...RETRY, ...options });
  }
  // Jobs that an older release wrote and did not send any more.
  jobs.define<{ mailId: string }>('mail.send', async ({ mailId }) => {
    const mail = await findMail(db, mailId);
    if (mail !== undefined) await enqueue(db, mail);
  });
  jobs.define('mail.forget', () => purge(db, mailer, clock.now()), { cron: '50 3 * * *' });

  return {
    async queue(tx, { to, subject, html, text, pictures = [] }, posting) {
      // Nobody's address (RFC 2606): of an erased account, whose orders a restore may have opened again.
      if (to.endsWith('.invalid')) return;
      const now = clock.now();
      const content = { id: newId(now), recipient: to, subject, html, text, pictures, createdAt: now };
      // By default a mail is a thread of its own.
      const mail = { ...content, lane: 'letter' as const, thread: content.id, ...columnsOf(posting) };
      await pipelined([insertMail(tx, mail), enqueue(tx, mail)]);
    },
    sendNow(mail) {
      const now = clock.now();
      return mailer.send({ ...mail, id: newId(now), lane: 'code', date: now });
    },
    withdraw: (tx, about, since) => withdrawStates(tx, { thread: about, since, now: clock.now() }),
    areCodesLate: () => areCodesLate(db, clock.now()),
    isQueued: async (tx, id) => (await findMail(tx, id)) !== undefined,
    sendAgain: (id) =>
      inTx(db, async (tx) => {
        const mail = await requeueMail(tx, id);
        if (mail !== undefined) await enqueue(tx, mail);
        return mail !== undefined;
      }),
    settle: (id) => settleRefused(db, id, clock.now()),
  };
}

/** Tries for a while: otherwise a database that is away for a moment would have the mail sent twice. */
async function recordSent(db: Database, id: string, clock: Clock): Promise<void> {
  const sentAt = clock.now();
  const until = after(sentAt, RECORDED_WITHIN);
  for (;;) {
    try {
      return await closeMail(db, id, { sentAt });
    } catch (error) {
      // By the clock: a database that answers nothing lets each try take its time.
      if (clock.now() >= until) throw error;
    }
    await pause(RECORD_AGAIN_AFTER);
  }
}

function outgoing(
  { id, lane, recipient: to, subject, html, text, createdAt: date }: MailRow,
  pictures: NonNullable<OutgoingMail['pictures']>,
): OutgoingMail {
  return { id, lane, date, to, subject, html, text, ...(pictures.length > 0 && { pictures }) };
}

/** The pictures of a mail; one that has been deleted meanwhile is left out. */
async function picturesOf({ pictures }: MailRow, read: (file: string) => Promise<Buffer | null>) {
  const found = await Promise.all(pictures.map(async (cid) => ({ cid, jpeg: await read(cid) })));
  return found.flatMap(({ cid, jpeg }) => (jpeg === null ? [] : [{ cid, jpeg }]));
}

const isHeld = ({ heldUntil }: { heldUntil?: Date | null }, now: Date) =>
  Boolean(heldUntil && heldUntil > now);

/** Starts one second after a hold ends, so that a withdrawal at the last moment does not race with the sending. */
function jobOf({ lane, thread, heldUntil }: Queued, now: Date) {
  const left = Math.max(0, Number(heldUntil ?? now) - Number(now));
  const sending: Sending = { thread, ...(heldUntil && left > 0 && { heldUntil: heldUntil.toISOString() }) };
  const how = { singletonKey: thread, ...(left > 0 && { startAfter: left / seconds(1) + 1 }) };
  return [LANES[lane].queue, sending, how] as const;
}

function columnsOf(posting: SendOptions | undefined) {
  if (posting === undefined) return {};
  if (!('awaitedUntil' in posting)) {
    const { about: thread, kind, heldUntil = null } = posting;
    return { thread, isState: kind === 'state', heldUntil };
  }
  const { awaitedUntil: goodUntil, about, id } = posting;
  return {
    lane: 'code' as const,
    goodUntil,
    ...(about !== undefined && { thread: about, isState: true }),
    ...(id !== undefined && { id }),
  };
}

async function purge(db: Database, mailer: Mailer, now: Date): Promise<void> {
  const before = after(now, -KEPT);
  await purgeMails(db, before, after(now, -REFUSED_CODES_KEPT));
  await mailer.purge?.(before);
}
