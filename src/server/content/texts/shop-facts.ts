import { RANGE } from '#domain/kernel/ranges.ts';
import { copy } from '#domain/content/copy.vi.ts';
import { deliveryDays, wrapPromise } from '#domain/shop/public.ts';
import { takesTransfers, toPublicShop, type ShopSettings } from '#domain/shop/settings.ts';
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

/** A paragraph that begins so is for shops that take bank transfers, or for those that do not: a shop promises what it offers. */
const TRANSFERS = /<p>\{\{neu-(khong-)?chuyen-khoan\}\}([^]*?)<\/p>\n/g;

function ofThisShop(html: string, shop: ShopSettings): string {
  return html.replaceAll(TRANSFERS, (_, without: string | undefined, text: string) =>
    takesTransfers(shop) === (without === undefined) ? `<p>${text}</p>\n` : '',
  );
}

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
  return ofThisShop(html, shop).replaceAll(/\{\{([a-z-]+)\}\}/g, (_, place: string) => {
    const fact = PLACES[place];
    if (fact === undefined) throw new RangeError(`no fact is called ${place}`);
    return shown(escapeHtml(fact(shop)).replace(RANGE, '<span class="inline-block">$1</span>'));
  });
}
