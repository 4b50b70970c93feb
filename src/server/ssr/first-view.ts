/** Reads a file of the bundle by its URL (`/assets/root-x.css`). */
type ReadFile = (address: string, as: 'utf8' | 'base64') => string;

/** The URL ends with `#` where a file is referenced both by a page and by something loaded later. */
const STYLE = /(?<!<noscript>)<link rel="stylesheet" href="((\/assets\/[^"]+\.css)#?)"\/>/g;
/** Styles of views that replace a page's content (`x.module.css?page` in `vite.config.ts`), and the classes that they define. */
const OF_VIEW = /^\/assets\/view-/;
const CLASS = /\.([a-z_][\w-]*)/gi;
const AHEAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
/** React's preload link for a picture of the first view with several widths. */
const PICTURE_AHEAD =
  /<link rel="preload" as="image" imageSrcSet="([^"]*)" imageSizes="([^"]*)"(?: fetchPriority="(\w+)")?\/>/g;
const TEXT_FACE = /<meta name="text-face" content="(\S+) (\S+) ([^"]+)"\/>/;
/** The end of the loaders' data, in a script of its own. */
const DATA_END =
  /<\/script>((?:<!--\$-->)*)<script(?: nonce="[\w-]*")?>(window\.__reactRouterContext\.streamController\.close\(\);)<\/script>/;
const START = /(<script(?: nonce="[\w-]*")? type="module" async="">)([\s\S]*?)(<\/script>)/;

/** Minifies the inline scripts, which are part of every page. Every line must end as a complete statement or block. */
const brief = (code: string): string =>
  code
    .replaceAll(/\n\s*(?=.)/g, '')
    .replaceAll(/ ([=<>{}()|&?:+,]+) /g, '$1')
    .replaceAll(/([,;]) /g, '$1');

/**
 * Waits for the first contentful paint before loading scripts. A background tab does not paint, and some browsers do not report
 * it, hence the timeout.
 */
const DRAWN = brief(`await new Promise((drawn) => {
  if (document.visibilityState === "hidden") return drawn();
  setTimeout(drawn, 800);
  new PerformanceObserver((list) => list.getEntriesByName("first-contentful-paint").length && drawn()).observe({ type: "paint", buffered: true });
});
`);
/**
 * Parts of a page below the first view (`data-later`) are not laid out for the first paint: on a mid-range phone that takes
 * longer than the network. A navigation to a fragment, a reload or going back lays out everything at once. Before that: without a
 * session, the frame of a page behind the login is hidden (`src/web/app/guard-screen.tsx`).
 */
const DRAWING = `if (!/(?:^|;\\s*)signed_in=/.test(document.cookie)) document.documentElement.dataset.guest = "";
if (performance.getEntriesByType("navigation")[0]?.type === "navigate" && location.hash === "") document.documentElement.dataset.drawing = "";`;
/**
 * The text font, inlined: it costs no request and is there before the first text; browsers would treat a `data:` URL in the
 * styles as one more request. The styles also reference its file, for browsers without scripts.
 */
const faceScript = (weight: string, family: string, woff2: string) =>
  `document.fonts.add(new FontFace(${JSON.stringify(family)}, Uint8Array.from(atob("${woff2}"), (byte) => byte.charCodeAt(0)), { weight: "${weight}" }));`;
/**
 * Preloads a picture through an `Image` with the same attributes: Chromium reuses a larger version that it has cached (of the
 * charm's own page, say), whereas a preload link would fetch its file in vain.
 */
const ASK_AHEAD = `Object.assign(new Image(), document.currentScript.dataset);`;
/** Splits what follows into a task of its own: together they would delay input handling. */
const PAUSE = `await new Promise((go) => setTimeout(go));
`;
/**
 * Shows the ornaments first and then part by part, with a paint between each two, so that no task is long; nothing else runs
 * meanwhile, because the scripts are still loading. Where the browser does not paint, a timeout is used instead.
 */
const LATER = brief(`{
  const next = () => new Promise((drawn) => {
    if (document.visibilityState === "hidden") return drawn();
    setTimeout(drawn, 100);
    requestAnimationFrame(() => setTimeout(drawn));
  });
  await next();
  document.documentElement.dataset.drawing = "below";
  for (const part of document.querySelectorAll("[data-later]")) {
    await next();
    part.removeAttribute("data-later");
  }
  await next();
  delete document.documentElement.dataset.drawing;
}
`);
/**
 * Fonts that the first paint does without (`src/web/ui/fonts.ts`). They are added together once all have loaded: until then bold
 * text is synthesized from the text font, and the page is laid out once for them. One that fails to load is left out.
 */
