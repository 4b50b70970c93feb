import type { Charm } from '#contract/http/catalogue.ts';
import { MARKS_MAX, type PhotoExchange, type PhotoMark } from '#domain/ordering/photos.ts';

/** A charm to exchange, by its slot in the order, and its replacement. */
export type WantedExchange = PhotoExchange & { readonly item: string; readonly charm: Charm };

/** A change request being written. */
export type Wish = {
  readonly words: string;
  readonly marks: readonly PhotoMark[];
  readonly exchanges: readonly WantedExchange[];
  /** how often it was submitted without a text */
  readonly tries: number;
};

export const NOTHING_ASKED: Wish = { words: '', marks: [], exchanges: [], tries: 0 };

export const isWish = ({ words, marks, exchanges }: Partial<Wish>): boolean =>
  typeof words === 'string' && Array.isArray(marks) && Array.isArray(exchanges);

/** Adds a mark; beyond the maximum the oldest is dropped. */
export function withMark(wish: Wish, mark: PhotoMark): Wish {
  return { ...wish, marks: [...wish.marks, mark].slice(-MARKS_MAX) };
}

/** Removes the newest mark. */
export const withoutLast = (wish: Wish): Wish => ({ ...wish, marks: wish.marks.slice(0, -1) });

/** Moves the newest mark of a photo by thousandths of its size, staying inside it. */
export function nudged(wish: Wish, photo: number, by: Pick<PhotoMark, 'x' | 'y'>): Wish {
  const last = wish.marks.findLastIndex((mark) => mark.photo === photo);
  const within = (value: number) => Math.min(1000, Math.max(0, value));
  const moved = (mark: PhotoMark) => ({ ...mark, x: within(mark.x + by.x), y: within(mark.y + by.y) });
  return { ...wish, marks: wish.marks.map((mark, place) => (place === last ? moved(mark) : mark)) };
}

type Place = Pick<WantedExchange, 'item' | 'position'>;
const isAt = (a: Place) => (b: Place) => a.item === b.item && a.position === b.position;

/** The replacement chosen for a slot, if any. */
export const exchangeAt = (
  { exchanges }: Pick<Wish, 'exchanges'>,
  place: Place,
): WantedExchange | undefined => exchanges.find(isAt(place));

/** Sets the replacement for a slot, replacing an earlier choice. */
export function withExchange(wish: Wish, exchange: WantedExchange): Wish {
  const others = wish.exchanges.filter((each) => !isAt(exchange)(each));
  return { ...wish, exchanges: [...others, exchange], tries: 0 };
}

/** Removes the replacement: the slot keeps its charm. */
export function withoutExchange(wish: Wish, place: Place): Wish {
  return { ...wish, exchanges: wish.exchanges.filter((each) => !isAt(place)(each)) };
}
