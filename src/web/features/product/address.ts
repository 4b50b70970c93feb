import type { MetaDescriptor } from 'react-router';
import { BRACELET_PARAM, CHARM_PARAM, slugIn } from '#domain/catalogue/paths.ts';

/** The product named by a URL: its kind, and its slug ('' if invalid). */
export type Named = { readonly kind: 'charm' | 'bracelet'; readonly slug: string };

/** What a page knows of the product in its URL before rendering it; minimal, because every visitor loads this module. */
export type Product = Named & {
  /** The notice for a product that is not (or no longer) sold; null otherwise. */
  readonly gone: { readonly title: string; readonly text: string } | null;
  readonly meta: MetaDescriptor[];
};

/** The charm that a garden URL names, or null. */
export const charmIn = (params: URLSearchParams): Named | null => named('charm', slugIn(params, CHARM_PARAM));

/** The bracelet that a home page URL names, or null. */
export const braceletIn = (params: URLSearchParams): Named | null =>
  named('bracelet', slugIn(params, BRACELET_PARAM));

const named = (kind: Named['kind'], slug: string | null): Named | null =>
  slug === null ? null : { kind, slug };
