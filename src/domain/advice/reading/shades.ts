import { COLOR } from '../knowledge/grammar.vi.ts';
import { isColor, isThing, type Slot } from '../slots.ts';
import type { Found } from './phrases.ts';
import type { Token } from './tokens.ts';

type Said = { readonly slot: Slot; readonly wanted: boolean };

/** Whether of something that is wanted elsewhere in the wish only a shade is refused here ("vàng tươi chứ đừng vàng xỉn"). */
export const isShadeOnly = (
  tokens: readonly Token[],
  found: readonly Found[],
  refused: Said,
  all: readonly Said[],
): boolean =>
  isQualified(tokens, found, refused.slot) || isShade(tokens, refused.slot) || isDescribed(refused, all);

const withoutColor = (words: readonly string[]) => words.filter((word) => word !== COLOR).join(' ');

/** `hồng cánh sen`, of which the shop only knows that it is a pink; "dễ thương nhưng không trẻ con". */
function isShade(tokens: readonly Token[], slot: Slot): boolean {
  const said = tokens
    .filter(({ from, to }) => slot.span !== null && from >= slot.span.from && to <= slot.span.to)
    .map(({ word }) => word);
  return (
    slot.type === 'concept' &&
    (isColor(slot) || slot.concept.kind === 'style') &&
    withoutColor(said) !== withoutColor(slot.concept.name.split(' '))
  );
}

/** "Hồng mà đừng hồng sến", "thích đá nhưng đừng đá đỏ": the look or colour right after it is what is refused. */
const isDescribed = ({ slot }: Said, all: readonly Said[]): boolean =>
  (isColor(slot) || isThing(slot)) &&
  all.some(
    (other) =>
      !other.wanted &&
      other.slot.span !== null &&
      slot.span !== null &&
      !isThing(other.slot) &&
      other.slot.span.from - slot.span.to === 1,
  );

/** Whether an unknown word follows it in its clause. */
function isQualified(tokens: readonly Token[], found: readonly Found[], { span }: Slot): boolean {
  const next = tokens.findIndex(({ from }) => span !== null && from >= span.to);
  const isKnown = found.some(({ at, length }) => next >= at && next < at + length);
  return next >= 0 && !isKnown && tokens[next]?.afterBreak === false;
}
