/** Hears what is being done, a line each. */
export type Tell = (line: string) => void;

/** A line for every hundred of many, and one for all of them. */
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
