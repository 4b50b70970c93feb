// The public interface of the catalogue for other domains.
export { charmThumb, presentCharm } from './charms/present.ts';
export { findCharms, listCharmsBySlug, type CharmRow } from './charms/repository.ts';
export { partsByName } from './goods/names.ts';
export { removeUnusedPictures } from './goods/pictures.ts';
export { getPieces } from './goods/queries.ts';
export { defineImports, endLostImports } from './import/background.ts';
export { presentReadyMade, readyMadeImage } from './ready-made/present.ts';
export { getReadyMade, getReadyMadeDetail } from './ready-made/queries.ts';
export { findReadyMadeBySlug, type ReadyMadeRow } from './ready-made/repository.ts';
export { createReadyMade } from './ready-made/service.ts';
export {
  adjustStock,
  exchangeCharms,
  charmsWanted,
  missingStockOf,
  availableStockOf,
  bookInitialStock,
  release,
  reserve,
  stockInsufficient,
  removeReserved,
  type Cause,
  type MissingStock,
  type AvailableStock,
  type Wanted,
} from './stock/service.ts';
export { presentString } from './strings/present.ts';
export type { StringRow } from './strings/repository.ts';
export { presentTyingMethod } from './tying/present.ts';
export type { TyingMethodRow } from './tying/repository.ts';
export { listChangedPaths, listForSale, type Listed } from './views/listed.ts';
export { listMaterials, type MaterialAndSize } from './views/materials.ts';
