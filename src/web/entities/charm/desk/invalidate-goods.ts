import type { QueryClient } from '@tanstack/react-query';

/** All queries of the catalogue and of shipping. */
const GOODS = /^\/(charms|categories|bracelet-strings|tying-methods|ready-made-bracelets|shipping)(\/|$)/;

/** For changes made in this tab; changes by others are handled by the dashboard (admin/use-live-desk.ts). */
export function invalidateGoods(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ predicate: ({ queryKey: [path] }) => GOODS.test(String(path)) });
}
