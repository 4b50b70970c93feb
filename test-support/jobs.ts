import type { Jobs } from '#server/platform/jobs/queue.ts';

export type TestJobs = Jobs & {
  /** Does everything that was sent, and what that sends, in order; each of it so many times. */
  runAll(how?: { times?: number }): Promise<void>;
  /** Does one kind of work now, as its clock would. */
  run(name: string, data?: object): Promise<void>;
  /** Seconds that what waits is held back, by what is said to it; what may begin at once is left out. */
  heldBack(): { data: object; seconds: number }[];
};

/** Jobs that wait in memory until a test runs them. One sent by a transaction that fails is not taken back. */
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
    send: async (_db, name, data, how) =>
      void sent.push({ name, data, seconds: Number(how?.startAfter ?? 0) }),
    heldBack: () => sent.filter(({ seconds }) => seconds > 0),
    runAll({ times = 1 } = {}) {
      running = running.then(() => runSent(times));
      return running;
    },
    start: async () => undefined,
    stop: async () => undefined,
  };
}
