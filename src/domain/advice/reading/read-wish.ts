import { withoutDiacritics } from '../../kernel/folding.ts';
import { groupBy } from '../groups.ts';
import type { ConceptKind } from '../knowledge/concepts.ts';
import { COLOR, LIKE, type Role } from '../knowledge/grammar.vi.ts';
import type { Intent } from '../knowledge/topics.vi.ts';
import { SLOTS_MAX } from '../limits.ts';
import { isColor, isThing, keyOf, type Slot, type Span } from '../slots.ts';
import { ofAge } from './ages.ts';
import { asColor } from './color-of-thing.ts';
import { followUpIn, type FollowUp } from './follow-up.ts';
import { lettersIn } from './letters.ts';
import { figuresIn } from './numbers.ts';
import { phrasesIn, type Found } from './phrases.ts';
import { tokensOf, type Token } from './tokens.ts';

/** What was read in one wish. */
export type Reading = {
  readonly slots: readonly Slot[];
  readonly intents: readonly Intent[];
  /** Words of worlds that the shop does not belong to. */
  readonly foreign: number;
  /** Words that are none of ours: looked up in the charms' texts. */
  readonly rest: readonly string[];
  readonly followUp: FollowUp | null;
};

/** Reads a wish: its longest phrases, what is refused in it, amounts, names. */
export function readWish(wish: string, charmNames: readonly string[]): Reading {
  const text = wish.normalize('NFC');
  const letters = lettersIn(text);
  const withoutLetters = blank(text, letters?.taken ?? []);
  const figures = figuresIn(withoutLetters);
  const words = tokensOf(blank(withoutLetters, figures.taken));
  const found = phrasesIn(words, charmNames);
  const covered = new Set(found.flatMap(({ at, length }) => Array.from({ length }, (_, n) => at + n)));
  const spelt = letters ? [letters.slot] : [];
  const concepts = conceptsIn(words.tokens, found);
  const slots = [
    ...figures.slots,
    ...spelt,
    ...(ONLY.test(withoutDiacritics(text.toLowerCase()))
      ? concepts.map((slot) => ({ ...slot, wanted: true }))
      : concepts),
  ];
  return {
    slots: decided(ofAge(slots, text)).slice(0, SLOTS_MAX),
    intents: [
      ...new Set(
        found.flatMap(({ senses }) => senses.flatMap((sense) => (sense.is === 'intent' ? sense.intent : []))),
      ),
    ],
    foreign: found.filter(({ senses }) => senses.some(({ is }) => is === 'foreign')).length,
    rest: words.tokens.filter((_, at) => !covered.has(at)).map(({ word }) => word),
    followUp: followUpIn(text),
  };
}

/** "Ngoài trắng ra tôi không đeo màu nào khác": only that. */
const ONLY =
  /(?<!\p{L})ngoai [^.;!?]{1,60}(?:khong|chang|ko)(?: \p{L}+){0,3} (?:mau|loai|con|hinh|thu|cai|charm|kieu)? ?(?:nao|gi) ?khac|(?:khong|chang|ko)(?: \p{L}+){1,4} (?:nao|gi|khac) ngoai(?! ra)/u;

/** The same text with spaces where something was taken out. */
function blank(text: string, spans: readonly Span[]): string {
  let left = text;
  for (const { from, to } of spans) left = left.slice(0, from) + ' '.repeat(to - from) + left.slice(to);
  return left;
}

/** What can be refused; whom it is for and when is never taken back by a "không" near it. */
const REFUSABLE: ReadonlySet<ConceptKind> = new Set(['color', 'category', 'shape', 'style', 'meaning']);
const isRefusable = (slot: Slot) =>
  slot.type === 'charm' || (slot.type === 'concept' && REFUSABLE.has(slot.concept.kind));
/** With these after a refusal a member of what was refused is welcome again. */
const EXCEPT = new Set(['tru', 'ngoai tru', 'tru ra', 'except', 'ngoai']);

type Mutable = { slot: Slot; wanted: boolean };
type Refusal = { hard: boolean; used: boolean; end: number };

