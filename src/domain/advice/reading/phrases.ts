import { groupBy } from '../groups.ts';
import type { ConceptKind } from '../knowledge/concepts.ts';
import { AFTER_OBJECT, BEFORE_OBJECT, COLORS_BEGIN, REFUSES_PICTURES } from '../knowledge/grammar.vi.ts';
import { CLEAR_WITHOUT_MARKS, DONE_TO_THINGS } from '../knowledge/places.vi.ts';
import { ONLY_WITH_MARKS } from '../knowledge/only-with-marks.vi.ts';
import { NUMBERED } from '../knowledge/people-words.vi.ts';
import { YEAR_NAMES } from '../knowledge/signs.vi.ts';
import { ALWAYS, isLookedFor, isNever, UNMARKED, type Compiled } from './places.ts';
import {
  KNOWN,
  KNOWN_BY_SOUND,
  KNOWN_BY_WORDS,
  LONGEST,
  phrase,
  PLAIN,
  SAID,
  wholeOf,
  type Phrase,
  type Sense,
} from './known-phrases.ts';
import { lengthWorth } from './length-worth.ts';
import { isMisspelt, soundOf, stretchesFrom, toneOf } from './near-phrases.ts';
import type { Text, Token } from './tokens.ts';

/**
 * A span of tokens that matched a phrase. `exact`: with its diacritics, or in a wish typed without any. `doubtful`: a short word
 * outside its usual contexts, which only counts when it is refused.
 */
export type Found = {
  readonly at: number;
  readonly length: number;
  readonly senses: readonly Sense[];
  readonly exact: boolean;
  readonly doubtful?: true;
};

const NEEDS_MARKS = new Set([...ONLY_WITH_MARKS, ...YEAR_NAMES]);

/** Finds the known phrases of a wish: of all segmentations the one with the longest phrases. */
export function phrasesIn(text: Text, charmNames: readonly string[]): Found[] {
  const { tokens } = text;
  const charms = charmNames
    .map((name) => name.toLowerCase().normalize('NFC'))
    // Charm names that are also a concept's phrase are found by the concept, which has synonyms.
    .flatMap((said, n) => (SAID.has(said) ? [] : [phrase(said, { is: 'charm', name: charmNames[n] ?? '' })]));
  const charmsByWords = groupBy(charms, wholeOf);
  const most = Math.max(LONGEST, ...charms.map(({ words }) => words.length));
  const best: { worth: number; found: Found | null }[] = [];
  best[tokens.length] = { worth: 0, found: null };
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    best[at] = { worth: best[at + 1]?.worth ?? 0, found: null };
    for (let length = Math.min(most, tokens.length - at); length > 0; length -= 1) {
      const words = tokens
        .slice(at, at + length)
        .map(({ folded }) => folded)
        .join(' ');
      const fitting = [...(KNOWN_BY_WORDS.get(words) ?? []), ...(charmsByWords.get(words) ?? [])];
      const found = fitting.length > 0 ? matchAt(text, at, length, fitting) : null;
      const typed = lengthWorth(tokens.slice(at, at + length)) - (found?.exact === false ? LOOSE : 0);
      const worth = typed + (best[at + length]?.worth ?? 0);
      if (found && worth > (best[at]?.worth ?? 0)) best[at] = { worth, found };
    }
    for (const found of nearlyAt(text, at)) {
      const typed = tokens.slice(at, at + found.length);
      const worth = lengthWorth(typed.slice(0, found.words)) - NEARLY + (best[at + found.length]?.worth ?? 0);
      if (worth > (best[at]?.worth ?? 0)) best[at] = { worth, found };
    }
  }
  const chosen: Found[] = [];
  for (let at = 0; at < tokens.length;) {
    const found = best[at]?.found;
    if (found) chosen.push(found);
    if (!found || found.length === 1) chosen.push(...doubtfulAt(text, at, found?.senses ?? []));
    else if (text.withoutMarks && found.senses.every(isUnseen))
      // `trang nha` may be the style, or `trắng nha`.
      for (let within = at; within < at + found.length; within += 1)
        chosen.push(...doubtfulAt(text, within, []));
    at += found ? found.length : 1;
  }
  return chosen;
}

