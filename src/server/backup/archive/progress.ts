/** Receives progress messages, one line each. */
export type ReportProgress = (line: string) => void;

/** Reports progress after every hundred items, and the total at the end. */
export function progressCounter(tell: ReportProgress, line: (done: number) => string) {
  let done = 0;
  return {
    one() {
      done += 1;
      if (done % 100 === 0) tell(line(done));
    },
    all() {
      if (done % 100 !== 0) tell(line(done));
    },
  };
}
