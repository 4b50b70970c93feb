import { COLOR_OF, PLAIN_COLORS } from '../knowledge/colors.vi.ts';
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
/** "Né đỏ, cam hồng, tím": a refused coral may have been an orange and a pink; too few charms are better than a refused one. */
export function colorsWithin(tokens: readonly Token[], slot: Slot): Slot[] {
  if (!isColor(slot) || slot.type !== 'concept') return [];
  const words = tokens.filter(
    ({ from, to }) => slot.span !== null && from >= slot.span.from && to <= slot.span.to,
  );
  const concepts = words.flatMap(({ word }) =>
    PLAIN_COLORS.has(word) ? (findConcept('color', word) ?? []) : [],
  );
  return words.length > 1 && concepts.length === words.length
    ? concepts.map((concept) => ({ ...slot, concept }))
    : [];
}

/** What stands between a word for colour and the thing that has it. */
const OF = new Set(
  'cua,nhu,giong,kieu,troi,mau,canh,qua,trai,hoa,bong,la,con,hat,vo,long,may,cay,nuoc,buoi,chieu,sang,va,voi,hay,hoac'.split(
    ',',
  ),
);
