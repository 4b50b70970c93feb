import { afterCommit } from '#server/platform/db/connection.ts';
import type { Jobs } from '#server/platform/jobs/queue.ts';

export type TestJobs = Jobs & {
  /** Runs all queued jobs, and the jobs those enqueue, in order; each `times` times. */
  runAll(how?: { times?: number }): Promise<void>;
  /** Runs one kind of job now, as its schedule would. */
  run(name: string, data?: object): Promise<void>;
  /** Delays in seconds of queued jobs, with their data; jobs without a delay are omitted. */
  heldBack(): { data: object; seconds: number }[];
};

/** Jobs queued in memory until a test runs them; what a transaction sends is queued by its commit. */
export function testJobs(): TestJobs {
  const workers = new Map<string, (data: never) => Promise<void>>();
  const sent: { name: string; data: object; seconds: number }[] = [];

  async function run(name: string, data: object = {}) {
    const work = workers.get(name);
    if (work === undefined) throw new Error(`nobody works on ${name}`);
    await work(data as never);
  }

  async function runSent(times: number) {
    for (let job = sent.shift(); job !== undefined; job = sent.shift()) {
      for (let time = 0; time < times; time += 1) await run(job.name, job.data);
    }
  }

  let running = Promise.resolve();
  return {
    run,
    define: (name, work) => void workers.set(name, work),
    send: async (db, name, data, how) =>
      afterCommit(db, () => sent.push({ name, data, seconds: Number(how?.startAfter ?? 0) })),
    heldBack: () => sent.filter(({ seconds }) => seconds > 0),
    runAll({ times = 1 } = {}) {
      running = running.then(() => runSent(times));
      return running;
    },
    start: async () => undefined,
    stop: async () => undefined,
  };
}
