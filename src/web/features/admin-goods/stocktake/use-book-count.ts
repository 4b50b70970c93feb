import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StockBody } from '#contract/http/catalogue-admin.ts';
import type { Charm } from '#contract/http/catalogue.ts';
import { call } from '#web/lib/call.ts';
import { failToast } from '../shared/fail-toast.ts';
import { invalidateGoods } from '../shared/invalidate-goods.ts';
import { copy } from './copy.vi.ts';

/** Books what was counted of a charm; refused when pieces came or went meanwhile. */
export function useBookCount({ _id }: Pick<Charm, '_id'>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Required<Pick<StockBody, 'counted' | 'seen'>>) =>
      call<Charm>('PATCH', `/charms/${_id}/stock`, { body: body satisfies StockBody }),
    onError: (error) => failToast(copy.failed, error),
    onSettled: () => invalidateGoods(queries),
  });
}
