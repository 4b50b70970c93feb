import { useLayoutEffect, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { isGiven } from '#web/ui/list/given-focus.ts';

/** A link by its URL, a button by its label, and how many alike stand before it. */
type Name = { readonly selector: string; readonly before: number };

/** What had the focus last in each history entry, by the entry's key. */
const left = new Map<string, Name>();

/**
 * Going back to a list, focuses the link or button by which it was left: a customer's page, a worksheet, the order of a refund.
 * The scroll offset is restored for the whole shop (`app/use-arrival.ts`), which focuses the heading of a page that was not left
 * this way.
 */
export function useReturnFocus(box: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  useLayoutEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    const wanted = isBack ? left.get(key) : undefined;
    const note = () => {
      const name = nameOf(box.current, document.activeElement);
      if (name !== null) left.set(currentEntry(), name);
    };
    // What had the focus in the entry before, and still has it in this one.
    if (wanted === undefined) note();
    document.addEventListener('focusin', note, { signal });
    // An entry that keys lead through in less time than it takes to render has no effect of its own.
    document.addEventListener('keydown', note, { capture: true, signal });
    // Rows that are not cached come later, unless the user goes on before.
    if (wanted !== undefined && !focusNamed(box.current, wanted)) {
      const watch = new MutationObserver(() => {
        if (!isFree() || focusNamed(box.current, wanted)) watch.disconnect();
      });
      if (box.current) watch.observe(box.current, { childList: true, subtree: true });
      signal.addEventListener('abort', () => watch.disconnect());
      for (const act of ['keydown', 'pointerdown'] as const)
        document.addEventListener(act, () => watch.disconnect(), { signal });
    }
    return () => over.abort();
  }, [key, isBack, box]);
}

/** Key of the history entry that the browser is at; the router's own location follows only once its page is rendered. */
const currentEntry = (): string =>
  (window.history.state as { readonly key?: string } | null)?.key ?? 'default';

function nameOf(box: HTMLElement | null, element: Element | null): Name | null {
  if (box === null || element === null || !box.contains(element)) return null;
  const tag = element.localName;
  const attribute = { a: 'href', button: 'aria-label' }[tag];
  const value = attribute === undefined ? null : element.getAttribute(attribute);
  if (value === null) return null;
  const selector = `${tag}[${attribute}="${CSS.escape(value)}"]`;
  return { selector, before: [...box.querySelectorAll(selector)].indexOf(element) };
}

function focusNamed(box: HTMLElement | null, { selector, before }: Name): boolean {
  const found = box?.querySelectorAll<HTMLElement>(selector)[before];
  found?.focus({ preventScroll: true });
  return found !== undefined && document.activeElement === found;
}

/** Whether nothing has the focus but what got it by the navigation itself. */
function isFree(): boolean {
  const { activeElement } = document;
  return (
    activeElement === document.body || isGiven(activeElement) || (activeElement?.matches('main, h1') ?? true)
  );
}
