/** The decoded table; or the first line that cannot be decoded, counted from 1. */
export type TableText = { text: string } | { brokenAt: number };

/** Characters of Vietnamese text, and the symbols usual in tables. */
const READABLE =
  /^[\t\n\r\u0020-\u007e\u00a0\u00ab\u00b0\u00b7\u00bb\u00d7\u2013\u2014\u2018-\u201d\u2022\u2026\u20ab\u00c0-\u00c3\u00c8-\u00ca\u00cc\u00cd\u00d2-\u00d5\u00d9\u00da\u00dd\u00e0-\u00e3\u00e8-\u00ea\u00ec\u00ed\u00f2-\u00f5\u00f9\u00fa\u00fd\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9]*$/u;

/**
 * Decodes a table file: UTF-8 or UTF-16, which are recognisable, or the Vietnamese Windows code page (windows-1258), which is
 * accepted only if the result contains nothing but Vietnamese text. Other encodings (TCVN3, VNI) are refused, since half of their
 * letters would come out wrong.
 */
export function readTable(bytes: Uint8Array): TableText {
  const wide = wideOf(bytes);
  const text = decoded(bytes, wide ?? 'utf-8');
  if (text !== null) return checked(text, (line) => !line.includes('\ufffd') && !line.includes('\0'));
  if (wide !== null) return { brokenAt: 1 };
  const ansi = decoded(bytes, 'windows-1258')?.normalize('NFC') ?? '';
  return checked(ansi, (line) => READABLE.test(line));
}

/** Detects UTF-16 by its byte order mark, or by the zero bytes of its separators; null for anything else. */
function wideOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, 400);
  const empty = (half: 0 | 1) => head.filter((byte, at) => byte === 0 && at % 2 === half).length;
  if (empty(1) > head.length / 8) return 'utf-16le';
  return empty(0) > head.length / 8 ? 'utf-16be' : null;
}

/** The decoded text, or null if the bytes are invalid in that encoding. */
function decoded(bytes: Uint8Array, writing: string): string | null {
  try {
    return new TextDecoder(writing, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function checked(text: string, isReadable: (line: string) => boolean): TableText {
  const broken = text.split('\n').findIndex((line) => !isReadable(line));
  return broken === -1 ? { text } : { brokenAt: broken + 1 };
}
