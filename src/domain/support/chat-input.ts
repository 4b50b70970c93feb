import { tidyText } from '../kernel/text-rules.ts';

// Letters (Vietnamese too), digits, white space and - _ . , ! ? ( ) / : ; ' " % & (spec §5, AI description).
const FOREIGN = /[^\p{L}\p{M}\p{Nd}\s\-_.,!?()/:;'"%&]/gu;
/** Characters that phones substitute automatically, and the accepted ones they stand for. */
const CURLED: Record<string, string> = { '’': "'", '‘': "'", '“': '"', '”': '"', '–': '-', '—': '-' };
const SHOWN_MAX = 8;

const straight = (text: string): string =>
  text.normalize('NFC').replace(/[’‘“”–—]/gu, (sign) => CURLED[sign] ?? sign);

/** The part of a text that the chat input accepts; the rest is dropped (spec §5, Chat input). */
export function chatInput(text: string): string {
  // Recomposes a diacritic with the letter it now follows, when a dropped character stood between.
  return straight(text).replace(FOREIGN, '').normalize('NFC');
}

/** The distinct characters that the input drops, in order; at most eight. */
export function droppedCharacters(text: string): string[] {
  const signs = straight(text)
    .match(FOREIGN)
    // Lone surrogates, joiners and variation selectors are invisible.
    ?.filter((sign) => /[^\p{C}]/u.test(sign));
  return [...new Set(signs)].slice(0, SHOWN_MAX);
}

/** Whether there is anything to send (spec §5: empty or white-space-only text is not sent). */
export function hasContent(text: string): boolean {
  return tidyText(text) !== '';
}
