import { LIKE } from '../knowledge/grammar.vi.ts';
import { isColor, isThing, type Slot } from '../slots.ts';
import type { Found } from './phrases.ts';
import type { Token } from './tokens.ts';

/** `vàng như nắng`, `chậm như rùa`: what something is compared with is not wanted itself. */
export function isSimile(tokens: readonly Token[], { at }: Found, slot: Slot, hasBefore: boolean): boolean {
  if (!hasBefore) return false;
  const start = tokens.slice(0, at + 1).findLastIndex(({ afterBreak }) => afterBreak);
  const like = tokens
    .slice(Math.max(0, start), at)
    .findLastIndex(({ word, folded, bare }) => word === LIKE || (bare && folded === 'nhu'));
  // "Đeo cái gì như bùa": what it is like is what is wanted.
  if (like < 0 || UNNAMED.has(tokens[Math.max(0, start) + like - 1]?.folded ?? '')) return false;
  const isNear = at - Math.max(0, start) - like <= SIMILE;
  return isNear && (isColor(slot) || isThing(slot) || isLikened(slot));
}
/** Words after "như" that a comparison reaches. */
const SIMILE = 6;
/** A field "đang thì con gái" is no present for a girl. */
const UNNAMED = new Set(['gi', 'nao', 'thu', 'cai', 'mon', 'kieu']);
const LIKENED: ReadonlySet<string> = new Set(['recipient', 'style', 'meaning', 'occasion']);
const isLikened = (slot: Slot) => slot.type === 'concept' && LIKENED.has(slot.concept.kind);
