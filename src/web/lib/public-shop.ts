import { UNKNOWN_SHOP, type PublicShop } from '#domain/shop/public.ts';

/** Name of the `<meta>` tag through which the server passes the shop's facts to the browser: `<meta name="shop">`. */
export const SHOP_META = 'shop';

let shop: PublicShop = UNKNOWN_SHOP;

/**
 * The shop's public facts. The same for every page and visitor, so they are a module-level value rather than page data: copy
 * texts may read them anywhere. An open page keeps the facts it was loaded with.
 */
export const publicShop = (): PublicShop => shop;

/** Set by the server before every render, and by the browser once, before hydration. */
export function setPublicShop(said: PublicShop): void {
  shop = said;
}

/** The facts the page was rendered with; a page cached by an earlier release has none. */
export function readPublicShop(page: Pick<Document, 'querySelector'>): PublicShop {
  const said = page.querySelector<HTMLMetaElement>(`meta[name=${SHOP_META}]`)?.content;
  return said === undefined ? UNKNOWN_SHOP : { ...UNKNOWN_SHOP, ...(JSON.parse(said) as PublicShop) };
}

/** Applies an admin's changes to the pages that she opens next, without a reload. */
export function updatePublicShop(changed: Readonly<Record<string, unknown>>): void {
  const known = Object.entries(changed).filter(([name]) => name in shop);
  shop = { ...shop, ...Object.fromEntries(known) };
}
