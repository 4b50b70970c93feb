import { isUuid } from '#domain/kernel/ids.ts';
import { tidyLine } from '#domain/kernel/text-rules.ts';

const SEARCH_MAX = 80;
const PAGE_MAX = 100_000;
const PAGE_PARAM = 'trang';

/** One parameter of a list, as written in its URL. */
export type UrlField<T extends string> = {
  readonly param: string;
  /** the default: omitted from URLs, and used for invalid values */
  readonly usual: T;
  /** undefined for an invalid value */
  readonly read: (text: string) => T | undefined;
  /** whether other values may hide rows; a sort order does not */
  readonly filters: boolean;
};

/** One of a few values; the first is the default unless given. */
export function choiceField<const T extends string>(
  param: string,
  values: readonly T[],
  usual: NoInfer<T> = values[0] as T,
): UrlField<T> {
  return { param, usual, read: (text) => values.find((value) => value === text), filters: true };
}

/** The sort order, in `sap-xep`. */
export function sortBy<const T extends string>(values: readonly T[], usual: NoInfer<T>): UrlField<T> {
  return { ...choiceField('sap-xep', values, usual), filters: false };
}

/** The search text, in `q`, normalized; `max` in characters. */
export function searchWords(max = SEARCH_MAX): UrlField<string> {
  return { param: 'q', usual: '', read: (text) => tidyLine(text).slice(0, max), filters: true };
}

/** An id; '' for none. */
export function idField(param: string): UrlField<string> {
  const read = (text: string) => (isUuid(text) ? text.toLowerCase() : undefined);
  return { param, usual: '', read, filters: true };
}

type Fields = Readonly<Record<string, UrlField<string>>>;
type Choices<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends UrlField<infer T> ? T : never;
};

/** What a list shows: its parameters, and the page, from 1 on. */
export type ListView<F extends Fields> = Choices<F> & { readonly page: number };

/**
 * The URLs of a list that keeps all its view state in the query, such as `/orders?trang-thai=shipped&trang=2`.
 * @param path path of the list; may have a fixed query of its own (`/admin?tab=orders`)
 * @param fields in the order in which URLs name them; the page comes last
 */
export function defineListUrl<F extends Fields>(path: string, fields: F) {
  type View = ListView<F>;
  const entries = Object.entries(fields);
  const [pathname, fixed] = path.split('?');

  return {
    /** Parses a URL; invalid values count as absent. */
    read(params: URLSearchParams): View {
      const choices = entries.map(([name, { param, usual, read }]) => {
        const text = params.get(param);
        return [name, (text === null ? undefined : read(text)) ?? usual] as const;
      });
      return { ...(Object.fromEntries(choices) as Choices<F>), page: pageIn(params) };
    },
    /** The URL of a view, without default values. */
    path(view: Partial<View>): string {
      const params = new URLSearchParams(fixed);
      for (const [name, { param, usual }] of entries) {
        const value: string = view[name] ?? usual;
        if (value !== usual) params.set(param, value);
      }
      if (view.page !== undefined && view.page > 1) params.set(PAGE_PARAM, String(view.page));
      const query = params.toString();
      return query === '' ? `${pathname}` : `${pathname}?${query}`;
    },
    /** Any other change goes back to the first page. */
    changed: (view: View, change: Partial<Choices<F>>): View => ({ ...view, ...change, page: 1 }),
    /** Whether rows may be hidden: then an empty list does not mean that there is nothing. */
    isFiltered: (view: View): boolean =>
      entries.some(([name, { usual, filters }]) => filters && view[name] !== usual),
  };
}

/** The page number in a list's URL; an invalid one counts as the first. */
function pageIn(params: URLSearchParams): number {
  const page = Number(params.get(PAGE_PARAM));
  return Number.isSafeInteger(page) && page >= 1 ? Math.min(page, PAGE_MAX) : 1;
}
