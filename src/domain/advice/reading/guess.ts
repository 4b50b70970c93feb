import {
  ANYBODY,
  FRIEND,
  GROWN_UP,
  GIFTS,
  GIVES,
  HERSELF,
  JOB_VERBS,
  PEOPLE_CALLED,
  SPOKEN_TO,
  UNTELLING,
  UNTELLING_GIFTS,
} from '../knowledge/grammar.vi.ts';
import type { Concept, ConceptKind } from '../knowledge/concepts.ts';
import { CONCEPTS, findConcept } from '../knowledge/index.ts';
import { AT_WORK } from '../knowledge/people-words.vi.ts';
import { isColor, isThing, type Slot } from '../slots.ts';
import type { Token } from './tokens.ts';

/** Kinds of concepts that may be guessed. */
const GUESSED: ReadonlySet<ConceptKind> = new Set(['meaning', 'occasion', 'style', 'interest']);
const PER_CONCEPT = { enough: 2 };
/** Minimum score of a guessed concept, and its minimum ratio to the second best. */
const ENOUGH = 3.2;
const AHEAD = 1.2;
/** Confidence of a guess: enough to be answered, and less than that of any phrase that was understood. */
const SURE = 0.7;

/** Indexes: the concepts whose phrases contain a word (with the number of phrases), or a pair of adjacent words. */
const { WORDS, PAIRS } = indexed();

function indexed() {
  const words = new Map<string, Map<Concept, number>>();
  const pairs = new Map<string, Set<Concept>>();
  for (const concept of CONCEPTS) {
    if (!GUESSED.has(concept.kind)) continue;
    for (const said of concept.says) {
      const parts = said.normalize('NFC').split(/[\s-]+/);
      if (parts.length < 2) continue;
      for (const [n, word] of parts.entries()) {
        if (UNTELLING.has(word) || word.length < 2) continue;
        const of = words.get(word) ?? new Map<Concept, number>();
        words.set(word, of.set(concept, (of.get(concept) ?? 0) + 1));
        const next = parts[n + 1];
        if (next !== undefined) {
          const pair = `${word} ${next}`;
          pairs.set(pair, (pairs.get(pair) ?? new Set<Concept>()).add(concept));
        }
      }
    }
  }
  return { WORDS: words, PAIRS: pairs };
}

/**
 * Guesses the meaning of a wish without any known phrase: the concept whose phrases share most of its rarer words. "Giữ lửa
 * với nghề" is passion, because the phrases of that are `lửa nghề`, `máu lửa`, `yêu nghề`.
 */
export function guessConcepts(tokens: readonly Token[]): Slot[] {
  const scores = new Map<Concept, number>();
  const rise = (concept: Concept, by: number) => scores.set(concept, (scores.get(concept) ?? 0) + by);
  for (const [n, { word, proper }] of tokens.entries()) {
    const of = WORDS.get(word);
    if (!of || proper) continue;
    const rare = Math.log2(24 / of.size);
    if (rare > 0)
      for (const [concept, says] of of) rise(concept, rare * Math.min(1, says / PER_CONCEPT.enough) * 0.8);
    const next = tokens[n + 1];
    const together = PAIRS.get(`${word} ${next && !next.afterBreak ? next.word : ''}`);
    if (together) for (const concept of together) rise(concept, 2 / together.size);
  }
  return bestOf(scores) ?? somebody(tokens);
}

function bestOf(scores: ReadonlyMap<Concept, number>): Slot[] | null {
  const [first, second] = [...scores].toSorted((a, b) => b[1] - a[1]);
  if (!first || first[1] < ENOUGH || first[1] < (second?.[1] ?? 0) * AHEAD) return null;
  return [meant(first[0])];
}

const meant = (concept: Concept): Slot => ({
  type: 'concept',
  concept,
  wanted: true,
  sure: SURE,
  span: null,
});

/** "Chị bán chè đầu hẻm", "bà đỡ đẻ cho em": a form of address before a job is somebody, however unknown. */
export function workerIn(tokens: readonly Token[]): Slot[] {
  const at = tokens.findIndex(
    ({ word }, n) =>
      PEOPLE_CALLED.has(word) && !HERSELF.has(word) && JOB_VERBS.has(tokens[n + 1]?.word ?? ''),
  );
  const called = tokens[at]?.word ?? '';
  const concept = findConcept('recipient', AT_WORK[called] ?? PEOPLE_CALLED.get(called) ?? '');
  return (at === 0 || isGivenTo(tokens, at)) && concept ? [meant(concept)] : [];
}

/** "Quà cho chị bán cơm", "vòng cho bạn đạo". */
const isGivenTo = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.word === 'cho' && GIFTS.has(tokens[at - 2]?.word ?? '');

/** "Dì mới ly hôn", "thầy sắp về hưu": who only is called so and begins a text that tells of him, unless the shop is spoken to or she asks herself. */
export function calledFirst(tokens: readonly Token[], slots: readonly Slot[]): Slot[] {
  const [first, next] = tokens;
  // "Anh đào nở".
  if (slots.some((slot) => (isThing(slot) || isColor(slot)) && slot.span?.from === first?.from)) return [];
  if (!first || !next || next.afterBreak || SPOKEN_TO.has(next.word) || HERSELF.has(first.word)) return [];
  const name =
    first.word === FRIEND.called
      ? FRIEND.name
      : GROWN_UP.has(first.word)
        ? PEOPLE_CALLED.get(first.word)
        : undefined;
  const concept = findConcept('recipient', name ?? '');
  return concept ? [{ ...meant(concept), sure: SURE_BY_NAME }] : [];
}
/** How sure a form of address alone is. */
const SURE_BY_NAME = 0.6;

/** "Tặng chị bán chè": the recipient is unknown, but it is a present for a woman. */
function somebody(tokens: readonly Token[]): Slot[] {
  const giving = tokens.findIndex(({ word }) => GIVES.has(word));
  const who =
    giving < 0
      ? tokens.find(
          ({ word }, at) =>
            (PEOPLE_CALLED.has(word) || word === FRIEND.called) &&
            !HERSELF.has(word) &&
            isGivenTo(tokens, at),
        )
      : tokens.slice(giving + 1).find(({ word }) => !UNTELLING_GIFTS.has(word));
  if (!who) return [];
  const concept = findConcept('recipient', PEOPLE_CALLED.get(who.word) ?? ANYBODY);
  return concept ? [meant(concept)] : [];
}
