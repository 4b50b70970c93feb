// What other domains may ask of orders.
export { storeOrder } from './store.ts';
