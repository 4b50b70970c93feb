/** A file of the bundle by its address (`/assets/root-x.css`). */
type ReadFile = (address: string, as: 'utf8' | 'base64') => string;

/** With a `#` where a file is named by a page and by something that comes later. */
const STYLE = /(?<!<noscript>)<link rel="stylesheet" href="((\/assets\/[^"]+\.css)#?)"\/>/g;
/** The styles of what a page shows instead of itself (`x.module.css?page` in `vite.config.ts`), and the classes that such name. */
const OF_VIEW = /^\/assets\/view-/;
const CLASS = /\.([a-z_][\w-]*)/gi;
const AHEAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
/** What React writes for a picture of the first view that comes in several widths. */
const PICTURE_AHEAD =
  /<link rel="preload" as="image" imageSrcSet="([^"]*)" imageSizes="([^"]*)"(?: fetchPriority="(\w+)")?\/>/g;
const TEXT_FACE = /<meta name="text-face" content="(\S+) (\S+) ([^"]+)"\/>/;
const START = /(<script(?: nonce="[\w-]*")? type="module" async="">)([\s\S]*?)(<\/script>)/;

/** As written here, without what only a reader needs: it is part of every page. Each line ends as a statement or a block does. */
const brief = (code: string): string =>
  code
    .replaceAll(/\n\s*(?=.)/g, '')
    .replaceAll(/ ([=<>{}()|&?:+,]+) /g, '$1')
    .replaceAll(/([,;]) /g, '$1');

/**
 * Scripts wait until the page stands on the screen. A tab in the background draws nothing, and some browsers do not tell:
 * they do not wait for long.
 */
const DRAWN = brief(`await new Promise((drawn) => {
  if (document.visibilityState === "hidden") return drawn();
  setTimeout(drawn, 800);
  new PerformanceObserver((list) => list.getEntriesByName("first-contentful-paint").length && drawn()).observe({ type: "paint", buffered: true });
});
`);
/**
 * Parts of a page that lie below the first view (`data-later`) are not laid out for the first picture: on a middle phone
 * that takes longer than the net. Whoever asks for a place of the page, or comes back to one, gets all of it at once.
 * Before that: who has no session sees no frame of a page behind the login (`src/web/app/guard-screen.tsx`).
 */
const DRAWING = `if (!/(?:^|;\\s*)signed_in=/.test(document.cookie)) document.documentElement.dataset.guest = "";
if (performance.getEntriesByType("navigation")[0]?.type === "navigate" && location.hash === "") document.documentElement.dataset.drawing = "";`;
/**
 * The face of the text. In the page it costs no request and is there before the first word; a `data:` address in the styles
 * would be read by the browser as one request more. The styles name its file too, for who runs no scripts.
 */
const faceScript = (weight: string, family: string, woff2: string) =>
  `document.fonts.add(new FontFace(${JSON.stringify(family)}, Uint8Array.from(atob("${woff2}"), (byte) => byte.charCodeAt(0)), { weight: "${weight}" }));`;
/**
 * Asks for it as the picture itself will: Chromium draws a picture from a larger file that it still has (of the charm's own page,
 * say), a link does not look for one, and its file would come in vain.
 */
const ASK_AHEAD = `Object.assign(new Image(), document.currentScript.dataset);`;
/** What follows is a task of its own: together they would hold up a finger. */
const PAUSE = `await new Promise((go) => setTimeout(go));
`;
/**
 * First the ornaments, then part by part, a picture between two, so that nothing waits long; and nothing else meanwhile, the
 * scripts are on their way. Where a browser draws no pictures, a moment passes instead.
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
 * Faces that the first picture does without (`src/web/ui/fonts.ts`). They count when they are there, all at once: until then
 * bold text is drawn from the text face, and the page is laid out once for them. One that does not come is not missed.
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
/** All files at once, as the links would have done. */
const fetchAll = (files: readonly string[]) =>
  `for (const href of ${JSON.stringify(files)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));`;

/**
 * Arranges what React Router wrote so that the first answer is enough to draw the page: the styles stand in it, and the
 * scripts come after the first picture instead of beside it (decision 0027). What it does not find stays as it is.
 *
 * A link whose styles are inlined stays, switched off: React and the router know the page's styles by their links
 * (`src/web/app/inlined-styles.ts` takes the styles away with them). Those of a view that was not drawn stay out.
 * @param mark what stands at the scripts of this rendering (`own-scripts.ts`), and at what is written here
 * @param heldTaps the script that keeps what is tapped before the others are there (`src/web/app/held-taps.ts`)
 */
export function arrangeFirstView(marked: string, mark: string, read: ReadFile, heldTaps = ''): string {
  const own = ` nonce="${mark}"`;
  const html = marked.replaceAll(/<(?:link|meta)[^>]*>/g, (element) => element.replace(own, ''));
  const [head = '', ...rest] = html.split('</head>');
  const body = rest.join('</head>');
  if (!START.test(body)) return html;
  const ahead = [...head.matchAll(AHEAD)].map(([, file]) => file!);
  const asking = head
    .replaceAll(AHEAD, '')
    .replaceAll(PICTURE_AHEAD, (_, srcset, sizes, priority = 'auto') => {
      const data = `data-fetch-priority="${priority}" data-sizes="${sizes}" data-srcset="${srcset}"`;
      return `<script${own} ${data}>${ASK_AHEAD}</script>`;
    });
  const styled = asking.replaceAll(STYLE, (_, href: string, file: string) => {
    const styles = read(file, 'utf8');
    const written =
      OF_VIEW.test(file) && !isUsed(styles, body) ? '' : `<style${own} data-of="${href}">${styles}</style>`;
    return `${written}<link rel="stylesheet" href="${href}" disabled=""/>`;
  });
  const [, weight, face, family] = TEXT_FACE.exec(head) ?? [];
  const drawing = face ? DRAWING + faceScript(weight!, family!, read(face, 'base64')) : DRAWING;
  return `${styled}<script${own}>${drawing}${heldTaps}</script></head>${body.replace(START, (_, open: string, source: string, close: string) => open + startLate(source, ahead) + close)}`;
}

/** Whether a class of these styles stands in what was drawn. */
function isUsed(styles: string, drawn: string): boolean {
  const classes = new Set([...styles.matchAll(CLASS)].map(([, name]) => name));
  for (const [, names] of drawn.matchAll(/ class="([^"]*)"/g))
    if (names!.split(' ').some((name) => classes.has(name))) return true;
  return false;
}

/** `import * as route0 from "/a.js";` → `const route0 = await import("/a.js");`: nothing is fetched before it is its turn. */
function startLate(source: string, ahead: readonly string[]): string {
  const late = source
    .replaceAll(/^import \* as (\w+) from ("[^"]+");/gm, 'const $1 = await import($2);')
    .replaceAll(/^import ("[^"]+");?/gm, 'await import($1);');
  return [DRAWN, PAUSE, fetchAll(ahead), PAUSE, LATE_FACES, LATER, late].join('');
}
