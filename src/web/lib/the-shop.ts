import { UNKNOWN_SHOP, type PublicShop } from '#domain/shop/public.ts';

/** How the server hands it to the browser: `<meta name="shop">`. */
export const SHOP_META = 'shop';

let shop: PublicShop = UNKNOWN_SHOP;

/**
 * What the shop says of itself. The same for every page and visitor, so it is the bundle's and no page's: texts may ask
 * wherever they stand. A page that is open keeps what it came with.
 */
export const theShop = (): PublicShop => shop;

/** The server says it before every rendering, the browser once, before the page wakes. */
export function setTheShop(said: PublicShop): void {
  shop = said;
}

/** What the page came with; a page kept from before knows nothing. */
export function readTheShop(page: Pick<Document, 'querySelector'>): PublicShop {
  const said = page.querySelector<HTMLMetaElement>(`meta[name=${SHOP_META}]`)?.content;
  return said === undefined ? UNKNOWN_SHOP : { ...UNKNOWN_SHOP, ...(JSON.parse(said) as PublicShop) };
}

/** What an admin has just changed shows on the pages that she opens next, without loading anew. */
export function updateTheShop(changed: Readonly<Record<string, unknown>>): void {
  const known = Object.entries(changed).filter(([name]) => name in shop);
  shop = { ...shop, ...Object.fromEntries(known) };
}
