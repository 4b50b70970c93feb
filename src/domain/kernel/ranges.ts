/** An invisible word joiner after the dash keeps a range in one line: browsers would break it there. */
const DASH = '–\u2060';

/** `3–4`, never broken over two lines. */
export const range = (from: number | string, to: number | string): string => `${from}${DASH}${to}`;

/** The same for ranges within a text that somebody typed: `1–2 ngày làm việc`. */
export const withWholeRanges = (text: string): string => text.replaceAll(/(?<=\d)–(?=\d)/g, DASH);
