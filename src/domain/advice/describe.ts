import { LETTER_TAG } from '../catalogue/categories.ts';
import { descriptionWords as words, essenceOf } from './copy.vi.ts';
import { groupBy } from './groups.ts';
import { CONCEPTS } from './knowledge/index.ts';

type Described = { readonly name: string; readonly meaning: string; readonly tags: readonly string[] };

const NAMES_SHOWN = 3;
/** What a bracelet suits: recipients' presents and occasions. */
const OCCASIONS = new Set(
  CONCEPTS.filter(({ kind }) => kind === 'occasion').map(({ name }) => name.toLowerCase()),
);

/** A short description of a bracelet, from its charms: names, the meaning of the commonest, the occasions they share. */
export function describeBracelet(charms: readonly Described[]): string {
  const counted = [...groupBy(charms, ({ name }) => name).values()]
    .map((same) => ({ charm: same[0], count: same.length }))
    .toSorted((a, b) => b.count - a.count);
  const kinds = counted.flatMap(({ charm }) => charm ?? []);
  if (kinds.length === 0) return '';
  const opening = words.charms(listOf(kinds.map(({ name }) => name)));
  // A letter spells the name; what is meant is said by the others.
  const speaker = kinds.find(({ meaning, tags }) => meaning !== '' && !tags.includes(LETTER_TAG));
  const told = speaker
    ? `${opening}. ${words.meaning(speaker.name, essenceOf(speaker.meaning))}`
    : `${opening}.`;
  const suits = commonest(
    kinds.flatMap(({ tags }) => tags.filter((tag) => OCCASIONS.has(tag.toLowerCase()))),
  );
  return suits.length > 0 ? `${told} ${words.suits(suits.join(', '))}` : told;
}

function listOf(names: readonly string[]): string {
  const shown = names.slice(0, NAMES_SHOWN);
  if (names.length > shown.length) return `${shown.join(', ')} ${words.andMore(names.length - shown.length)}`;
  const last = shown.at(-1) ?? '';
  return shown.length > 1 ? `${shown.slice(0, -1).join(', ')} ${words.and} ${last}` : last;
}

function commonest(tags: readonly string[]): string[] {
  return [...groupBy(tags, (tag) => tag)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, 2)
    .map(([tag]) => tag);
}
