// Public API of the domain, for other domains.
export { getYear } from './overview/queries.ts';
