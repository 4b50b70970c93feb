import { fitOf, likeness, type Advisable } from './fit.ts';
import { NEIGHBOURS } from './knowledge/colors.vi.ts';
import type { Concept } from './knowledge/concepts.ts';
import { findConcept } from './knowledge/index.ts';
import { KIN } from './knowledge/kin.vi.ts';
import { BIRTHDAY, MONTHS } from './knowledge/occasions.vi.ts';
import type { Slot } from './slots.ts';

// Charms that fill up the list when too few meet the wish.

/** Those near a wanted colour, of the family of a wanted thing or like it come first. */
const FILL = 2;
const FAMILY = 1.3;
const KIND = 0.8;
/** "Nuôi mèo, hay leo núi": where more is told, what suits that is nearer than what is like the thing. */
const BESIDE_FACTS = 0.5;
/** So many of the wanted things show what is like them; comparing with all of a large catalogue takes too long. */
const PICTURED = 40;

/** Parts of a wish that a charm does not meet. */
type Unmet = {
  readonly colors: readonly Slot[];
  readonly isOther: boolean;
  readonly others: readonly Slot[];
  /** How much the wish tells besides. */
  readonly facts: number;
};

/** How near a charm is to what it does not meet. @param pictured the charms that are what was wanted; some are `named` */
export function nearnessTo(
  pictured: readonly Advisable[],
  named: readonly Slot[],
): (charm: Advisable, unmet: Unmet) => number {
  // A moonstone is a moon as well, but what is like a moon is not what is like a stone.
  const names = new Set(named.map((slot) => (slot.type === 'concept' ? slot.concept.name : '')));
  const called = pictured.filter(({ name }) => names.has(name.toLowerCase()));
  const few = (called.length > 0 ? called : pictured).slice(0, PICTURED);
  const natural = few.flatMap(({ category: { type } }) => (NATURAL.has(type) ? type : []));
  const kinds = new Set(named.length > 0 || natural.length === few.length ? natural : []);
  const families = KIN.map((family) => ({ family, fit: fitAmong(few, family) })).filter(({ fit }) => fit > 0);
  return (charm, { colors, isOther, others, facts }) =>
    FILL * neighbourFit(colors, charm) +
    birthdayFit(others, charm) +
    (isOther
      ? (facts > 0 ? BESIDE_FACTS : 1) *
        (FILL * Math.max(0, ...few.map((one) => likeness(one, charm))) +
          FAMILY * Math.max(0, ...families.map(({ family, fit }) => Math.min(fit, fitOf(charm, family)))) +
          (kinds.has(charm.category.type) ? KIND : 0))
      : 0);
}
const NATURAL: ReadonlySet<string> = new Set(['Animal', 'Flower']);
const fitAmong = (charms: readonly Advisable[], family: Concept) =>
  Math.min(1, Math.max(0, ...charms.map((one) => fitOf(one, family))));

/** Beside the few charms of a month of birth those for any birthday. */
function birthdayFit(others: readonly Slot[], charm: Advisable): number {
  const isMonth = others.some((slot) => slot.type === 'concept' && MONTHS.includes(slot.concept));
  const birthday = findConcept('occasion', BIRTHDAY);
  return isMonth && birthday ? fitOf(charm, birthday) : 0;
}

/** Fit to the neighbours of the given colours, decreasing in their listed order. */
export function neighbourFit(colors: readonly Slot[], charm: Advisable): number {
  const near = colors.flatMap((slot) =>
    slot.type === 'concept' ? (NEIGHBOURS[slot.concept.name] ?? []) : [],
  );
  return Math.max(
    0,
    ...near.map((name, n) => {
      const concept = findConcept('color', name);
      return concept ? fitOf(charm, concept) * (1 - n * 0.2) : 0;
    }),
  );
}
