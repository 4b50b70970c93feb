import { expect, test } from 'vitest';
import type { CharmsPage, ReadyMadePage } from '#contract/http/catalogue.ts';
import type { ArticleCard } from '#contract/http/content.ts';
import { cartCopy } from '#domain/cart/copy.vi.ts';
import { catalogueCopy } from '#domain/catalogue/copy.vi.ts';
import { factsCopy } from '#domain/catalogue/facts.vi.ts';
import { braceletPath, charmPath } from '#domain/catalogue/paths.ts';
import { articlePath } from '#domain/content/paths.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { shareRowCopy } from '#web/entities/brand/share-row.vi.ts';
import { copy as selectionCopy } from '#web/entities/selection/copy.vi.ts';
import { copy as helpCopy } from '#web/features/help/copy.vi.ts';
import { magazineCopy } from '#web/features/magazine/copy.vi.ts';
import { copy } from '#web/features/product/copy.vi.ts';
import { zaloShareUrl } from '#web/lib/share/zalo-share.ts';
import { uiCopy } from '#web/ui/copy.vi.ts';
import { inlinedSheets, rawRequest } from './support/raw-request.ts';
import { expectPath, expectToast, open, openStage } from './support/browser.ts';
import { expectFits, expectSound, photograph, settle } from './support/page-checks.ts';
import { visitor } from './support/visitor.ts';
import { smallTargets } from './support/touch-targets.ts';

const stage = openStage({ moves: true });

type Read = { status: number; html: string; inlined: string[]; data: Record<string, unknown>[] };

async function read(path: string): Promise<Read> {
  const { status, body } = await rawRequest(new URL(path, stage.shop.url).href, {
    headers: { accept: 'text/html' },
  });
  const html = body.toString();
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const inlined = await inlinedSheets(html, stage.shop.url);
  return {
    status,
    html,
    inlined,
    data: scripts.map(([, text]) => JSON.parse(text!) as Record<string, unknown>),
  };
}

const ofType = ({ data }: Read, type: string) => data.find((each) => [each['@type']].flat().includes(type));
const inHead = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&');
/** Its HTML without scripts and styles, and without what keeps ranges on one line. */
const shown = (html: string) =>
  html
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<span class="inline-block">([^<]*)<\/span>/g, '$1');

/** Checks the fields that Google's merchant listings require, and the shop's policies. */
function expectProduct(
  page: Read,
  { path, price, inStock }: { path: string; price: number; inStock: boolean },
) {
  const address = `${stage.shop.url}${path}`;
  expect(page.status, path).toBe(200);
  expect(inHead(page.html, /<link rel="canonical" href="([^"]+)"/), path).toBe(address);
  const product = ofType(page, 'Product');
  expect(product, path).toMatchObject({
    name: expect.stringMatching(/.{3,}/),
    description: expect.stringMatching(/.{10,}/),
    image: [expect.stringMatching(/^http.+\.jpg\?v=/), expect.stringMatching(/-share\.jpg\?v=/)],
    sku: expect.any(String),
    brand: { name: expect.any(String) },
    material: expect.stringMatching(/đồng|thép|nhựa|bạc/i),
    weight: { value: expect.any(Number), unitCode: 'GRM' },
    offers: {
      '@type': 'Offer',
      url: address,
      price,
      priceCurrency: 'VND',
      availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      shippingDetails: {
        shippingRate: { value: expect.any(Number), currency: 'VND' },
        shippingDestination: { addressCountry: 'VN' },
        deliveryTime: { transitTime: { minValue: expect.any(Number), maxValue: expect.any(Number) } },
      },
      hasMerchantReturnPolicy: { applicableCountry: 'VN', returnPolicyCategory: expect.any(String) },
    },
  });
  expect(product).not.toHaveProperty('aggregateRating');
  expect(page.inlined, path).toContainEqual(expect.stringMatching(/\/view-product-/));
  // Size and material for search engines are also visible in the server's HTML.
  const facts = product!['additionalProperty'] as { name: string; value: string }[];
  expect(facts.map(({ name }) => name)).toContain(factsCopy.labels.nickel);
  expect(shown(page.html)).toContain(`>${factsCopy.heading}</h2>`);
  for (const { name, value } of facts)
    expect(shown(page.html), path).toContain(`<dt>${name}</dt><dd>${value}</dd>`);
  expect(inHead(page.html, /<meta property="og:image" content="([^"]+)"/), path).toBe(
    (product!['image'] as string[])[1],
  );
  expectTrail(page, address);
}

