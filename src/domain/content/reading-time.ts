/** Reading speed in Vietnamese syllables per minute. */
const A_MINUTE = 220;

/** Minutes needed to read a text, at least one. */
export function readingMinutes(text: string): number {
  const syllables = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(syllables / A_MINUTE));
}
