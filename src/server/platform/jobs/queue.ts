import { sql } from 'drizzle-orm';
import { PgBoss, fromDrizzle, type SendOptions } from 'pg-boss';
import type { Db } from '../db/connection.ts';
import { asKind } from '../db/kind-of-work.ts';
import { jobSettings } from '../db/limits.ts';
import { unavailableBecause } from '../db/unavailable.ts';
import type { Log } from '../process/log.ts';

/** Work that outlives a request and a crash. A job sent inside a transaction exists only if that commits. */
export type Jobs = {
  /** Declares a queue and its worker; call before `start`. `cron` (Asia/Ho_Chi_Minh) also runs it by the clock. */
  define<Data extends object>(name: string, work: (data: Data) => Promise<void>, options?: JobOptions): void;
  send<Data extends object>(db: Db, name: string, data: Data, options?: SendOptions): Promise<void>;
  start(): Promise<void>;
  /** Waits for running jobs, 10 s at most; those cut off are retried after the next start. */
  stop(): Promise<void>;
};

export type JobOptions = { cron?: string; retryLimit?: number; retryDelay?: number; retryBackoff?: boolean };

const QUEUE = { retryLimit: 5, retryDelay: 5, retryBackoff: true, expireInSeconds: 60, notify: true };
/** New work wakes its worker (`notify`); looking is for retries that fall due, and for when the waking fails. */
const POLLING = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 2 };

type Definition = { name: string; work: (data: never) => Promise<void>; options: JobOptions };

export function createJobs(connectionString: string, log: Log): Jobs {
  const definitions: Definition[] = [];
  // A killed worker's job is noticed by the monitor: without a short interval it would wait over a minute.
  const boss = new PgBoss({
    ...jobSettings(connectionString),
    schema: 'jobs',
    monitorIntervalSeconds: 10,
    useListenNotify: true,
  });
  boss.on('error', (error) => {
    const reason = unavailableBecause(error);
    log.warn(reason === null ? { err: error } : { reason }, 'job queue error');
  });
  let started = false;

  async function begin({ name, work, options: { cron, ...retry } }: Definition) {
    await boss.createQueue(name, { ...QUEUE, ...retry });
    await boss.work(name, POLLING, async (jobs: { id: string; data: unknown }[]) => {
      for (const job of jobs) {
        try {
          await asKind(`job ${name}`, () => work(job.data as never));
        } catch (error) {
          log.error({ err: error, job: name, jobId: job.id }, 'job failed');
          throw error;
        }
      }
    });
    if (cron !== undefined) await boss.schedule(name, cron, {}, { tz: 'Asia/Ho_Chi_Minh' });
  }

  return {
    define(name, work, options = {}) {
      definitions.push({ name, work, options });
    },
    async send(db, name, data, options = {}) {
      await boss.send(name, data, { ...options, db: fromDrizzle(db, sql) });
    },
    async start() {
      await boss.start();
      started = true;
      for (const definition of definitions) await begin(definition);
    },
    async stop() {
      if (started) await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}
