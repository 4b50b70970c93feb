// What other domains may ask of payments.
export { openPayment, repricePayment } from './payments/service.ts';
