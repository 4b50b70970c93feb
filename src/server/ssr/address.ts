import type { ServerBuild } from 'react-router';

/**
 * What of an address makes a page: the path, and of the query only the names that its route tells in
 * `export const handle = { query: [...] }`, in that order; where it is given one that is told in `alone`, that one by itself, so
 * that nothing beside it makes other pages of the same thing. What a mail or a network hangs on a link (`?fbclid=…`) makes no
 * other page, nor does what only the browser reads.
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
    const asked = new URLSearchParams(search);
    const { query, alone } = names.get(plain(path)) ?? NO_NAMES;
    const only = alone.find((name) => asked.get(name));
    const told = (only === undefined ? query : [only]).flatMap((name) => {
      const value = asked.get(name);
      return value === null ? [] : [[name, value] as [string, string]];
    });
    return told.length === 0 ? path : `${path}?${new URLSearchParams(told).toString()}`;
  };
}

type Names = { query: readonly string[]; alone?: readonly string[] };
const NO_NAMES: Required<Names> = { query: [], alone: [] };

/** `/garden`: the paths of a route and of the layouts around it. */
function pathOf(routes: ServerBuild['routes'], id: string): string {
  const parts: string[] = [];
  for (let route = routes[id]; route !== undefined; route = routes[route.parentId ?? ''])
    if (route.path) parts.unshift(route.path);
  return `/${parts.join('/')}`;
}

/** A path as its route is written; the router takes `/Garden/` and `/g%61rden` for the same. */
function plain(path: string): string {
  try {
    return decodeURI(path).toLowerCase().replace(/\/+$/, '') || '/';
  } catch {
    return path;
  }
}
