import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TyingMethod } from '#contract/http/catalogue.ts';
import { call } from '#web/lib/call.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { failToast } from '#web/lib/errors/fail-toast.ts';
import { invalidateGoods } from '#web/entities/charm/desk/invalidate-goods.ts';
import { copy } from './copy.vi.ts';

/** Pauses a tying method (hides it from customers), or resumes it. */
export function usePause() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ _id, isActive, updatedAt }: TyingMethod) =>
      call<TyingMethod>('PUT', `/tying-methods/${_id}`, { body: { isActive: !isActive, updatedAt } }),
    onSuccess: ({ name, isActive }) =>
      toast({ type: 'success', title: (isActive ? copy.toasts.resumed : copy.toasts.paused)(name) }),
    onError: (error) => failToast(copy.toasts.failed.update, error),
    onSettled: () => invalidateGoods(queries),
  });
}
