// What other domains may ask of payments.
export { openPayment } from './payments/service.ts';
