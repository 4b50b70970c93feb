import { LOOKING, TOO_MUCH } from '../knowledge/grammar.vi.ts';
import type { ConceptKind } from '../knowledge/concepts.ts';
import type { Slot } from '../slots.ts';
import type { Token } from './tokens.ts';

/** "Đừng màu hồng, nhìn trẻ con lắm": a clause that only says, without a "vì", why something before it was refused. */
export function isReason(clause: readonly Token[], slots: readonly { readonly slot: Slot }[]): boolean {
  return (
    (LOOKING.has(clause[0]?.word ?? '') || clause.length <= SHORT) &&
    clause.some(({ word }) => TOO_MUCH.has(word)) &&
    slots.every(({ slot }) => slot.type === 'concept' && MOODS.has(slot.concept.kind))
  );
}

/** Words of a clause that need no "nhìn": "sến lắm". */
const SHORT = 4;
const MOODS: ReadonlySet<ConceptKind> = new Set(['style', 'meaning']);

/** How something looks: what of a reason is refused as well; the rest says nothing of what is wanted. */
export const isLook = (slot: Slot): boolean => slot.type === 'concept' && slot.concept.kind === 'style';
