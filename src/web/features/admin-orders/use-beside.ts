import { useQueries } from '@tanstack/react-query';
import { lowStockQuery } from '#web/entities/report/queries.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { overdueQuery, refundsDueQuery, strayTransfersQuery, toReconcileQueries } from './queries.ts';

/**
 * The queries of the column beside the orders. `isThere` once all are done: its cards appear together, so that none shifts another.
 * A card without data is not shown, so `isFailed` has to be: no card would mean that no money waits.
 */
export const useBeside = () =>
  useQueries({
    queries: [
      ...toReconcileQueries(),
      overdueQuery(),
      strayTransfersQuery(),
      strayTransfersQuery({ settled: true }),
      refundsDueQuery(),
      lowStockQuery(),
    ],
    combine: (all) => {
      const failed = all.filter(({ isError }) => isError);
      return {
        isThere: all.every(({ isPending }) => !isPending),
        isFailed: failed.length > 0,
        isFetching: failed.some(({ isFetching }) => isFetching),
        again: () => inBackground(Promise.all(failed.map(({ refetch }) => refetch()))),
      };
    },
  });
