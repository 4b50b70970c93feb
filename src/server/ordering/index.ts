// What other domains may ask of orders.
export {
  announceMove,
  getStored,
  lockStored,
  moveLocked,
  piecesOf,
  recordMove,
  tellOfRefund,
  type Mover,
  type WantedMove,
} from './moves.ts';
export { getOrdersById } from './reading.ts';
export { readableBy } from './policy.ts';
export {
  noteInHistory,
  ordersFound,
  ordersPlaced,
  type OrderRow,
  type Owner,
  type StoredOrder,
} from './repository.ts';
export { placeOrder, type OpenPayment, type OrderingShop } from './service.ts';
export { isPictureSold } from './sold-pictures.ts';
