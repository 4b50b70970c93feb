import { LETTER_TAG, type CategoryType } from '../catalogue/categories.ts';
import type { CharmId } from '../kernel/ids.ts';
import { autoFill } from './auto-fill.ts';
import { emptyBoard, emptySlotsOf, type Supply } from './board.ts';
import { colorFamilies } from './copy.vi.ts';

export type PaletteId = keyof typeof colorFamilies;

/** A full ring in one family of colours. */
export type Palette = { readonly id: PaletteId; readonly slots: readonly CharmId[] };

type Offered = {
  readonly _id: CharmId;
  readonly colors: readonly string[];
  readonly tags: readonly string[];
  readonly category: { readonly type: CategoryType };
};

/** Distinct charms of a ring: varied without being restless. */
const KINDS = 6;
/** A palette needs at least this many kinds. */
const KINDS_LEAST = 3;
const PALETTES = 3;

/**
 * Up to three full rings of `slots` charms in stock, one per family of colours, each of its most popular charms, mirrored round
 * the middle; fewer when the stock does not suffice.
 * @param charms most popular first
 */
export function palettesOf(charms: readonly Offered[], slots: number, supply: Supply): Palette[] {
  const families = Object.keys(colorFamilies) as PaletteId[];
  return families.flatMap((id) => paletteOf(id, charms, slots, supply) ?? []).slice(0, PALETTES);
}

function paletteOf(id: PaletteId, charms: readonly Offered[], slots: number, supply: Supply): Palette | null {
  const colors: readonly string[] = colorFamilies[id];
  const family = charms.filter(
    ({ _id, colors: [main = ''], tags }) =>
      colors.includes(main) && supply(_id) > 0 && !tags.includes(LETTER_TAG),
  );
  const kinds = ofEveryCategory(family).slice(0, KINDS);
  if (kinds.length < KINDS_LEAST) return null;
  const tray = Object.fromEntries(kinds.map(({ _id }) => [_id, 1]));
  const filled = autoFill({ ...emptyBoard(slots), tray }, supply);
  if (!filled.ok || emptySlotsOf(filled.value) > 0) return null;
  return { id, slots: filled.value.slots.filter((slot) => slot !== null) };
}

/** The first charm of each category, then the second of each, and so on, so that a ring is not made of flowers alone. */
function ofEveryCategory(charms: readonly Offered[]): Offered[] {
  const before = new Map<CategoryType, number>();
  const ranked = charms.map((charm) => {
    const rank = before.get(charm.category.type) ?? 0;
    before.set(charm.category.type, rank + 1);
    return { charm, rank };
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ charm }) => charm);
}
