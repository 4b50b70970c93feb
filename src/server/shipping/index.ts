// What other domains may ask of shipping.
export { getDelivery } from './service.ts';
