// `npm run bench:mail [-- letters]`: mails sent per second, and how long a code takes while that many mails are queued.
import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { createMailer } from '#server/adapters/mailer.ts';
import { otpMail } from '#server/identity/mails.vi.ts';
import { connect, inTx } from '#server/platform/db/connection.ts';
import { createJobs } from '#server/platform/jobs/queue.ts';
import { createMailOutbox } from '#server/platform/mail/outbox.ts';
import { systemClock } from '#server/platform/process/clock.ts';
import { createLog } from '#server/platform/process/log.ts';
import { codeBehindLetters } from './mail/backlog.ts';
import { startSmtpServer } from '../test-support/smtp.ts';
import { openDatabase } from './database.ts';
import { reportFigures, say } from './report.ts';

const LETTERS = Number(process.argv[2] ?? 1000);
/** Milliseconds a mail server takes per message: none, a typical value, a slow one. */
const SERVERS = [0, 200, 1_000];

async function main(): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const log = createLog('error');
  const database = await openDatabase(opened);
  const smtp = await startSmtpServer();
  opened.defer(() => smtp.close());
  const db = connect(database.url, log);
  opened.defer(() => db.$client.end());
  const jobs = createJobs(database.url, log);
  const mailer = createMailer({
    smtpUrl: smtp.url,
    sender: () => ({ from: 'chao@vuoncharm.example', replyTo: null }),
    outboxDir: database.folder,
  });
  const outbox = createMailOutbox({
    db,
    jobs,
    mailer,
    readPicture: async () => null,
    clock: systemClock,
    log,
    onRefused: () => {},
  });
  await jobs.start();
  opened.defer(async () => {
    await jobs.stop();
    await mailer.close?.();
  });

  say(`${cpus().length} cores; ${LETTERS} letters, and a code every half second while they go out`);
  say('  server takes ms   letters/s   codes   p50 ms   p95 ms   most ms');
  for (const ms of SERVERS) {
    smtp.takes(ms);
    const letters = ms === 1_000 ? Math.min(LETTERS, 120) : LETTERS;
    const { lettersASecond, codes } = await codeBehindLetters(
      (mail, posting) => inTx(db, (tx) => outbox.queue(tx, mail, posting)),
      smtp,
      {
        letters,
        mail: otpMail({ name: 'Vườn Charm' }, { email: 'linh@example.vn', name: 'Khánh Linh' }, '0421'),
      },
    );
    const server = `server takes ${ms} ms`;
    reportFigures(
      { name: `${server}: letters/s`, value: lettersASecond, more: true, ...(ms < 1_000 && { aim: 20 }) },
      { name: `${server}: codes p95 ms`, value: codes.p95, aim: 3_000 },
    );
    const figures = [ms, lettersASecond, codes.count, codes.p50, codes.p95, codes.most];
    say(
      `  ${figures.map((figure) => figure.toFixed(figure === lettersASecond ? 1 : 0).padStart(9)).join('')}`,
    );
    await pause(500);
  }
}

await main();
