import { withoutDiacritics } from '../../kernel/folding.ts';
import { findConcept } from '../knowledge/index.ts';
import { IS_BOY, IS_GIRL } from '../knowledge/people-words.vi.ts';
import { BOY, CHILD, ELDER, GIRL, GROWN, TEEN, YOUNG } from '../knowledge/recipients.vi.ts';
import type { Slot } from '../slots.ts';
import { withoutGiver, yearOfBirth } from './births.ts';

const AGE =
  /(?<![\d.,])(\d{1,2})\s*(?:t|tuoi)(?!\p{L})|(?<=tuoi )(?:thu )?(\d{2})(?!\d)|lop (\d{1,2})(?!\d)|(?:tron )?(muoi (?:ba|bon|lam|sau|bay|tam|chin)|hai muoi|hai muoi \p{L}+|ba muoi)(?: tuoi|$)|lop (tam|chin|muoi)/u;
const TEENAGER = 13;
const CLASS_OF_TEENAGERS = 8;
/** From here on somebody's taste is that of an aunt or an uncle rather than of a sister or a brother. */
const ELDERLY = 45;

/** "Cậu bé 5 tuổi": what stands before a child tells whether it is a boy. */
const BOY_OR_GIRL: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\P{L})(?:cậu|thằng|cu|cau|thang)\s*$/u, BOY],
  [/(?:^|\P{L})(?:cô|co)\s*$/u, GIRL],
];
const ofSex = (slot: Slot, text: string): string => {
  const before = text.slice(0, slot.span?.from ?? 0).toLowerCase();
  return BOY_OR_GIRL.find(([word]) => slot.span !== null && word.test(before))?.[1] ?? CHILD;
};

/**
 * A daughter of eighteen is no little girl, a sister of eight is one.
 * @param thisYear tells the age of who is "sinh năm 1998"
 */
export function ofAge(slots: readonly Slot[], text: string, thisYear?: number): Slot[] {
  const folded = withoutGiver(withoutDiacritics(text.toLowerCase()));
  const [, years, turning, form, words, formWords] = AGE.exec(folded) ?? [];
  const born = yearOfBirth(folded);
  const age = Number(
    years ?? turning ?? (thisYear !== undefined && born !== null ? Math.max(0, thisYear - born) : 0),
  );
  const isGrown =
    age >= TEENAGER ||
    Number(form ?? 0) >= CLASS_OF_TEENAGERS ||
    words !== undefined ||
    formWords !== undefined ||
    /dai hoc|cap 3|cap ba|sinh vien|di lam|nghia vu|di linh|lay vo|cuoi vo|ra truong|di du hoc/.test(folded);
  const isChild = age > 0 && age < TEENAGER;
  const isElderly = age >= ELDERLY;
  const isTeenager = slots.some(isTeen);
  const grown = isGrown || isTeenager;
  const isForBoy = slots.some(
    (slot) => isPerson(slot) && (slot.concept.name === BOY || slot.concept.name === GROWN[BOY]),
  );
  return [...slots, ...childOf(slots, text, age)].flatMap((slot): Slot[] => {
    if (!isPerson(slot)) return [slot];
    const name = slot.concept.name === CHILD ? ofSex(slot, text) : slot.concept.name;
    // "Cậu con trai tuổi dậy thì" is one person, and what teenagers like is mostly what girls like.
    if (isTeen(slot) && isForBoy) return [];
    const concept = findConcept(
      'recipient',
      (grown ? GROWN[name] : isChild ? YOUNG[name] : null) ?? (isElderly ? ELDER[name] : null) ?? name,
    );
    return [concept ? { ...slot, concept } : slot];
  });
}

type Person = Slot & { readonly type: 'concept' };
const isPerson = (slot: Slot): slot is Person => slot.type === 'concept' && slot.concept.kind === 'recipient';
const isTeen = (slot: Slot): boolean => isPerson(slot) && slot.concept.name === TEEN;

/** "Cháu tui 3 tuổi": of somebody so young only the age is told. */
function childOf(slots: readonly Slot[], text: string, years: number): Slot[] {
  if (years < 1 || years >= TEENAGER || slots.some(isPerson)) return [];
  const name = IS_BOY.test(text) ? BOY : IS_GIRL.test(text) ? GIRL : CHILD;
  const concept = findConcept('recipient', name);
  return concept ? [{ type: 'concept', concept, wanted: true, sure: 0.8, span: null }] : [];
}
