import { isNamed } from '../fit.ts';
import { findConcept } from '../knowledge/index.ts';
import { FLOWERS } from '../knowledge/flowers.vi.ts';
import { FLOWER, othersOf } from '../knowledge/shapes.vi.ts';
import { SHADE_OF } from '../knowledge/shades.vi.ts';
import { isColor, isThing, type Slot, type Span } from '../slots.ts';
import type { Token } from './tokens.ts';

/** What tells (folded) that only the others of a kind are refused: "hoa khác thì hổng", "hoa nhài thì châm chước". */
const SPARES =
  /(?<!\p{L})(?:khac|con lai|tru|ngoai|ngoai tru|rieng|mien tru|chi lay|chi thich|chi deo|chi muon|cham chuoc|la ok|la oke|la duoc|thi chap nhan|thi duoc|thi ok|thi oke|thi thich|thi lay|thi nhan|except|but)(?!\p{L})/u;

/** What of a kind, a colour or a pair of alternatives is not refused after all. */
export const sparedSlots = (slots: readonly Slot[], tokens: readonly Token[]): Slot[] =>
  sparingShades(sparing(alternatives(slots, tokens), tokens), tokens);

/** "Nếu không có mèo thì thỏ", "đỏ không được thì hồng": either is fine. */
function alternatives(slots: readonly Slot[], tokens: readonly Token[]): Slot[] {
  const pictures = slots.filter(isPicture);
  const either = new Set<Slot>(
    pictures.flatMap((slot) => {
      const before = wordsBetween(tokens, 0, slot.span.from);
      const next = pictures.find((other) => {
        const between =
          other.span.from > slot.span.to ? wordsBetween(tokens, slot.span.to, other.span.from) : '';
        return OR_ELSE.test(between) && (LACKING.test(before) || IS_LACKING.test(between));
      });
      return next ? [slot, next] : [];
    }),
  );
  return slots.map((slot) => (either.has(slot) ? { ...slot, wanted: true } : slot));
}
type Picture = Slot & { readonly span: Span };
const isPicture = (slot: Slot): slot is Picture => slot.span !== null && (isThing(slot) || isColor(slot));
/** What stands before a thing that may be lacking (folded), and between it and what is fine as well. */
const LACKING =
  /(?<!\p{L})(?:neu|neu nhu|lo)?(?: ?shop)? ?(?:khong|het|khong co|khong con|het hang|khong duoc|chua co)(?: con| hat| cai| mau)?$/u;
const IS_LACKING = /^(?:khong duoc|khong co|het) /u;
const OR_ELSE = /^(?:(?:khong duoc|khong co|het) )?thi(?: lay| cho| con| cai| hat| qua| sang| doi)?$/u;
const wordsBetween = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .filter((token) => token.from >= from && token.to <= to)
    .map(({ folded }) => folded)
    .join(' ');

/** "Hướng dương thì ok, hoa khác thì hổng": a refused kind spares what is wanted of it by its name. */
function sparing(slots: readonly Slot[], tokens: readonly Token[]): Slot[] {
  const named = slots.filter((slot) => slot.wanted && isNamed(slot));
  return slots.map((slot) => {
    if (slot.wanted || slot.type !== 'concept' || slot.concept.kind !== 'category') return slot;
    const isOfFlowers = slot.concept.name === FLOWER;
    // "Không lấy hoa, thích mèo": a cat is no exception to the flowers.
    const isSpared = named.some((one) => isFlower(one) === isOfFlowers);
    const others = isSpared ? othersOf(slot.concept) : undefined;
    return others && SPARES.test(sentenceOf(tokens, slot)) ? { ...slot, concept: others } : slot;
  });
}

const isFlower = (slot: Slot): boolean => slot.type === 'concept' && FLOWERS.includes(slot.concept);

/** "Không thích hồng nhưng hồng phấn thì ok": of a refused colour the shades that are not wanted. */
function sparingShades(slots: readonly Slot[], tokens: readonly Token[]): Slot[] {
  const wanted = new Set(slots.flatMap((slot) => (slot.wanted && isColor(slot) ? nameOf(slot) : [])));
  return slots.flatMap((slot): Slot[] => {
    if (slot.wanted || slot.type !== 'concept' || !isColor(slot)) return [slot];
    const shades = Object.keys(SHADE_OF).filter((shade) => SHADE_OF[shade] === nameOf(slot));
    if (!shades.some((shade) => wanted.has(shade)) || !SPARES.test(sentenceOf(tokens, slot))) return [slot];
    return shades.flatMap((shade) => {
      const concept = wanted.has(shade) ? undefined : findConcept('color', shade);
      return concept ? [{ ...slot, concept }] : [];
    });
  });
}
const nameOf = (slot: Slot): string => (slot.type === 'concept' ? slot.concept.name : '');

/** The folded words of the sentence that a slot stands in. */
function sentenceOf(tokens: readonly Token[], { span }: Slot): string {
  const at = tokens.findIndex(({ from }) => span !== null && from >= span.from);
  const before = tokens.slice(0, at + 1).findLastIndex(({ begins }) => begins);
  const after = tokens.findIndex(({ begins }, n) => n > at && begins);
  return tokens
    .slice(Math.max(0, before), after < 0 ? undefined : after)
    .map(({ folded }) => folded)
    .join(' ');
}
