// What other domains may ask of news over Zalo.
export { spentThisMonth } from './costs.ts';
