import type { CustomBracelet } from '#contract/http/design.ts';
import { priceOf, type DesignPrice } from '#domain/design/complete.ts';
import { charmThumb, presentString, presentTyingMethod } from '#server/catalogue/index.ts';
import type { Pictures } from '#server/pictures/library.ts';
import { previewUrl } from './preview.ts';
import type { Design } from './repository.ts';

/** By today's catalogue. */
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
