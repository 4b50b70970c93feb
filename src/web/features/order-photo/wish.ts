import { MARKS_MAX, type PhotoMark } from '#domain/ordering/photos.ts';

/** What she writes before it is sent. */
export type Wish = {
  readonly words: string;
  readonly marks: readonly PhotoMark[];
  /** she wanted to send it without words */
  readonly isMissing: boolean;
};

export const NOTHING_ASKED: Wish = { words: '', marks: [], isMissing: false };

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
