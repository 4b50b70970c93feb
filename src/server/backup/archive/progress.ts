/** Receives progress messages, one line each. */
export type Tell = (line: string) => void;

/** Reports progress after every hundred items, and the total at the end. */
export function counting(tell: Tell, line: (done: number) => string) {
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
