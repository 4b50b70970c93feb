import { z } from './zod.ts';

// Fields that arrive as text in a form, or as their own type in JSON.

/** A whole number; an empty text counts as missing. */
export function formNumber(rule: z.ZodType<number, number>) {
  return z.preprocess((value) => {
    if (typeof value !== 'string') return value;
    return value.trim() === '' ? undefined : Number(value);
  }, rule) as unknown as z.ZodType<number, number | string>;
}

/** One of several words, or null, which a form sends as an empty text. */
export function formChoice<const T extends readonly string[]>(words: T) {
  return z.preprocess(
    (value) => (value === '' ? null : value),
    z.enum(words).nullable(),
  ) as unknown as z.ZodType<T[number] | null, T[number] | '' | null>;
}

/** An optional value: null, which a form sends as an empty text. @param read parses the text of a form; null when invalid */
export function formOptional<T extends string | number>(
  rule: z.ZodType<T, T>,
  read?: (text: string) => T | null,
) {
  return z.preprocess((value) => {
    if (typeof value !== 'string') return value;
    if (value.trim() === '') return null;
    return read === undefined ? value : (read(value) ?? NaN);
  }, rule.nullable()) as unknown as z.ZodType<T | null, T | string | null>;
}

/** `true` or `false`. */
export const FormFlag = z.preprocess((value) => {
  if (value === 'true') return true;
  return value === 'false' ? false : value;
}, z.boolean()) as unknown as z.ZodType<boolean, boolean | string>;

/** Parses `a, b, c` as a list; an empty text is an empty list. */
export function formList<T extends z.ZodType<string, string>>(item: T, most: number) {
  return z.preprocess((value) => {
    if (typeof value !== 'string') return value;
    const parts = value.split(',').map((part) => part.trim());
    return parts.filter((part) => part !== '');
  }, z.array(item).max(most)) as unknown as z.ZodType<string[], string[] | string>;
}

/** JSON text within a form. */
export function formJson<T extends z.ZodType>(rule: T) {
  return z.preprocess((value) => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value) as unknown;
    } catch {
      return value;
    }
  }, rule) as unknown as z.ZodType<z.output<T>, z.input<T> | string>;
}
