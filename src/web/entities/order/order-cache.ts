import type { QueryClient } from '@tanstack/react-query';

/** Mutation key of the moves of one order, so that the user who made a move gets no toast about it. */
export const orderMoveKey = (orderId: string) => ['order move', orderId];

/** Invalidates all orders and payments in the query cache. */
export function invalidateOrders(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({
    predicate: ({ queryKey: [path] }) => /^\/(orders|payments)\b/.test(String(path)),
  });
}
