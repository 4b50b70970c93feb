import { ANYBODY, GIVES, PEOPLE_CALLED, UNTELLING, UNTELLING_GIFTS } from '../knowledge/grammar.vi.ts';
import type { Concept, ConceptKind } from '../knowledge/concepts.ts';
import { CONCEPTS, findConcept } from '../knowledge/index.ts';
import type { Slot } from '../slots.ts';
import type { Token } from './tokens.ts';

/** What can be meant without being named. */
const GUESSED: ReadonlySet<ConceptKind> = new Set(['meaning', 'occasion', 'style', 'interest']);
const PER_CONCEPT = { enough: 2 };
/** How much has to speak for a concept, and how far ahead of the next it has to be. */
const ENOUGH = 3.2;
const AHEAD = 1.2;
/** As sure as such a guess is: enough to be answered, and less than anything that was said. */
const SURE = 0.7;

/** For each word the concepts that are said with it, and for each pair of neighbours. */
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
 * What a wish in which nothing was understood probably means: the concept that most of its rarer words are said with. "Giữ lửa
 * với nghề" is passion, since that is said with `lửa nghề`, `máu lửa`, `yêu nghề`.
 */
export function guessed(tokens: readonly Token[]): Slot[] {
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

/** "Tặng chị bán chè": whoever it is, it is a present for a woman. */
function somebody(tokens: readonly Token[]): Slot[] {
  const giving = tokens.findIndex(({ word }) => GIVES.has(word));
  const who =
    giving < 0 ? undefined : tokens.slice(giving + 1).find(({ word }) => !UNTELLING_GIFTS.has(word));
  if (!who) return [];
  const concept = findConcept('recipient', PEOPLE_CALLED.get(who.word) ?? ANYBODY);
  return concept ? [meant(concept)] : [];
}
