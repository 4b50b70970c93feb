// What other domains may ask of the catalogue.
export {
  charmThumb,
  presentCharm,
  presentReadyMade,
  presentString,
  presentTyingMethod,
  readyMadeImage,
} from './present.ts';
export {
  lastChange,
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
