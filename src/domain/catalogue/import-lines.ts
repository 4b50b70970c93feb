import { fold } from '../kernel/folding.ts';
import { tidyLine } from '../kernel/text-rules.ts';
import type { CategoryType } from './categories.ts';
import { findCategoryType } from './categories.ts';
import { goodsCopy } from './copy.vi.ts';

/** The columns of an import, each with the headings that name it (folded). */
const HEADINGS = {
  /** identifies the charm, even if it was renamed */
  slug: ['slug', 'ma'],
  name: ['name', 'ten', 'ten charm'],
  price: ['price', 'gia'],
  stock: ['stock', 'ton kho', 'so luong'],
  /** the stock when the table was exported: only the difference is applied */
  stockSeen: ['ton kho luc xuat'],
  /** the last line of the stock ledger at that time: what the table has changed so far is found by it */
  ledgerSeen: ['dong so kho luc xuat'],
  category: ['category', 'danh muc', 'loai'],
  description: ['description', 'mo ta'],
  meaning: ['meaning', 'y nghia'],
  tags: ['tags', 'the', 'nhan'],
  /** cost price of a piece; an empty cell leaves it unchanged */
  cost: ['cost', 'gia von'],
} as const;
export type ImportColumn = keyof typeof HEADINGS;

/** The column that a heading names, or undefined. */
export function columnOf(heading: string): ImportColumn | undefined {
  const folded = fold(heading);
  const columns = Object.keys(HEADINGS) as ImportColumn[];
  return columns.find((column) => HEADINGS[column].some((name) => name === folded));
}

/**
 * Normalises a number as people write it in a table: `35.000`, `35,000 ₫`, `35 000`. Text that is not grouped by three is kept
 * and fails validation later: `35000.00` must not become a hundred times as much.
 */
export function importedNumber(text: string): string {
  const digits = text.replace(/[\s\u00a0₫đ]/giu, '');
  return /^\d{1,3}([.,])\d{3}(\1\d{3})*$/.test(digits) ? digits.replace(/[.,]/g, '') : digits;
}

/** Whether a cell of `importedNumber` is malformed, before any bounds are checked; null for a whole number or an empty cell. */
export function importedNumberIssue(digits: string): string | null {
  if (digits === '' || /^[+-]?\d+$/.test(digits)) return null;
  const isNumber = /^[+-]?\d+([.,]\d+)+$/.test(digits);
  return isNumber ? goodsCopy.importNotWhole(digits) : goodsCopy.importNotNumber(digits);
}

type Category<Id> = { id: Id; name: string; type: CategoryType };

/** The category that a cell names: by its name, with or without diacritics, or by its type. */
export function categoryNamed<Id>(text: string, categories: readonly Category<Id>[]): Id | undefined {
  const folded = fold(text);
  const called = tidyLine(text);
  const byName =
    categories.find(({ name }) => name === called) ?? categories.find(({ name }) => fold(name) === folded);
  return (byName ?? categories.find(({ type }) => type === findCategoryType(text.trim())))?.id;
}

/**
 * Whether a text was decoded with the wrong encoding: a legacy table read as UTF-8 (`Hoa ��o`), or UTF-8 read as a legacy
 * encoding (`Hoa Ä‘Ã o`).
 */
export function hasBrokenLetters(text: string): boolean {
  const letters = text.replace(/\s/g, '');
  return /[\uFFFD\p{Cc}]/u.test(letters) || MISREAD.test(text);
}

/** Lead bytes of Vietnamese letters in UTF-8 decoded as single characters, followed by a decoded continuation byte. */
const MISREAD =
  /\u00E1[\u00BA\u00BB][\u0080-\u2122]|\u00C4[\u2018\u0192\u00A9\u0090]|\u00C6[\u00A1\u00B0]|\u00C3[\u00A1-\u00BF\u0192]/;
