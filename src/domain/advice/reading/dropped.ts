import { withoutDiacritics } from '../../kernel/folding.ts';
import { valueOfWord } from './counts.ts';

/** What takes something away, up to the end of its clause; "đổi sang cái đầu" takes none. */
const DROPS =
  /(?<!\p{L})(?:bo|loai|dep|(?:doi|thay)(?! (?:sang|qua|thanh|bang|lai))|(?:khong|ko|k|hong|hem|dung) (?:lay|thich|ung|can|chon))(?!\p{L})[^,.;!?\n]*/gu;
/** `cái đầu`, `con thứ hai`, `charm số 3`, `cái cuối cùng`; "con dâu" and "cái đầu lâu" are no places. */
const PLACE =
  /(?<!\p{L})(?:cai|con(?! dau)|mau|hat|hot|charm|mon|vien) (?:(?<first>dau(?! lau)(?: tien)?)|(?<last>cuoi(?: cung)?|sau cung)|(?:thu|so) (?<nth>nhat|hai|ba|tu|nam|sau|bay|tam|[1-8]))(?![\p{L}\d])/gu;

/**
 * Which of the charms shown last are not wanted, by their place: "bỏ cái đầu với cái thứ ba đi".
 * @param shown how many were shown
 * @returns places from 0
 */
export function droppedPlaces(wish: string, shown: number): number[] {
  const folded = withoutDiacritics(wish.normalize('NFC').toLowerCase());
  const places = [...folded.matchAll(DROPS)].flatMap(([clause]) =>
    [...clause.matchAll(PLACE)].map(({ groups = {} }) => {
      if (groups.first !== undefined || groups.nth === 'nhat') return 0;
      if (groups.last !== undefined) return shown - 1;
      return (Number(groups.nth) || valueOfWord(groups.nth)) - 1;
    }),
  );
  return [...new Set(places)].filter((place) => place >= 0 && place < shown);
}
