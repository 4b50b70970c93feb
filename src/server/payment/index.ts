// What other domains may ask of payments.
export { readMissedTransfers } from './jobs.ts';
export { openPayment, repricePayment } from './payments/service.ts';
