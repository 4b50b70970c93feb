import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReadyMade } from '#contract/http/catalogue.ts';
import type { Article } from '#contract/http/content.ts';
import type { ReviewsPage } from '#contract/http/reviews.ts';
import { vnd } from '#domain/kernel/vnd.ts';
import { UNKNOWN_SHOP } from '#domain/shop/public.ts';
import { articleData, productData, shopData, withStructuredData } from './structured-data.ts';
import { setPublicShop, publicShop } from './public-shop.ts';

// `e2e/product-views.test.ts` reads whole pages; this file covers cases that the demo shop does not have.
const before = publicShop();
beforeAll(() => setPublicShop({ ...UNKNOWN_SHOP, name: 'Vườn Charm', returnDays: 14 }));
afterAll(() => setPublicShop(before));

const ORIGIN = 'https://vuoncharm.example';
const reviews = (average: number | null, total: number): ReviewsPage => ({
  reviews: [],
  average,
  pagination: { page: 1, limit: 3, total, pages: Math.ceil(total / 3) },
});

test.each<[string, ReviewsPage | undefined]>([
  ['without loaded reviews', undefined],
  ['without reviews', reviews(null, 0)],
])('%s the shop has no rating', (_what, page) => {
  expect(shopData(ORIGIN, page)).not.toHaveProperty('aggregateRating');
});

test('the shop’s rating is the average and number of its reviews', () => {
  expect(shopData(ORIGIN, reviews(4.7, 12))).toMatchObject({
    aggregateRating: { ratingValue: 4.7, reviewCount: 12, bestRating: 5, worstRating: 1 },
  });
});

test('an article without an author has the shop as its author', () => {
  const article = { slug: 'x', title: 'X', lead: '', date: '2026-11-18', picture: { src: null } } as Article;
  const shop = { '@type': 'Organization', '@id': `${ORIGIN}/#tiem`, name: 'Vườn Charm' };
  expect(articleData(ORIGIN, { ...article, author: null })).toMatchObject({ author: shop });
  const author = { '@type': 'Person', name: 'Thu Hà, bàn tư vấn' };
  expect(articleData(ORIGIN, { ...article, author: author.name })).toMatchObject({ author });
});

type Told = { price?: number; square?: string | null };

function offered({ price = 395_000, square = '/pictures/bracelets/suong-som-square.jpg' }: Told = {}) {
  const bracelet = {
    slug: 'suong-som',
    name: 'Sương sớm',
    description: '',
    price: vnd(price),
    stock: 3,
    reservedStock: 3,
    availableStock: 0,
  } as ReadyMade;
  const pictures = { square, share: null, more: [] };
  const seen = { name: 'Vòng tay Sương sớm', path: '/?vong=suong-som', category: 'Vòng tay có sẵn' };
  return productData(ORIGIN, { ...seen, bracelet, pictures, made: undefined, shipping: undefined });
}

test('a bracelet has the return days of the settings; with all stock reserved it is OutOfStock', () => {
  expect(offered()).toMatchObject([
    {
      name: 'Vòng tay Sương sớm',
      description: 'Vòng tay Sương sớm',
      offers: {
        availability: 'https://schema.org/OutOfStock',
        hasMerchantReturnPolicy: {
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: 14,
        },
      },
    },
  ]);
});

test.each<[string, Told]>([
  ['price', { price: 0 }],
  ['picture', { square: null }],
])('a bracelet without a %s has no product data', (_what, less) => {
  expect(offered(less)).toEqual([]);
});

test('a closing script tag within a text is escaped', () => {
  const html = withStructuredData('<body>a</body></html>', [{ name: '</script><script>alert(1)//' }]);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(html).toContain('\\u003c/script>\\u003cscript>alert(1)//');
});
