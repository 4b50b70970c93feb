// Public API of the domain, for other domains.
export { askedToday } from './outbox.ts';
export { opensTokens } from './tokens.ts';
