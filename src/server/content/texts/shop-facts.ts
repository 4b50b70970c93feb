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

/** A text of the shop, as HTML, with its facts filled in. Throws RangeError for a place that nobody knows. */
export function withFacts(html: string, shop: ShopSettings): string {
  return html.replaceAll(/\{\{([a-z-]+)\}\}/g, (_, place: string) => {
    const fact = PLACES[place];
    if (fact === undefined) throw new RangeError(`no fact is called ${place}`);
    return escapeHtml(fact(shop));
  });
}