/** Walks through the clauses: a refusal holds until its clause ends or turns. */
function conceptsIn(tokens: readonly Token[], found: readonly Found[]): Slot[] {
  const clauseOf = clauseNumbers(tokens);
  const all: Mutable[] = [];
  let before: Mutable[] = [];
  let carried: Slot | null = null;
  let listed: Mutable[] = [];
  for (const [, clause] of groupBy(found, ({ at }) => clauseOf[at] ?? 0)) {
    const walked = walkClause(tokens, clause, carried, before);
    all.push(...walked.slots);
    const anchor = walked.slots[0] ?? before[0];
    before = walked.since;
    carried = walked.refusedLast;
    // "Hoa, nơ, trái tim thì thôi": the whole list is meant.
    if (walked.backwards && anchor) {
      const isSame = isThing(anchor.slot) ? isThing : isColor(anchor.slot) ? isColor : () => false;
      refuseAll(listed.filter(({ slot }) => isSame(slot)));
    }
    listed = walked.isList ? [...listed, ...walked.slots] : [];
  }
  const wanted = new Set(all.filter((one) => one.wanted).map(({ slot }) => keyOf(slot)));
  return (
    all
      // "Vàng tươi chứ đừng vàng xỉn": what is refused is a shade that the shop has no word for.
      .filter(
        (one) =>
          one.wanted ||
          !wanted.has(keyOf(one.slot)) ||
          !(isQualified(tokens, found, one.slot) || isShade(tokens, one.slot)),
      )
      .map((one) => ({ ...one.slot, wanted: one.wanted }))
  );
}

/** `hồng cánh sen`, of which the shop only knows that it is a pink. */
function isShade(tokens: readonly Token[], slot: Slot): boolean {
  const said = tokens
    .filter(({ from, to }) => slot.span !== null && from >= slot.span.from && to <= slot.span.to)
    .map(({ word }) => word);
  return (
    slot.type === 'concept' &&
    isColor(slot) &&
    said.filter((word) => word !== COLOR).join(' ') !== slot.concept.name
  );
}

/** Whether an unknown word follows it in its clause. */
function isQualified(tokens: readonly Token[], found: readonly Found[], { span }: Slot): boolean {
  const next = tokens.findIndex(({ from }) => span !== null && from >= span.to);
  const isKnown = found.some(({ at, length }) => next >= at && next < at + length);
  return next >= 0 && !isKnown && tokens[next]?.afterBreak === false;
}

function clauseNumbers(tokens: readonly Token[]): number[] {
  let clause = 0;
  return tokens.map(({ afterBreak }) => (afterBreak ? (clause += 1) : clause));
}

type Walk = {
  readonly slots: Mutable[];
  /** Something before a refusal was refused by it. */
  backwards: boolean;
  /** Those since the last turn: what a refusal that comes after means. */
  since: Mutable[];
  refusal: Refusal | null;
  /** Why something is refused says nothing of what is wanted. */
  muted: boolean;
};

/** What a word does to what is near it. */
const HEARS: Record<Role, (walk: Walk, part: Clause & { at: number; end: number }) => void> = {
  refuses(walk, { said, end }) {
    // "Không lấy hoa, trừ hoa sen": a member of what is refused is welcome again.
    walk.refusal = walk.refusal && EXCEPT.has(said) ? null : { hard: true, used: false, end };
  },
  'asks or refuses'(walk, { end }) {
    walk.refusal = { hard: false, used: false, end };
  },
  'refuses before'(walk, { previous }) {
    refuseAll(walk.since.length > 0 ? walk.since : previous);
    walk.backwards = walk.since.length > 0;
    walk.refusal = null;
  },
  neutral(walk) {
    walk.refusal = null;
  },
  turns(walk, part) {
    // "Đừng chọn": the verb belongs to the refusal.
    if (walk.refusal && !walk.refusal.used && isJoined(part.tokens, walk.refusal.end, part.at)) {
      walk.refusal = { hard: true, used: false, end: part.end };
      return;
    }
    settle(walk, part);
    walk.refusal = null;
    walk.muted = false;
    walk.since = [];
  },
  reasons(walk) {
    walk.muted = walk.refusal?.used === true;
    walk.refusal = null;
  },
  filler: () => undefined,
};

type Clause = {
  readonly tokens: readonly Token[];
  readonly parts: readonly Found[];
  readonly previous: readonly Mutable[];
  readonly said: string;
};

function refuseAll(refused: readonly Mutable[]): void {
  for (const one of refused) if (isRefusable(one.slot)) one.wanted = false;
}

/** "Hoa hồng thì chê", "sến là em không đeo", "…, đừng nhé": the refusal comes after what it refuses. */
function settle(walk: Walk, { tokens, parts, previous }: Clause): void {
  const { refusal, since, slots } = walk;
  if (!refusal?.hard || refusal.used) return;
  // "Trừ voi ra": what is refused is nothing that we know, and nothing before it is meant.
  const next = tokens[refusal.end];
  const isKnown =
    next === undefined ||
    next.afterBreak ||
    parts.some(({ at, length }) => refusal.end >= at && refusal.end < at + length);
  if (!isKnown) return;
  walk.backwards ||= since.length > 0;
  if (since.length > 0) refuseAll(since);
  else if (slots.length === 0 && previous.every(({ wanted }) => wanted)) {
    walk.backwards = true;
    refuseAll(previous);
  }
}

