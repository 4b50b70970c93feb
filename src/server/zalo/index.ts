// What other domains may ask of news over Zalo.
export { askedToday } from './outbox.ts';
export { opensTokens } from './tokens.ts';
