import type { CategoryType } from '#domain/catalogue/categories.ts';
import { charmArt } from '#web/entities/brand/pictures.ts';

/** The charm pictured for each kind of category. */
const ART: Record<CategoryType, string> = {
  Flower: 'hoa-anh-dao',
  Nature: 'la-phong',
  Animal: 'buom',
  Icon: 'trai-tim',
  Gems: 'tanzanite',
};

export const categoryArt = (type: CategoryType) => charmArt(ART[type]).src;
