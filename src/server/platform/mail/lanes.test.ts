import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createMailer } from '#server/adapters/mailer.ts';
import { testClock } from '../../../../test-support/clock.ts';
import { openDatabaseLine, type DatabaseLine } from '../../../../test-support/database-line.ts';
import { query } from '../../../../test-support/database-server.ts';
import { testDatabase } from '../../../../test-support/database.ts';
import { readMail, startSmtpServer, type SmtpServer } from '../../../../test-support/smtp.ts';
import { connect, inTx, type Database } from '../db/connection.ts';
import { newId } from '../db/ids.ts';
import { createJobs, type Jobs } from '../jobs/queue.ts';
import { createLog } from '../process/log.ts';
import { createMailOutbox, type MailOutbox, type SendOptions } from './outbox.ts';
import { listRefused } from './repository.ts';
import { mails } from './tables.ts';

const MINUTE = 60_000;
const log = createLog('silent');
const clock = testClock();

let smtp: SmtpServer;
let db: Database;
let jobs: Jobs;
let outbox: MailOutbox;
let line: DatabaseLine;
/** The database without the line between. */
let directUrl: string;
let closeMailer: (() => Promise<void> | undefined) | undefined;
beforeAll(async () => {
  smtp = await startSmtpServer();
  directUrl = await testDatabase();
  line = await openDatabaseLine(directUrl);
  db = connect(line.url, log);
  jobs = createJobs(directUrl, log);
  const mailer = createMailer({
    smtpUrl: smtp.url,
    sender: () => ({ from: 'chao@vuoncharm.example', replyTo: null }),
    outboxDir: '/nowhere',
  });
  closeMailer = () => mailer.close?.();
  outbox = createMailOutbox({
    db,
    jobs,
    mailer,
    readPicture: async () => null,
    clock,
    log,
    onRefused: () => {},
  });
  await jobs.start();
});
afterAll(async () => {
  await jobs.stop();
  await closeMailer?.();
  await db.$client.end();
  await line.close();
  await smtp.close();
});
afterEach(() => {
  smtp.received.length = 0;
  smtp.takes(0);
});

const write = (to: string, subject: string, posting?: SendOptions) =>
  inTx(db, (tx) =>
    outbox.queue(tx, { to: `${to}@example.vn`, subject, html: '<p>x</p>', text: 'x' }, posting),
  );
const state = (about: string) => ({ about, kind: 'state' }) as const;
const event = (about: string) => ({ about, kind: 'event' }) as const;
const code = (about: string) => ({ about, awaitedUntil: new Date(clock.now().getTime() + 5 * MINUTE) });
const subjects = (to?: string) =>
  smtp.received
    .filter((mail) => to === undefined || mail.to[0] === `${to}@example.vn`)
    .map(({ raw }) => readMail(raw).headers.get('subject'));
const waitFor = (read: () => unknown) => expect.poll(read, { interval: 50 });
const rows = () => db.select().from(mails);

