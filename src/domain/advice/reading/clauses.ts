import { groupBy } from '../groups.ts';
import { POINTING, type Role } from '../knowledge/grammar.vi.ts';
import { isColor, isThing, keyOf, type Slot } from '../slots.ts';
import { endsInNo, isAnswer } from './answered.ts';
import { asColor, colorsWithin } from './color-of-thing.ts';
import { dislikedIn } from './disliked.ts';
import { isFeastRefused } from './feasts.ts';
import { isFramed, isSaidOfDisliked, refusedInFrames, wantedInFrames } from './framed.ts';
import { continueRefusals, isRefusable, listIn, type Mutable } from './lists.ts';
import { doesWithout, isParticle, leaveOpen } from './left-open.ts';
import { isOutside } from './outside.ts';
import { isNobodyNew, isWhoOnly } from './people.ts';
import type { Found } from './phrases.ts';
import { isCondition } from './provided.ts';
import { isRefusalOf, isTrouble, isVerbOf } from './reach.ts';
import { cheerful, isLook, isOfThings, isReason, isSad } from './reasons.ts';
import { textOf } from './said.ts';
import { isShadeOnly } from './shades.ts';
import { isSimile } from './similes.ts';
import { clauseEnd, type Token } from './tokens.ts';

/** After a refusal, these (folded) exempt a member of what was refused. */
const EXCEPT = new Set(['tru', 'ngoai tru', 'tru ra', 'except', 'ngoai']);

const isSaid = ({ doubtful }: Mutable): boolean => doubtful !== true;
/** `said`: its words, folded. */
type Refusal = { hard: boolean; used: boolean; end: number; said: string };
/** What a wish names, and what it says of nothing but that it need not be: "không nhất thiết phải là hoa". */
export type Named = { readonly slots: readonly Slot[]; readonly open: readonly Slot[] };

/** Walks through the clauses: a refusal holds until its clause ends or a turning word such as "nhưng". */
export function conceptsIn(tokens: readonly Token[], found: readonly Found[]): Named {
  const clauseOf = clauseNumbers(tokens);
  let all: Mutable[] = [];
  let before: Mutable[] = [];
  let carried: Slot | null = null;
  let listed: Mutable[] = [];
  const open: Slot[] = [];
  const sentenceOf = sentenceNumbers(tokens);
  let sentence = 0;
  for (const [, clause] of groupBy(found, ({ at }) => clauseOf[at] ?? 0)) {
    const now = sentenceOf[clause[0]?.at ?? 0] ?? 0;
    // A list of refusals ends with its sentence.
    if (now !== sentence) carried = null;
    sentence = now;
    const walked = walkClause(tokens, clause, carried, before, all);
    open.push(...walked.open);
    const words = tokens.filter((_, at) => clauseOf[at] === clauseOf[clause[0]?.at ?? 0]);
    if (carried !== null && isReason(words, walked.slots)) {
      all.push(...walked.slots.filter(({ slot }) => isLook(slot)).map((one) => ({ ...one, wanted: false })));
      if (isSad(words.map(({ folded }) => folded).join(' ')))
        all.push(...walked.slots.slice(0, 1).map(({ slot }) => ({ slot: cheerful(slot), wanted: true })));
      continue;
    }
    all.push(...walked.slots);
    const anchor = walked.slots.find(isSaid) ?? walked.slots[0] ?? before[0];
    before = walked.since;
    carried = walked.refusedLast !== null && isEnded(words, walked.refusedLast) ? null : walked.refusedLast;
    // "Hoa, nơ, trái tim thì thôi": refuses the whole list.
    if (walked.backwards && anchor) {
      const isSame = isThing(anchor.slot) ? isThing : isColor(anchor.slot) ? isColor : () => false;
      refuseAll(listed.filter(({ slot }) => isSame(slot)));
    }
    listed = walked.list === null ? [] : [...(walked.list.isNew ? [] : listed), ...walked.list.items];
  }
  const said = all.filter(isSaid).map(({ slot }) => slot);
  const frames = [...refusedInFrames(tokens), ...dislikedIn(tokens, said)];
  const welcome = wantedInFrames(tokens);
  for (const one of all)
    one.wanted = isFramed(welcome, one.slot) || (one.wanted && !isFramed(frames, one.slot));
  all = all.filter(({ slot }) => !isSaidOfDisliked(frames, slot));
  const wanted = new Set(all.filter((one) => one.wanted && !one.doubtful).map(({ slot }) => keyOf(slot)));
  const slots = all
    // "Vàng tươi chứ đừng vàng xỉn": only a shade is refused that the shop has no word for.
    .filter((one) => one.wanted || !wanted.has(keyOf(one.slot)) || !isShadeOnly(tokens, found, one, all))
    .filter(({ wanted: isWanted, doubtful }) => !(isWanted && doubtful))
    .flatMap((one) =>
      [one.slot, ...(one.wanted ? [] : colorsWithin(tokens, one.slot))].map((slot) => ({
        ...slot,
        wanted: one.wanted,
      })),
    );
  return { slots, open };
}

