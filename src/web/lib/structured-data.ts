import type { Charm, GoodsPictures, ReadyMade } from '#contract/http/catalogue.ts';
import type { Article } from '#contract/http/content.ts';
import type { ReviewsPage } from '#contract/http/reviews.ts';
import type { ShippingOption } from '#contract/http/shipping.ts';
import { availableOf } from '#domain/catalogue/stock.ts';
import { articlePath, leafletPath } from '#domain/content/paths.ts';
import { socialLinks } from '#domain/shop/public.ts';
import { structuredCopy as copy } from './structured-data.vi.ts';
import { publicShop } from './public-shop.ts';

/* Structured data for search engines (schema.org as JSON-LD; fields as Google's merchant listings require). Used only by
   loaders, which run on the server: no browser downloads it. */

const CONTEXT = 'https://schema.org';
const LANGUAGE = 'vi-VN';

/** Appends the objects to the end of the body; escapes `<`, so that no text can close the script element. */
export function withStructuredData(html: string, objects: readonly object[]): string {
  const end = html.lastIndexOf('</body>');
  if (objects.length === 0 || end < 0) return html;
  const scripts = objects.map(
    (each) =>
      `<script type="application/ld+json">${JSON.stringify(each).replaceAll('<', '\\u003c')}</script>`,
  );
  return html.slice(0, end) + scripts.join('') + html.slice(end);
}

const idOfShop = (origin: string) => `${origin}/#tiem`;

/** The shop as Organization and JewelryStore; omits what is not configured. */
export function shopData(origin: string, reviews: ReviewsPage | undefined): object {
  const shop = publicShop();
  const { name, about, slogan, phone, email, address, openFrom, openUntil, owner, taxCode } = shop;
  const rating = reviews && ratingOf(reviews);
  const hour = (at: number) => (at === 24 ? '23:59' : `${String(at).padStart(2, '0')}:00`);
  return tidied({
    '@context': CONTEXT,
    '@type': ['Organization', 'JewelryStore'],
    '@id': idOfShop(origin),
    name,
    url: `${origin}/`,
    logo: `${origin}/brand/icon-512.png`,
    image: `${origin}/brand/og-image.jpg`,
    description: about || slogan,
    telephone: phone,
    email,
    legalName: owner,
    taxID: taxCode,
    address: address && { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'VN' },
    openingHours: `Mo-Su ${hour(openFrom)}-${hour(openUntil)}`,
    sameAs: socialLinks(shop).map(({ href }) => href),
    aggregateRating: rating,
  });
}

/** Rating from customers' reviews of their orders; undefined without reviews. */
function ratingOf({ average, pagination }: ReviewsPage): object | undefined {
  if (average === null || pagination.total === 0) return undefined;
  const scale = { bestRating: 5, worstRating: 1 };
  return { '@type': 'AggregateRating', ratingValue: average, reviewCount: pagination.total, ...scale };
}

/** The site. Without a search action: Google has shown no search box for it since the end of 2024. */
export const siteData = (origin: string): object => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  '@id': `${origin}/#trang`,
  name: publicShop().name,
  url: `${origin}/`,
  inLanguage: LANGUAGE,
  publisher: { '@id': idOfShop(origin) },
});

/** The breadcrumb trail of a page, starting at the home page. */
export const trailData = (origin: string, steps: readonly { name: string; path: string }[]): object => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: copy.home, path: '/' }, ...steps].map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: origin + path,
  })),
});

/** Size and material, as shown on the product page. */
type MaterialFacts = {
  /** Material of the body. */
  material: string | null;
  weightG: number | null;
  rows: readonly (readonly [name: string, value: string])[];
};

type Product = {
  name: string;
  path: string;
  pictures: GoodsPictures;
  /** Product category name. */
  category: string;
  made: MaterialFacts | undefined;
  shipping: readonly ShippingOption[] | undefined;
} & ({ charm: Charm } | { bracelet: ReadyMade });