const LATE_FACES = brief(`(async () => {
  const faces = [...document.querySelectorAll('meta[name="late-face"]')].map(({ content }) => {
    const [weight, file, ...family] = content.split(" ");
    return new FontFace(family.join(" "), "url(" + file + ")", { weight });
  });
  await Promise.allSettled(faces.map((face) => face.load()));
  for (const face of faces) if (face.status === "loaded") document.fonts.add(face);
})();
`);
/** Preloads all files at once, as the links would have done, a few in each task, so that none is long on a phone. */
const fetchAll = (files: readonly string[]) =>
  `let asked = 0;
for (const href of ${JSON.stringify(files)}) {
if (++asked % 4 === 0) ${PAUSE}document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}
`;

/**
 * Rewrites React Router's HTML so that the first response is enough to paint the page: styles are inlined, and scripts load after
 * the first paint instead of competing with it (decision 0027). Whatever does not match stays as it is.
 *
 * A link whose styles are inlined stays, disabled: React and the router track the page's styles by their links. `media` is for
 * Chromium, whose preload scanner fetches disabled style sheets as well (seen in 150). Styles of a view that was not rendered are
 * left out. One style element holds all: the policy names each script and style of the page by a hash, which no compression shortens.
 * It stays when the reader moves on to another page, as the styles of parts that were loaded later do, and it stands before the links,
 * since it declares the order of the cascade layers.
 * @param nonce the nonce of this rendering's scripts (`own-scripts.ts`), also set on what is added here
 * @param heldTaps the script that records taps before the others have loaded (`src/web/app/held-taps.ts`)
 */
export function arrangeFirstView(rendered: string, nonce: string, read: ReadFile, heldTaps = ''): string {
  const own = ` nonce="${nonce}"`;
  const html = rendered.replaceAll(/<(?:link|meta)[^>]*>/g, (element) => element.replace(own, ''));
  const [head = '', ...rest] = html.split('</head>');
  const body = rest.join('</head>').replace(DATA_END, '$2</script>$1');
  if (!START.test(body)) return html;
  const preloaded = [...head.matchAll(AHEAD)].map(([, file]) => file!);
  const asking = head
    .replaceAll(AHEAD, '')
    .replaceAll(PICTURE_AHEAD, (_, srcset, sizes, priority = 'auto') => {
      const data = `data-fetch-priority="${priority}" data-sizes="${sizes}" data-srcset="${srcset}"`;
      return `<script${own} ${data}>${ASK_AHEAD}</script>`;
    });
  const sheets: string[] = [];
  const linked = asking.replaceAll(STYLE, (_, href: string, file: string) => {
    const styles = read(file, 'utf8');
    if (!OF_VIEW.test(file) || isUsed(styles, body)) sheets.push(styles);
    return `<link rel="stylesheet" href="${href}" disabled="" media="not all"/>`;
  });
  const firstLink = asking.search(STYLE);
  const styles = sheets.length === 0 ? '' : `<style${own}>${sheets.join('')}</style>`;
  const styled = linked.slice(0, firstLink) + styles + linked.slice(firstLink);
  const [, weight, face, family] = TEXT_FACE.exec(head) ?? [];
  const drawing = face ? DRAWING + faceScript(weight!, family!, read(face, 'base64')) : DRAWING;
  return `${styled}<script${own}>${drawing}${heldTaps}</script></head>${body.replace(START, (_, open: string, source: string, close: string) => open + startLate(source, preloaded) + close)}`;
}

/** Whether the rendered HTML uses a class of these styles. */
function isUsed(styles: string, drawn: string): boolean {
  const classes = new Set([...styles.matchAll(CLASS)].map(([, name]) => name));
  for (const [, names] of drawn.matchAll(/ class="([^"]*)"/g))
    if (names!.split(' ').some((name) => classes.has(name))) return true;
  return false;
}

/** `import * as route0 from "/a.js";` → `const route0 = await import("/a.js");`: modules load only when they are needed. */
function startLate(source: string, preloaded: readonly string[]): string {
  const late = source
    .replaceAll(/^import \* as (\w+) from ("[^"]+");/gm, 'const $1 = await import($2);')
    .replaceAll(/^import ("[^"]+");?/gm, 'await import($1);');
  return [DRAWN, PAUSE, fetchAll(preloaded), PAUSE, LATE_FACES, LATER, late].join('');
}