function clauseNumbers(tokens: readonly Token[]): number[] {
  let clause = 0;
  return tokens.map(({ afterBreak }) => (afterBreak ? (clause += 1) : clause));
}

function sentenceNumbers(tokens: readonly Token[]): number[] {
  let sentence = 0;
  return tokens.map(({ begins }) => (begins ? (sentence += 1) : sentence));
}

type Walk = {
  readonly slots: Mutable[];
  /** Whether a refusal applied to slots before it. */
  backwards: boolean;
  /** Slots since the last turning word, which a following refusal applies to. */
  since: Mutable[];
  refusal: Refusal | null;
  /** The previous clause ended with a refused slot. */
  readonly goesOn: boolean;
  /** Inside the reason for a refusal, whose slots are not wanted. */
  muted: boolean;
  /** After a word that leaves open what follows. */
  opens: boolean;
  /** What is left open. */
  readonly open: Slot[];
};

/** Effect of each role on the neighbouring slots. */
const HEARS: Record<Role, (walk: Walk, part: Clause & { at: number; end: number }) => void> = {
  refuses(walk, part) {
    if (isTakenBack(walk, part)) return;
    const { said, end } = part;
    if (said === 'ngoai' && isOutside(part.tokens, end)) return;
    // "Không lấy hoa, trừ hoa sen": exempts a member of what is refused.
    const isExcept = EXCEPT.has(said) && (walk.refusal !== null || (walk.goesOn && walk.slots.length === 0));
    walk.refusal = isExcept ? null : { hard: true, used: false, end, said };
    walk.opens = false;
  },
  'asks or refuses'(walk, part) {
    if (isAnswer(part.tokens, part.at, part.end)) return answerNo(walk, part);
    if (isTakenBack(walk, part)) return;
    const { said, end } = part;
    walk.refusal = { hard: false, used: false, end, said };
  },
  'refuses before'(walk, { previous, at }) {
    // "Đừng quê quá": it is what is refused.
    if (walk.refusal?.used === false && at - walk.refusal.end <= 1) {
      walk.refusal.used = true;
      return;
    }
    refuseAll(walk.since.length > 0 ? walk.since : previous);
    walk.backwards = walk.since.length > 0;
    walk.refusal = null;
  },
  neutral(walk) {
    walk.refusal = null;
  },
  'leaves open'(walk, { tokens, end }) {
    walk.refusal = null;
    // "Hoa hay lá không quan trọng".
    if (tokens.slice(end, clauseEnd(tokens, end)).every(isParticle)) leaveOpen(walk, walk.since);
    else walk.opens = true;
  },
  turns(walk, part) {
    // "Khong thich nhung thu …": after a refusal of nothing yet it is `những`.
    const isPlural = part.said === 'nhung' && part.tokens[part.at]?.bare === true;
    if (isPlural && walk.refusal?.used === false) return;
    // "Đừng chọn": the verb belongs to the refusal.
    if (walk.refusal && !walk.refusal.used && isVerbOf(part.tokens, walk.refusal, part)) {
      walk.refusal = { ...walk.refusal, hard: true, end: part.end };
      return;
    }
    // "Không có hoa cũng được".
    if (walk.refusal?.used === true && doesWithout(part, walk.refusal.end))
      leaveOpen(
        walk,
        walk.since.filter(({ wanted }) => !wanted),
      );
    settle(walk, part);
    walk.opens = false;
    walk.refusal = isCondition(part) ? { hard: true, used: false, end: part.end, said: part.said } : null;
    walk.muted = false;
    walk.since = [];
  },
  reasons(walk) {
    walk.muted = walk.refusal?.used === true;
    walk.refusal = null;
  },
  // "Trừ hoa hồng thì hoa nào cũng thích": the exception ends.
  filler(walk, part) {
    const { said } = part;
    // "Nơ hả? Thôi".
    if (said === 'thoi' && isAnswer(part.tokens, part.at, part.end)) answerNo(walk, part);
    if (said === 'thi' && walk.refusal?.used === true && EXCEPT.has(walk.refusal.said)) walk.refusal = null;
  },
};

