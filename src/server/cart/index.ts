// Public API of the domain, for other domains.
export { listLines, type CartLine } from './repository.ts';
export { addItem, takeLines } from './service.ts';
export { wantedBy } from './wanted.ts';
