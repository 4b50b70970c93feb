import { ApiError } from '../api.ts';

/** Why something is not there: the network gave no answer, or the shop stumbled. */
export type WhyNotLoaded = { readonly network: string; readonly shop: string };

/**
 * The sentence under what could not be loaded: the shop's own where it has one (spec §8, Orders list failure), else
 * whether it was the network that gave no answer or the shop that stumbled.
 */
export function failedLoad(error: unknown, { network, shop }: WhyNotLoaded): string {
  if (!(error instanceof ApiError)) return shop;
  if (error.status === 0) return network;
  const said = error.status < 500 || error.code === 'UNAVAILABLE';
  return said ? error.message : shop;
}
