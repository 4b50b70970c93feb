import { withoutDiacritics } from '../kernel/folding.ts';
import { groupBy } from './groups.ts';
import { CLAUSE_ENDS, CONCEPTS, FILLERS, NEGATIONS, type Concept } from './lexicon.vi.ts';

/** What was understood of a wish. */
export type Wish = {
  readonly wanted: readonly Concept[];
  readonly unwanted: readonly Concept[];
  /** Names of charms, as `Phrases` knows them. */
  readonly named: readonly string[];
  readonly unnamed: readonly string[];
  /** Words that are no concept: looked up in the charms' texts. */
  readonly rest: readonly string[];
  /** In đồng: for one charm, or for all of them together. */
  readonly budget: { readonly each: number | null; readonly total: number | null };
  readonly count: number | null;
};

type Meaning = { concept: Concept } | { charm: string };
type Phrase = { tokens: readonly string[]; meaning: Meaning };

/** From here on an amount is meant for the whole bracelet: no charm costs that much. */
const WHOLE_BRACELET = 100_000;
const LONGEST_PHRASE = 5;
const MARKS = /\p{M}/u;

/** Reads a wish: longest phrases first, what follows a negation in its clause is unwanted. */
export function understand(text: string, charmNames: readonly string[] = []): Wish {
  const { left, budget, count } = readNumbers(text.normalize('NFC').toLowerCase());
  const phrases = phrasesWith(charmNames);
  const typedWithoutMarks = !MARKS.test(left.normalize('NFD')) && !left.includes('đ');
  const found = {
    wanted: new Set<Concept>(),
    unwanted: new Set<Concept>(),
    named: new Set<string>(),
    unnamed: new Set<string>(),
  };
  const rest: string[] = [];
  for (const clause of left.split(/[,.;!?()\n]+/u)) {
    const tokens = clause.match(/\d+\/\d+|[\p{L}\p{N}]+/gu) ?? [];
    let negated = false;
    for (let at = 0; at < tokens.length;) {
      const token = tokens[at] ?? '';
      const match = longestMatch(tokens, at, phrases, typedWithoutMarks);
      if (match) {
        for (const meaning of match.meanings) {
          if ('concept' in meaning) (negated ? found.unwanted : found.wanted).add(meaning.concept);
          else (negated ? found.unnamed : found.named).add(meaning.charm);
        }
        at += match.length;
        continue;
      }
      if (isOneOf(token, NEGATIONS, typedWithoutMarks)) negated = true;
      else if (isOneOf(token, CLAUSE_ENDS, typedWithoutMarks)) negated = false;
      else if (!negated && !isOneOf(token, FILLERS, typedWithoutMarks)) rest.push(token);
      at += 1;
    }
  }
  return {
    wanted: [...found.wanted].filter((concept) => !found.unwanted.has(concept)),
    unwanted: [...found.unwanted],
    named: [...found.named],
    unnamed: [...found.unnamed],
    rest,
    budget,
    count,
  };
}

/** Whether a typed word is a word of the shop; typed without marks it may be any word that folds to it. */
export function sameWord(typed: string, word: string): boolean {
  return typed === word || (typed === withoutDiacritics(typed) && typed === withoutDiacritics(word));
}

function longestMatch(
  tokens: readonly string[],
  at: number,
  phrases: ReadonlyMap<string, readonly Phrase[]>,
  typedWithoutMarks: boolean,
): { length: number; meanings: Meaning[] } | null {
  const starting = phrases.get(withoutDiacritics(tokens[at] ?? '')) ?? [];
  for (let length = LONGEST_PHRASE; length > 0; length -= 1) {
    const typed = tokens.slice(at, at + length);
    if (typed.length < length) continue;
    const fitting = starting.filter(
      (phrase) =>
        phrase.tokens.length === length && phrase.tokens.every((word, n) => sameWord(typed[n] ?? '', word)),
    );
    // `tim` among words with marks is a heart; in a text without any it may be purple too.
    const exact = fitting.filter((phrase) => phrase.tokens.every((word, n) => word === typed[n]));
    const chosen = exact.length > 0 && !typedWithoutMarks ? exact : fitting;
    if (chosen.length > 0 && (typedWithoutMarks || exact.length > 0 || length > 1 || !isShort(typed[0]))) {
      return { length, meanings: chosen.map(({ meaning }) => meaning) };
    }
  }
  return null;
}

