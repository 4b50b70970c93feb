// What other domains may ask of reports.
export { getYear } from './overview/queries.ts';
