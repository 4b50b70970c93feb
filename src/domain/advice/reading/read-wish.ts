import { withoutDiacritics } from '../../kernel/folding.ts';
import { groupBy } from '../groups.ts';
import { HEART } from '../knowledge/grammar.vi.ts';
import { findConcept } from '../knowledge/index.ts';
import type { Intent } from '../knowledge/topics.vi.ts';
import { SLOTS_MAX } from '../limits.ts';
import { keyOf, type Slot, type Span } from '../slots.ts';
import { ofAge } from './ages.ts';
import { conceptsIn } from './clauses.ts';
import { followUpIn, type FollowUp } from './follow-up.ts';
import { lettersIn } from './letters.ts';
import { figuresIn } from './numbers.ts';
import { phrasesIn } from './phrases.ts';
import { tokensOf } from './tokens.ts';

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
  const concepts = heartsAmongLove(text, words.withoutMarks, conceptsIn(words.tokens, found));
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

/** `tim` is purple as well as a heart: where love is spoken of without marks, it is the heart. */
function heartsAmongLove(text: string, withoutMarks: boolean, slots: readonly Slot[]): Slot[] {
  const heart = findConcept('shape', HEART.picture);
  if (!withoutMarks || !heart || !slots.some((slot) => keyOf(slot) === HEART.besides)) return [...slots];
  return slots.map((slot) =>
    keyOf(slot) === HEART.color && slot.span !== null && text.slice(slot.span.from, slot.span.to) === 'tim'
      ? { ...slot, type: 'concept', concept: heart }
      : slot,
  );
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

/** Each once; what is refused anywhere is not wanted elsewhere. */
function decided(slots: readonly Slot[]): Slot[] {
  const refused = new Set(slots.filter(({ wanted }) => !wanted).map(keyOf));
  return [...groupBy(slots, keyOf)].flatMap(([key, [first]]) =>
    first ? { ...first, wanted: !refused.has(key) } : [],
  );
}
