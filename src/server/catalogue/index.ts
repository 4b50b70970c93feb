// What other domains may ask of the catalogue.
export {
  charmThumb,
  presentCharm,
  presentReadyMade,
  presentReadyMadeDetail,
  presentString,
  presentTyingMethod,
  readyMadeImage,
} from './charms/present.ts';
export { findReadyMadeBySlug, idsByName, listCharmsBySlug } from './goods/names.ts';
export { createReadyMade, type NewReadyMade } from './ready-made/service.ts';
export { forgetUnusedPictures } from './goods/pictures.ts';
export {
  lastChange,
  listReadyMadeCharms,
  type CharmRow,
  type ReadyMadeRow,
  type StringRow,
  type TyingMethodRow,
} from './charms/repository.ts';
export { getPieces, getReadyMade } from './charms/queries.ts';
export {
  changeShelf,
  charmsWanted,
  lacksOf,
  leftOf,
  openShelves,
  release,
  reserve,
  stockInsufficient,
  takeOffShelf,
  type Cause,
  type Lack,
  type Left,
  type Piece,
  type Wanted,
} from './stock/service.ts';
