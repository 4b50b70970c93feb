import { groupBy } from '../groups.ts';
import { ONLY_REFUSED } from '../knowledge/shapes.vi.ts';
import { isColor, isThing, keyOf, type Slot } from '../slots.ts';
import { endsInNo } from './answered.ts';
import { comparedWorse, leftForOthers } from './asks-other.ts';
import { colorsWithin } from './color-of-thing.ts';
import { dislikedIn } from './disliked.ts';
import { isFramed, isSaidOfDisliked, refusedInFrames, wantedInFrames } from './framed.ts';
import type { Mutable } from './lists.ts';
import type { Found } from './phrases.ts';
import { cheerful, isLook, isReason, isSad } from './reasons.ts';
import { isShadeOnly } from './shades.ts';
import type { Token } from './tokens.ts';
import { isSaid, isUnseen, refuseAll, walkClause } from './walk-clause.ts';

/** What a wish names, and what it says of nothing but that it need not be: "không nhất thiết phải là hoa". */
export type Named = { readonly slots: readonly Slot[]; readonly open: readonly Slot[] };

/** Walks through the clauses: a refusal holds until its clause ends or a turning word such as "nhưng". */
export function conceptsIn(tokens: readonly Token[], found: readonly Found[]): Named {
  const { all, open } = walkClauses(tokens, found);
  return { slots: decided(tokens, found, withFrames(tokens, all)), open };
}

function walkClauses(tokens: readonly Token[], found: readonly Found[]): { all: Mutable[]; open: Slot[] } {
  const clauseOf = clauseNumbers(tokens);
  const sentenceOf = sentenceNumbers(tokens);
  const all: Mutable[] = [];
  const open: Slot[] = [];
  let before: readonly Mutable[] = [];
  let carried: Slot | null = null;
  let listed: readonly Mutable[] = [];
  let sentence = 0;
  for (const [, clause] of groupBy(found, ({ at }) => clauseOf[at] ?? 0)) {
    const first = clause[0]?.at ?? 0;
    const words = tokens.filter((_, at) => clauseOf[at] === clauseOf[first]);
    // A list of refusals ends with its sentence.
    if (sentenceOf[first] !== sentence) carried = null;
    sentence = sentenceOf[first] ?? 0;
    const walked = walkClause(tokens, clause, carried, before, all);
    open.push(...walked.open);
    if (carried !== null && isReason(words, walked.slots)) {
      all.push(...wishedByReason(words, walked.slots));
      continue;
    }
    all.push(...walked.slots);
    // "Hoa, nơ, trái tim thì thôi": refuses the whole list.
    const anchor = walked.slots.find(isSaid) ?? walked.slots[0] ?? before[0];
    if (walked.backwards && anchor) refuseAll(listed.filter(({ slot }) => isAlike(slot, anchor.slot)));
    before = walked.since;
    carried = walked.refusedLast !== null && isEnded(words, walked.refusedLast) ? null : walked.refusedLast;
    listed = walked.list === null ? [] : [...(walked.list.isNew ? [] : listed), ...walked.list.items];
  }
  return { all, open };
}

/** What the reason for a refusal wishes: not the looks that it names, and something cheerful if it is sad. */
function wishedByReason(words: readonly Token[], slots: readonly Mutable[]): Mutable[] {
  const looks = slots.filter(({ slot }) => isLook(slot)).map((one) => ({ ...one, wanted: false }));
  const [first] = slots;
  const isSadReason = isSad(words.map(({ folded }) => folded).join(' '));
  return first && isSadReason ? [...looks, { slot: cheerful(first.slot), wanted: true }] : looks;
}

/** Both things, or both colours. */
const isAlike = (one: Slot, other: Slot): boolean =>
  isThing(other) ? isThing(one) : isColor(other) && isColor(one);

/** Applies the frames that refuse or welcome as a whole sentence: "hoa thì mình không mê lắm". */
function withFrames(tokens: readonly Token[], all: readonly Mutable[]): Mutable[] {
  const said = all.filter(isSaid).map(({ slot }) => slot);
  const refused = [
    ...refusedInFrames(tokens),
    ...dislikedIn(tokens, said),
    ...leftForOthers(tokens, said),
    ...comparedWorse(tokens, said),
  ];
  const welcome = wantedInFrames(tokens);
  return all
    .filter(({ slot }) => !isSaidOfDisliked(refused, slot))
    .map((one) => ({
      ...one,
      wanted: isFramed(welcome, one.slot) || (one.wanted && !isFramed(refused, one.slot)),
    }));
}

/** The slots without doubtful ones, and a colour that is refused of a thing as that colour too. */
function decided(tokens: readonly Token[], found: readonly Found[], all: readonly Mutable[]): Slot[] {
  const wanted = new Set(all.filter((one) => one.wanted && isSaid(one)).map(({ slot }) => keyOf(slot)));
  return (
    all
      // "Vàng tươi chứ đừng vàng xỉn": only a shade is refused that the shop has no word for.
      .filter((one) => one.wanted || !wanted.has(keyOf(one.slot)) || !isShadeOnly(tokens, found, one, all))
      .filter((one) => !one.wanted || (isSaid(one) && !isOnlyRefused(one.slot)))
      .flatMap(({ slot, wanted: isWanted }) =>
        [slot, ...(isWanted ? [] : colorsWithin(tokens, slot))].map((each) => ({
          ...each,
          wanted: isWanted,
        })),
      )
  );
}

const isOnlyRefused = (slot: Slot): boolean =>
  slot.type === 'concept' && slot.concept.kind === 'shape' && ONLY_REFUSED.has(slot.concept.name);

function clauseNumbers(tokens: readonly Token[]): number[] {
  let clause = 0;
  return tokens.map(({ afterBreak }) => (afterBreak ? (clause += 1) : clause));
}

function sentenceNumbers(tokens: readonly Token[]): number[] {
  let sentence = 0;
  return tokens.map(({ begins }) => (begins ? (sentence += 1) : sentence));
}

/** "Không muốn đồ tình yêu gì hết, FA vui vẻ": of what is not seen no list goes on after such an end. */
const isEnded = (words: readonly Token[], slot: Slot): boolean => {
  const last = words.at(-1)?.folded ?? '';
  // "Không đỏ nữa, đen", "hoa: không, bướm: có".
  return last === 'nua' || isDenied(words) || endsInNo(words) || (isUnseen(slot) && ENDS.has(last));
};
/** "Không phải bướm đâu, mèo": who says what is not meant says then what is. */
const isDenied = (words: readonly Token[]): boolean =>
  DENIED.test(words.map(({ folded }) => folded).join(' '));
const DENIED = /(?:^| )(?:khong|hong|hem|chang|cha|dau) (?:co )?phai(?: la)? .+ dau$/;
const ENDS = new Set(['het', 'ca', 'dau', 'nha', 'nhe', 'tron']);
