import { sql } from 'drizzle-orm';
import {
  PgBoss,
  fromDrizzle,
  type JobResult,
  type QueueResult,
  type Schedule,
  type SendOptions,
} from 'pg-boss';
import { afterCommit, type Db } from '../db/connection.ts';
import { asKind } from '../db/kind-of-work.ts';
import { jobSettings } from '../db/limits.ts';
import { unavailableBecause } from '../db/unavailable.ts';
import type { Log } from '../process/log.ts';
import { queueWorkers, type QueueWorkers } from './waking.ts';

/** Work that outlives a request and a crash. A job sent inside a transaction exists only if that commits. */
export type Jobs = {
  /** Declares a queue and its worker; call before `start`. `cron` (Asia/Ho_Chi_Minh) also runs it on a schedule. */
  define<Data extends object>(
    name: string,
    work: (data: Data) => Promise<void>,
    options?: JobOptions & LastResort<Data>,
  ): void;
  send<Data extends object>(db: Db, name: string, data: Data, options?: SendOptions): Promise<void>;
  start(): Promise<void>;
  /** Waits for running jobs, 10 s at most; interrupted ones are retried after the next start. */
  stop(): Promise<void>;
};

export type JobOptions = {
  cron?: string;
  retryLimit?: number;
  /** Seconds; with `retryBackoff` doubled every time, up to `retryDelayMax`. */
  retryDelay?: number;
  retryBackoff?: boolean;
  retryDelayMax?: number;
  /** How long one job may take; a minute by default. */
  expireInSeconds?: number;
  /** How many run at the same time in one process, an even number; 2 by default. */
  atOnce?: number;
  /**
   * Jobs with the same `singletonKey`, which every one then has, run one after the other; a job that is retried holds up the
   * rest.
   */
  inOrder?: boolean;
};

/** Work that follows the last failed attempt of a job, also when its worker was killed. A job of its own. */
type LastResort<Data> = { givenUp?: (data: Data) => Promise<void> };

/** A worker sends a heartbeat every five seconds: the job of a killed worker is taken over by another after 10 to 20 s. */
const QUEUE = {
  retryLimit: 5,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 60,
  heartbeatSeconds: 10,
  // What a finished job carried, words and addresses of people among it, does not outlive their accounts for a week.
  deleteAfterSeconds: 3_600,
  // A NOTIFY would make all commits of the database wait for one another.
  notify: false,
};
/**
 * A committed job wakes a worker of this process at once (`waking.ts`); polling is for due retries, for jobs that another process
 * left behind and for those that a command of the owner sent. A worker takes two jobs at a time, because one that finds two
 * continues at once and one that finds fewer waits to be woken.
 */
const WORKER = {
  pollingIntervalSeconds: 2,
  batchSize: 2,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

/**
 * Retried for days, first soon and then every five minutes, by when the cause is fixed: for work that nothing else would make up for,
 * such as deleting a file that no row names any more.
 */
export const FOR_DAYS = { retryLimit: 1_000, retryDelay: 2, retryBackoff: true, retryDelayMax: 300 };

/** Thrown by work that an external service cannot accept yet: it is retried, with a single log line. */
export class NotYet extends Error {}

/** The queues and schedules that an earlier start left in the database. */
type Known = { queues: QueueResult[]; schedules: Schedule[] };

const TIMEZONE = 'Asia/Ho_Chi_Minh';

type Definition = {
  name: string;
  work: (data: never) => Promise<void>;
  options: JobOptions & LastResort<never>;
};

/** Name of the queue of what follows the last failed attempt. */
const afterLast = (name: string): string => `${name}.given-up`;

/** Whether `found` already has all the wanted values. */
const isAmong = (wanted: object, found: object): boolean =>
  Object.entries(wanted).every(([name, value]) => (found as Record<string, unknown>)[name] === value);

export function createJobs(connectionString: string, log: Log): Jobs {
  const definitions: Definition[] = [];
  // The supervisor detects the jobs of killed workers: without short intervals they would wait for minutes.
  const boss = new PgBoss({
    ...jobSettings(connectionString),
    schema: 'jobs',
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    maintenanceIntervalSeconds: 3_600,
  });
  boss.on('error', (error) => {
    const reason = unavailableBecause(error);
    log.warn(reason === null ? { err: error } : { reason }, 'job queue error');
  });
  let started = false;
  const workers = new Map<string, QueueWorkers>();

  async function begin({ name, work, options }: Definition, known: Known) {
    const { cron, atOnce = WORKER.batchSize, inOrder = false, givenUp, ...retry } = options;
    const settings = { ...QUEUE, ...retry, ...(givenUp && { deadLetter: afterLast(name) }) };
    const queue = known.queues.find((each) => each.name === name);
    if (queue === undefined)
      await boss.createQueue(name, { ...settings, ...(inOrder && { policy: 'key_strict_fifo' }) });
    // A queue of an older release gets the current settings.
    else if (!isAmong(settings, queue)) await boss.updateQueue(name, settings);
    const own = queueWorkers(WORKER.batchSize, (id) => boss.notifyWorker(id));
    for (let count = 0; count < atOnce / WORKER.batchSize; count += 1) {
      const worker = own.add();
      const id = await boss.work(name, WORKER, (jobs: { id: string; data: unknown }[]) =>
        worker.during(jobs.length, () =>
          Promise.all(jobs.map((job) => run(job.id, name, () => work(job.data as never)))),
        ),
      );
      worker.started(id);
    }
    workers.set(name, own);
    if (cron === undefined) return;
    const isScheduled = known.schedules.some((each) => isAmong({ name, cron, timezone: TIMEZONE }, each));
    if (!isScheduled) await boss.schedule(name, cron, {}, { tz: TIMEZONE });
  }

  async function run(id: string, name: string, work: () => Promise<void>): Promise<JobResult> {
    try {
      await asKind(`job ${name}`, work);
      return { id, status: 'completed' };
    } catch (error) {
      const failed = { job: name, jobId: id };
      if (error instanceof NotYet) log.warn({ ...failed, reason: error.message }, 'job waits');
      else log.error({ ...failed, err: error }, 'job failed');
      return { id, status: 'failed', output: { message: String(error) } };
    }
  }

  return {
    define(name, work, options = {}) {
      // Before the queue that refers to it.
      if (options.givenUp)
        definitions.push({ name: afterLast(name), work: options.givenUp, options: FOR_DAYS });
      definitions.push({ name, work, options });
    },
    async send(db, name, data, options = {}) {
      await boss.send(name, data, { ...options, db: fromDrizzle(db, sql) });
      afterCommit(db, () => workers.get(name)?.wake());
    },
    async start() {
      await boss.start();
      started = true;
      // Queried once: creating and updating every queue, three statements for each of fifty, took a third of the start.
      const [queues, schedules] = await Promise.all([boss.getQueues(), boss.getSchedules()]);
      for (const definition of definitions) await begin(definition, { queues, schedules });
    },
    async stop() {
      if (started) await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}
