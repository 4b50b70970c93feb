// How a bracelet lies round a wrist, in millimetres: what is drawn from it is to scale.
import { closureOf, cordThicknessMm, GAP_MM, predictLength, type CharmSize } from './length.ts';

/** How deep a wrist is for its width: two figures of grown people's wrists, 40 mm and 56 mm. */
const DEPTH = 0.72;
/** A charm whose size nobody wrote down, and a place where none hangs yet, mm. */
export const USUAL_WIDTH_MM = 9;
/** A grown woman's wrist, until she gives hers, cm. */
export const USUAL_WRIST_CM = 15.5;

/** An ellipse in mm, seen along the arm: from side to side, and from back to front. */
export type Round = { readonly widthMm: number; readonly depthMm: number };

export type Worn = {
  /** Her wrist, of the circumference that she gave. */
  readonly wrist: Round;
  /** The middle of the string round it, as long as the bracelet becomes. */
  readonly loop: Round;
  readonly cordMm: number;
  readonly lengthMm: number;
  /** In the order of the slots: middles along the string from the knot at the back down the left side, and widths. */
  readonly places: readonly { readonly alongMm: number; readonly widthMm: number }[];
};

type Wearing = {
  /** One for every slot; null where none hangs or its size is not known. */
  readonly slots: readonly (CharmSize | null)[];
  readonly material: string | null;
  readonly knot: string | null;
  readonly wristCm: number;
};

/**
 * How a bracelet lies round her wrist. Its length is the one that is foretold (`predictLength`); what it has to spare
 * lies between the charms, evenly.
 */
export function wornOn({ slots, material, knot, wristCm }: Wearing): Worn {
  const charms = slots.map((size) => ({
    widthMm: size?.widthMm ?? USUAL_WIDTH_MM,
    thicknessMm: size?.thicknessMm ?? null,
    weightG: null,
  }));
  const wristMm = wristCm * 10;
  const { lengthMm } = predictLength({ charms, material, knot, wristCm }) ?? { lengthMm: wristMm };
  const closure = closureOf(knot);
  const taken = charms.reduce((sum, { widthMm }) => sum + widthMm, closure);
  const gap = charms.length === 0 ? 0 : Math.max(GAP_MM, (lengthMm - taken) / charms.length);
  let reached = closure / 2;
  const places = charms.map(({ widthMm }) => {
    const alongMm = reached + (widthMm + gap) / 2;
    reached += widthMm + gap;
    return { alongMm, widthMm };
  });
  return {
    wrist: roundOf(wristMm),
    loop: roundOf(lengthMm),
    cordMm: cordThicknessMm(material),
    lengthMm,
    places,
  };
}

/** The ellipse of a wrist's proportions with this circumference (Ramanujan's formula, exact to a thousandth here). */
function roundOf(circumferenceMm: number): Round {
  const perHalfWidth = Math.PI * (3 * (1 + DEPTH) - Math.sqrt((3 + DEPTH) * (1 + 3 * DEPTH)));
  const widthMm = (2 * circumferenceMm) / perHalfWidth;
  return { widthMm, depthMm: widthMm * DEPTH };
}
