// Public API of the domain, for other domains.
export { readMissedTransfers } from './jobs.ts';
export { refundsDue } from './payments/refunds-due.ts';
export { creditReturn, openPayment, repricePayment } from './payments/service.ts';
