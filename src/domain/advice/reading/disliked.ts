import { withoutDiacritics } from '../../kernel/folding.ts';
import {
  ALL_THE_SAME,
  JOINS,
  PLENTY,
  HAS,
  BUT,
  DISLIKED,
  DISLIKED_AT_ONCE,
  LIKED,
  LINKS,
  NOTHING_NEXT,
  NO_DISLIKE_BEFORE,
  OF_IT,
  REFUSES_NEXT,
  REJECTS,
  TAKEN_BACK,
} from '../knowledge/dislikes.vi.ts';
import { isColor, isThing, type Slot } from '../slots.ts';
import type { Range } from './framed.ts';
import { asTyped, isOneOf, type Token } from './tokens.ts';

/** How many words of its clause may follow a link before what is said of the thing. */
const REACH = 7;
/** A clause of so many words may be nothing but what somebody does with the list before it. */
const BRIEF = 6;

/**
 * Where a thing is judged rather than refused: "thấy bướm là bé khóc", "đá thì chê nặng", "tím trông già".
 * @param slots what was read, of which only things, colours and looks can be disliked
 */
export function dislikedIn(words: readonly Token[], slots: readonly Slot[]): Range[] {
  const tokens = asTyped(words);
  const liked = slots.filter(isPicture).toSorted((a, b) => a.span.from - b.span.from);
  return liked.flatMap((slot): Range[] => {
    const at = tokens.findIndex(({ from }) => from >= slot.span.to);
    if (at < 0) return [];
    // The next clause may tell what becomes of a list: "công chúa, nơ… bé quăng liền".
    const isAfter = tokens[at]?.afterBreak === true;
    const others = new Set(
      liked.flatMap((one) =>
        one.span.from > slot.span.from && (isThing(one) || isColor(one)) ? one.span.from : [],
      ),
    );
    // "Nhà có hai con mèo rồi": one phrase says that she has it.
    const isHad = !isAfter && tokens[at]?.folded === 'roi' && hasWithin(tokens, slot);
    const end = isHad
      ? at
      : isAfter
        ? isRejected(tokens, at, others)
          ? at
          : null
        : dislikedUpTo(tokens, at, others);
    if (end === null) return [];
    const to = Math.max(slot.span.to, tokens[end - 1]?.to ?? 0);
    return [{ from: listFrom(tokens, liked, slot, isAfter), to, looks: true, tastes: true }];
  });
}

type Spanned = Slot & { readonly span: { readonly from: number; readonly to: number } };
const isPicture = (slot: Slot): slot is Spanned =>
  slot.span !== null &&
  (isThing(slot) ||
    isColor(slot) ||
    (slot.type === 'concept' && (slot.concept.kind === 'style' || slot.concept.kind === 'interest')));

/**
 * @param others where other things begin: what is said after them is said of them
 * @returns the token after what is said, or null where nothing is
 */
function dislikedUpTo(tokens: readonly Token[], at: number, others: ReadonlySet<number>): number | null {
  const end = clauseEnd(tokens, at);
  let link = at;
  for (;;) {
    const atOnce = lengthAt(tokens, link, end, DISLIKED_AT_ONCE);
    if (atOnce > 0 && !isTurned(tokens, link)) return link + atOnce;
    if (link >= end || !isOneOf(tokens[link], OF_IT)) break;
    link += 1;
  }
  if (tokens[link]?.afterBreak) return isRejected(tokens, link, others) ? at : null;
  // "Hoa hồng em mua rồi": she has it.
  if (isOneOf(tokens[link], HAS) && tokens[end - 1]?.folded === 'roi') return at;
  if (link >= end || !isOneOf(tokens[link], LINKS)) return dislikedAfterBut(tokens, at, end, others);
  for (let n = link + 1; n < Math.min(end, link + 1 + REACH); n += 1) {
    // "Nơ thì nhà em có nguyên hộp".
    if (tokens[n]?.folded === 'co' && isOneOf(tokens[n + 1], PLENTY)) return n + 2;
    if (isOneOf(tokens[n], BUT)) return dislikedAfterBut(tokens, n, end, others);
    if (others.has(tokens[n]?.from ?? -1)) return null;
    const length = lengthAt(tokens, n, end, DISLIKED);
    if (length === 0 || (length === 1 && isOtherWord(tokens, n))) continue;
    const isBack = isTakenBack(tokens.slice(Math.max(link + 1, n - TAKEN_BACK_WITHIN), n));
    return isBack || isTurned(tokens, n) ? null : n + length;
  }
  return null;
}

