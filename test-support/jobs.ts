import type { Jobs } from '#server/platform/jobs/queue.ts';

export type TestJobs = Jobs & {
  /** Does everything that was sent, and what that sends, in order; each of it so many times. */
  runAll(how?: { times?: number }): Promise<void>;
  /** Does one kind of work now, as its clock would. */
  run(name: string, data?: object): Promise<void>;
};

/** Jobs that wait in memory until a test runs them. One sent by a transaction that fails is not taken back. */
export function testJobs(): TestJobs {
  const workers = new Map<string, (data: never) => Promise<void>>();
  const sent: { name: string; data: object }[] = [];

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
    send: async (_db, name, data) => void sent.push({ name, data }),
    runAll({ times = 1 } = {}) {
      running = running.then(() => runSent(times));
      return running;
    },
    start: async () => undefined,
    stop: async () => undefined,
  };
}
