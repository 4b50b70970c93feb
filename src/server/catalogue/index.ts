// What other domains may ask of the catalogue.
export {
  charmThumb,
  presentCharm,
  presentReadyMade,
  presentReadyMadeDetail,
  presentString,
  presentTyingMethod,
  readyMadeImage,
} from './present.ts';
export { findReadyMadeBySlug, idsByName, listCharmsBySlug } from './by-name.ts';
export { createReadyMade, type NewReadyMade } from './editing-ready-made.ts';
export { forgetUnusedPictures } from './goods-pictures.ts';
export {
  lastChange,
  listReadyMadeCharms,
  type CharmRow,
  type ReadyMadeRow,
  type StringRow,
  type TyingMethodRow,
} from './repository.ts';
export { getPieces, getReadyMade } from './service.ts';
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
} from './stock.ts';
