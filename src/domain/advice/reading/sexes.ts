import { withoutDiacritics } from '../../kernel/folding.ts';
import { HE, HE_AT_THE_BEGINNING, INTRODUCES, SHE, SHE_AT_THE_BEGINNING } from '../knowledge/grammar.vi.ts';
import type { Concept } from '../knowledge/concepts.ts';
import { findConcept } from '../knowledge/index.ts';
import { CALLED_HE, MALE } from '../knowledge/people-words.vi.ts';
import { OF_EITHER_SEX, OF_SEX } from '../knowledge/recipients.vi.ts';
import { MANLY } from '../knowledge/styles.vi.ts';
import type { Slot } from '../slots.ts';
import type { Token } from './tokens.ts';

/** "Quà cho ny, ổng mê cà phê": a pronoun tells whether somebody is a man or a woman. */
export function ofSex(slots: readonly Slot[], tokens: readonly Token[]): Slot[] {
  const sex = isSaid(tokens, HE, HE_AT_THE_BEGINNING)
    ? 'he'
    : isSaid(tokens, SHE, SHE_AT_THE_BEGINNING)
      ? 'she'
      : null;
  const manly = findConcept('style', MANLY);
  return slots.flatMap((slot): Slot[] => {
    if (slot.type !== 'concept' || slot.concept.kind !== 'recipient') return [slot];
    const own = isCalledHe(tokens, slot) ? 'he' : sex;
    if (own === null) return [slot];
    return ofOneSex(slot, own, manly);
  });
}

function ofOneSex(slot: Slot & { type: 'concept' }, sex: 'he' | 'she', manly: Concept | undefined): Slot[] {
  const concept = findConcept('recipient', OF_SEX[slot.concept.name]?.[sex] ?? '');
  if (concept) return [{ ...slot, concept }];
  return sex === 'he' && manly && OF_EITHER_SEX.has(slot.concept.name)
    ? [slot, { type: 'concept', concept: manly, wanted: slot.wanted, sure: ASIDE, span: null }]
    : [slot];
}

/** "Anh chủ trọ", "đồng nghiệp nam": a man by the word before or after. */
function isCalledHe(tokens: readonly Token[], { span }: Slot): boolean {
  if (span === null) return false;
  const at = tokens.findIndex(({ from }) => from === span.from);
  const next = tokens.find(({ from }) => from >= span.to);
  if (tokens.some(({ word, from, to }) => word === MALE && to === span.to && from > span.from)) return true;
  return (
    CALLED_HE.has(tokens[at - 1]?.word ?? '') ||
    (next?.word === MALE && !next.afterBreak && next.from - span.to === 1)
  );
}
/** What is only told by a pronoun counts less than what was said. */
const ASIDE = 0.9;

const isSaid = (tokens: readonly Token[], anywhere: readonly string[], beginning: ReadonlySet<string>) =>
  tokens.some(
    (token, at) =>
      anywhere.some((said) => isAt(tokens, at, said.split(' '))) ||
      (beginning.has(token.word) && isBeginning(tokens, at)) ||
      (anywhere === HE && isMale(tokens, at)),
  );

/** "Sếp người Hàn, nam, hay chơi golf": the word alone, since `nam` is a year, the south and half of a country as well. */
const isMale = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === MALE &&
  (tokens[at].afterBreak || tokens[at - 1]?.folded === 'la') &&
  (tokens[at + 1]?.afterBreak ?? true);

/** Typed without marks only pronouns of several words are recognized: `anh` is anybody. */
const isAt = (tokens: readonly Token[], at: number, words: readonly string[]) =>
  words.every((word, n) => {
    const token = tokens[at + n];
    return (
      token !== undefined &&
      (token.word === word || (words.length > 1 && token.bare && token.folded === withoutDiacritics(word)))
    );
  });

/** `ảnh` is a photograph as well, `cổ` a neck: they are somebody where a clause begins or something is given. */
const isBeginning = (tokens: readonly Token[], at: number) =>
  at === 0 || tokens[at]?.afterBreak === true || INTRODUCES.has(tokens[at - 1]?.word ?? '');
