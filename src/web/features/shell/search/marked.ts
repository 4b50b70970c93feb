import { fold } from '#domain/kernel/folding.ts';

/** A part of a text, and whether it is what somebody looked for. */
export type MarkedPart = { readonly text: string; readonly found: boolean };

/**
 * Cuts a text where the words of a search begin and end, marks and case aside: `hoa d` marks `Hoa đ` in `Hoa đào`.
 * Only beginnings of words count; the parts together are the text.
 */
export function markedParts(text: string, search: string): MarkedPart[] {
  const letters = Array.from(text.normalize('NFC'));
  // Each letter folds to one sign (or to none), so that places in the folded text are places in the text.
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

/** Neighbours that are both found, or both not, as one part. */
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