/** A product with its offer; without a price ('Liên hệ') or a picture there is no product data. */
export function productData(origin: string, product: Product): object[] {
  const { name, path, pictures, category, made, shipping } = product;
  const thing = 'charm' in product ? product.charm : product.bracelet;
  const images = [pictures.square, pictures.share, ...pictures.more].flatMap((image) =>
    image === null ? [] : [origin + image],
  );
  if (thing.price <= 0 || images.length === 0) return [];
  const meaning = 'charm' in product ? product.charm.meaning : '';
  const color = 'charm' in product ? product.charm.colors.join('/') : '';
  return [
    tidied({
      '@context': CONTEXT,
      '@type': 'Product',
      '@id': `${origin}${path}#san-pham`,
      name,
      description: [thing.description, meaning].filter(Boolean).join(' ') || name,
      image: images,
      sku: thing.slug,
      category,
      color,
      ...(made && madeData(made)),
      brand: { '@type': 'Brand', name: publicShop().name },
      offers: {
        '@type': 'Offer',
        url: origin + path,
        price: thing.price,
        priceCurrency: 'VND',
        availability: `${CONTEXT}/${availableOf(thing) > 0 ? 'InStock' : 'OutOfStock'}`,
        itemCondition: `${CONTEXT}/NewCondition`,
        seller: { '@id': idOfShop(origin), '@type': 'Organization', name: publicShop().name },
        ...deliveryData(shipping),
        hasMerchantReturnPolicy: returnData(origin, 'bracelet' in product),
      },
    }),
  ];
}

const madeData = ({ material, weightG, rows }: MaterialFacts) => ({
  material: material ?? undefined,
  weight: weightG === null ? undefined : { '@type': 'QuantitativeValue', value: weightG, unitCode: 'GRM' },
  additionalProperty: rows.map(([name, value]) => ({ '@type': 'PropertyValue', name, value })),
});

/** The cheapest delivery option, with the working days that the shop promises. */
function deliveryData(shipping: readonly ShippingOption[] | undefined): object {
  const [cheapest] = shipping ?? [];
  if (cheapest === undefined) return {};
  const { deliveryDaysFrom, deliveryDaysTo } = publicShop();
  const within = (minValue: number, maxValue: number) => ({
    '@type': 'QuantitativeValue',
    minValue,
    maxValue,
    unitCode: 'DAY',
  });
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: cheapest.price, currency: 'VND' },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'VN' },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        // The shop's promise covers packing and transport together.
        handlingTime: within(0, 0),
        transitTime: within(deliveryDaysFrom, deliveryDaysTo),
      },
    },
  };
}

/** Ready-made bracelets can be returned unworn; custom designs only when the shop is at fault. */
function returnData(origin: string, isReadyMade: boolean): object {
  const policy = {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'VN',
    merchantReturnLink: origin + leafletPath('doi-tra'),
  };
  if (!isReadyMade) return { ...policy, returnPolicyCategory: `${CONTEXT}/MerchantReturnNotPermitted` };
  return {
    ...policy,
    returnPolicyCategory: `${CONTEXT}/MerchantReturnFiniteReturnWindow`,
    merchantReturnDays: publicShop().returnDays,
    returnMethod: `${CONTEXT}/ReturnByMail`,
    returnFees: `${CONTEXT}/ReturnFeesCustomerResponsibility`,
  };
}

/** An article of the magazine. */
export function articleData(origin: string, article: Article): object {
  const { slug, title, lead, author, date, picture } = article;
  const shop = { '@type': 'Organization', '@id': idOfShop(origin), name: publicShop().name };
  return tidied({
    '@context': CONTEXT,
    '@type': 'Article',
    headline: title,
    description: lead,
    image: picture.src === null ? undefined : [origin + picture.src],
    datePublished: `${date}T00:00:00+07:00`,
    dateModified: `${date}T00:00:00+07:00`,
    author: author === null ? shop : { '@type': 'Person', name: author },
    publisher: { ...shop, logo: { '@type': 'ImageObject', url: `${origin}/brand/icon-512.png` } },
    mainEntityOfPage: origin + articlePath(slug),
    inLanguage: LANGUAGE,
  });
}

/** Questions and answers (FAQPage), as the page shows them. */
export const questionsData = (list: readonly { question: string; answer: string }[]): object => ({
  '@context': CONTEXT,
  '@type': 'FAQPage',
  mainEntity: list.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** Removes unknown values: an empty name is worse than none. */
function tidied(data: Record<string, unknown>): object {
  const isKnown = (value: unknown) =>
    value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(data).filter(([, value]) => isKnown(value)));
}
