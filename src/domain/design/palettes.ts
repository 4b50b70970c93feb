import { LETTER_TAG, type CategoryType } from '../catalogue/categories.ts';
import type { CharmId } from '../kernel/ids.ts';
import { autoFill } from './auto-fill.ts';
import { emptyBoard, emptySlotsOf, type Supply } from './board.ts';
import { colorFamilies } from './copy.vi.ts';

export type PaletteId = keyof typeof colorFamilies;

/** A finished ring in one family of colours. */
export type Palette = { readonly id: PaletteId; readonly slots: readonly CharmId[] };

type Offered = {
  readonly _id: CharmId;
  readonly colors: readonly string[];
  readonly tags: readonly string[];
  readonly category: { readonly type: CategoryType };
};

/** So many different charms make a ring that is neither dull nor wild. */
const KINDS = 6;
/** Fewer make no palette. */
const KINDS_LEAST = 3;
const PALETTES = 3;

/**
 * Three finished rings of so many slots, made of what is in stock: of each family of colours the best loved charms,
 * mirrored round the middle. Fewer where the shelves do not hold three.
 * @param charms the best loved first
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

/** The first of each category, then the second of each, and so on: a ring is not of flowers alone. */
function ofEveryCategory(charms: readonly Offered[]): Offered[] {
  const before = new Map<CategoryType, number>();
  const ranked = charms.map((charm) => {
    const rank = before.get(charm.category.type) ?? 0;
    before.set(charm.category.type, rank + 1);
    return { charm, rank };
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ charm }) => charm);
}