/** "Chẳng ai không mê", "đâu phải là mình không thích": the second refusal cancels the first. */
function isTakenBack(walk: Walk, { said, tokens, at }: Clause & { at: number }): boolean {
  const { refusal } = walk;
  const isNear = refusal?.used === false && at - refusal.end >= 1 && at - refusal.end <= 3;
  // "Ko la ko co": the same word again goes on with a list.
  const isList =
    refusal?.said === said && tokens.slice(refusal.end, at).every(({ folded }) => !DENIES.has(folded));
  const isDouble = isNear && !isList;
  if (isDouble) walk.refusal = null;
  return isDouble;
}

const DENIES = new Set(['ai', 'phai', 'the']);

type Clause = {
  readonly tokens: readonly Token[];
  readonly parts: readonly Found[];
  readonly previous: readonly Mutable[];
  readonly said: string;
};

function answerNo(walk: Walk, { previous }: Clause): void {
  refuseAll(walk.since.length > 0 ? walk.since : previous);
  walk.refusal = null;
}

function refuseAll(refused: readonly Mutable[]): void {
  for (const one of refused) if (isRefusable(one.slot)) one.wanted = false;
}

/** "Hoa hồng thì chê", "sến là em không đeo", "…, đừng nhé": applies a refusal to the slots before it. */
function settle(walk: Walk, { tokens, parts, previous }: Clause): void {
  const { refusal, since, slots } = walk;
  if (!refusal?.hard || refusal.used) return;
  // "Trừ voi ra": an unknown word is refused, so the slots before it are not.
  const end = clauseEnd(tokens, refusal.end);
  const isKnown = (n: number) => parts.some(({ at, length }) => n >= at && n < at + length);
  const after = tokens.slice(refusal.end, end);
  // "Né hai màu đó ra": whatever was named before.
  const isPointed = after.some(({ word }) => POINTING.has(word));
  // "Khỏi vòng vo": what is refused is not known.
  if (!isPointed && after.some((_, n) => !isKnown(refusal.end + n))) return;
  walk.backwards ||= since.length > 0;
  // "Sắp mổ, hơi sợ": a fear of what lies ahead refuses nothing.
  if (FEARS.test(refusal.said) && !isPointed && [...since, ...previous].every(({ slot }) => isUnseen(slot)))
    return;
  if (since.length > 0) refuseAll(since);
  else if (!slots.some(isSaid) && previous.every(({ wanted }) => wanted)) {
    walk.backwards = true;
    refuseAll(previous);
  }
}

/** "Không muốn đồ tình yêu gì hết, FA vui vẻ": of what is not seen no list goes on after such an end. */
const isEnded = (words: readonly Token[], slot: Slot): boolean => {
  const last = words.at(-1)?.folded ?? '';
  // "Không đỏ nữa, đen", "hoa: không, bướm: có".
  return last === 'nua' || endsInNo(words) || (isUnseen(slot) && ENDS.has(last));
};
const ENDS = new Set(['het', 'ca', 'dau', 'nha', 'nhe', 'tron']);
const FEARS = /(?:^|hoi |rat |qua )(?:so|ngan|khiep|chan|ngai)$/;
const isSeen = ({ slot }: Mutable) => isThing(slot) || isColor(slot);
const isUnseen = (slot: Slot) => !isThing(slot) && !isColor(slot);

