import type { CustomBracelet, SavedDesign, SharedDesign } from '#contract/http/design.ts';
import { priceOf, type DesignPrice } from '#domain/design/complete.ts';
import { charmThumb, presentString, presentTyingMethod } from '#server/catalogue/index.ts';
import type { Pictures } from '#server/pictures/library.ts';
import { previewUrl } from '../pictures/preview.ts';
import type { Design } from './repository.ts';

/** At the catalogue's current prices. */
export function designPrice({ charms, string, tyingMethod }: Design): DesignPrice {
  return priceOf({ charms: charms.map(({ charm }) => charm), string, tyingMethod });
}

export function presentDesign(pictures: Pictures, bracelet: Design): CustomBracelet {
  const { design, string, tyingMethod, charms } = bracelet;
  return {
    _id: design.id,
    name: design.name,
    description: null,
    charms: charms.map(({ position, charm }) => ({
      position,
      charm: {
        _id: charm.id,
        slug: charm.slug,
        name: charm.name,
        price: charm.price,
        availableStock: charm.stock - charm.reserved,
        image: charmThumb(pictures, charm),
      },
    })),
    braceletString: presentString(string),
    tyingMethod: tyingMethod && presentTyingMethod(tyingMethod),
    ...designPrice(bracelet),
    previewImage: previewUrl(design.preview),
    wristSize: design.wristSize,
    calculatedCharmCount: charms.length,
    createdAt: design.createdAt.toISOString(),
  };
}

/** For the design's own customer. */
export function presentSaved(pictures: Pictures, bracelet: Design): SavedDesign {
  return { ...presentDesign(pictures, bracelet), shareToken: bracelet.design.shareToken };
}

/** For anyone with the link: charms and current price, but not the owner. */
export function presentShared(pictures: Pictures, bracelet: Design): SharedDesign {
  const { _id, description: _none, createdAt: _when, charms, ...seen } = presentDesign(pictures, bracelet);
  const { preview } = bracelet.design;
  return {
    ...seen,
    charms: charms.map(({ position, charm }, at) => ({
      position,
      charm: { ...charm, meaning: bracelet.charms[at]?.charm.meaning ?? '' },
    })),
    flatImage: previewUrl(preview, 'flat'),
    shareImage: previewUrl(preview, 'share'),
    shortOf: shortOf(bracelet),
  };
}

/** Names of charms with less available stock than this design needs. */
function shortOf({ charms }: Design): string[] {
  const needed = Map.groupBy(charms, ({ charm }) => charm.id);
  return [...needed.values()].flatMap((places) => {
    const [first] = places;
    if (first === undefined) return [];
    const { name, stock, reserved, removedAt } = first.charm;
    return removedAt === null && stock - reserved >= places.length ? [] : [name];
  });
}