/** Penalties of a near match and of one without its marks, so that an exact match wins: "màu nho nha". */
const NEARLY = 0.5;
const LOOSE = 0.1;

/** Phrases with a misspelt or an inserted word. Text without diacritics is too ambiguous for this. */
function nearlyAt(text: Text, at: number): (Found & { words: number })[] {
  if (text.withoutMarks || text.tokens[at]?.proper) return [];
  const misspelt = Array.from({ length: 4 }, (_, n) => text.tokens.slice(at, at + n + 2)).flatMap(
    (typed, n) => {
      if (
        typed.length < n + 2 ||
        typed.slice(1).some(({ afterBreak, afterGap, answers }) => afterBreak || afterGap || answers) ||
        beginsAnother(text.tokens, at + n + 1)
      )
        return [];
      const alike = KNOWN_BY_SOUND.get(typed.map(({ word }) => soundOf(word)).join(' ')) ?? [];
      return foundAmong(
        alike.filter(({ words }) => isMisspelt(words, typed)),
        at,
        n + 2,
        n + 2,
      );
    },
  );
  const apart = stretchesFrom(text.tokens, at, LONGEST).flatMap(({ length, kept, words: worth }) => {
    const known = KNOWN_BY_WORDS.get(kept.map(({ folded }) => folded).join(' ')) ?? [];
    return foundAmong(
      known.filter(({ words }) => words.every((word, n) => word === kept[n]?.word)),
      at,
      length,
      worth,
    );
  });
  return [...misspelt, ...apart];
}

/** "Mấy con dễ thương": the word that `con rể` would be misspelt with begins a phrase as it is. */
function beginsAnother(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (!next || next.afterBreak) return false;
  const pair = [tokens[at], next];
  const known = KNOWN_BY_WORDS.get(pair.map((token) => token?.folded).join(' ')) ?? [];
  return known.some(
    ({ words, sense }) => sense.is === 'concept' && words.every((word, n) => word === pair[n]?.word),
  );
}

function foundAmong(alike: readonly Phrase[], at: number, length: number, words: number) {
  const senses = alike.flatMap(({ sense }) => (sense.is === 'concept' ? [sense] : []));
  return senses.length > 0 ? [{ at, length, senses, exact: true, words }] : [];
}

/**
 * Further readings of a single word: `tim` a heart as well as purple, `đá` a stone outside its usual contexts. They never count
 * as wanted, but a refusal near them applies to all, because too few charms are better than one that the customer refused.
 */
function doubtfulAt(text: Text, at: number, known: readonly Sense[]): Found[] {
  const { tokens, withoutMarks } = text;
  const token = tokens[at];
  if (!token || token.proper || isLookedFor(text, at, PICTURES_BEGIN)) return [];
  if (known.some((sense) => sense.is !== 'concept' && !isFiller(sense))) return [];
  // "Dung lay thu": as `thứ` (kind) it would be followed by a noun.
  const endsRefusal = token.folded === 'thu' && (tokens[at + 1]?.afterBreak ?? true);
  const all = KNOWN_BY_WORDS.get(token.folded) ?? [];
  const senses = all.flatMap(({ words: [word = ''], sense }) => {
    if (sense.is !== 'concept' || !PICTURED.has(sense.concept.kind)) return [];
    if (known.some((other) => other.is === 'concept' && other.concept === sense.concept)) return [];
    // `bông` may be a filler particle or a flower; `do` without diacritics is rarely `đỏ`.
    const isPlainFiller =
      known.some(isFiller) && !all.some((one) => isFiller(one.sense) && one.words[0] === word);
    if (
      isPlainFiller &&
      !endsRefusal &&
      !isRefusedAlone(tokens, at) &&
      !REFUSES_PICTURES.has(tokens[at - 1]?.word ?? '')
    )
      return [];
    const isTyped = word === token.word || (withoutMarks && token.bare && !NEEDS_MARKS.has(word));
    return isTyped && !isNever(ALWAYS.get(word), tokens[at + 1], withoutMarks) ? [sense] : [];
  });
  return senses.length === 0 ? [] : [{ at, length: 1, senses, exact: false, doubtful: true }];
}
/** "Khong no", "ko thich da": what closes the clause after a refusal is its object, whatever the word is elsewhere. */
function isRefusedAlone(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  const isLast = next === undefined || next.afterBreak || AFTER_OBJECT.has(next.folded);
  return isLast && tokens[at]?.afterBreak === false && BEFORE_OBJECT.has(tokens[at - 1]?.folded ?? '');
}
const isUnseen = (sense: Sense) => sense.is === 'concept' && UNSEEN.has(sense.concept.kind);
const UNSEEN: ReadonlySet<ConceptKind> = new Set(['style', 'meaning']);
const isFiller = (sense: Sense) => sense.is === 'role' && sense.role === 'filler';
const PICTURED: ReadonlySet<ConceptKind> = new Set(['color', 'shape', 'category']);

