// Public API of the domain, for other domains.
export { eraseAgain, findErasures, type ErasedAgain, type Erasure } from './erasures.ts';
