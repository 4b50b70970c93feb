import { POINTING, type Role } from '../knowledge/grammar.vi.ts';
import { isColor, isThing, type Slot } from '../slots.ts';
import { isAnswer } from './answered.ts';
import { asColor } from './color-of-thing.ts';
import { isFeastRefused } from './feasts.ts';
import { continueRefusals, isRefusable, listIn, type Mutable } from './lists.ts';
import { doesWithout, isParticle, leaveOpen } from './left-open.ts';
import { isOutside } from './outside.ts';
import { isNobodyNew, isWhoOnly } from './people.ts';
import type { Found } from './phrases.ts';
import { isCondition } from './provided.ts';
import { isRefusalOf, isTrouble, isVerbOf } from './reach.ts';
import { cheerful, isOfThings } from './reasons.ts';
import { textOf } from './said.ts';
import { isSimile } from './similes.ts';
import { clauseEnd, type Token } from './tokens.ts';

/** After a refusal, these (folded) exempt a member of what was refused. */
const EXCEPT = new Set(['tru', 'ngoai tru', 'tru ra', 'except', 'ngoai']);

const ENDS_BEFORE_THI = new Set([...EXCEPT, 'thay vi', 'thay cho']);

export const isSaid = ({ doubtful }: Mutable): boolean => doubtful !== true;
/** `said`: its words, folded. */
type Refusal = { hard: boolean; used: boolean; end: number; said: string };
type Walk = {
  readonly slots: Mutable[];
  /** Whether a refusal applied to slots before it. */
  backwards: boolean;
  /** Slots since the last turning word, which a following refusal applies to. */
  since: Mutable[];
  /** Slots before a "but" of this clause: a refusal of nothing after it takes them back. */
  turned: Mutable[];
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
    if (isTakenBack(walk, part) || asksBefore(part)) return;
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
    if (OPPOSES.has(part.said)) walk.turned = walk.since;
    walk.since = [];
  },
  reasons(walk, part) {
    // "Mèo thì không dám mua vì …": the refusal ends before its reason.
    settle(walk, part, part.at);
    walk.muted = walk.refusal?.used === true;
    walk.refusal = null;
  },
  // "Trừ hoa hồng thì hoa nào cũng thích", "thay vì hoa thì con vật": the exception ends.
  filler(walk, part) {
    const { said } = part;
    // "Nơ hả? Thôi".
    if (said === 'thoi' && isAnswer(part.tokens, part.at, part.end)) answerNo(walk, part);
    if (/^thi\b/.test(said) && walk.refusal?.used === true && ENDS_BEFORE_THI.has(walk.refusal.said))
      walk.refusal = null;
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

/** "Dễ thương không: gấu, mèo": it asks about what follows the colon. */
const asksBefore = ({ tokens, at, end }: { tokens: readonly Token[]; at: number; end: number }): boolean =>
  at > 0 && tokens[at]?.afterBreak === false && tokens[end]?.answers === true;

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

export function refuseAll(refused: readonly Mutable[]): void {
  for (const one of refused) if (isRefusable(one.slot)) one.wanted = false;
}

/** "Hoa hồng thì chê", "sến là em không đeo", "…, đừng nhé": applies a refusal to the slots before it. */
function settle(
  walk: Walk,
  { tokens, parts, previous }: Clause,
  end = clauseEnd(tokens, walk.refusal?.end ?? 0),
): void {
  const { refusal, since, slots } = walk;
  if (!refusal?.hard || refusal.used) return;
  // "Trừ voi ra": an unknown word is refused, so the slots before it are not.
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
  if (since.some(({ slot }) => isRefusable(slot))) refuseAll(since);
  else if (walk.turned.length > 0) refuseAll(walk.turned);
  else if (!slots.some(isSaid) && previous.every(({ wanted }) => wanted)) {
    walk.backwards = true;
    refuseAll(previous);
  }
}

/** "Hoa hồng cũng xinh mà em không mê". */
const OPPOSES: ReadonlySet<string> = new Set(['nhung', 'nhung ma', 'ma', 'nma', 'nhma', 'but']);
const FEARS = /(?:^|hoi |rat |qua )(?:so|ngan|khiep|chan|ngai)$/;
const isSeen = ({ slot }: Mutable) => isThing(slot) || isColor(slot);
export const isUnseen = (slot: Slot) => !isThing(slot) && !isColor(slot);

/**
 * Finds what a clause names, wanted or refused.
 * @param carried the last of a list of refusals that the clause before ended with
 * @param previous slots of the clause before, since its last turning word: a refusal may apply to them
 * @param earlier slots of all clauses before
 */
export function walkClause(
  tokens: readonly Token[],
  parts: readonly Found[],
  carried: Slot | null,
  previous: readonly Mutable[],
  earlier: readonly Mutable[],
) {
  const walk: Walk = {
    slots: [],
    since: [],
    turned: [],
    refusal: null,
    goesOn: carried !== null,
    muted: false,
    opens: false,
    open: [],
    backwards: false,
  };
  const clause: Clause = { tokens, parts, previous, said: '' };
  for (const part of parts) {
    hear(walk, clause, part);
    let isLookRefused = false;
    for (const slot of slotsOf(tokens, part).toSorted(refusableFirst)) {
      // "Không thích đồ con gái": a look is refused, and no girl is meant.
      if (isLookRefused && !isRefusable(slot)) continue;
      const isRefused = take(walk, clause, part, slot, earlier);
      isLookRefused ||= isRefused;
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

/** Applies what a phrase says of the slots around it. */
function hear(walk: Walk, clause: Clause, part: Found): void {
  const roles = part.senses.filter((sense) => sense.is === 'role');
  // "Hoa hồng không hợp gu nó", "không hợp gu hoa hồng": some refuse what precedes them, if anything does.
  const role = (walk.since.some(isSeen) && roles.find((one) => one.role === 'refuses before')) || roles[0];
  const place = { at: part.at, end: part.at + part.length, said: textOf(clause.tokens, part) };
  if (role) HEARS[role.role](walk, { ...clause, ...place });
}

/**
 * Takes a slot as wanted, refused or left open, or passes over one that means nothing here.
 * @param earlier slots of the clauses before
 * @returns whether it is refused
 */
function take(
  walk: Walk,
  { tokens, parts }: Clause,
  part: Found,
  slot: Slot,
  earlier: readonly Mutable[],
): boolean {
  const before = [...earlier, ...walk.slots];
  if (isNobodyNew(tokens, part, slot, before)) return false;
  if (walk.muted || isSimile(tokens, part, slot, before.some(isSaid)) || isNotFor(walk, slot)) return false;
  if (walk.opens && isRefusable(slot)) {
    walk.open.push(slot);
    return false;
  }
  const { refusal } = walk;
  const isTroubled = refusal !== null && isTrouble(tokens, part, slot);
  const isRefused =
    refusal !== null &&
    !isTroubled &&
    (isRefusable(slot) || isFeastRefused(refusal, walk.slots.at(-1)?.wanted === false, tokens, part, slot)) &&
    isRefusalOf(refusal, tokens, parts, part, slot);
  if (refusal !== null && (isRefused || isTroubled)) refusal.used = true;
  if (!isRefused && isWhoOnly(tokens, part, slot)) return false;
  const isSadLook = isTroubled && isOfThings(tokens, refusal.end, part);
  const one: Mutable = {
    slot: isSadLook ? cheerful(slot) : slot,
    wanted: !isRefused,
    ...(part.doubtful && { doubtful: part.doubtful }),
  };
  walk.slots.push(one);
  walk.since.push(one);
  return isRefused;
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
