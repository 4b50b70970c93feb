import type * as wire from '#contract/http/catalogue.ts';
import type { Pictures } from '#server/pictures/library.ts';
import type {
  CategoryRow,
  CharmInCategory,
  CharmRow,
  ReadyMadeCharmRow,
  ReadyMadeRow,
  StringRow,
  TyingMethodRow,
} from './repository.ts';

export function presentCategory({ id, name, type }: CategoryRow): wire.Category {
  return { _id: id, name, type };
}

export function presentCategoryListing(row: CategoryRow, charmCount: number): wire.CategoryListing {
  return { ...presentCategory(row), charmCount, updatedAt: row.updatedAt.toISOString() };
}

export function presentCharm(pictures: Pictures, { charm, category }: CharmInCategory): wire.Charm {
  const picture = pictures.url('charms', charm.picture, 448);
  return {
    _id: charm.id,
    slug: charm.slug,
    name: charm.name,
    price: charm.price,
    ...presentStock(charm),
    description: charm.description,
    meaning: charm.meaning,
    category: presentCategory(category),
    tags: charm.tags,
    colors: charm.colors,
    letter: charm.letter,
    featured: charm.featured,
    isSpecial: charm.isSpecial,
    images: {
      imageGallery: picture === null ? [] : [picture],
      imageUrl: picture,
      imageCanvas: pictures.url('charms', charm.picture, 224),
    },
    updatedAt: charm.updatedAt.toISOString(),
  };
}

/** The small picture of lists and chips. */
export function charmThumb(pictures: Pictures, charm: Pick<CharmRow, 'picture'>): string | null {
  return pictures.url('charms', charm.picture, 128);
}

export function presentString({
  id,
  name,
  description,
  price,
  material,
  color,
  updatedAt,
}: StringRow): wire.BraceletString {
  return {
    _id: id,
    name,
    description,
    price,
    image: null,
    material,
    color,
    updatedAt: updatedAt.toISOString(),
  };
}

export function presentTyingMethod(row: TyingMethodRow): wire.TyingMethod {
  return {
    _id: row.id,
    name: row.name,
    description: row.description,
    price: row.price,
    knot: row.tie,
    isActive: row.isActive,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function presentReadyMade(pictures: Pictures, row: ReadyMadeRow): wire.ReadyMade {
  return {
    _id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    image: readyMadeImage(pictures, row),
    tint: row.tint,
    price: row.price,
    ...presentStock(row),
    hasDesign: row.stringId !== null,
    featured: row.featured,
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function readyMadeImage(pictures: Pictures, row: Pick<ReadyMadeRow, 'picture'>): string | null {
  return pictures.url('bracelets', row.picture, 640);
}

export function presentReadyMadeDetail(
  pictures: Pictures,
  row: ReadyMadeRow,
  charms: readonly ReadyMadeCharmRow[],
): wire.ReadyMadeDetail {
  const bracelet = presentReadyMade(pictures, row);
  const design = {
    charms: charms.map(({ charmId, position }) => ({ charm: charmId, position })),
    braceletString: row.stringId,
    tyingMethod: row.tyingMethodId,
    wristSize: row.wristSize,
  };
  return { ...bracelet, design: bracelet.hasDesign ? design : null };
}

function presentStock({ stock, reserved }: { stock: number; reserved: number }) {
  return { stock, reservedStock: reserved, availableStock: stock - reserved };
}
