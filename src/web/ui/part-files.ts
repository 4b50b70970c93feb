/** Style sheets on their way, by address. */
const asked = new Map<string, Promise<void>>();
const HERE = Promise.resolve();

/** Addresses of scripts to hint at in the next tasks. */
const toHint: string[] = [];
/** In each task; a hint takes a phone a few milliseconds. */
const HINTS_AT_ONCE = 4;

/**
 * Calls `load`, a dynamic `import()`, once the part's style sheets are there; its scripts are requested meanwhile. The build
 * wraps every `import()` in this, in place of Vite's function of this name (`vite.config.ts`), which takes a style sheet that
 * failed for loaded: at the next attempt the part would be shown without its styles. Style sheets are requested without CORS, as
 * the router requests a page's: in both modes at the same moment a file would be fetched twice.
 * @param files paths of what the part needs
 * @throws (rejects) if a style sheet or the module cannot be loaded; the next call requests it again
 */
export async function __vitePreload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map((file) => ask(`/${file}`)));
  return load();
}

function ask(href: string): Promise<void> {
  return href.endsWith('.css') ? askForStyles(href) : hintAtScript(href);
}

/**
 * Only a hint: what fails is requested again by the import. In tasks of their own, because some thirty hints would lengthen the
 * first render, which asks for several parts, and no tap would be answered meanwhile.
 */
function hintAtScript(href: string): Promise<void> {
  if (toHint.push(href) === 1) setTimeout(hint);
  return HERE;
}

function hint(): void {
  for (const href of toHint.splice(0, HINTS_AT_ONCE)) {
    if (document.querySelector(`link[href="${href}"]`)) continue;
    const link = linkTo(href, 'modulepreload');
    link.crossOrigin = '';
    document.head.append(link);
  }
  if (toHint.length > 0) setTimeout(hint);
}

function askForStyles(href: string): Promise<void> {
  if (document.querySelector(`link[href="${href}"][rel="stylesheet"]`)) return asked.get(href) ?? HERE;
  const link = linkTo(href, 'stylesheet');
  const arrived = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`No style sheet came from ${href}`));
    });
  });
  asked.set(href, arrived);
  document.head.append(link);
  return arrived;
}

function linkTo(href: string, rel: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.href = href;
  link.rel = rel;
  return link;
}
