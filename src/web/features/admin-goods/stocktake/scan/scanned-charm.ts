import { CHARM_PARAM, slugIn } from '#domain/catalogue/paths.ts';

/** Longer than any charm URL: a hardware scanner types the whole URL into the search field. */
export const ADDRESS_MAX = 300;

/** Whether the text is (the beginning of) a URL rather than search words. */
export const isAddress = (text: string): boolean => /^https?:\/\//i.test(text.trim());

/** The slug of the charm on a scanned label (`https://…/garden?charm=hoa-dao`); null for any other text. */
export function scannedCharm(text: string): string | null {
  if (!isAddress(text)) return null;
  try {
    return slugIn(new URL(text.trim()).searchParams, CHARM_PARAM) || null;
  } catch {
    return null; // only the beginning of one
  }
}
