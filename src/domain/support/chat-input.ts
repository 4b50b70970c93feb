import { tidyText } from '../kernel/text-rules.ts';

// Letters (Vietnamese too), digits, white space and - _ . , ! ? ( ) / : ; ' " % & (spec §5, AI description).
const FOREIGN = /[^\p{L}\p{M}\p{Nd}\s\-_.,!?()/:;'"%&]/gu;
/** What phones type by themselves for a sign that the shop takes. */
const CURLED: Record<string, string> = { '’': "'", '‘': "'", '“': '"', '”': '"', '–': '-', '—': '-' };
const SHOWN_MAX = 8;

const straight = (text: string): string =>
  text.normalize('NFC').replace(/[’‘“”–—]/gu, (sign) => CURLED[sign] ?? sign);

/** What the input of a chat takes of a text; the rest is dropped (spec §5, Chat input). */
export function chatInput(text: string): string {
  // A mark that follows its letter once what stood between them is gone becomes one with it.
  return straight(text).replace(FOREIGN, '').normalize('NFC');
}

/** The signs of a text that the input drops, each once, in their order; at most eight. */
export function droppedFrom(text: string): string[] {
  const signs = straight(text)
    .match(FOREIGN)
    // Half a letter of another plane, and what joins or varies signs, have no look of their own.
    ?.filter((sign) => /[^\p{C}]/u.test(sign));
  return [...new Set(signs)].slice(0, SHOWN_MAX);
}

/** Whether there is anything to send (spec §5: empty or white space only is not sent). */
export function hasSomethingToSay(text: string): boolean {
  return tidyText(text) !== '';
}
