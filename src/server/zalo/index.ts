// Public API of the domain, for other domains.
export { spentThisMonth } from './costs.ts';
export { canDecryptTokens } from './tokens.ts';
