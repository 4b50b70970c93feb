import type { MetaDescriptor } from 'react-router';
import { BRACELET_PARAM, CHARM_PARAM, slugIn } from '#domain/catalogue/paths.ts';

/** A thing that an address names: its kind, and its slug ('' where it can be none). */
export type Named = { readonly kind: 'charm' | 'bracelet'; readonly slug: string };

/** What a page knows of the thing that its address names before it shows any of it; so small because every visitor fetches it. */
export type Product = Named & {
  /** What is said where it is not (or no longer) sold; null for one that is. */
  readonly gone: { readonly title: string; readonly text: string } | null;
  readonly meta: MetaDescriptor[];
};

/** The charm that an address of the garden names, or null. */
export const charmIn = (params: URLSearchParams): Named | null => named('charm', slugIn(params, CHARM_PARAM));

/** The bracelet that an address of the home page names, or null. */
export const braceletIn = (params: URLSearchParams): Named | null =>
  named('bracelet', slugIn(params, BRACELET_PARAM));

const named = (kind: Named['kind'], slug: string | null): Named | null =>
  slug === null ? null : { kind, slug };
