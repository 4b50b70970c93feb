// What other domains may ask of orders.
export { lockStored, recordMove } from './moves.ts';
export { placeOrder, type OrderingShop } from './service.ts';
