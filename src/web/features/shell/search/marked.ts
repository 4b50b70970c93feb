import { fold } from '#domain/kernel/folding.ts';

/** A part of a text, and whether it matches the search. */
export type MarkedPart = { readonly text: string; readonly found: boolean };

/**
 * Splits a text into matching and other parts, ignoring diacritics and case: `hoa d` marks `Hoa đ` in `Hoa đào`. Only beginnings
 * of words match; the parts joined are the text.
 */
export function markedParts(text: string, search: string): MarkedPart[] {
  const letters = Array.from(text.normalize('NFC'));
  // Each letter folds to exactly one character, so that indices in the folded text are indices in the text.
  const folded = letters.map((letter) => fold(letter).charAt(0) || ' ');
  const line = folded.join('');
  const found = letters.map(() => false);
  for (const word of fold(search).split(' ')) {
    if (word === '') continue;
    for (let at = line.indexOf(word); at >= 0; at = line.indexOf(word, at + 1)) {
      if (at === 0 || line[at - 1] === ' ') found.fill(true, at, at + word.length);
    }
  }
  return together(letters, found);
}

/** Joins adjacent letters of the same kind into parts. */
function together(letters: readonly string[], found: readonly boolean[]): MarkedPart[] {
  const parts: { text: string; found: boolean }[] = [];
  letters.forEach((letter, at) => {
    const last = parts.at(-1);
    const isFound = found[at] ?? false;
    if (last?.found === isFound) last.text += letter;
    else parts.push({ text: letter, found: isFound });
  });
  return parts;
}
