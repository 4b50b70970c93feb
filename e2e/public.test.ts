import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { PAGES } from '#domain/identity/pages.ts';
import { shellCopy } from '#web/features/shell/copy.vi.ts';
import { inlinedSheets, rawRequest } from './support/raw-request.ts';
import { demoShop } from './support/demo-shop.ts';

/** The shop as seen over the network, without a browser. */
const shop = demoShop();
const at = (path: string) => new URL(path, shop.url).href;

const PUBLIC_PAGES = ['/', '/garden', '/help', '/blog'];
const FOR_A_YEAR = 'public, max-age=31536000, immutable';
const BROTLI = { 'accept-encoding': 'br' };
/** Bytes that a new connection transfers in two round trips: 10 segments, then 20. */
const TWO_ROUNDS = 30 * 1460;

/** A page's visible text in one line. */
const wordsOf = (html: string): string =>
  html.replaceAll(/<(script|style)[\s\S]*?<\/\1>|<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

/** The server rewrites pages by pattern (`src/server/ssr/first-view.ts`); checked on the renderer's real output. */
test.each(Object.keys(PAGES))('%s is rewritten for its first view within its policy', async (path) => {
  const { body, headers } = await rawRequest(at(path));
  const html = body.toString();
  const [head = '', rest = ''] = html.split('</head>');
  const links = head.replaceAll(/<noscript>.*?<\/noscript>/g, '').match(/<link [^>]*rel="stylesheet"[^>]*>/g);
  expect(links?.length).toBeGreaterThan(0);
  expect(links?.filter((link) => !link.includes(' disabled="" media="not all"'))).toEqual([]);
  // Styles of a sub-view are not inlined into pages that do not show it.
  const ofPage = links?.filter((link) => !link.includes('/assets/view-')) ?? [];
  expect(await inlinedSheets(html, at(path))).toHaveLength(ofPage.length);
  expect(head).toMatch(/new FontFace\("Be Vietnam Pro", .*atob\("[\w+/]{1000,}=*"\)/);

  expect(head).not.toContain('modulepreload');
  const start = /<script type="module" async="">([\s\S]*?)<\/script>/.exec(rest)?.[1] ?? '';
  expect(start).toMatch(/for \(const href of \["\/assets\/[^\]]+\.js"\]\)/);
  expect(start).toMatch(/^await import\("\/assets\/[^"]+\.js"\);$/m);
  expect(start).toMatch(/^const \w+ = await import\("\/assets\/[^"]+\.js"\);$/m);
  expect(start).not.toMatch(/^import(?!\()/m);

  // The policy permits every inline script and style; structured data is not executable.
  const inline = [...html.matchAll(/<(script|style)(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]*?)<\/\1>/g)];
  const hashes = inline.map(([, , source = '']) => createHash('sha256').update(source).digest('base64'));
  expect(hashes.filter((hash) => !headers['content-security-policy']?.includes(`'sha256-${hash}'`))).toEqual(
    [],
  );
});

test('robots.txt and the sitemap name the public pages and no others', async () => {
  const robots = await rawRequest(at('/robots.txt'));
  expect(robots.headers['content-type']).toMatch(/^text\/plain/);
  const rules = robots.body.toString();
  expect(rules).toContain(`Sitemap: ${shop.url}/sitemap.xml`);
  for (const path of Object.keys(PAGES)) {
    expect(rules.includes(`Disallow: ${path}\n`), path).toBe(!PUBLIC_PAGES.includes(path));
  }

  const sitemap = await rawRequest(at('/sitemap.xml'));
  expect(sitemap.headers['content-type']).toMatch(/^application\/xml/);
  const listed = [...sitemap.body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!);
  expect([...new Set(listed.map((url) => url.replace(/\?.*/, '')))]).toEqual(
    PUBLIC_PAGES.map((path) => shop.url + path),
  );
  expect(listed).toContain(`${shop.url}/blog?bai-viet=ba-mau-la-du`);
  // Product pages are checked one by one in product-views.test.ts.
  const texts = listed.filter((url) => !/\?(?:charm|vong)=/.test(url));
  for (const url of texts) expect((await rawRequest(url)).status).toBe(200);
});

test.each(PUBLIC_PAGES)(
  '%s is compressed into two round trips, revalidated by its ETag, and answers HEAD',
  async (path) => {
    const plain = await rawRequest(at(path));
    const packed = await rawRequest(at(path), { headers: BROTLI });
    expect(packed.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
    });
    expect(brotliDecompressSync(packed.body)).toEqual(plain.body);
    expect(packed.body.length).toBeLessThan(plain.body.length / 3);
    const headers = Object.entries(packed.headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
    expect(headers.join('').length + packed.body.length).toBeLessThan(TWO_ROUNDS);

    const again = await rawRequest(at(path), {
      headers: { ...BROTLI, 'if-none-match': packed.headers.etag! },
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect((await rawRequest(at(path), { headers: { 'if-none-match': 'W/"old"' } })).status).toBe(200);

    const head = await rawRequest(at(path), { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(plain.headers['content-length']);
  },
);

// The specification's list, verbatim as the customer reads it.
test.each([
  ['/', ['Vòng tay có sẵn', 'Vòng tay tên riêng', 'Hơn 20 charm hoa', 'Tư vấn thiết kế miễn phí']],
  [
    '/',
    [
      'Giao nhanh 3–4 ngày',
      'Đổi trả dễ dàng',
      'Nhận tin 24/7, trả lời 8:00–22:00',
      'Charm bán chạy',
      'Từ khu vườn đến cổ tay',
    ],
  ],
  ['/garden', ['VƯỜN CHARM']],
  ['/help', ['CÁCH ĐẶT HÀNG TẠI VƯỜN CHARM', 'Trình duyệt của bạn không hỗ trợ phát video.']],
  ['/help', ['Giao trong 3–4 ngày Ngày làm việc', 'Gói quà miễn phí Cho đơn từ 200.000 ₫', 'Thiệp viết tay']],
  ['/help', ['Ảnh xem trước', '2–3 mẫu gợi ý', 'Câu hỏi thường gặp', 'Quấn một dải giấy', 'In thước giấy']],
])('%s contains %j in the server’s HTML', async (path, named) => {
  const words = wordsOf((await rawRequest(at(path))).body.toString());
  expect(named.filter((text) => !words.includes(text))).toEqual([]);
});

test.each([
  ['/cart', true],
  ['/login', false],
  ['/register', false],
])('%s has the main links and a footer: %s', async (path, framed) => {
  const page = (await rawRequest(at(path))).body.toString();
  expect([page.includes(`aria-label="${shellCopy.mainNav}"`), /<footer[ >]/.test(page)]).toEqual([
    framed,
    framed,
  ]);
  expect(page).toMatch(/<h1[ >]/);
});

test('scripts and styles come compressed, fonts as they are; all are immutable for a year', async () => {
  const page = (await rawRequest(at('/'))).body.toString();
  for (const kind of ['js', 'css', 'woff2']) {
    const path = new RegExp(`/assets/[^"]+\\.${kind}`).exec(page)?.[0];
    const file = await rawRequest(at(path!), { headers: BROTLI });
    expect(file.status).toBe(200);
    expect(file.headers['cache-control']).toBe(FOR_A_YEAR);
    expect(file.headers['content-encoding']).toBe(kind === 'woff2' ? undefined : 'br');
    const again = await rawRequest(at(path!), {
      headers: { ...BROTLI, 'if-none-match': file.headers.etag! },
    });
    expect(again.status).toBe(304);
  }
});

test('pictures are WebP with an ETag, immutable under a versioned address; an unknown one is 404', async () => {
  for (const path of ['/pictures/charms/hoa-sen-224.webp', '/pictures/bracelets/hoa-dao-dau-xuan-640.webp']) {
    const picture = await rawRequest(at(path));
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=3600',
    });
    expect(picture.body.subarray(8, 12).toString()).toBe('WEBP');
    const again = await rawRequest(at(path), { headers: { 'if-none-match': picture.headers.etag! } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const head = await rawRequest(at(path), { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
  }
  const { charms } = JSON.parse((await rawRequest(at('/api/charms?limit=1'))).body.toString()).data;
  const named = await rawRequest(new URL(charms[0].images.imageUrl, shop.url).href);
  expect(named.headers['cache-control']).toBe(FOR_A_YEAR);

  const odd = [
    '/pictures/charms/hoa-sen-225.webp',
    '/pictures/charms/..%2f..%2fpackage-224.webp',
    '/pictures/x/y.webp',
  ];
  for (const path of odd) expect((await rawRequest(at(path))).status, path).toBe(404);
});

test('the guide’s video answers range requests and is immutable for a year', async () => {
  const page = (await rawRequest(at('/help'))).body.toString();
  const pathOf = (ending: string) => new RegExp(`/assets/[^"]+\\.${ending}`).exec(page)![0];
  for (const ending of ['webm', 'mp4']) {
    const film = at(pathOf(ending));
    const whole = await rawRequest(film, { method: 'HEAD' });
    const size = Number(whole.headers['content-length']);
    expect(whole.status).toBe(200);
    expect(whole.headers).toMatchObject({
      'content-type': `video/${ending}`,
      'accept-ranges': 'bytes',
      'cache-control': FOR_A_YEAR,
    });
    const piece = async (range: string) => {
      const { status, headers, body } = await rawRequest(film, { headers: { ...BROTLI, range } });
      return [status, headers['content-range'], body.length, headers['content-encoding']];
    };
    expect(await piece('bytes=1000-1999')).toEqual([206, `bytes 1000-1999/${size}`, 1000, undefined]);
    expect(await piece('bytes=-10')).toEqual([206, `bytes ${size - 10}-${size - 1}/${size}`, 10, undefined]);
    expect((await piece(`bytes=${size}-`))[0]).toBe(416);
  }
  const captions = await rawRequest(at(pathOf('vtt')));
  expect(captions.headers['content-type']).toMatch(/^text\/vtt/);
  expect(captions.body.toString()).toMatch(/^WEBVTT\n/);
  expect((await rawRequest(at(pathOf('avif')))).headers['content-type']).toBe('image/avif');
});

test('an unknown path: JSON 404 under /api, 404 for a file, a redirect home for a page', async () => {
  for (const method of ['GET', 'POST', 'DELETE']) {
    const answer = await rawRequest(at('/api/khong-co'), { method, headers: { origin: shop.url } });
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(JSON.parse(answer.body.toString())).toEqual({
      message: expect.any(String),
      code: 'NOT_FOUND',
      requestId: answer.headers['x-request-id'],
    });
  }
  for (const path of ['/assets/old-Ab12.js', '/brand/none.svg'])
    expect((await rawRequest(at(path))).status).toBe(404);
  const page = await rawRequest(at('/khong-co?a=1'));
  expect([page.status, page.headers.location]).toEqual([302, '/']);
});

test('pages, API and files carry the security headers, and no policy allows unsafe inline or eval', async () => {
  for (const path of ['/', '/login', '/api/charms', '/api/khong-co', '/robots.txt', '/brand/logo.svg']) {
    const { headers } = await rawRequest(at(path));
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    const policy = headers['content-security-policy'];
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/(?:script|style)-src [^;]*'unsafe-(?:inline|eval)'/);
  }
});

test.each(['/brand/mascot.webp', '/brand/hero-720.avif', '/brand/icon-192.png'])(
  '%s carries the headers that protect an image and none that are for documents',
  async (path) => {
    const { headers } = await rawRequest(at(path));
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    for (const name of ['content-security-policy', 'x-frame-options', 'permissions-policy'])
      expect(headers).not.toHaveProperty(name);
  },
);

test.each([...PUBLIC_PAGES, '/login', '/builder'])(
  '%s lets exactly its own inline scripts run',
  async (path) => {
    const { headers, body } = await rawRequest(at(path));
    const inline = [
      ...body.toString().matchAll(/<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([^]*?)<\/script>/g),
    ].map(([, source]) => `'sha256-${createHash('sha256').update(source!).digest('base64')}'`);
    const policy = String(headers['content-security-policy']);
    const scripts = /script-src ([^;]+)/.exec(policy)?.[1]?.split(' ') ?? [];
    expect(inline).not.toEqual([]);
    expect(new Set(scripts)).toEqual(new Set(["'self'", ...inline]));
  },
);

test('API responses about a person are no-store', async () => {
  for (const path of ['/api/users/me', '/api/cart', '/api/orders/my']) {
    expect((await rawRequest(at(path))).headers['cache-control'], path).toBe('no-store');
  }
});

test('POST /api/auth/login from another origin gets 403', async () => {
  const body = JSON.stringify({ ...shop.accounts.customer });
  const from = (origin: string) =>
    rawRequest(at('/api/auth/login'), {
      method: 'POST',
      body,
      headers: { origin, 'content-type': 'application/json' },
    });
  expect((await from('https://evil.example')).status).toBe(403);
  expect((await from('null')).status).toBe(403);
  expect((await from(shop.url)).status).toBe(200);
});

test('the OpenAPI document and its page list every route that the specification needs', async () => {
  type Operation = { summary?: string; responses?: object };
  const document = JSON.parse((await rawRequest(at('/api/openapi.json'))).body.toString());
  expect(document.openapi).toMatch(/^3\.1/);
  const operations = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(
    ([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const page = (await rawRequest(at('/api/docs'))).body.toString();
  for (const { path, method, operation } of operations) {
    expect(operation.summary, `${method} ${path}`).toBeTruthy();
    expect(Object.keys(operation.responses ?? {}), `${method} ${path}`).not.toEqual([]);
    expect(page).toContain(path);
  }
  const listed = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`);
  expect(listed).toEqual(expect.arrayContaining(SPEC_ROUTES));
});

/** The routes of spec §7 needed by identity and by the path from garden to order. */
const SPEC_ROUTES = [
  'POST /api/auth/register',
  'POST /api/auth/verify-otp',
  'POST /api/auth/resend-otp',
  'POST /api/auth/login',
  'POST /api/auth/forgot-password',
  'POST /api/auth/validate-reset-token',
  'POST /api/auth/reset-password',
  'POST /api/auth/refresh',
  'POST /api/auth/logout',
  'GET /api/users/me',
  'PUT /api/users/me/profile',
  'GET /api/ready-made-bracelets',
  'GET /api/ready-made-bracelets/featured',
  'GET /api/ready-made-bracelets/{id}',
  'GET /api/orders',
  'GET /api/orders/my',
  'GET /api/orders/{id}',
  'POST /api/orders',
  'PUT /api/orders/{id}/admin-transition',
  'GET /api/categories',
  'GET /api/charms',
  'GET /api/bracelet-strings',
  'GET /api/tying-methods',
  'GET /api/shipping',
  'GET /api/cart',
  'POST /api/cart/items',
  'PUT /api/cart/items',
  'DELETE /api/cart/items',
  'DELETE /api/cart',
  'POST /api/custom-bracelets',
  'GET /api/custom-bracelets',
  'POST /api/v1/errors',
];
