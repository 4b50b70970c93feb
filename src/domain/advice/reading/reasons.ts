import { LOOKING, TOO_MUCH } from '../knowledge/grammar.vi.ts';
import type { ConceptKind } from '../knowledge/concepts.ts';
import type { Slot } from '../slots.ts';
import type { Token } from './tokens.ts';

/** "Đừng màu hồng, nhìn trẻ con lắm": a clause that only gives the reason for the refusal before it, without a "vì". */
export function isReason(clause: readonly Token[], slots: readonly { readonly slot: Slot }[]): boolean {
  return (
    (LOOKING.has(clause[0]?.word ?? '') || clause.length <= SHORT) &&
    clause.some(({ word }) => TOO_MUCH.has(word)) &&
    slots.every(({ slot }) => slot.type === 'concept' && MOODS.has(slot.concept.kind))
  );
}

/** Maximum length in words of a reason that does not begin with "nhìn" or the like: "sến lắm". */
const SHORT = 4;
const MOODS: ReadonlySet<ConceptKind> = new Set(['style', 'meaning']);

/** Whether a slot of a reason is a style: only styles are refused as well, the other slots are dropped. */
export const isLook = (slot: Slot): boolean => slot.type === 'concept' && slot.concept.kind === 'style';
