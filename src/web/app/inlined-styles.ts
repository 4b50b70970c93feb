/**
 * The first page brings its styles in itself (`src/server/ssr/first-view.ts`), each beside the link it was taken from. When
 * the router takes a link away with its page, its styles go too: another page may use the same class.
 */
export function dropLeftStyles(): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-of]'))
    if (document.querySelector(`link[href="${style.dataset.of}"]`) === null) style.remove();
}
