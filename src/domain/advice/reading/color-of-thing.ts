import { COLOR_OF } from '../knowledge/colors.vi.ts';
import { SHEEN } from '../knowledge/grammar.vi.ts';
import { findConcept } from '../knowledge/index.ts';
import { isColor, type Slot } from '../slots.ts';
import type { Token } from './tokens.ts';

/** What a colour may begin with (folded). */
export const COLOR_WORDS = new Set(['mau', 'sac', 'tong', 'tone', 'gam']);
/** A sheen is one of them, `anh` without its mark is somebody. */
const beginsColor = ({ word, folded }: Token): boolean => COLOR_WORDS.has(folded) || word === SHEEN;

/** `màu của nắng`, `tông lá`: the colour, not the thing. */
export function asColor(tokens: readonly Token[], at: number, slot: Slot): Slot {
  if (slot.type !== 'concept' || isColor(slot)) return slot;
  const color = findConcept('color', COLOR_OF[slot.concept.name] ?? '');
  const before = tokens.slice(Math.max(0, at - 5), at);
  const named = before.findLastIndex(beginsColor);
  const isNamed = named >= 0 && before.slice(named + 1).every(({ folded }) => OF.has(folded));
  return color && isNamed ? { ...slot, concept: color } : slot;
}
/** What stands between a word for colour and the thing that has it. */
const OF = new Set(
  'cua,nhu,giong,kieu,troi,mau,canh,qua,trai,hoa,bong,la,con,hat,vo,long,may,cay,nuoc,buoi,chieu,sang,va,voi,hay,hoac'.split(
    ',',
  ),
);
