import { CHARM_PARAM, slugIn } from '#domain/catalogue/paths.ts';

/** Longer than any address of a charm: a scanner types it whole into the field of the search. */
export const ADDRESS_MAX = 300;

/** Whether what is typed is (the beginning of) an address, and no words. */
export const isAddress = (text: string): boolean => /^https?:\/\//i.test(text.trim());

/** The slug of the charm whose label was scanned (`https://…/garden?charm=hoa-dao`); null for whatever else it is. */
export function scannedCharm(text: string): string | null {
  if (!isAddress(text) || !URL.canParse(text.trim())) return null;
  return slugIn(new URL(text.trim()).searchParams, CHARM_PARAM) || null;
}
