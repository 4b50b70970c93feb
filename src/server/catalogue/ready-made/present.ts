import type * as wire from '#contract/http/catalogue.ts';
import type { Pictures } from '#server/pictures/library.ts';
import { presentStock } from '../stock/present.ts';
import type { ReadyMadeCharmRow, ReadyMadeRow } from './repository.ts';

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
