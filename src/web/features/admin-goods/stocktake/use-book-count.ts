import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StockBody } from '#contract/http/catalogue-admin.ts';
import { ApiError } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { failToast } from '#web/lib/errors/fail-toast.ts';
import { invalidateGoods } from '#web/entities/charm/desk/invalidate-goods.ts';
import { copy } from './copy.vi.ts';
import type { Shelf } from './view.ts';

/** Books a count; refused if the stock has moved meanwhile, in which case `onLate` is called. */
export function useBookCount({ _id, path }: Pick<Shelf, '_id' | 'path'>, onLate: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Required<Pick<StockBody, 'counted' | 'seen'>>) =>
      call<unknown>('PATCH', `${path}/${_id}/stock`, { body: body satisfies StockBody }),
    onError: (error) => {
      failToast(copy.failed, error);
      if (error instanceof ApiError && error.code === 'CONFLICT') onLate();
    },
    onSettled: () => invalidateGoods(queries),
  });
}
