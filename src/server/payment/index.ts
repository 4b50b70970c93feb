// What other domains may ask of payments.
export { openPayment } from './service.ts';
