/** The session's clock, replaceable so that its tests need not wait. */
export type Clock = {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Runs `work` after `ms`; returns the cancel function. */
  after(ms: number, work: () => void): () => void;
};

export const realClock: Clock = {
  now: () => Date.now(),
  after(ms, work) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};
