// What other domains may ask of carts.
export { listLines, type CartLine } from './repository.ts';
export { addItem, takeLines } from './service.ts';
export { wantedBy } from './wanted.ts';
