import { fold } from '../kernel/folding.ts';
import { tidyLine } from '../kernel/text-rules.ts';
import type { CategoryType } from './categories.ts';
import { findCategoryType } from './categories.ts';
import { goodsCopy } from './copy.vi.ts';

/** The columns of an import, by every heading they may have (folded). */
const HEADINGS = {
  /** whose line it is, whatever it is called by now */
  slug: ['slug', 'ma'],
  name: ['name', 'ten', 'ten charm'],
  price: ['price', 'gia'],
  stock: ['stock', 'ton kho', 'so luong'],
  /** what was on the shelf when the table was written: only the difference moves */
  stockSeen: ['ton kho luc xuat'],
  category: ['category', 'danh muc', 'loai'],
  description: ['description', 'mo ta'],
  meaning: ['meaning', 'y nghia'],
  tags: ['tags', 'the', 'nhan'],
  /** what a piece costs the shop; an empty cell leaves it as it is */
  cost: ['cost', 'gia von'],
} as const;
export type ImportColumn = keyof typeof HEADINGS;

/** Which column a heading names, or undefined. */
export function columnOf(heading: string): ImportColumn | undefined {
  const folded = fold(heading);
  const columns = Object.keys(HEADINGS) as ImportColumn[];
  return columns.find((column) => HEADINGS[column].some((name) => name === folded));
}

/**
 * A number as people write it in a table: `35.000`, `35,000 ₫`, `35 000`. What is not grouped by three stays as it is and
 * is judged so: `35000.00` must not become a hundred times as much.
 */
export function importedNumber(text: string): string {
  const digits = text.replace(/[\s\u00a0₫đ]/giu, '');
  return /^\d{1,3}([.,])\d{3}(\1\d{3})*$/.test(digits) ? digits.replace(/[.,]/g, '') : digits;
}

/** What is wrong with a cell of `importedNumber` before anybody asks how large it is; null for a whole number or nothing. */
export function importedNumberIssue(digits: string): string | null {
  if (digits === '' || /^[+-]?\d+$/.test(digits)) return null;
  const isNumber = /^[+-]?\d+([.,]\d+)+$/.test(digits);
  return isNumber ? goodsCopy.importNotWhole(digits) : goodsCopy.importNotNumber(digits);
}

type Category<Id> = { id: Id; name: string; type: CategoryType };

/** The category a cell names: by its name, with or without marks, or by its kind. */
export function categoryNamed<Id>(text: string, categories: readonly Category<Id>[]): Id | undefined {
  const folded = fold(text);
  const called = tidyLine(text);
  const byName =
    categories.find(({ name }) => name === called) ?? categories.find(({ name }) => fold(name) === folded);
  return (byName ?? categories.find(({ type }) => type === findCategoryType(text.trim())))?.id;
}

/**
 * Letters that came in as others: a table in an old writing read as UTF-8 (`Hoa ��o`), or UTF-8 read as an old one (`Hoa Ä‘Ã o`).
 */
export function hasBrokenLetters(text: string): boolean {
  const letters = text.replace(/\s/g, '');
  return /[\uFFFD\p{Cc}]/u.test(letters) || MISREAD.test(text);
}

/** The first bytes of Vietnamese letters in UTF-8, each read as a letter of its own, with what stands for the second. */
const MISREAD =
  /\u00E1[\u00BA\u00BB][\u0080-\u2122]|\u00C4[\u2018\u0192\u00A9\u0090]|\u00C6[\u00A1\u00B0]|\u00C3[\u00A1-\u00BF\u0192]/;
