import { withoutDiacritics } from '../kernel/folding.ts';
import type { CharmId } from '../kernel/ids.ts';
import { ok, refuse } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { waitingOf } from './board.ts';
import type { Board, Slot, Supply } from './board.ts';
import { LETTERS_MAX } from './limits.ts';

export type NameRefusal = 'no_letters' | 'too_long' | 'letter_missing' | 'over_stock';

export const HEART = '♥';

/** The letters of a name as the shop stocks them: A–Z, 0–9 and a heart; `Bống ❤` → B O N G ♥ (decisions, What is sold). */
export function lettersOf(name: string): string[] {
  const upper = withoutDiacritics(name.replace(/<3|[❤♡💕💖💗]\ufe0f?/gu, HEART)).toUpperCase();
  return Array.from(upper).filter((letter) => /[A-Z0-9♥]/.test(letter));
}

/** The letters that are replaced, each once: `Đ` becomes `D`. */
export function foldedLetters(name: string): { typed: string; laid: string }[] {
  const typed = new Set(Array.from(name.normalize('NFC').toUpperCase()));
  return [...typed]
    .map((letter) => ({ typed: letter, laid: withoutDiacritics(letter) }))
    .filter(({ typed: letter, laid }) => letter !== laid && /^[A-Z]$/.test(laid));
}

export type NameOptions = {
  readonly supply: Supply;
  /** The charm of each stocked letter. */
  readonly letters: ReadonlyMap<string, CharmId>;
  /** A charm for both ends of the name, such as the heart. */
  readonly ends?: CharmId | undefined;
};

/**
 * Places a name centred on the ring, replacing an earlier name. Charms in its place return to the tray; the other slots stay as
 * they are, for the customer or auto-fill.
 */
export function layName(board: Board, name: string, options: NameOptions): Result<Board, NameRefusal> {
  const letters = lettersOf(name);
  if (letters.length === 0) return refuse('no_letters');
  const charms = letters.map((letter) => options.letters.get(letter));
  const known = charms.filter((charm) => charm !== undefined);
  const laid = options.ends === undefined ? known : [options.ends, ...known, options.ends];
  if (letters.length > LETTERS_MAX || laid.length > board.slots.length) return refuse('too_long');
  if (known.length < letters.length) return refuse('letter_missing');

  const bare = takeNameOff(board, options.letters);
  const start = Math.floor((bare.slots.length - laid.length) / 2);
  const slots = bare.slots.map((slot, index): Slot => laid[index - start] ?? slot);
  const displaced = bare.slots.slice(start, start + laid.length).filter((slot) => slot !== null);
  const next = displaced.reduce<Board>(backToTray, { ...bare, slots });
  return laid.every((id) => count(slots, id) + waitingOf(next, id) <= options.supply(id))
    ? ok(next)
    : refuse('over_stock');
}

/** Removes the letters of a name from the ring and from the design. */
export function takeNameOff(board: Board, letters: ReadonlyMap<string, CharmId>): Board {
  const ids = new Set(letters.values());
  if (!board.slots.some((slot) => slot !== null && ids.has(slot))) return board;
  return { ...board, slots: board.slots.map((slot) => (slot !== null && ids.has(slot) ? null : slot)) };
}

function backToTray(board: Board, id: CharmId): Board {
  return { ...board, tray: { ...board.tray, [id]: waitingOf(board, id) + 1 } };
}

function count(slots: readonly Slot[], id: CharmId): number {
  return slots.filter((slot) => slot === id).length;
}
