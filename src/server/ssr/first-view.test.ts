import { expect, test } from 'vitest';
import { arrangeFirstView } from './first-view.ts';
import { sealOwnScripts } from './own-scripts.ts';

const MARK = 'of-this-rendering';

const FILES: Record<string, string> = {
  '/assets/root-1.css': '.a{color:red}',
  '/assets/home-2.css': ".b{content:'$&'}",
};

/** As React Router 8 renders it. */
const PAGE = [
  '<!DOCTYPE html><html lang="vi"><head><title>Vòng tay</title>',
  '<link rel="modulepreload" href="/assets/manifest-3.js" nonce="of-this-rendering"/><link rel="modulepreload" href="/assets/root-4.js"/>',
  '<link rel="stylesheet" href="/assets/root-1.css" nonce="of-this-rendering"/><link rel="stylesheet" href="/assets/home-2.css"/></head>',
  '<body><p>nguyên văn: <code>&lt;/head&gt;</code></p><script nonce="of-this-rendering">window.context = {};</script>',
  '<script nonce="of-this-rendering" type="module" async="">import "/assets/manifest-3.js";\nimport * as route0 from "/assets/root-4.js";\n',
  '  window.routes = {"root":route0};\n\nimport("/assets/entry-5.js");</script></body></html>',
].join('');

const arrange = (page: string, read = (address: string, _as: string) => FILES[address]!) =>
  sealOwnScripts(arrangeFirstView(page, MARK, read), MARK).body;
const arranged = arrange(PAGE);

test('the style sheets are inlined together, before their links, which are disabled', () => {
  expect(arranged).toContain(
    `<style>.a{color:red}.b{content:'$&'}</style><link rel="stylesheet" href="/assets/root-1.css" disabled="" media="not all"/><link rel="stylesheet" href="/assets/home-2.css" disabled="" media="not all"/>`,
  );
});

test('no script is requested before the first paint; then all are fetched at once and run in their order', () => {
  const [before, start] = arranged.split('<script type="module" async="">') as [string, string];
  expect(before).not.toContain('.js');
  const order = [
    'first-contentful-paint',
    '["/assets/manifest-3.js","/assets/root-4.js"]',
    'await import("/assets/manifest-3.js");',
    'const route0 = await import("/assets/root-4.js");',
    'window.routes = {"root":route0};',
    'import("/assets/entry-5.js");',
  ].map((piece) => start.indexOf(piece));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order[0]).toBeGreaterThan(0);
});

test('a style sheet that is also named otherwise is inlined like the others', () => {
  const page = PAGE.replace('/assets/home-2.css', '/assets/home-2.css#');
  expect(arrange(page)).toContain(`<style>.a{color:red}.b{content:'$&'}</style>`);
  expect(arrange(page)).toContain(
    '<link rel="stylesheet" href="/assets/home-2.css#" disabled="" media="not all"/>',
  );
});

test('the script that ends the loaders’ data is merged with the one before it', () => {
  const data = (call: string) =>
    `<script nonce="${MARK}">window.__reactRouterContext.streamController.${call};</script>`;
  const page = PAGE.replace(
    '</body>',
    `<!--$-->${data('enqueue("[1]")')}<!--$-->${data('close()')}<!--/$--><!--/$--></body>`,
  );
  expect(arrange(page)).toContain(
    '<!--$--><script>window.__reactRouterContext.streamController.enqueue("[1]");window.__reactRouterContext.streamController.close();</script><!--$--><!--/$--><!--/$--></body>',
  );
});

test('the styles of a view are inlined only in a page that uses their classes', () => {
  const page = PAGE.replace('</head>', '<link rel="stylesheet" href="/assets/view-gift-7.css"/></head>');
  const read = (file: string) => FILES[file] ?? '.xk1,.xk2:hover{color:blue;margin:.5em}';
  expect(arrange(page, read)).toContain(
    '<link rel="stylesheet" href="/assets/view-gift-7.css" disabled="" media="not all"/>',
  );
  expect(arrange(page, read)).not.toContain('color:blue');
  const drawn = page.replace('<p>', '<p class="wrap xk2">');
  expect(arrange(drawn, read)).toContain(`.b{content:'$&'}.xk1`);
});

test('the text font is created from data inlined in the page', () => {
  const face = '<meta name="text-face" content="400 /assets/text-6.woff2 Be Vietnam Pro"/>';
  const page = arrange(PAGE.replace('</head>', `${face}</head>`), (address, as) =>
    address === '/assets/text-6.woff2' && as === 'base64' ? 'd09GMgD/' : FILES[address]!,
  );
  const [head] = page.split('</head>') as [string];
  expect(head).toMatch(/new FontFace\("Be Vietnam Pro", .*atob\("d09GMgD\/"\).* weight: "400"/);
});

test('a style sheet within noscript stays a link', () => {
  const link = '<noscript><link rel="stylesheet" href="/assets/late-6.css"/></noscript>';
  const page = PAGE.replace('</head>', `${link}</head>`);
  expect(arrange(page)).toContain(link);
});

test('the content below the first view and the late fonts come before the scripts run', () => {
  const order = [
    'dataset.drawing = ""',
    '["/assets/manifest-3.js"',
    'late-face',
    '[data-later]',
    'await import("/assets/manifest-3.js");',
  ].map((piece) => arranged.indexOf(piece));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order[0]).toBeGreaterThan(0);
});

test('an image preload becomes a script that requests the image in the size it will be drawn', () => {
  const link =
    '<link rel="preload" as="image" imageSrcSet="/a-128.webp?v=1&amp;w=2 128w, /a-448.webp 448w" imageSizes="(width &lt; 48rem) 30vw" fetchPriority="high"/>';
  const page = PAGE.replace('<title>', `${link}<title>`);
  const { body, inline } = sealOwnScripts(
    arrangeFirstView(page, MARK, (address) => FILES[address]!),
    MARK,
  );
  expect(body).not.toContain('rel="preload"');
  expect(body).toContain(
    '<script data-fetch-priority="high" data-sizes="(width &lt; 48rem) 30vw" data-srcset="/a-128.webp?v=1&amp;w=2 128w, /a-448.webp 448w">Object.assign(new Image()',
  );
  expect(inline.scripts).toHaveLength(4);
});

test('the rest of the page stays as it was, and a page without assets unchanged', () => {
  const rest = (html: string) =>
    html.replaceAll(/<style[\s\S]*?<\/style>|<link [^>]*>|<script[\s\S]*?<\/script>/g, '');
  expect(rest(arranged)).toBe(rest(PAGE));
  const bare = '<html><head></head><body>Tiệm nghỉ</body></html>';
  expect(arrange(bare)).toBe(bare);
});

test('the policy has the hashes of this rendering’s own scripts and styles, not of injected ones', () => {
  const evil = '<script>evil()</script><script nonce="guessed">evil()</script><style>p{}</style>';
  const marked = arrangeFirstView(
    PAGE.replace('<body>', `<body>${evil}`),
    MARK,
    (address) => FILES[address]!,
  );
  const { body, inline } = sealOwnScripts(marked, MARK);
  expect(inline).toEqual(
    sealOwnScripts(
      arrangeFirstView(PAGE, MARK, (address) => FILES[address]!),
      MARK,
    ).inline,
  );
  expect([inline.scripts.length, inline.styles.length]).toEqual([3, 1]);
  expect(body).not.toContain(MARK);
});