test('a committed mail is sent once and its content deleted; one of a rolled-back transaction is not sent', async () => {
  const failing = inTx(db, async (tx) => {
    await outbox.queue(tx, { to: 'khong-gui@example.vn', subject: 'x', html: 'x', text: 'x' });
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await write('linh', 'Một');
  await waitFor(rows).toEqual([
    expect.objectContaining({ subject: '', html: '', text: '', sentAt: expect.any(Date) }),
  ]);
  expect(subjects()).toEqual(['Một']);
});

test('with a slow mail server a code overtakes waiting letters, and letters of one order keep their order', async () => {
  smtp.takes(300);
  // All in one transaction, so that they wait however long writing them takes.
  await inTx(db, async (tx) => {
    for (let order = 1; order <= 16; order += 1) {
      for (const news of ['1', '2', '3']) {
        const letter = { to: 'linh@example.vn', subject: `${order}.${news}`, html: '<p>x</p>', text: 'x' };
        await outbox.queue(tx, letter, event(`order:${order}`));
      }
    }
  });
  await waitFor(() => smtp.received.length).toBeGreaterThan(0);
  await write('mai', '0421', code('registration:mai'));
  const before = smtp.received.length;
  await waitFor(() => smtp.received.length).toBe(49);
  const all = subjects();
  // Eight letters are in flight at any time; two rounds of them may end before it.
  expect(all.indexOf('0421')).toBeLessThan(before + 20);
  for (let order = 1; order <= 16; order += 1) {
    expect(all.filter((each) => each?.startsWith(`${order}.`))).toEqual(
      [1, 2, 3].map((n) => `${order}.${n}`),
    );
  }
});

test('after an outage only the latest status letter of an order is sent, event letters in order, and no expired code', async () => {
  await smtp.stop();
  await write('linh', 'Chờ xử lý', state('order:a'));
  await write('mai', '0421', code('registration:mai'));
  await write('linh', 'Đã xác nhận', state('order:a'));
  await write('han', 'Chờ xử lý', state('order:b'));
  await write('linh', 'Đã hủy', state('order:a'));
  await write('linh', 'Đã hoàn 70.000 ₫', event('order:a'));
  await write('linh', 'Đã hoàn 30.000 ₫', event('order:a'));
  clock.advance(6 * MINUTE);
  await write('mai', '7777', code('registration:mai'));
  await smtp.restart();
  await waitFor(() => smtp.received.length).toBe(5);
  await waitFor(async () => (await rows()).filter((row) => row.droppedAt !== null).length).toBe(3);
  expect(subjects('linh')).toEqual(['Đã hủy', 'Đã hoàn 70.000 ₫', 'Đã hoàn 30.000 ₫']);
  expect([subjects('han'), subjects('mai')]).toEqual([['Chờ xử lý'], ['7777']]);
});

test('codes are late while one waits for 20 seconds and none has been sent since, until it has expired', async () => {
  await db.delete(mails);
  const late = [];
  const mail = { recipient: 'mai@example.vn', subject: '0421', html: 'x', text: 'x', createdAt: clock.now() };
  // Without a job nobody sends it.
  await db.insert(mails).values([{ ...mail, id: newId(clock.now()), lane: 'code' }]);
  await db.insert(mails).values([{ ...mail, id: newId(clock.now()), lane: 'letter' }]);
  clock.advance(20_000 - 1);
  late.push(await outbox.areCodesLate());
  clock.advance(1);
  late.push(await outbox.areCodesLate());
  await write('linh', 'Một');
  await waitFor(() => subjects('linh')).toEqual(['Một']);
  late.push(await outbox.areCodesLate());
  clock.advance(5 * MINUTE);
  late.push(await outbox.areCodesLate());
  expect(late).toEqual([false, true, true, false]);

  await db.insert(mails).values([{ ...mail, id: newId(clock.now()), lane: 'code', createdAt: clock.now() }]);
  clock.advance(20_000);
  await write('han', '7777', code('registration:han'));
  await waitFor(() => outbox.areCodesLate()).toBe(false);
  expect(subjects('han')).toEqual(['7777']);
  await db.delete(mails);
});

test('a mail that was sent while the database was away is not sent again', async () => {
  smtp.takes(500);
  await write('linh', 'Một', event('order:away'));
  await write('linh', 'Hai', event('order:away'));
  // The mail server has the first one and has not answered yet.
  await waitFor(() => smtp.underway()).toBeGreaterThan(0);
  await line.cut();
  await waitFor(() => smtp.received.length).toBe(1);
  smtp.takes(0);
  await expect(rows()).rejects.toThrow('Failed query');
  await line.mend();
  await waitFor(() => smtp.received.length).toBe(2);
  expect(subjects('linh')).toEqual(['Một', 'Hai']);
});

test('a mail whose sending could not be recorded for half a minute is sent again, under the same Message-ID', async () => {
  smtp.takes(500);
  await write('linh', 'Một', event('order:long-away'));
  await waitFor(() => smtp.underway()).toBeGreaterThan(0);
  await line.cut();
  await waitFor(() => smtp.received.length).toBe(1);
  smtp.takes(0);
  const again = "SELECT id FROM jobs.job WHERE name = 'mail.letter' AND state = 'retry'";
  await waitFor(async () => {
    clock.advance(MINUTE);
    return (await query(directUrl, again)).length;
  }).toBe(1);
  await line.mend();
  await waitFor(() => smtp.received.length).toBe(2);
  const [once, twice] = smtp.received.map(({ raw }) => readMail(raw).headers.get('message-id'));
  expect([once, twice]).toEqual([expect.any(String), once]);
});

test('a held mail can be withdrawn until its hold ends, although a later one of its thread is queued', async () => {
  const since = clock.now();
  const heldFor = (ms: number) => ({ heldUntil: new Date(since.getTime() + ms) });
  await write('linh', 'Đã xác nhận', { ...state('order:undone'), ...heldFor(MINUTE) });
  await write('linh', 'Ảnh vòng', event('order:undone'));
  await write('han', 'Đã xác nhận', { ...state('order:kept'), ...heldFor(1) });
  await write('han', 'Ảnh vòng', event('order:kept'));
  const done = "SELECT id FROM jobs.job WHERE singleton_key = 'order:undone' AND state = 'completed'";
  await waitFor(async () => (await query(directUrl, done)).length).toBe(1);
  expect(subjects('linh')).toEqual([]);
  expect(await inTx(db, (tx) => outbox.withdraw(tx, 'order:undone', since))).toBe(true);
  await write('linh', 'Ảnh mới', event('order:undone'));
  await waitFor(() => subjects('linh')).toEqual(['Ảnh vòng']);
  await waitFor(() => subjects('han')).toEqual(['Đã xác nhận', 'Ảnh vòng']);
});

test('a state mail that waits for the mail server is superseded by no mail that is held or withdrawn', async () => {
  const since = clock.now();
  const held = (about: string) => ({ ...state(about), heldUntil: new Date(since.getTime() + MINUTE) });
  await smtp.stop();
  await write('linh', 'Đã nhận đơn', state('order:held'));
  await write('linh', 'Đã xác nhận', held('order:held'));
  await write('han', 'Đã nhận đơn', state('order:withdrawn'));
  await write('han', 'Đã xác nhận', held('order:withdrawn'));
  expect(await inTx(db, (tx) => outbox.withdraw(tx, 'order:withdrawn', since))).toBe(true);
  await smtp.restart();
  await waitFor(() => [subjects('linh'), subjects('han')]).toEqual([['Đã nhận đơn'], ['Đã nhận đơn']]);
  expect(await inTx(db, (tx) => outbox.withdraw(tx, 'order:held', since))).toBe(true);
});

test('a mail refused temporarily is retried, and later letters of the same order wait for it', async () => {
  smtp.refuse(1);
  await write('linh', 'Một', event('order:c'));
  await waitFor(() => smtp.refused()).toBe(1);
  await write('linh', 'Hai', event('order:c'));
  await write('han', 'Ba');
  await waitFor(() => smtp.received.length).toBe(3);
  expect(subjects('linh')).toEqual(['Một', 'Hai']);
});

test('an address rejected for good delays no other mail; its letter can be sent again, its code cannot', async () => {
  smtp.refuseAddress('nham@example.vn');
  await write('nham', 'Chờ xử lý', state('order:d'));
  await write('nham', 'Đã xác nhận', state('order:e'));
  await write('nham', '0421', code('registration:nham'));
  await write('linh', 'Một', state('order:f'));
  const refused = async () => (await listRefused(db, { page: 1, limit: 10 })).rows;
  await waitFor(async () => (await refused()).length).toBe(3);
  await waitFor(() => subjects()).toEqual(['Một']);
  const [letter] = (await refused()).filter((row) => row.subject === 'Đã xác nhận');
  expect(letter).toMatchObject({ recipient: 'nham@example.vn', refusal: '550 5.1.1 User unknown' });
  const dead = (await refused()).find(({ lane }) => lane === 'code')!;
  expect([dead.subject, dead.text, await outbox.sendAgain(dead.id)]).toEqual(['', '', false]);

  smtp.refuseAddress('nham@example.vn', false);
  expect(await outbox.sendAgain(letter!.id)).toBe(true);
  await waitFor(() => subjects('nham')).toEqual(['Đã xác nhận']);
  // A mail that a later one superseded needs no handling.
  await write('nham', 'Đã giao', state('order:d'));
  await waitFor(() => subjects('nham')).toEqual(['Đã xác nhận', 'Đã giao']);
  expect((await refused()).map(({ id }) => id)).toEqual([dead.id]);
  expect(await outbox.settle(dead.id)).toBe(true);
  expect(await refused()).toEqual([]);
  expect(await outbox.settle(letter!.id)).toBe(false);
});

test('a mail that could not be sent for three days is listed for staff as refused', async () => {
  await smtp.stop();
  await write('linh', 'Một', state('order:g'));
  clock.advance(3 * 24 * 60 * MINUTE);
  const refused = async () => (await listRefused(db, { page: 1, limit: 10 })).rows;
  await waitFor(async () => (await refused()).length).toBe(1);
  expect((await refused())[0]).toMatchObject({ subject: 'Một', recipient: 'linh@example.vn' });
  await smtp.restart();
});
