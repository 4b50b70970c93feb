import { withoutDiacritics } from '../../kernel/folding.ts';
import { REFUSING_FRAMES, WANTING_FRAMES, type Frame } from '../knowledge/frames.vi.ts';
import { isColor, isThing, type Slot } from '../slots.ts';
import { asTyped, type Token } from './tokens.ts';

/** `looks`: styles are refused as well; `tastes`: and what somebody is fond of. */
export type Range = {
  readonly from: number;
  readonly to: number;
  readonly looks: boolean;
  readonly tastes?: true;
};

/** How many words stand at most between the two halves of a frame. */
const BETWEEN = 7;

/** The parts of a wish that stand in a frame of words which refuses them together: "có … rồi", "đổi … sang", "trước … giờ". */
export const refusedInFrames = (tokens: readonly Token[]): Range[] => framedIn(tokens, REFUSING_FRAMES);

/** Those in a frame that wants them, whatever else is said of them: "thiếu … là không được". */
export const wantedInFrames = (tokens: readonly Token[]): Range[] => framedIn(tokens, WANTING_FRAMES);

function framedIn(said: readonly Token[], frames: readonly Frame[]): Range[] {
  const tokens = asTyped(said);
  return tokens.flatMap((_, at) =>
    frames.flatMap(({ opens, closes, ends, begins, notBefore, without, looks }) => {
      const opener = opens.find((words) => isAt(tokens, at, words));
      if (!opener || (begins && !isFirst(tokens, at))) return [];
      const start = at + opener.length;
      const first = tokens[start];
      if (first === undefined || notBefore?.has(first.word) || (first.afterBreak && !begins)) return [];
      for (let end = start + 1; end <= Math.min(tokens.length - 1, start + BETWEEN); end += 1) {
        if (without?.has(tokens[end]?.word ?? '')) return [];
        if (tokens[end]?.begins || (tokens[end]?.afterBreak && !begins)) return [];
        const closer = closes.find((words) => isAt(tokens, end, words));
        if (!closer || (ends && !isLast(tokens, end + closer.length - 1))) continue;
        return [{ from: first.from, to: tokens[end - 1]?.to ?? 0, looks }];
      }
      return [];
    }),
  );
}

/** Whether a slot stands in one of these frames: pictures and colours by each, looks by those that speak of taste. */
export const isFramed = (ranges: readonly Range[], slot: Slot): boolean =>
  slot.span !== null &&
  ranges.some(
    ({ from, to, looks, tastes }) =>
      slot.span !== null &&
      slot.span.from >= from &&
      slot.span.to <= to &&
      (isThing(slot) ||
        isColor(slot) ||
        (slot.type === 'concept' &&
          ((looks && (slot.concept.kind === 'style' || slot.concept.kind === 'meaning')) ||
            (tastes && slot.concept.kind === 'interest')))),
  );

/** "Bướm là điềm xui": a meaning in what is said of a disliked thing is no wish for luck. */
export const isSaidOfDisliked = (ranges: readonly Range[], { span, ...slot }: Slot): boolean =>
  span !== null &&
  slot.type === 'concept' &&
  TOLD_OF.has(slot.concept.kind) &&
  ranges.some(({ from, to, tastes }) => tastes === true && span.from >= from && span.to <= to);

const TOLD_OF: ReadonlySet<string> = new Set(['meaning', 'occasion', 'recipient']);

const FOLDS = new Map(
  [...REFUSING_FRAMES, ...WANTING_FRAMES].flatMap(({ opens, closes }) =>
    [...opens, ...closes].flat().map((word) => [word, withoutDiacritics(word)] as const),
  ),
);
const isAt = (tokens: readonly Token[], at: number, words: readonly string[]) =>
  words.every((word, n) => {
    const token = tokens[at + n];
    return token !== undefined && (token.word === word || (token.bare && token.folded === FOLDS.get(word)));
  });

/** "Trước em thích …": only she herself may stand before the frame in its clause. */
function isFirst(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return before === undefined || tokens[at]?.afterBreak === true || HERSELF.has(before.folded);
}
const HERSELF = new Set(['em', 'minh', 'toi', 'tui', 'chi', 'anh', 'me', 'ma', 'no', 'co', 'bo', 'ba', 'be']);

/** "Có thích … đâu": what closes it ends the clause, but for a particle. */
function isLast(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return next === undefined || next.afterBreak || PARTICLES.has(next.folded);
}
const PARTICLES = new Set(['a', 'nha', 'nhe', 'ma', 'nen', 'nhi', 'shop', 'em', 'chi']);
