import type { QueryClient } from '@tanstack/react-query';

/** Marks the moves of one order, so that news about it is not told to whoever made it. */
export const orderMoveKey = (orderId: string) => ['order move', orderId];

/** Every order and payment that this page holds is read again. */
export function invalidateOrders(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({
    predicate: ({ queryKey: [path] }) => /^\/(orders|payments)\b/.test(String(path)),
  });
}
