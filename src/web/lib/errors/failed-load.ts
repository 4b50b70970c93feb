import { ApiError } from '../api.ts';

/** Sentences for the two reasons why something did not load: no response, or a server error. */
export type WhyNotLoaded = { readonly network: string; readonly shop: string };

/**
 * The sentence under content that failed to load: the server's own where it has one (spec §8, Orders list failure), otherwise
 * whether the network or the server failed.
 */
export function failedLoad(error: unknown, { network, shop }: WhyNotLoaded): string {
  if (!(error instanceof ApiError)) return shop;
  if (error.status === 0) return network;
  const said = error.status < 500 || error.code === 'UNAVAILABLE';
  return said ? error.message : shop;
}