function walkClause(
  tokens: readonly Token[],
  parts: readonly Found[],
  carried: Slot | null,
  previous: readonly Mutable[],
) {
  const walk: Walk = { slots: [], since: [], refusal: null, muted: false, backwards: false };
  const clause: Clause = { tokens, parts, previous, said: '' };
  for (const part of parts) {
    const role = part.senses.find((sense) => sense.is === 'role');
    const place = { at: part.at, end: part.at + part.length, said: textOf(tokens, part) };
    if (role) HEARS[role.role](walk, { ...clause, ...place });
    for (const slot of slotsOf(tokens, part)) {
      if (walk.muted || isSimile(tokens, part, slot, walk.slots)) continue;
      const isRefused = walk.refusal !== null && isRefusable(slot);
      if (walk.refusal && isRefused) walk.refusal.used = true;
      const one: Mutable = { slot, wanted: !isRefused };
      walk.slots.push(one);
      walk.since.push(one);
    }
  }
  settle(walk, clause);
  goOnRefusing(tokens, parts, walk.slots, carried);
  const last = walk.slots.at(-1);
  const goesOn = last !== undefined && !last.wanted && walk.refusal?.used !== false;
  const isList =
    walk.slots.length > 0 &&
    parts.every((part) => !part.senses.some((sense) => sense.is === 'role' && sense.role !== 'filler')) &&
    walk.slots.every(({ slot }) => isRefusable(slot));
  return {
    slots: walk.slots,
    since: walk.since,
    backwards: walk.backwards,
    isList,
    refusedLast: goesOn ? last.slot : null,
  };
}

const BETWEEN = new Set([
  'he',
  'may',
  'qua',
  'that',
  'su',
  'con',
  'bao',
  'gio',
  'hay',
  'duoc',
  'khi',
  'phai',
  'co',
  'may',
  'ham',
  'thuc',
]);
/** "Không hề thích", "chẳng mấy khi thích": the verb belongs to the refusal before it. */
function isJoined(tokens: readonly Token[], from: number, to: number): boolean {
  return to - from <= 3 && tokens.slice(from, to).every(({ folded }) => BETWEEN.has(folded));
}

/** `vàng như nắng`, `chậm như rùa`: what something is compared with is not wanted itself. */
function isSimile(tokens: readonly Token[], { at }: Found, slot: Slot, before: readonly Mutable[]): boolean {
  const isLike = tokens
    .slice(Math.max(0, at - 3), at)
    .some(({ word, folded, bare }) => word === LIKE || (bare && folded === 'nhu'));
  return isLike && before.length > 0 && (isColor(slot) || isThing(slot));
}

const WELCOME = new Set(['thoi', 'di', 'nhe', 'nha', 'ok', 'duoc']);

/** "Kiêng đỏ, cam": what only goes on with the list of what is refused is refused too. */
function goOnRefusing(
  tokens: readonly Token[],
  clause: readonly Found[],
  slots: Mutable[],
  carried: Slot | null,
): void {
  if (carried === null || slots.length === 0) return;
  const isList = slots.every(
    ({ slot }) =>
      isRefusable(slot) &&
      (isJoining(tokens, clause) || (isAlike(slot, carried) && (!isColor(slot) || isColor(carried)))),
  );
  const words = clause.flatMap((part) =>
    part.senses.flatMap((sense) =>
      sense.is === 'role' ? { role: sense.role, said: textOf(tokens, part) } : [],
    ),
  );
  if (!isList || words.some(({ role, said }) => role !== 'filler' || WELCOME.has(said))) return;
  for (const one of slots) one.wanted = false;
}

const JOINING = new Set(['hay', 'hoac', 'va', 'lan', 'cung']);
/** A clause that begins with an "or" goes on with the list before it. */
const isJoining = (tokens: readonly Token[], [first]: readonly Found[]) =>
  first !== undefined && JOINING.has(tokens[first.at]?.folded ?? '');

/** What stands together in a list: what is looked at, or how it is. */
const isAlike = (one: Slot, other: Slot) => isSeen(one) === isSeen(other);
const isSeen = (slot: Slot) => isThing(slot) || isColor(slot);

const textOf = (tokens: readonly Token[], { at, length }: Found) =>
  tokens
    .slice(at, at + length)
    .map(({ folded }) => folded)
    .join(' ');

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

/** Each once; what is refused anywhere is not wanted elsewhere. */
function decided(slots: readonly Slot[]): Slot[] {
  const refused = new Set(slots.filter(({ wanted }) => !wanted).map(keyOf));
  return [...groupBy(slots, keyOf)].flatMap(([key, [first]]) =>
    first ? { ...first, wanted: !refused.has(key) } : [],
  );
}
