import { checkBraceletName } from './complete.ts';
import { designCopy } from './copy.vi.ts';

/** A suggested bracelet name, after its most frequent charm; the first on a tie. */
export function suggestedName(charms: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const charm of charms) counts.set(charm, (counts.get(charm) ?? 0) + 1);
  const [first] = [...counts].toSorted(([, a], [, b]) => b - a);
  const name = first === undefined ? '' : designCopy.namedAfter(first[0]);
  return checkBraceletName(name) === null ? name : designCopy.namedAfterNothing;
}
