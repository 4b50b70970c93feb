// Geometry of a bracelet round a wrist, in millimetres; drawings made from it are to scale.
import { closureOf, cordThicknessMm, GAP_MM, predictLength, type CharmSize } from './length.ts';

/** Depth of a wrist relative to its width: adult figures, 40 mm and 56 mm. */
const DEPTH = 0.72;
/** Assumed width of a charm of unknown size, and of an empty slot, mm. */
export const USUAL_WIDTH_MM = 9;
/** An adult woman's wrist, used until the customer enters hers, cm. */
export const USUAL_WRIST_CM = 15.5;

/** An ellipse in mm, seen along the arm: side to side, and back to front. */
type Round = { readonly widthMm: number; readonly depthMm: number };

export type Worn = {
  /** The wrist, by the circumference that the customer entered. */
  readonly wrist: Round;
  /** The centre line of the string round it, as long as the bracelet. */
  readonly loop: Round;
  readonly cordMm: number;
  readonly lengthMm: number;
  /** In slot order: position of each middle along the string, from the knot at the back down the left side, and width. */
  readonly places: readonly { readonly alongMm: number; readonly widthMm: number }[];
};

type Wearing = {
  /** One entry per slot; null for an empty slot or an unknown size. */
  readonly slots: readonly (CharmSize | null)[];
  readonly material: string | null;
  readonly knot: string | null;
  readonly wristCm: number;
};

/**
 * Lays a bracelet round a wrist. Its length is the predicted one (`predictLength`); spare length is spread evenly between the
 * charms.
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

/** The ellipse of this circumference in the proportions of a wrist (Ramanujan's formula, exact to a thousandth here). */
function roundOf(circumferenceMm: number): Round {
  const perHalfWidth = Math.PI * (3 * (1 + DEPTH) - Math.sqrt((3 + DEPTH) * (1 + 3 * DEPTH)));
  const widthMm = (2 * circumferenceMm) / perHalfWidth;
  return { widthMm, depthMm: widthMm * DEPTH };
}