/** `me`, `ba`, `be`: a short word without marks amid marked ones is itself, not a forgetful spelling. */
function isShort(word = ''): boolean {
  return word.length <= 3;
}

const CONCEPT_PHRASES: readonly Phrase[] = CONCEPTS.flatMap((concept) =>
  concept.says.map((said) => ({ tokens: said.split(' '), meaning: { concept } })),
);
const CONCEPT_WORDS = new Set(CONCEPTS.flatMap(({ says }) => says));

function phrasesWith(charmNames: readonly string[]): Map<string, Phrase[]> {
  const named = charmNames.flatMap((charm): Phrase[] => {
    const name = charm.normalize('NFC').toLowerCase();
    // People say `sen` for `Hoa sen`; but `hồng` stays a colour.
    const short = name.replace(/^\p{L}+ /u, '');
    const isFlower = withoutDiacritics(name).startsWith('hoa ') && !CONCEPT_WORDS.has(short);
    return [name, ...(isFlower ? [short] : [])]
      .filter((said) => !CONCEPT_WORDS.has(said))
      .map((said) => ({ tokens: said.split(' '), meaning: { charm } }));
  });
  return groupBy([...CONCEPT_PHRASES, ...named], ({ tokens }) => withoutDiacritics(tokens[0] ?? ''));
}

function isOneOf(token: string, words: readonly string[], typedWithoutMarks: boolean): boolean {
  return words.some((word) => (typedWithoutMarks ? sameWord(token, word) : token === word));
}

const AMOUNT = String.raw`(\d{1,3}(?:[.]\d{3})+|\d+)\s*(k|nghin|ngan|tr|trieu|d|dong|vnd)(?![a-z])`;
const RANGE = new RegExp(
  String.raw`(?:tu\s*)?(\d{1,3}(?:[.]\d{3})+|\d+)\s*(?:k|nghin|ngan)?\s*(?:-|den|toi)\s*${AMOUNT}`,
  'g',
);
const LIMIT = new RegExp(String.raw`(?:khong qua|duoi|toi da|khoang|tam|trong)?\s*${AMOUNT}`, 'g');
const COUNT = /(?<![\d/])([1-9]\d?)\s*(?:charm|cai|hat|bong|vien|mon)(?![a-z])/;

/** Takes amounts and counts out of a text; what is left has the same length. */
function readNumbers(text: string) {
  let folded = withoutDiacritics(text);
  // Folding keeps the length of composed text, so places found in it hold for the text itself.
  let left = folded.length === text.length ? text : folded;
  let highest: number | null = null;
  const take = (pattern: RegExp, amountAt: number) => {
    for (const match of folded.matchAll(pattern)) {
      const amount = amountOf(match[amountAt] ?? '', match[amountAt + 1] ?? '');
      if (highest === null || amount > highest) highest = amount;
      const blank = ' '.repeat(match[0].length);
      left = left.slice(0, match.index) + blank + left.slice(match.index + match[0].length);
    }
    folded = withoutDiacritics(left);
  };
  take(RANGE, 2);
  take(LIMIT, 1);
  const counted = COUNT.exec(folded)?.[1];
  const whole: boolean = highest !== null && highest >= WHOLE_BRACELET;
  return {
    left,
    budget: { each: whole ? null : highest, total: whole ? highest : null },
    count: counted === undefined ? null : Number(counted),
  };
}

function amountOf(digits: string, unit: string): number {
  const number = Number(digits.replaceAll('.', ''));
  if (unit === 'tr' || unit === 'trieu') return number * 1_000_000;
  return unit === 'd' || unit === 'dong' || unit === 'vnd' ? number : number * 1_000;
}
