import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Order } from '#contract/http/ordering.ts';
import { ApiError } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { confirm } from '#web/ui/overlays/confirm.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from './copy.vi.ts';
import { isAboutReviews } from '#web/entities/review/queries.ts';

/** Deletes the customer's review of an order, after confirmation. */
export function useDeleteReview({ _id }: Order, onGone: () => void) {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call('DELETE', `/orders/${_id}/review`).catch((error: unknown) => {
        // Already deleted in another tab.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }),
    onSuccess: () => {
      toast({ type: 'success', title: copy.takenBack });
      onGone();
      inBackground(queries.invalidateQueries({ predicate: isAboutReviews }));
    },
    onError: (error) => showError(error),
  });
  return {
    takingBack: isPending,
    takeBack: async () => {
      if (await confirm({ tone: 'danger', ...copy.takeBack })) mutate();
    },
  };
}
