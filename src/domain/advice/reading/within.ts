import { withoutDiacritics } from '../../kernel/folding.ts';
import { FEELINGS_MADE, FELT_FOR, MAKES, NO_LONGER } from '../knowledge/people-words.vi.ts';
import { findConcept } from '../knowledge/index.ts';
import type { Concept, ConceptKind } from '../knowledge/concepts.ts';
import { MOTHER, RECIPIENTS } from '../knowledge/recipients.vi.ts';
import type { Found } from './phrases.ts';
import { clauseEnd, type Text, type Token } from './tokens.ts';

const PEOPLE = indexed((said) => said);
const PEOPLE_FOLDED = indexed(withoutDiacritics);
const LONGEST = Math.max(...[...PEOPLE.keys()].map((said) => said.split(' ').length));

function indexed(key: (said: string) => string): ReadonlyMap<string, Concept> {
  return new Map(
    RECIPIENTS.toReversed().flatMap((concept) =>
      concept.says.map((said) => [key(said.normalize('NFC')), concept]),
    ),
  );
}

/**
 * "Nhớ mẹ", "xin lỗi vợ", "làm mẹ giận": a phrase of what somebody feels has that person within it, who is read as well.
 * @returns what was found, with them, in the order of the text
 */
export function withPeopleWithin(text: Text, found: readonly Found[]): Found[] {
  const { tokens } = text;
  const within: Found[] = [];
  const parts = found.map((part): Found => {
    if (isMadeToFeel(tokens, part)) {
      const concept = findConcept('recipient', MOTHER);
      if (!concept) return part;
      const at = part.at + 1;
      const own = personAt(text, at) ?? { at, length: 1, senses: [{ is: 'concept', concept }], exact: true };
      within.push(own);
      return own;
    }
    const who = isOfFeelings(part) ? personWithin(text, part) : null;
    if (who) within.push(who);
    return part;
  });
  // "Xin lỗi mẹ chồng": what is left of the longer name is nobody else.
  const left = parts.filter(
    (part) => !within.some((who) => who !== part && part.at > who.at && part.at < who.at + who.length),
  );
  return [...new Set([...left, ...within])]
    .filter((part) => !(isSomebody(part) && isRemembered(tokens, part.at)))
    .toSorted((one, other) => one.at - other.at);
}

const UNSEEN: ReadonlySet<ConceptKind> = new Set(['meaning', 'occasion', 'style']);
const isOfFeelings = ({ length, senses }: Found): boolean =>
  length > 1 && senses.every((sense) => sense.is === 'concept' && UNSEEN.has(sense.concept.kind));

/** "Một hạt để nhớ bà": worn in memory of somebody, who is not whom it is for. */
const isRemembered = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.folded === 'nho' && tokens[at - 2]?.folded === 'de';
const isSomebody = ({ senses }: Found): boolean =>
  senses.every((sense) => sense.is === 'concept' && sense.concept.kind === 'recipient');

const saidAt = (tokens: readonly Token[], from: number, to: number, isFolded: boolean): string =>
  tokens
    .slice(from, to)
    .map(({ word, folded }) => (isFolded ? folded : word))
    .join(' ');

const FELT_FOLDED = new Set([...FELT_FOR].map(withoutDiacritics));

function personWithin(text: Text, { at, length }: Found): Found | null {
  const { tokens, withoutMarks } = text;
  const felt = withoutMarks ? FELT_FOLDED : FELT_FOR;
  const from = Array.from({ length: length - 1 }, (_, n) => at + n + 1);
  const [who] = from
    .filter((start) => felt.has(saidAt(tokens, at, start, withoutMarks)))
    .flatMap((start) => personAt(text, start) ?? []);
  // "Nhớ chồng cũ".
  return who && !NO_LONGER.has(tokens[who.at + who.length]?.word ?? '') ? who : null;
}

/** The longest name of somebody that begins here. */
function personAt({ tokens, withoutMarks }: Text, at: number): Found | null {
  const people = withoutMarks ? PEOPLE_FOLDED : PEOPLE;
  const most = Math.min(LONGEST, clauseEnd(tokens, at + 1) - at);
  for (let length = most; length > 0; length -= 1) {
    const concept = people.get(saidAt(tokens, at, at + length, withoutMarks));
    if (concept) return { at, length, senses: [{ is: 'concept', concept }], exact: true };
  }
  return null;
}

/** "Làm mẹ giận", "làm mẹ mình bất ngờ": nobody becomes a mother. */
function isMadeToFeel(tokens: readonly Token[], { at, length }: Found): boolean {
  if (length !== 2 || !MAKES.has(saidAt(tokens, at, at + length, false))) return false;
  const after = tokens.slice(at + length, Math.min(clauseEnd(tokens, at + length), at + length + REACH));
  return after.some(({ word }) => FEELINGS_MADE.has(word));
}
const REACH = 4;
