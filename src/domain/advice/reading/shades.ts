import { COUNTING, NO_MORE } from '../knowledge/denials.vi.ts';
import { COLOR } from '../knowledge/grammar.vi.ts';
import { isColor, isThing, keyOf, type Slot } from '../slots.ts';
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
  isQualified(tokens, found, refused.slot) ||
  isShade(tokens, refused.slot) ||
  isDescribed(refused, all) ||
  isVariant(tokens, refused.slot, all);

/** "Con gấu, đừng gấu nâu", "đồ Noel trừ ông già Noel": other words for the same, which tell one kind of it apart. */
function isVariant(tokens: readonly Token[], refused: Slot, all: readonly Said[]): boolean {
  const words = nounIn(tokens, refused);
  const next = tokens.find(({ from }) => refused.span !== null && from >= refused.span.to);
  // "Đừng gấu trúc", "có thỏ rồi, đừng thỏ con nữa": all of it.
  if (refused.type !== 'concept' || refused.concept.name.toLowerCase() === words || next?.word === NO_MORE)
    return false;
  const named = all.flatMap(({ slot, wanted }) =>
    wanted && keyOf(slot) === keyOf(refused) ? nounIn(tokens, slot) : [],
  );
  if (refused.concept.kind === 'occasion') return named.some((noun) => noun !== words);
  const [head] = words.split(' ');
  return (
    isThing(refused) &&
    named.some((noun) => noun !== words && noun.split(' ')[0] === head && !noun.startsWith(`${words} `))
  );
}

/** The words of a slot without what only counts it: "con gấu" is `gấu`. */
function nounIn(tokens: readonly Token[], slot: Slot): string {
  const words = wordsOf(tokens, slot);
  return (words.length > 1 && COUNTING.has(words[0] ?? '') ? words.slice(1) : words).join(' ');
}

const wordsOf = (tokens: readonly Token[], { span }: Slot): string[] =>
  tokens
    .filter(({ from, to }) => span !== null && from >= span.from && to <= span.to)
    .map(({ word }) => word);

const withoutColor = (words: readonly string[]) => words.filter((word) => word !== COLOR).join(' ');

/** `hồng cánh sen`, of which the shop only knows that it is a pink; "dễ thương nhưng không trẻ con". */
function isShade(tokens: readonly Token[], slot: Slot): boolean {
  const said = wordsOf(tokens, slot);
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
