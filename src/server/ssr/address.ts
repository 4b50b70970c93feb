import type { ServerBuild } from 'react-router';

/**
 * Reduces a URL to what determines the page: the path, and of the query only the names that its route lists in `export const
 * handle = { query: [...] }`, in that order; where one listed in `alone` is given, that one only, so that other parameters create
 * no further variants of the same page. Tracking parameters (`?fbclid=…`) and those that only the browser reads are dropped, so
 * they create no cache entries.
 * @returns for `/garden?utm_source=x&trang=2`: `/garden?trang=2`
 */
export function tidyAddresses({ routes }: Pick<ServerBuild, 'routes'>): (url: string) => string {
  const names = new Map<string, Required<Names>>();
  for (const route of Object.values(routes)) {
    const { query, alone = [] } = (route?.module.handle ?? {}) as Partial<Names>;
    if (route && query) names.set(pathOf(routes, route.id), { query, alone });
  }
  return (url) => {
    const [path = '', search = ''] = url.split('?', 2);
    const given = new URLSearchParams(search);
    const { query, alone } = names.get(plain(path)) ?? NO_NAMES;
    const only = alone.find((name) => given.get(name));
    const parameters = (only === undefined ? query : [only]).flatMap((name) => {
      const value = given.get(name);
      return value === null ? [] : [[name, value] as [string, string]];
    });
    return parameters.length === 0 ? path : `${path}?${new URLSearchParams(parameters).toString()}`;
  };
}

type Names = { query: readonly string[]; alone?: readonly string[] };
const NO_NAMES: Required<Names> = { query: [], alone: [] };

/** The path of a route, including its parent layouts: `/garden`. */
function pathOf(routes: ServerBuild['routes'], id: string): string {
  const parts: string[] = [];
  for (let route = routes[id]; route !== undefined; route = routes[route.parentId ?? ''])
    if (route.path) parts.unshift(route.path);
  return `/${parts.join('/')}`;
}

/** The canonical form of a path; the router matches `/Garden/` and `/g%61rden` too. */
function plain(path: string): string {
  try {
    return decodeURI(path).toLowerCase().replace(/\/+$/, '') || '/';
  } catch {
    return path;
  }
}
