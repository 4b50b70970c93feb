import type * as wire from '#contract/http/catalogue.ts';
import { factsIn } from '#domain/catalogue/facts.ts';
import type { Pictures } from '#server/pictures/library.ts';
import { presentCategory } from '../categories/present.ts';
import { presentStock } from '../stock/present.ts';
import type { CharmInCategory, CharmRow } from './repository.ts';

/** @param withFacts includes the charm's own facts */
export function presentCharm(
  pictures: Pictures,
  { charm, category }: CharmInCategory,
  withFacts = false,
): wire.Charm {
  const picture = pictures.url('charms', charm.picture, 448);
  const gallery = galleryOf(charm).flatMap((name) => pictures.url('charms', name, 448) ?? []);
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
      imageGallery: gallery,
      imageUrl: picture,
      imageCanvas: pictures.url('charms', charm.picture, 224),
    },
    ...(withFacts && { facts: factsIn(charm) }),
    updatedAt: charm.updatedAt.toISOString(),
  };
}

/** The names of all pictures of a charm, the main one first. */
export function galleryOf({ picture, morePictures }: Pick<CharmRow, 'picture' | 'morePictures'>): string[] {
  return picture === null ? [] : [picture, ...morePictures];
}

/** The thumbnail of lists and chips. */
export function charmThumb(pictures: Pictures, charm: Pick<CharmRow, 'picture'>): string | null {
  return pictures.url('charms', charm.picture, 128);
}