function matchAt(text: Text, at: number, length: number, fitting: readonly Phrase[]): Found | null {
  const typed = text.tokens.slice(at, at + length);
  if (typed.slice(1).some(({ afterBreak, afterGap }) => afterBreak || afterGap)) return null;
  const own = fitting.filter(
    ({ words }) =>
      words.every((word, n) => word === typed[n]?.word) &&
      !(text.withoutMarks && NEEDS_MARKS.has(words.join(' '))),
  );
  const exact =
    own.length > 0 || length === 1 || text.withoutMarks
      ? own
      : fitting.filter((one) => soundsAlike(one, typed));
  const loose = fitting.filter(({ words, sense }) => isLoosely(text, typed, words, sense));
  const candidates = exact.length > 0 && !text.withoutMarks ? exact : [...new Set([...exact, ...loose])];
  const senses = sensesAt(text, at, candidates);
  return senses.length === 0 ? null : { at, length, senses, exact: exact.length > 0 || text.withoutMarks };
}

/** Matches text without diacritics: any phrase in a wish without any, else only phrases of several words. */
function isLoosely(text: Text, typed: readonly Token[], words: readonly string[], sense: Sense): boolean {
  if ((sense.is === 'foreign' || sense.is === 'intent') && words.length === 1) return false;
  if ((text.withoutMarks || sense.is !== 'concept') && NEEDS_MARKS.has(words.join(' '))) return false;
  if (typed.some(({ bare, word }, n) => !bare && word !== words[n])) return false;
  if (text.withoutMarks) return true;
  if (words.length === 1) return false;
  // In text with diacritics `cho con` is not `chó con`: both are words of their own.
  return typed.every(({ bare }) => bare) && typed.some(({ word }) => !PLAIN.has(word));
}

/** `dể thương`: the tones hỏi and ngã sound alike in southern Vietnamese. */
const soundsAlike = ({ words }: Phrase, typed: readonly Token[]): boolean =>
  words.every((word, n) => word === typed[n]?.word || toneOf(word) === toneOf(typed[n]?.word ?? ''));
const WORTH: Record<Sense['is'], number> = { charm: 4, concept: 4, intent: 3, foreign: 3, role: 1 };
const worthOf = (sense: Sense): number =>
  WORTH[sense.is] + (sense.is === 'role' && sense.role !== 'filler' ? 1 : 0);

/** Filters readings by context (`PLACES`); readings that the context confirms win over the others. */
function sensesAt(text: Text, at: number, candidates: readonly Phrase[]): Sense[] {
  const judged = candidates.flatMap((candidate) => {
    const place = candidate.words.length === 1 ? placeOf(candidate, text.withoutMarks) : undefined;
    if (place === undefined && text.withoutMarks && isTooShort(candidate)) return [];
    if (
      text.withoutMarks &&
      candidate.sense.is === 'foreign' &&
      candidate.words.length === 1 &&
      SYLLABLE.test(candidate.words[0] ?? '')
    )
      return [];
    if (isProperName(text.tokens[at], candidate)) return [];
    if (candidate.words.length === 1 && isLookedFor(text, at, PICTURES_BEGIN)) return [];
    const isThere = place === undefined ? null : fitsPlace(text, at, place, candidate);
    return isThere === false ? [] : [{ sense: candidate.sense, placed: isThere === true }];
  });
  const placed = judged.filter((one) => one.placed);
  const left = (placed.length > 0 ? placed : judged).map(({ sense }) => sense);
  const best = Math.max(...left.map(worthOf));
  return left.filter((sense) => worthOf(sense) === best);
}

