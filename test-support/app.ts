import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Session, User } from '#contract/http/identity.ts';
import type { Role } from '#domain/identity/roles.ts';
import type { IndexNow } from '#server/adapters/index-now.ts';
import type { BankApi } from '#server/adapters/sepay.ts';
import { createPushService } from '#server/adapters/push-service.ts';
import { buildApp } from '#server/app.ts';
import { createUser } from '#server/identity/index.ts';
import { readConfig } from '#server/platform/process/config.ts';
import type { Mailer, OutgoingMail } from '#server/platform/mail/outbox.ts';
import { openShop, type Shop } from '#server/shop.ts';
import { testClock, type TestClock } from './clock.ts';
import { testDatabase } from './database.ts';
import { testJobs, type TestJobs } from './jobs.ts';
import { testMailer } from './mailer.ts';
import { visitor, type Visitor } from './visitor.ts';
import { watchedLog } from './watched-log.ts';

export { tally, type Visitor } from './visitor.ts';

/** The real shop on a database of its own; only clock, mail and jobs are the test's. Its log is read for secrets when it closes. */
export type TestShop = {
  shop: Shop;
  app: FastifyInstance;
  clock: TestClock;
  jobs: TestJobs;
  /** Somebody with a browser and an address of his own. */
  visitor(): Visitor;
  /** Somebody who signed in: a new user unless the e-mail is known. */
  signIn(person?: Partial<Person>): Promise<Visitor & { user: User }>;
  /** Sends what is due. @returns every mail to an address so far, the oldest first */
  mailsTo(email: string): Promise<OutgoingMail[]>;
  /** The newest code mailed to an address. */
  otpFor(email: string): Promise<string>;
  /** Opens a real port. @returns the address, such as `http://127.0.0.1:41234` */
  listen(): Promise<string>;
  close(): Promise<void>;
};

export type Person = { name: string; email: string; password: string; role: Role; remember: boolean };

type Options = {
  clock?: TestClock;
  /** Without one, mails are kept and read by `mailsTo`; null is a shop that can send none. */
  mailer?: Mailer | null;
  /** A shop that was told nothing: no name, no bank account. */
  settings?: 'none';
  /** Who is told of changed pages; without one, nobody outside. */
  indexNow?: IndexNow;
  /** What the bank's service knows of transfers; without one, nobody asks. */
  bankApi?: BankApi;
  /** Environment beside the test's own (`DEMO=false`, one proxy in front). */
  env?: Record<string, string>;
};

export const TEST_PASSWORD = 'matkhau1';

let people = 0;

export async function startTestShop({
  clock = testClock(),
  mailer,
  settings,
  indexNow = async () => undefined,
  bankApi,
  env = {},
}: Options = {}): Promise<TestShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-test-'));
  const base = {
    DATA_DIR: dataDir,
    DEMO: 'false',
    // Nobody outside is asked what time it is.
    NTP_SERVER: 'none',
    TRUST_PROXY: '1',
    SESSION_SECRET: 'a secret of the tests, long enough for all',
    // Tests order more than people do; those of the limits set their own.
    OPEN_ORDERS: '0',
    OPEN_BRACELETS: '0',
  };
  const config = readConfig({ ...base, LOG_LEVEL: 'silent', ...env });
  const jobs = testJobs();
  const kept = testMailer();
  const watched = watchedLog();
  const { log } = watched;
  const pushService = createPushService({ loopback: true });
  const externals = {
    clock,
    jobs,
    pushService,
    indexNow,
    bankApi: bankApi ?? null,
    pause: clock.pause,
    ...(mailer === null ? {} : { mailer: mailer ?? kept }),
  };
  const shop = await openShop(config, await testDatabase(settings), log, externals);
  const { app } = await buildApp(shop);
  watched.watch(app);
  await app.ready();

  async function mailsTo(email: string): Promise<OutgoingMail[]> {
    await jobs.runAll();
    return kept.sent.filter((mail) => mail.to === email);
  }

  return {
    shop,
    app,
    clock,
    jobs,
    visitor: () => visitor(app),
    async signIn({ role = 'customer', password = TEST_PASSWORD, remember = false, ...rest } = {}) {
      people += 1;
      const { name = 'Khánh Linh', email = `khach${people}@example.vn` } = rest;
      await createUser(shop.db, { name, email, password, role }, clock.now());
      const guest = visitor(app);
      const { data, status } = await guest.post<Session>('/api/auth/login', { email, password, remember });
      if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
      return { ...guest, user: data.user };
    },
    mailsTo,
    async otpFor(email) {
      const otp = /\b\d{4}\b/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[0];
      if (otp === undefined) throw new Error(`no code was mailed to ${email}`);
      return otp;
    },
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    async close() {
      await app.close();
      await shop.close();
      await rm(dataDir, { recursive: true, force: true });
      for (const { text } of kept.sent)
        for (const [, token = ''] of text.matchAll(/token=([\w-]+)/g)) watched.secret(token);
      watched.check();
    },
  };
}
