/** Style sheets on their way, by address. */
const asked = new Map<string, Promise<void>>();
const HERE = Promise.resolve();

/**
 * Calls `load`, a dynamic `import()`, once the part's style sheets are there; its scripts are requested at the same time. The build
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
  const isStyles = href.endsWith('.css');
  const known = document.querySelector(`link[href="${href}"]${isStyles ? '[rel="stylesheet"]' : ''}`);
  if (known) return asked.get(href) ?? HERE;
  const link = document.createElement('link');
  link.href = href;
  if (!isStyles) {
    // Only a hint: what fails is requested again by the import.
    link.rel = 'modulepreload';
    link.as = 'script';
    link.crossOrigin = '';
    document.head.append(link);
    return HERE;
  }
  link.rel = 'stylesheet';
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
