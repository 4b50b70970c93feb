/** Time as the session sees it, so that its tests need not wait. */
export type Clock = {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Runs `work` after `ms`; the answer cancels it. */
  after(ms: number, work: () => void): () => void;
};

export const realClock: Clock = {
  now: () => Date.now(),
  after(ms, work) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};
