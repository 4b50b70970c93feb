import { withoutDiacritics } from '../../kernel/folding.ts';
import { findConcept } from '../knowledge/index.ts';
import { GROWN } from '../knowledge/recipients.vi.ts';
import type { Slot } from '../slots.ts';

const AGE =
  /(?<![\d.,])(\d{1,2})\s*(?:t|tuoi)(?!\p{L})|lop (\d{1,2})(?!\d)|(?:tron )?(muoi (?:ba|bon|lam|sau|bay|tam|chin)|hai muoi|hai muoi \p{L}+|ba muoi)(?: tuoi|$)|lop (tam|chin|muoi)/u;
const TEENAGER = 13;
const CLASS_OF_TEENAGERS = 8;

/** A daughter of eighteen is no little girl. */
export function ofAge(slots: readonly Slot[], text: string): Slot[] {
  const [, age, form, words, formWords] = AGE.exec(withoutDiacritics(text.toLowerCase())) ?? [];
  const isGrown =
    Number(age ?? 0) >= TEENAGER ||
    Number(form ?? 0) >= CLASS_OF_TEENAGERS ||
    words !== undefined ||
    formWords !== undefined ||
    /dai hoc|cap 3|cap ba|sinh vien|di lam/.test(withoutDiacritics(text.toLowerCase()));
  if (!isGrown) return [...slots];
  return slots.map((slot) => {
    const grown =
      slot.type === 'concept' && slot.concept.kind === 'recipient'
        ? findConcept('recipient', GROWN[slot.concept.name] ?? '')
        : undefined;
    return grown && slot.type === 'concept' ? { ...slot, concept: grown } : slot;
  });
}
