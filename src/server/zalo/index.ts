// Public API of the domain, for other domains.
export { spentThisMonth } from './costs.ts';
export { canDecryptTokens, findTokens, takeOverTokens } from './tokens.ts';
