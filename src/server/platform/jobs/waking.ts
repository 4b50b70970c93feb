type Worker = {
  /** Undefined until it has started. */
  id?: string;
  isBusy: boolean;
  /** How often it was woken since it last found jobs. */
  wakes: number;
};

/** The workers of one queue in this process. */
export type QueueWorkers = {
  /** Announces a worker: `started` with its id, and each batch that it found runs inside `during`. */
  add(): {
    started(id: string): void;
    during<T>(found: number, work: () => Promise<T>): Promise<T>;
  };
  /** Another job was committed. */
  wake(): void;
};

/**
 * Wakes one idle worker for each job: a look for jobs costs the database as much as several statements of an order, so of four
 * workers three would look in vain. A worker that finds more than it can take wakes the next one.
 * @param batch how many jobs a worker takes at a time
 */
export function queueWorkers(batch: number, notify: (id: string) => void): QueueWorkers {
  const workers: Worker[] = [];

  function wake(): void {
    // Busy ones look again afterwards: the job may have to wait for theirs (`inOrder`).
    for (const { id, isBusy } of workers) if (isBusy && id !== undefined) notify(id);
    const idle = workers.find(({ isBusy }) => !isBusy);
    if (idle?.id === undefined) return;
    idle.wakes += 1;
    notify(idle.id);
  }

  return {
    wake,
    add() {
      const worker: Worker = { isBusy: false, wakes: 0 };
      workers.push(worker);
      return {
        started(id) {
          worker.id = id;
        },
        async during(found, work) {
          worker.isBusy = true;
          const mayBeMore = found === batch || found < worker.wakes;
          worker.wakes = 0;
          if (mayBeMore) wake();
          try {
            return await work();
          } finally {
            worker.isBusy = false;
          }
        },
      };
    },
  };
}
