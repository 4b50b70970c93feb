// What others may ask of shipments.
export { assignShipper, createShipment } from './creating.ts';
export { changeStatus } from './delivering.ts';
export type { FulfilmentShop } from './shop.ts';
