// What other domains may ask of carts.
export type { CartLine } from './repository.ts';
export { takeLines } from './service.ts';
export { wantedBy } from './wanted.ts';
