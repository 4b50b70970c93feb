import {
  CATEGORY_TYPES,
  categoryKey,
  type CategoryKey,
  type CategoryType,
} from '#domain/catalogue/categories.ts';
import { BRACELET_PICTURE_WIDTHS } from '#domain/catalogue/limits.ts';
import { srcSetOf } from '#domain/catalogue/pictures.ts';
import { braceletArt, type Picture } from '#web/entities/brand/pictures.ts';
import { demoBracelets } from './demo-bracelets.vi.ts';
import type { Featured } from './queries.ts';

/** A card of the carousel: a bracelet for sale, or a demo. */
export type ShownBracelet = {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly picture: Picture | null;
  readonly tint: CategoryKey;
  /** null for a demo, which cannot be bought */
  readonly sale: Featured | null;
};

/** What the carousel shows: the featured bracelets, or six demo ones when there are none (spec §2, Home carousel). */
export function shownBracelets(featured: readonly Featured[] | undefined): readonly ShownBracelet[] {
  if (featured === undefined || featured.length === 0) {
    return demoBracelets.map(({ slug, name, description, tint }) => {
      return { key: slug, name, description, tint, picture: braceletArt(slug), sale: null };
    });
  }
  return featured.map((sale, order) => ({
    key: sale._id,
    name: sale.name,
    description: sale.description,
    picture:
      sale.image === null ? null : { src: sale.image, srcSet: srcSetOf(sale.image, BRACELET_PICTURE_WIDTHS) },
    tint: categoryKey(sale.tint ?? inTurn(order)),
    sale,
  }));
}

/** Bracelets without a configured background cycle through the tints. */
function inTurn(order: number): CategoryType {
  return CATEGORY_TYPES[order % CATEGORY_TYPES.length] ?? 'Flower';
}