function walkClause(
  tokens: readonly Token[],
  parts: readonly Found[],
  carried: Slot | null,
  previous: readonly Mutable[],
  earlier: readonly Mutable[],
) {
  const walk: Walk = {
    slots: [],
    since: [],
    refusal: null,
    goesOn: carried !== null,
    muted: false,
    opens: false,
    open: [],
    backwards: false,
  };
  const clause: Clause = { tokens, parts, previous, said: '' };
  for (const part of parts) {
    const roles = part.senses.filter((sense) => sense.is === 'role');
    // "Hoa hồng không hợp gu nó", "không hợp gu hoa hồng": some refuse what precedes them, if anything does.
    const role = (walk.since.some(isSeen) && roles.find((one) => one.role === 'refuses before')) || roles[0];
    const place = { at: part.at, end: part.at + part.length, said: textOf(tokens, part) };
    if (role) HEARS[role.role](walk, { ...clause, ...place });
    let isLookRefused = false;
    for (const slot of slotsOf(tokens, part).toSorted(refusableFirst)) {
      // "Không thích đồ con gái": a look is refused, and no girl is meant.
      if (isLookRefused && !isRefusable(slot)) continue;
      if (isNobodyNew(tokens, part, slot, [...earlier, ...walk.slots])) continue;
      if (walk.muted || isSimile(tokens, part, slot, earlier.some(isSaid) || walk.slots.some(isSaid)))
        continue;
      if (isNotFor(walk, slot)) continue;
      if (walk.opens && isRefusable(slot)) {
        walk.open.push(slot);
        continue;
      }
      const isTroubled = walk.refusal !== null && isTrouble(tokens, part, slot);
      const isRefused =
        walk.refusal !== null &&
        !isTroubled &&
        (isRefusable(slot) ||
          isFeastRefused(walk.refusal, walk.slots.at(-1)?.wanted === false, tokens, part, slot)) &&
        isRefusalOf(walk.refusal, tokens, parts, part, slot);
      if (walk.refusal && (isRefused || isTroubled)) walk.refusal.used = true;
      isLookRefused ||= isRefused;
      if (!isRefused && isWhoOnly(tokens, part, slot)) continue;
      const isSadLook = isTroubled && walk.refusal !== null && isOfThings(tokens, walk.refusal.end, part);
      const one: Mutable = {
        slot: isSadLook ? cheerful(slot) : slot,
        wanted: !isRefused,
        ...(part.doubtful && { doubtful: part.doubtful }),
      };
      walk.slots.push(one);
      walk.since.push(one);
    }
  }
  settle(walk, clause);
  continueRefusals(tokens, parts, walk.slots, carried);
  const last = walk.slots.findLast(isSaid) ?? walk.slots.findLast(({ wanted }) => !wanted);
  const goesOn = last !== undefined && !last.wanted && walk.refusal?.used !== false;
  return {
    slots: walk.slots,
    open: walk.open,
    since: walk.since,
    backwards: walk.backwards,
    list: listIn(tokens, parts, walk.since),
    refusedLast: goesOn ? last.slot : null,
  };
}

/** "Không phải cho mẹ mà cho bà": who it is not for is nobody to ask about. */
function isNotFor({ refusal }: Walk, slot: Slot): boolean {
  const isNot =
    refusal?.used === false &&
    NOT_FOR.test(refusal.said) &&
    slot.type === 'concept' &&
    slot.concept.kind === 'recipient';
  if (isNot) refusal.used = true;
  return isNot;
}
const NOT_FOR = /(?:khong|dau|chang|cha) phai(?: la| cho)?$/;

const refusableFirst = (one: Slot, other: Slot) => Number(isRefusable(other)) - Number(isRefusable(one));

function slotsOf(tokens: readonly Token[], { at, length, senses, exact }: Found): Slot[] {
  const first = tokens[at];
  const last = tokens[at + length - 1];
  if (!first || !last) return [];
  const common = {
    wanted: true,
    sure: exact ? (length > 1 ? 1 : 0.9) : 0.6,
    span: { from: first.from, to: last.to },
  };
  return senses.flatMap((sense): Slot[] => {
    if (sense.is === 'concept')
      return [asColor(tokens, at, { ...common, type: 'concept', concept: sense.concept })];
    return sense.is === 'charm' ? [{ ...common, type: 'charm', name: sense.name }] : [];
  });
}
