import { generic } from '#domain/kernel/copy.vi.ts';
import type { Check } from '#domain/kernel/issue.ts';
import type { Id } from '#domain/kernel/ids.ts';
import { AMOUNT_WRONG, NUMBER_WHOLE, numberMost } from '#domain/kernel/numbers.vi.ts';
import { lengthOf, tidyLine, tidyText } from '#domain/kernel/text-rules.ts';
import type { Vnd } from '#domain/kernel/vnd.ts';
import { z } from './zod.ts';

/** A UUID of one entity: a plain string on the wire, a branded id in the program; `missing` is the message for an invalid one. */
export function idOf<T extends Id<string>>(missing?: string): z.ZodType<T, string> {
  // The brand exists for the compiler only; validation checks just the UUID format.
  // In lower case, as the database gives it: many an id is compared in memory.
  return z.uuid(missing === undefined ? {} : { error: missing }).toLowerCase() as unknown as z.ZodType<
    T,
    string
  >;
}

/** Whole đồng, never negative (decisions, Wire format). */
export const Money = z.int().min(0) as unknown as z.ZodType<Vnd, number>;

/** Number of pieces: whole, never negative. */
export const Count = z.int().min(0);

type Bounds = { least: number; most: number; message: string; fraction?: string; tooMuch?: string };

/** A whole number; `message` covers anything else and values below `least`, `tooMuch` values above `most`. */
export function whole({ least, most, message, fraction = message, tooMuch = numberMost(most) }: Bounds) {
  const error = ({ code, input }: { readonly code?: string; readonly input?: unknown }) => {
    if (code === 'too_big') return tooMuch;
    return Number.isFinite(input) && !Number.isInteger(input) ? fraction : message;
  };
  return z.int({ error }).min(least, { error: message }).max(most, { error: tooMuch });
}

/**
 * An amount that staff count and enter: above any day's cash, and far below where the sum of many is no exact number any more and
 * no list with it could be read.
 */
export const EnteredMoney = whole({
  least: 0,
  most: 10_000_000_000,
  message: AMOUNT_WRONG,
  fraction: NUMBER_WHOLE,
}) as unknown as z.ZodType<Vnd, number>;

/** A day that may be asked for: within PostgreSQL's range, with a day to spare on either side. */
export const AskedDay = z.iso.date().regex(/^2/);

/** ISO 8601 in UTC. */
export const Time = z.iso.datetime();

/** Address of a picture of the shop: a path on its own host, or https when pictures are stored in a bucket. */
export const PictureUrl = z.string().max(500);

type LineShape = { minLength?: number; maxLength?: number; examples?: string[] };

/**
 * One line of text under a domain rule: tidied (NFC, trimmed) before the check, so that form and server give the same message.
 * `shape` only documents the bounds that the rule already enforces.
 */
export function line(check: Check, shape: LineShape = {}, tidy: (text: string) => string = tidyLine) {
  const missing = check('')?.message;
  return z
    .string(missing === undefined ? {} : { error: missing })
    .overwrite(tidy)
    .superRefine((text, context) => {
      const found = check(text);
      if (found) context.addIssue({ code: 'custom', message: found.message, params: { code: found.code } });
    })
    .meta(shape);
}

/** One line of free text, at most `most` characters. */
export function plainLine(label: string, most: number) {
  return z
    .string()
    .overwrite(tidyLine)
    .refine((text) => lengthOf(text) <= most, { error: generic.tooLong(label, most) })
    .meta({ maxLength: most });
}

/** Several lines of free text, at most `most` characters. */
export function plainText(label: string, most: number) {
  return z
    .string()
    .overwrite(tidyText)
    .refine((text) => lengthOf(text) <= most, { error: generic.tooLong(label, most) })
    .meta({ maxLength: most });
}

/** Parses a query's `a,b,c` as a list; an empty text is an empty list. */
export function commaList<T extends z.ZodType<unknown, string>>(item: T, most: number) {
  return z
    .string()
    .max(most * 64)
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .pipe(z.array(item).max(most));
}

/** A query's `true` or `false`. */
export const QueryFlag = z.enum(['true', 'false']).transform((text) => text === 'true');
