import type { Charm } from '#contract/http/catalogue.ts';
import { MARKS_MAX, type PhotoExchange, type PhotoMark } from '#domain/ordering/photos.ts';

/** A charm that she wants to exchange, by its place in the order, and the one that she chose for it. */
export type WantedExchange = PhotoExchange & { readonly item: string; readonly charm: Charm };

/** What she writes before it is sent. */
export type Wish = {
  readonly words: string;
  readonly marks: readonly PhotoMark[];
  readonly exchanges: readonly WantedExchange[];
  /** she wanted to send it without words */
  readonly isMissing: boolean;
};

export const NOTHING_ASKED: Wish = { words: '', marks: [], exchanges: [], isMissing: false };

/** One mark more; above the most, the oldest goes. */
export function withMark(wish: Wish, mark: PhotoMark): Wish {
  return { ...wish, marks: [...wish.marks, mark].slice(-MARKS_MAX) };
}

/** Without the newest mark. */
export const withoutLast = (wish: Wish): Wish => ({ ...wish, marks: wish.marks.slice(0, -1) });

/** The newest mark of a photograph moved by so many thousandths, within it. */
export function nudged(wish: Wish, photo: number, by: Pick<PhotoMark, 'x' | 'y'>): Wish {
  const last = wish.marks.findLastIndex((mark) => mark.photo === photo);
  const within = (value: number) => Math.min(1000, Math.max(0, value));
  const moved = (mark: PhotoMark) => ({ ...mark, x: within(mark.x + by.x), y: within(mark.y + by.y) });
  return { ...wish, marks: wish.marks.map((mark, place) => (place === last ? moved(mark) : mark)) };
}

type Place = Pick<WantedExchange, 'item' | 'position'>;
const isAt = (a: Place) => (b: Place) => a.item === b.item && a.position === b.position;

/** The charm that she chose for a place, if any. */
export const exchangeAt = (
  { exchanges }: Pick<Wish, 'exchanges'>,
  place: Place,
): WantedExchange | undefined => exchanges.find(isAt(place));

/** Another charm for a place; what she chose there before gives way. */
export function withExchange(wish: Wish, exchange: WantedExchange): Wish {
  const others = wish.exchanges.filter((each) => !isAt(exchange)(each));
  return { ...wish, exchanges: [...others, exchange], isMissing: false };
}

/** The charm of a place stays. */
export function withoutExchange(wish: Wish, place: Place): Wish {
  return { ...wish, exchanges: wish.exchanges.filter((each) => !isAt(place)(each)) };
}
