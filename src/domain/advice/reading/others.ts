import { isNamed } from '../fit.ts';
import { findConcept } from '../knowledge/index.ts';
import type { Slot } from '../slots.ts';
import type { Token } from './tokens.ts';

/** What tells (folded) that only the others of a kind are refused: "hoa khác thì hổng", "hoa nhài thì châm chước". */
const SPARES =
  /(?<!\p{L})(?:khac|con lai|tru|ngoai|ngoai tru|rieng|mien tru|chi lay|chi thich|chi deo|chi muon|cham chuoc|thi duoc|thi ok|thi oke|thi thich|thi lay|thi nhan|except|but)(?!\p{L})/u;

/** "Hướng dương thì ok, hoa khác thì hổng": a refused kind spares what is wanted of it by its name. */
export function sparing(slots: readonly Slot[], tokens: readonly Token[]): Slot[] {
  if (!slots.some((slot) => slot.wanted && isNamed(slot))) return [...slots];
  return slots.map((slot) => {
    if (slot.wanted || slot.type !== 'concept' || slot.concept.kind !== 'category') return slot;
    const others = findConcept('category', `${slot.concept.name} khác`);
    return others && SPARES.test(sentenceOf(tokens, slot)) ? { ...slot, concept: others } : slot;
  });
}

/** The folded words of the sentence that a slot stands in. */
function sentenceOf(tokens: readonly Token[], { span }: Slot): string {
  const at = tokens.findIndex(({ from }) => span !== null && from >= span.from);
  const before = tokens.slice(0, at + 1).findLastIndex(({ begins }) => begins);
  const after = tokens.findIndex(({ begins }, n) => n > at && begins);
  return tokens
    .slice(Math.max(0, before), after < 0 ? undefined : after)
    .map(({ folded }) => folded)
    .join(' ');
}
