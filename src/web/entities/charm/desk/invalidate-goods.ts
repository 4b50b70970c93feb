import type { QueryClient } from '@tanstack/react-query';

/** Everything of the catalogue and of delivery, wherever it shows. */
const GOODS = /^\/(charms|categories|bracelet-strings|tying-methods|ready-made-bracelets|shipping)(\/|$)/;

/** After a change made here; what others change is heard by the dashboard (admin/use-live-desk.ts). */
export function invalidateGoods(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ predicate: ({ queryKey: [path] }) => GOODS.test(String(path)) });
}
