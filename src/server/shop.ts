import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { senderOf } from './adapters/letterhead.vi.ts';
import { mailJpeg } from './adapters/images.ts';
import { createIndexNow, type IndexNow } from './adapters/index-now.ts';
import { createMailer } from './adapters/mailer.ts';
import { openCarriers, type Carriers } from './adapters/carriers/open.ts';
import { createSepay, type BankApi } from './adapters/sepay.ts';
import { createPushService, type PushService } from './adapters/push-service.ts';
import { openUploadStore, type UploadStore } from './adapters/upload-store.ts';
import type { ShopEvents, ShopFacts } from './events.ts';
import { openPictures, type Pictures } from './pictures/library.ts';
import { systemClock, type Clock } from './platform/process/clock.ts';
import type { Config } from './platform/process/config.ts';
import { connect, connectCounters, type Database } from './platform/db/connection.ts';
import { createProbe } from './platform/db/probe.ts';
import { openReports, type Reports } from './platform/db/replica.ts';
import { createVersion, type Version } from './platform/http/version.ts';
import { createEvents, type Events } from './platform/process/events.ts';
import { createJobs, type Jobs } from './platform/jobs/queue.ts';
import { createReactions, type Reactions } from './platform/jobs/reactions.ts';
import type { Log } from './platform/process/log.ts';
import { createLive, type Live } from './platform/live/pages.ts';
import { createMailOutbox, type Mailer, type MailOutbox } from './platform/mail/outbox.ts';
import { newHealth, type Health } from './platform/http/health.ts';
import { createRateLimits, type RateLimits } from './platform/http/rate-limit.ts';
import { openSettings, type Settings } from './settings/index.ts';
import { sessionSecret } from './platform/process/secret.ts';
import { readPublicVersion } from './public-version.ts';

/** Everything a domain may use. Created once at start; tests pass their own clock and mailer. */
export type Shop = {
  config: Config;
  log: Log;
  clock: Clock;
  db: Database;
  /** The database for reports and exports. */
  reports: Reports;
  /** Answers within a second, even when the database does not. */
  isDatabaseReachable: () => Promise<boolean>;
  /** Hints within this process; a crash may lose them. */
  events: Events<ShopEvents>;
  /** Reactions to committed facts; a crash does not lose them. */
  reactions: Reactions<ShopFacts>;
  jobs: Jobs;
  mail: MailOutbox;
  /** The open pages. */
  live: Live;
  limits: RateLimits;
  health: Health;
  /** The shop's own settings: its name, its bank account, what it promises. */
  settings: Settings;
  /** Whether mail reaches recipients; without it nobody can sign up. */
  canMail: boolean;
  pictures: Pictures;
  /** Uploaded files. */
  uploads: UploadStore;
  /** Sends push notifications to browsers without an open page. */
  pushService: PushService;
  /** Looks up transfers at the bank's service; null where it is not configured. */
  bankApi: BankApi | null;
  /** The delivery companies that the shop is connected to. */
  carriers: Carriers;
  /** Notifies search engines of changed pages. */
  indexNow: IndexNow;
  /** The version of the public data. */
  version: Version;
  /** Signs access tokens. */
  secret: Uint8Array;
  close(): Promise<void>;
};

const PICTURE_SOURCES = fileURLToPath(new URL('../../seeds/pictures', import.meta.url));

/** Longer side of a picture in a mail, in pixels: sharp on a phone. */
const MAIL_PICTURE = 960;

export type Externals = {
  clock?: Clock;
  mailer?: Mailer;
  jobs?: Jobs;
  pushService?: PushService;
  indexNow?: IndexNow;
  bankApi?: BankApi | null;
  /** Waits for so many milliseconds. */
  pause?: (ms: number) => Promise<unknown>;
};

/** Opens the shop on a migrated database. `externals` replaces external services. */
export async function openShop(
  config: Config,
  databaseUrl: string,
  log: Log,
  externals: Externals = {},
): Promise<Shop> {
  await mkdir(config.dataDir, { recursive: true });
  const clock = externals.clock ?? systemClock;
  const db = connect(databaseUrl, log);
  const counters = connectCounters(databaseUrl, log);
  const probe = createProbe(databaseUrl);
  const reports = openReports(db, config.databaseReplicaUrl, { clock, log });
  const jobs = externals.jobs ?? createJobs(databaseUrl, log);
  const uploads = await openUploadStore(config);
  const settings = await openSettings(db, config);
  const { smtpUrl, mailFrom } = config;
  const mailer =
    externals.mailer ??
    createMailer({
      smtpUrl,
      sender: () => senderOf(settings.current(), mailFrom),
      outboxDir: join(config.dataDir, 'outbox'),
    });
  const events = createEvents<ShopEvents>(log);
  settings.onChange(() => events.publish('settings.changed', {}));
  const readPicture = async (file: string) => {
    const bytes = await uploads.read(file);
    return bytes && mailJpeg(bytes, MAIL_PICTURE);
  };
  const onRefused = () => events.publish('staff.changed', { what: 'mails' });
  return {
    config,
    log,
    clock,
    db,
    reports,
    isDatabaseReachable: () => probe.isReachable(),
    jobs,
    events,
    reactions: createReactions<ShopFacts>(jobs, clock),
    mail: createMailOutbox({ db, jobs, mailer, readPicture, clock, log, onRefused }),
    live: createLive(log),
    limits: createRateLimits(db, counters, externals.pause),
    settings,
    canMail: externals.mailer !== undefined || smtpUrl !== null || config.demo,
    health: newHealth(),
    pictures: await openPictures({
      sources: PICTURE_SOURCES,
      cacheDir: join(config.dataDir, 'cache'),
      readUpload: (file) => uploads.read(file),
    }),
    uploads,
    pushService: externals.pushService ?? createPushService(),
    bankApi: externals.bankApi ?? bankApiOf(config),
    carriers: openCarriers(config, () => clock.now().getTime()),
    indexNow: externals.indexNow ?? createIndexNow(),
    version: versionOf(db, events),
    secret: await sessionSecret(config),
    async close() {
      await jobs.stop();
      await mailer.close?.();
      await Promise.all([db.$client.end(), counters.end(), probe.close(), reports.close()]);
    },
  };
}

const bankApiOf = ({ bank }: Config): BankApi | null =>
  bank.apiToken === null ? null : createSepay({ token: bank.apiToken, url: bank.apiUrl });

/**
 * Catalogue, review and settings changes made here show here at once; stock, which changes with every order, within two seconds.
 */
function versionOf(db: Database, events: Events<ShopEvents>): Version {
  const version = createVersion(() => readPublicVersion(db));
  events.on('catalogue.changed', ({ what }) => {
    if (what === 'catalogue') version.touch();
  });
  events.on('reviews.changed', ({ published }) => {
    if (published) version.touch();
  });
  events.on('settings.changed', () => version.touch());
  return version;
}
