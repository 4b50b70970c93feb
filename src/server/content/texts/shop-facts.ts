import { copy } from '#domain/content/copy.vi.ts';
import { deliveryDays, wrapPromise } from '#domain/shop/public.ts';
import { publicShop, type ShopSettings } from '#domain/shop/settings.ts';
import { escapeHtml } from '#server/platform/mail/html.ts';

/** What a text of the shop leaves open for its facts: `{{ten}}`. */
const PLACES: Record<string, (shop: ShopSettings) => string> = {
  ten: ({ name }) => name,
  'chiu-trach-nhiem': (shop) => copy.responsible(shop),
  'ngay-giao': (shop) => deliveryDays(publicShop(shop, true)),
  'goi-qua': (shop) => wrapPromise(publicShop(shop, true)),
  'ngay-doi-tra': ({ returnDays }) => String(returnDays),
  'nhan-hang-hoan': ({ returnAddress, address }) => returnAddress || address || copy.askForAddress,
};

/** A fact that is seen to be one. */
export const marked = (fact: string): string => `<mark>${fact}</mark>`;

/**
 * A text of the shop, as HTML, with its facts filled in.
 * @param shown how a fact stands in it, already escaped
 * @throws RangeError for a place that nobody knows
 */
export function withFacts(
  html: string,
  shop: ShopSettings,
  shown: (fact: string) => string = (fact) => fact,
): string {
  return html.replaceAll(/\{\{([a-z-]+)\}\}/g, (_, place: string) => {
    const fact = PLACES[place];
    if (fact === undefined) throw new RangeError(`no fact is called ${place}`);
    return shown(escapeHtml(fact(shop)));
  });
}
