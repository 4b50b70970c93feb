/**
 * The first page has its styles inlined (`src/server/ssr/first-view.ts`), each beside the link it was taken from. When the router
 * removes a link together with its page, the inlined copy is removed too: another page may use the same class.
 */
export function removeUnusedStyles(): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-of]'))
    if (document.querySelector(`link[href="${style.dataset.of}"]`) === null) style.remove();
}
