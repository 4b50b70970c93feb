/** Vietnamese syllables a minute, read at leisure. */
const A_MINUTE = 220;

/** Minutes that reading a text takes, at least one. */
export function readingMinutes(text: string): number {
  const syllables = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(syllables / A_MINUTE));
}
