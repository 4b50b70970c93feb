import { LETTER_TAG } from '../catalogue/categories.ts';
import { descriptionWords as words, essenceOf } from './copy.vi.ts';
import { groupBy } from './groups.ts';
import { CONCEPTS } from './knowledge/index.ts';
import { PARTING } from './knowledge/occasions.vi.ts';

type Described = { readonly name: string; readonly meaning: string; readonly tags: readonly string[] };

const NAMES_SHOWN = 3;
const CHARMS_TELLING = 2;
/** What a bracelet suits. For a parting it may be worn, but nobody praises it as the fitting present. */
const OCCASIONS = new Set(
  CONCEPTS.filter(({ kind, name }) => kind === 'occasion' && name !== PARTING).map(({ name }) =>
    name.toLowerCase(),
  ),
);

/** A short description of a bracelet, from its charms: names, the meanings of the commonest two, the occasions they share. */
export function describeBracelet(charms: readonly Described[]): string {
  const counted = [...groupBy(charms, ({ name }) => name).values()]
    .map((same) => ({ charm: same[0], count: same.length }))
    .toSorted((a, b) => b.count - a.count);
  const kinds = counted.flatMap(({ charm }) => charm ?? []);
  if (kinds.length === 0) return '';
  const names = kinds.map(({ name }) => lowered(name));
  const opening = names.length > 1 ? words.several(capital(listOf(names))) : words.one(names[0] ?? '');
  // A letter spells the name; what is meant is said by the others.
  const [first, second] = kinds
    .filter(({ meaning, tags }) => meaning !== '' && !tags.includes(LETTER_TAG))
    .slice(0, CHARMS_TELLING)
    .map(({ name, meaning }) => ({
      name: lowered(name),
      meaning: lowered(essenceOf(meaning)).replace(words.needless, ''),
    }));
  const suits = commonest(
    kinds.flatMap(({ tags }) => tags.filter((tag) => OCCASIONS.has(tag.toLowerCase()))),
  );
  return [
    `${opening}.`,
    ...(first ? [words.tells({ ...first, name: capital(first.name) }, second)] : []),
    ...(suits.length > 0 ? [words.suits(suits)] : []),
  ].join(' ');
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function listOf(names: readonly string[]): string {
  const shown = names.slice(0, NAMES_SHOWN);
  if (names.length > shown.length) return `${shown.join(', ')} ${words.andMore(names.length - shown.length)}`;
  return `${shown.slice(0, -1).join(', ')} ${words.and} ${shown.at(-1)}`;
}

function commonest(tags: readonly string[]): string[] {
  return [...groupBy(tags, (tag) => tag)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, 2)
    .map(([tag]) => tag);
}
