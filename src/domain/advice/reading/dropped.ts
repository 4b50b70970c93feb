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
  const places = [...foldedOf(wish).matchAll(DROPS)].flatMap(([clause]) => placesIn(clause, shown));
  return [...new Set(places)].filter((place) => place >= 0 && place < shown);
}

/** "Lấy cái đầu với con thứ ba nha": a message that takes some of the charms shown last, and says nothing else. */
const TAKES =
  /^(?:(?:ok|oke|okie|da|u|um|vay|thoi|cho|em|minh|tui|chi|anh|shop|bong|muon) )*(?:lay|chot|chon|mua|dat|ung|thich) (?:(?:cai|con|mau|hat|hot|charm|mon|vien) (?:dau(?: tien)?|cuoi(?: cung)?|sau cung|(?:thu|so) (?:nhat|hai|ba|tu|nam|sau|bay|tam|[1-8]))(?: (?:voi|va|cung) | )?)+(?:(?:di|nha|nhe|luon|a|shop|oi|cho|em|minh|tui|thoi)(?: |$))*$/u;

/** @returns places from 0; none where the message says more than that */
export function takenPlaces(wish: string, shown: number): number[] {
  const said = foldedOf(wish)
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();
  const places = TAKES.test(said) ? placesIn(said, shown) : [];
  return [...new Set(places)].filter((place) => place >= 0 && place < shown);
}

const foldedOf = (wish: string): string => withoutDiacritics(wish.normalize('NFC').toLowerCase());

function placesIn(clause: string, shown: number): number[] {
  return [...clause.matchAll(PLACE)].map(({ groups = {} }) => {
    if (groups.first !== undefined || groups.nth === 'nhat') return 0;
    if (groups.last !== undefined) return shown - 1;
    return (Number(groups.nth) || valueOfWord(groups.nth)) - 1;
  });
}