/** `dao`, `son`: in text without diacritics it may be any Vietnamese syllable. */
const SYLLABLE = /^[a-z]?[aeiouy]{1,3}[a-z]{0,2}$/;
const SHORT = 3;
/** A word this short is ambiguous without diacritics: it counts only in a confirming context. */
function isTooShort({ words: [word = '', ...more], folded, sense }: Phrase): boolean {
  if (sense.is !== 'concept' || more.length > 0 || word === folded[0]) return false;
  return word.length <= SHORT && !CLEAR_WITHOUT_MARKS.has(word);
}

/** `Bạch Mai`, `Hàng Buồm`, `sông Hồng`: a capitalised name in lower-case text is no colour and no shape. */
function isProperName(token: Token | undefined, { words, sense }: Phrase): boolean {
  return (
    token?.proper === true &&
    words.length === 1 &&
    sense.is === 'concept' &&
    (LOOKED_AT.has(sense.concept.kind) || NUMBERED.has(words[0] ?? ''))
  );
}
const LOOKED_AT: ReadonlySet<ConceptKind> = new Set(['color', 'shape', 'category', 'style']);

/** Fillers are valid in any context. */
function placeOf({ words: [word = ''], sense }: Phrase, withoutMarks: boolean): Compiled | undefined {
  if (sense.is === 'role' && sense.role === 'filler') return undefined;
  return (withoutMarks ? UNMARKED.get(word) : undefined) ?? ALWAYS.get(word);
}

/** @returns null when the context neither confirms nor excludes it */
function fitsPlace(text: Text, at: number, place: Compiled, candidate: Phrase): boolean | null {
  const { tokens } = text;
  const { after, before } = place;
  const next = tokens[at + 1];
  const nextWord = next?.afterBreak === false ? next.folded : '';
  if (isNever(place, next, text.withoutMarks)) return false;
  if (after === null && before === null) return null;
  const wordBefore = tokens[at]?.afterBreak ? '' : (tokens[at - 1]?.folded ?? '');
  if ((after?.has(wordBefore) ?? false) || (before?.has(nextWord) ?? false)) return true;
  if (
    REFUSES_PICTURES.has(candidate.folded[0] ?? '') &&
    tokens[at]?.bare &&
    (PICTURES_BEGIN.has(nextWord) || (text.withoutMarks && COLORS_BEGIN.has(nextWord)))
  )
    return candidate.sense.is === 'role';
  return isClearlyThing(tokens, at, candidate);
}

/** First words (folded) of shapes and categories, except `chữ` and `số`, which also follow other words than refusals. */
const PICTURES_BEGIN = new Set(
  KNOWN.flatMap(({ folded: [first = ''], sense }) =>
    sense.is === 'concept' && (sense.concept.kind === 'shape' || sense.concept.kind === 'category')
      ? first
      : [],
  ).filter((word) => word !== 'chu' && word !== 'so'),
);

/** `sợ cá`, `đính đá`; `hoa, đá, chữ`: typed with diacritics, and the object of a verb, or alone in its clause; `sn me, do`. */
function isClearlyThing(tokens: readonly Token[], at: number, { words: [word], sense }: Phrase): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  const next = tokens[at + 1];
  if (sense.is !== 'concept' || !LOOKED_AT.has(sense.concept.kind)) return false;
  const begins = before === undefined || token?.afterBreak;
  const isAlone = begins && (next === undefined || next.afterBreak);
  if (sense.concept.kind === 'style') return before !== undefined && isAlone === true && token?.word === word;
  if (sense.concept.kind === 'color') return before !== undefined && isAlone === true;
  if (!token || token.bare || token.word !== word) return false;
  return (
    isAlone || (begins && sense.concept.kind === 'category') || (!begins && DONE_TO_THINGS.has(before.word))
  );
}
