import { tidyText } from '../kernel/text-rules.ts';

// Letters (Vietnamese too), digits, white space and - _ . , ! ? ( ) / : ; ' " % & (spec §5, AI description).
const FOREIGN = /[^\p{L}\p{M}\p{Nd}\s\-_.,!?()/:;'"%&’]/gu;

/** What the input of a chat takes of a text; the rest is dropped silently (spec §5, Chat input). */
export function chatInput(text: string): string {
  return text.normalize('NFC').replace(FOREIGN, '');
}

/** Whether there is anything to send (spec §5: empty or white space only is not sent). */
export function hasSomethingToSay(text: string): boolean {
  return tidyText(text) !== '';
}
