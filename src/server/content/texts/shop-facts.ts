import { RANGE } from '#domain/kernel/ranges.ts';
import { copy } from '#domain/content/copy.vi.ts';
import { deliveryDays, wrapPromise } from '#domain/shop/public.ts';
import { toPublicShop, type ShopSettings } from '#domain/shop/settings.ts';
import { escapeHtml } from '#server/platform/mail/html.ts';

/** The placeholders for shop facts in texts: `{{ten}}`. */
const PLACES: Record<string, (shop: ShopSettings) => string> = {
  ten: ({ name }) => name,
  'chiu-trach-nhiem': (shop) => copy.responsible(shop),
  'ngay-giao': (shop) => deliveryDays(toPublicShop(shop, true)),
  'goi-qua': (shop) => wrapPromise(toPublicShop(shop, true)),
  'ngay-doi-tra': ({ returnDays }) => String(returnDays),
  'gio-nhac-anh': ({ photoRemindAfter }) => String(photoRemindAfter),
  'gio-quyet-anh': ({ photoDecideAfter }) => String(photoDecideAfter),
  'nhan-hang-hoan': ({ returnAddress, address }) => returnAddress || address || copy.askForAddress,
};

/** Highlights a fact, for previews. */
export const marked = (fact: string): string => `<mark>${fact}</mark>`;

/**
 * Fills a text's placeholders, as HTML.
 * @param shown renders a fact, which is already escaped
 * @throws RangeError for an unknown placeholder
 */
export function withFacts(
  html: string,
  shop: ShopSettings,
  shown: (fact: string) => string = (fact) => fact,
): string {
  return html.replaceAll(/\{\{([a-z-]+)\}\}/g, (_, place: string) => {
    const fact = PLACES[place];
    if (fact === undefined) throw new RangeError(`no fact is called ${place}`);
    return shown(escapeHtml(fact(shop)).replace(RANGE, '<span class="inline-block">$1</span>'));
  });
}
