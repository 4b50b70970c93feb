// What other domains may ask of payments.
export { readMissedTransfers } from './jobs.ts';
export { creditReturn, openPayment, repricePayment } from './payments/service.ts';
