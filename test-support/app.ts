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
import { readConfig } from '#server/platform/process/config.ts';
import type { Mailer, OutgoingMail } from '#server/platform/mail/outbox.ts';
import { openShop, type Shop } from '#server/shop.ts';
import { testClock, type TestClock } from './clock.ts';
import { testDatabase } from './database.ts';
import { addUser } from './users.ts';
import { testJobs, type TestJobs } from './jobs.ts';
import { testMailer } from './mailer.ts';
import { visitor, type Visitor } from './visitor.ts';
import { watchedLog } from './watched-log.ts';

export { tally, type Visitor } from './visitor.ts';

/** The real app on a database of its own; only clock, mail and jobs are replaced. Its log is searched for secrets on close. */
export type TestShop = {
  shop: Shop;
  app: FastifyInstance;
  clock: TestClock;
  jobs: TestJobs;
  /** A browser with its own cookies and IP address. */
  visitor(): Visitor;
  /** A signed-in user; a new one unless the e-mail is known. */
  signIn(person?: Partial<Person>): Promise<Visitor & { user: User }>;
  /** Sends queued mails. @returns every mail to an address so far, oldest first */
  mailsTo(email: string): Promise<OutgoingMail[]>;
  /** The newest code mailed to an address. */
  otpFor(email: string): Promise<string>;
  /** Listens on a real port. @returns the address, such as `http://127.0.0.1:41234` */
  listen(): Promise<string>;
  close(): Promise<void>;
};

export type Person = { name: string; email: string; password: string; role: Role; remember: boolean };

export type TestShopOptions = {
  clock?: TestClock;
  /** By default mails are captured for `mailsTo`; null is a shop that cannot send mail. */
  mailer?: Mailer | null;
  /** A shop without settings: no name, no bank account. */
  settings?: 'none';
  /** Receives changed pages; none by default. */
  indexNow?: IndexNow;
  /** The bank's transfer API; by default it is never queried. */
  bankApi?: BankApi;
  /** Environment variables in addition to the test's own (`DEMO=false`, one proxy in front). */
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
}: TestShopOptions = {}): Promise<TestShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-test-'));
  const base = {
    DATA_DIR: dataDir,
    DEMO: 'false',
    // No time server is queried.
    NTP_SERVER: 'none',
    TRUST_PROXY: '1',
    SESSION_SECRET: 'a secret of the tests, long enough for all',
    // Tests place more orders than people do; tests of the limits set their own.
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
  const shop = await openShop(config, await testDatabase(settings), log, externals).catch(
    async (error: unknown) => {
      await rm(dataDir, { recursive: true });
      throw error;
    },
  );
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
      await addUser(shop.db, { name, email, password, role }, clock.now());
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
