// What other domains may ask of carts.
export type { CartLine } from './repository.ts';
export { addItem, takeLines } from './service.ts';
export { wantedBy } from './wanted.ts';