/** Checks the breadcrumb trail in the structured data. */
function expectTrail(page: Read, here: string) {
  const steps = ofType(page, 'BreadcrumbList')!['itemListElement'] as Record<string, unknown>[];
  expect(steps.map(({ position }) => position)).toEqual(steps.map((_, at) => at + 1));
  expect(steps.map(({ item }) => item)).toEqual([
    `${stage.shop.url}/`,
    ...steps.slice(1).map(() => expect.stringContaining(stage.shop.url) as string),
  ]);
  expect(steps.at(-1)!['item']).toBe(here);
  for (const step of steps)
    expect(step).toMatchObject({ '@type': 'ListItem', name: expect.stringMatching(/./) });
}

test('every charm and ready-made bracelet has a page with structured data and a title of its own', async () => {
  const guest = visitor(() => stage.shop.url);
  const pages = await Promise.all(
    [1, 2].map((page) => guest.get<CharmsPage>(`/charms?limit=100&page=${page}`)),
  );
  const charms = pages.flatMap(({ data }) => data.charms);
  const { bracelets } = (await guest.get<ReadyMadePage>('/ready-made-bracelets?limit=100')).data;
  expect([charms.length, bracelets.length]).toEqual([144, 12]);
  const titles = new Set<string | undefined>();
  for (const { slug, name, price, meaning, availableStock } of charms) {
    const page = await read(charmPath(slug));
    expectProduct(page, { path: charmPath(slug), price, inStock: availableStock > 0 });
    expect(shown(page.html)).toContain(meaning);
    expect(shown(page.html)).toContain(formatVnd(price));
    titles.add(inHead(page.html, /<title>([^<]+)</));
    expect(inHead(page.html, /<title>([^<]+)</)).toContain(name);
  }
  for (const { slug, price, availableStock, description } of bracelets) {
    const page = await read(braceletPath(slug));
    expectProduct(page, { path: braceletPath(slug), price, inStock: availableStock > 0 });
    expect(shown(page.html)).toContain(description);
    expect(ofType(page, 'Product')).toMatchObject({
      offers: {
        hasMerchantReturnPolicy: {
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: 7,
          returnMethod: 'https://schema.org/ReturnByMail',
          returnFees: expect.stringMatching(/^https:\/\/schema\.org\//),
        },
      },
    });
    titles.add(inHead(page.html, /<title>([^<]+)</));
  }
  expect(titles.size).toBe(charms.length + bracelets.length);
});

test.each([
  ['/garden?charm=khong-co', copy.gone.charm.title],
  ['/garden?charm=Hoa-Dao', copy.gone.charm.title],
  ['/garden?charm=%00', copy.gone.charm.title],
  ['/?vong=khong-co', copy.gone.bracelet.title],
  ['/blog?bai-viet=khong-co', magazineCopy.article.missing.title],
  ['/help?trang=khong-co', helpCopy.unknown.title],
])('%s is 404, with the shop’s page around a message and noindex', async (path, sentence) => {
  const { status, html } = await read(path);
  expect(status).toBe(404);
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(shown(html)).toContain(sentence);
  expect(shown(html)).toContain('<h1');
});

test('unknown parameters in a charm’s address get the same page', async () => {
  const plain = await rawRequest(new URL('/garden?charm=hoa-dao', stage.shop.url).href);
  for (const junk of ['trang=7&fbclid=IwAR0x', 'igsh=MzRl%3D%3D&utm_source=ig', 'fbclid=%00%zz']) {
    const hung = await rawRequest(new URL(`/garden?q=x&charm=hoa-dao&${junk}`, stage.shop.url).href);
    expect(hung.headers['etag']).toBe(plain.headers['etag']);
  }
});

test('structured data describe the shop, its site, every article and the help page’s questions', async () => {
  const home = await read('/');
  const shop = ofType(home, 'JewelryStore');
  expect(shop).toMatchObject({
    name: 'Vườn Charm',
    url: `${stage.shop.url}/`,
    telephone: expect.any(String),
    logo: expect.stringMatching(/^http.+\.png$/),
    image: expect.stringMatching(/^http.+\.jpg$/),
    address: {
      '@type': 'PostalAddress',
      streetAddress: expect.stringMatching(/.{5,}/),
      addressCountry: 'VN',
    },
    openingHours: expect.stringMatching(/^Mo-Su \d\d:00-\d\d:\d\d$/),
  });
  expect(shop!['aggregateRating']).toMatchObject({ reviewCount: expect.any(Number), bestRating: 5 });
  expect(ofType(home, 'WebSite')).toMatchObject({ name: shop!['name'], publisher: { '@id': shop!['@id'] } });
  const articles = (await visitor(() => stage.shop.url).get<ArticleCard[]>('/articles')).data;
  expect(articles.length).toBeGreaterThan(10);
  for (const { slug, title } of articles) {
    const page = await read(articlePath(slug));
    expect(ofType(page, 'Article'), slug).toMatchObject({
      headline: title,
      image: [expect.stringMatching(/^http/)],
      datePublished: expect.stringMatching(/^20\d\d-\d\d-\d\dT/),
      dateModified: expect.stringMatching(/^20\d\d-\d\d-\d\dT/),
      author: { '@type': 'Person', name: expect.stringMatching(/./) },
      publisher: { '@type': 'Organization', name: 'Vườn Charm' },
    });
    expectTrail(page, stage.shop.url + articlePath(slug));
  }
  const questions = ofType(await read('/help'), 'FAQPage')!['mainEntity'] as unknown[];
  expect(questions.length).toBeGreaterThan(5);
  for (const question of questions)
    expect(question).toMatchObject({
      '@type': 'Question',
      name: expect.stringMatching(/\?$/),
      acceptedAnswer: { '@type': 'Answer', text: expect.stringMatching(/.{10,}/) },
    });
  expect(home.html).toContain('<link rel="icon" href="/favicon.ico"');
  const icon = await rawRequest(new URL('/favicon.ico', stage.shop.url).href);
  expect([icon.status, icon.body.subarray(0, 4)]).toEqual([200, Buffer.from([0, 0, 1, 0])]);
});

const PHONES = [
  { width: 390, height: 664 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

test('a charm’s page opens from its card, picks the charm, and Back leads to the garden', async () => {
  const { page } = await stage.guest({ reducedMotion: 'reduce' });
  await open(page, '/garden');
  await page.getByRole('link', { name: 'Cỏ bốn lá', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Cỏ bốn lá' }).waitFor();
  await expectPath(page, charmPath('co-bon-la'));
  await expect.poll(() => page.title()).toContain('Charm Cỏ bốn lá');
  const toZalo = page.getByRole('link', { name: shareRowCopy.zaloName });
  expect(await toZalo.getAttribute('href')).toBe(
    zaloShareUrl(new URL(charmPath('co-bon-la'), stage.shop.url).href),
  );
  await photograph(page, 'charm');
  await page.getByRole('button', { name: selectionCopy.card.addName('Cỏ bốn lá') }).click();
  await page.getByRole('region', { name: selectionCopy.bar.label }).getByText('1', { exact: true }).waitFor();
  await page.goBack();
  await expectPath(page, '/garden');
  await page.getByRole('button', { name: uiCopy.oneMore('Cỏ bốn lá') }).waitFor();
});

test('a charm whose script fails to load opens by a full page load', async () => {
  const { page } = await stage.guest({ reducedMotion: 'reduce' });
  stage.allowTrouble(/assets\/page-/);
  // Lost until the page is opened anew, also where it is loaded ahead.
  const opened: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && opened.push(request.url()));
  await page.route('**/assets/page-*.js', (route) => (opened.length < 2 ? route.abort() : route.continue()));
  await open(page, '/garden');
  await page.getByRole('link', { name: 'Cỏ bốn lá', exact: true }).click();
  await expect.poll(() => opened).toHaveLength(2);
  await page.getByRole('heading', { level: 1, name: 'Cỏ bốn lá' }).waitFor();
  await expectPath(page, charmPath('co-bon-la'));
});

test('a bracelet’s page asks a guest to log in; a sold-out one is disabled, a hidden charm’s page is 404', async () => {
  const { page } = await stage.guest({ reducedMotion: 'reduce' });
  await open(page, braceletPath('hoa-dao-dau-xuan'));
  await page.getByRole('button', { name: copy.bracelet.add }).click();
  await expectToast(page, cartCopy.loginToAdd);
  const admin = visitor(() => stage.shop.url);
  await admin.logIn(stage.shop.accounts.admin);
  const { bracelets } = (await admin.get<ReadyMadePage>('/ready-made-bracelets?limit=100')).data;
  const last = bracelets.at(-1)!;
  const emptied = await admin.send('PATCH', `/ready-made-bracelets/${last._id}/stock`, {
    quantity: last.reservedStock,
  });
  expect(emptied.status).toBe(200);
  const soldOut = page.getByRole('button', { name: copy.bracelet.soldOut });
  // A cached page may be a second old.
  await expect
    .poll(async () => {
      await open(page, braceletPath(last.slug));
      await settle(page);
      return soldOut.count();
    })
    .toBe(1);
  await expect.poll(() => soldOut.isDisabled()).toBe(true);
  await page.getByText(catalogueCopy.outOfStock).first().waitFor();
  await photograph(page, 'bracelet-sold-out');

  // A hidden charm loses its page at once, although it was just cached.
  const hidden = charmPath('chuon-chuon');
  expect((await read(hidden)).status).toBe(200);
  const { charms } = (await admin.get<CharmsPage>(`/charms?q=${encodeURIComponent('chuồn chuồn')}`)).data;
  const { _id } = charms.find(({ slug }) => slug === 'chuon-chuon')!;
  expect((await admin.send('POST', '/charms/bulk', { charms: [_id], hidden: true })).status).toBe(200);
  await expect.poll(async () => (await read(hidden)).status).toBe(404);
  const map = async () => (await rawRequest(new URL('/sitemap.xml', stage.shop.url).href)).body.toString();
  await expect.poll(map).not.toContain(`${hidden}<`);
});

test('product pages fit phone, tablet and desktop, with their button in the first view and targets of 44 px', async () => {
  for (const viewport of PHONES) {
    const touch = viewport.width < 1000;
    const { page } = await stage.guest({
      viewport,
      hasTouch: touch,
      isMobile: touch,
      reducedMotion: 'reduce',
    });
    for (const [name, path] of [
      ['charm', charmPath('hoa-dao')],
      ['bracelet', braceletPath('hoa-dao-dau-xuan')],
    ] as const) {
      await open(page, path);
      await settle(page);
      await photograph(page, name);
      await expectFits(page);
      const add = page.getByRole('button', {
        name: name === 'charm' ? selectionCopy.card.addName('Hoa đào') : copy.bracelet.add,
      });
      const box = (await add.boundingBox())!;
      expect(box.y + box.height, `${name} ${viewport.width}: its button is in sight`).toBeLessThanOrEqual(
        viewport.height,
      );
      expect(touch ? await smallTargets(page) : [], `${name} ${viewport.width}`).toEqual([]);
    }
    await expectSound(page);
  }
});