/** How many words may stand between a thing and the "but" after it. */
const PRAISE = 4;
/** "Hoa lan sang thật nhưng hơi già". */
function dislikedAfterBut(
  tokens: readonly Token[],
  at: number,
  end: number,
  others: ReadonlySet<number>,
): number | null {
  // "Mê mèo nhưng ghét hoa".
  if (tokens.slice(at, end).some(({ from }) => others.has(from))) return null;
  const but = tokens.findIndex(
    (token, n) => n >= at && n <= Math.min(end - 1, at + PRAISE) && isOneOf(token, BUT),
  );
  if (but < 0) return null;
  const first = tokens.findIndex((token, n) => n > but && !isOneOf(token, OF_IT) && !isOneOf(token, LINKS));
  const length = first < 0 || first >= end ? 0 : lengthAt(tokens, first, end, DISLIKED);
  if (length === 0 || (length === 1 && isOtherWord(tokens, first))) return null;
  // "Mê nơ mà sợ sến": it says what else is disliked.
  const isOfIt = tokens.slice(first + length, end).every((token) => isOneOf(token, NOTHING_NEXT));
  return !isOfIt || tokens[but - 1]?.folded === 'ai' || isTurned(tokens, first) ? null : first + length;
}

/** "Nhìn là biết quê mình": the beginning of another word. */
const isOtherWord = (tokens: readonly Token[], at: number): boolean =>
  NO_DISLIKE_BEFORE[tokens[at]?.word ?? '']?.has(tokens[at + 1]?.word ?? '') === true;

/** @param others a clause with a thing of its own tells nothing of the one before it */
function isRejected(tokens: readonly Token[], at: number, others: ReadonlySet<number>): boolean {
  const end = clauseEnd(tokens, at + 1);
  const isNext = tokens.slice(at + 1, end).some((token) => !isOneOf(token, NOTHING_NEXT));
  if (isNext && isOneOf(tokens[at], REFUSES_NEXT)) return false;
  if (end - at > BRIEF || tokens.slice(at, end).some(({ from }) => others.has(from))) return false;
  return Array.from({ length: end - at }, (_, n) => at + n).some(
    (n) =>
      REJECTS.some((words) => isAt(tokens, n, words) && end - n - words.length <= 1) &&
      !isTakenBack(tokens.slice(Math.max(at, n - TAKEN_BACK_WITHIN), n)),
  );
}

/** "Không bao giờ chán": how many words before what is said may take it back. */
const TAKEN_BACK_WITHIN = 3;
const isTakenBack = (before: readonly Token[]): boolean => before.some((token) => isOneOf(token, TAKEN_BACK));

const hasWithin = (tokens: readonly Token[], { span }: Spanned): boolean =>
  tokens.some(({ from, to, folded }) => folded === 'co' && from >= span.from && to <= span.to);

/** Everything of the list that a thing closes: "nơ với vương miện thì quê". */
function listFrom(
  tokens: readonly Token[],
  slots: readonly Spanned[],
  last: Spanned,
  goesAcross: boolean,
): number {
  let first = last;
  for (const slot of slots.toReversed()) {
    if (slot.span.to > first.span.from || slot === last) continue;
    const between = tokens.filter(({ from, to }) => from >= slot.span.to && to <= first.span.from);
    const isApart = tokens.some(
      ({ from, afterBreak }) => afterBreak && from >= slot.span.to && from <= first.span.from,
    );
    if (isApart && !goesAcross) break;
    if (!between.every((token) => isOneOf(token, JOINS))) break;
    first = slot;
  }
  return first.span.from;
}

function clauseEnd(tokens: readonly Token[], at: number): number {
  const next = tokens.findIndex(({ afterBreak }, n) => n >= at && n > 0 && afterBreak);
  return next < 0 ? tokens.length : next;
}

/** "… nhưng vợ tôi thích": what comes after it in the sentence takes the dislike back. */
function isTurned(tokens: readonly Token[], at: number): boolean {
  const rest = tokens.slice(at);
  const ends = rest.findIndex(({ begins }, n) => n > 0 && begins);
  const sentence = ends < 0 ? rest : rest.slice(0, ends);
  if (sentence.some((token, n) => isOneOf(token, ALL_THE_SAME) && isOneOf(sentence[n + 1], LIKED)))
    return true;
  const but = sentence.findIndex((token) => isOneOf(token, BUT));
  return but >= 0 && sentence.slice(but + 1, but + 6).some((token) => isOneOf(token, LIKED));
}

const lengthAt = (tokens: readonly Token[], at: number, end: number, said: readonly (readonly string[])[]) =>
  said.find((words) => at + words.length <= end && isAt(tokens, at, words))?.length ?? 0;
const isAt = (tokens: readonly Token[], at: number, words: readonly string[]) =>
  words.every((word, n) => {
    const token = tokens[at + n];
    return (
      token !== undefined && (token.word === word || (token.bare && token.folded === withoutDiacritics(word)))
    );
  });
