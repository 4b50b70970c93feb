import { fitOf, kindFit, SUITS, slotFit, type Advisable } from './fit.ts';
import { TONES } from './knowledge/colors.vi.ts';
import { findConcept } from './knowledge/index.ts';
import { DEEP_BLUE, GREEN, LOUD_YELLOW, SHADE_OF, TONED } from './knowledge/shades.vi.ts';
import { isColor, type Slot } from './slots.ts';

// Colours, their shades and tones, as a wish and a refusal mean them.

/** Any share of a refused colour is too much. */
const TRACE = 0.2;

const nameOf = (slot: Slot): string => (slot.type === 'concept' ? slot.concept.name : '');
const familyOf = (slot: Slot): string => SHADE_OF[nameOf(slot)] ?? nameOf(slot);

/** Whether a charm has what a slot refuses. */
export function isRefusedBy(charm: Advisable, slot: Slot, wanted: readonly Slot[]): boolean {
  if (slot.type === 'concept' && slot.concept.kind === 'category')
    return kindFit(charm, slot.concept) >= SUITS;
  return (
    slotFit(charm, slot) >= (isColor(slot) ? traceOf(slot, wanted) : SUITS) ||
    isDeepGreen(charm, slot, wanted) ||
    isLoudYellow(charm, slot, wanted)
  );
}

/** "Đọt chuối nha, hỏng phải xanh đậm": beside a wanted green a deep `xanh` is a green. */
function isDeepGreen(charm: Advisable, slot: Slot, wanted: readonly Slot[]): boolean {
  const deep = nameOf(slot) === DEEP_BLUE && wanted.some((other) => familyOf(other) === GREEN.plain);
  const green = deep ? findConcept('color', GREEN.deep) : undefined;
  const light = deep ? findConcept('color', GREEN.light) : undefined;
  return (
    green !== undefined && fitOf(charm, green) >= 1 && (light === undefined || fitOf(charm, light) < SUITS)
  );
}
/** "Vàng khè nhìn quê": by itself a loud yellow means every yellow. */
function isLoudYellow(charm: Advisable, slot: Slot, wanted: readonly Slot[]): boolean {
  if (nameOf(slot) !== LOUD_YELLOW || wanted.some((other) => isColor(other) && isAkin(other, slot)))
    return false;
  const yellow = findConcept('color', familyOf(slot));
  return yellow !== undefined && fitOf(charm, yellow) >= TRACE;
}

function traceOf(slot: Slot, wanted: readonly Slot[]): number {
  // Of a tone, and of a shade beside one that is wanted, only what clearly has it is meant.
  const isShade =
    SHADE_OF[nameOf(slot)] !== undefined && wanted.some((other) => isColor(other) && isAkin(other, slot));
  return isShade || TONES.has(nameOf(slot)) ? SUITS : TRACE;
}
/** `xanh` is every blue and every green. */
const isAkin = (one: Slot, other: Slot): boolean =>
  familyOf(one) === familyOf(other) || (nameOf(one) === ANY_BLUE && familyOf(other).startsWith(ANY_BLUE));
const ANY_BLUE = 'xanh';

/** Whether a colour is any of those that another is one of: `xanh` and `xanh lá`, `hồng` and `hồng phấn`. */
export const isPlainer = (one: Slot, other: Slot): boolean =>
  nameOf(one) !== nameOf(other) &&
  (nameOf(one) === familyOf(other) || (nameOf(one) === ANY_BLUE && familyOf(other).startsWith(ANY_BLUE)));

/** The wanted colours, and the tones that only rank the charms of these. */
export function colorsOf(wanted: readonly Slot[]): { colors: Slot[]; tones: Slot[] } {
  const all = wanted.filter(isColor);
  const tones = all.filter((slot) => TONES.has(nameOf(slot)));
  if (tones.length === all.length) return { colors: all, tones: [] };
  const colors = all.filter((slot) => !tones.includes(slot)).map((slot) => shadeOf(slot, tones));
  return { colors, tones };
}

/** "Hồng, nhạt nhạt thôi" is a light pink. */
function shadeOf(slot: Slot, tones: readonly Slot[]): Slot {
  const names = tones.flatMap((tone) => TONED[nameOf(tone)]?.[nameOf(slot)] ?? []);
  const concept = findConcept('color', names[0] ?? '');
  return concept && slot.type === 'concept' ? { ...slot, concept } : slot;
}
