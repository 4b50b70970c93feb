import { MARKS, SOURCE_FIELDS } from '#domain/ordering/visit-source.ts';
import { VISIT_LINK } from '#web/lib/visit-link.ts';

/** `in` would also find `constructor`. */
const isMark = (name: string) => Object.hasOwn(MARKS, name);

/**
 * Keeps what the address says about the link that opened this tab, until an order is placed (`lib/visit-source.ts`). In the head of
 * the page, because links work before any other script is there: the next page's address no longer says it. Only the named fields,
 * and of a click id only its name (decision 0077).
 */
export function keepVisitLink(): void {
  const named = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (isMark(name)) named.set(name, '');
    else if ((SOURCE_FIELDS as readonly string[]).includes(name)) named.set(name, value);
  }
  const isSource = [...named].some(
    ([name, value]) => isMark(name) || (name === SOURCE_FIELDS[0] && value.trim() !== ''),
  );
  try {
    if (isSource) sessionStorage.setItem(VISIT_LINK, String(named));
  } catch {
    // The browser refuses storage; the order is one of unknown source.
  }
}
