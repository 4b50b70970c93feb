import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminReview, VerdictBody } from '#contract/http/reviews.ts';
import { shortId } from '#domain/kernel/ids.ts';
import type { Verdict } from '#domain/reviews/reviews.ts';
import { isAboutReviews } from '#web/entities/review/queries.ts';
import { ApiError } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { copy } from './copy.vi.ts';

/** Shows or hides a review as it was read; words that were changed meanwhile come to be read first. */
export function useModerateReview({ _id, order, updatedAt }: AdminReview) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (status: Verdict) =>
      call<AdminReview>('PUT', `/reviews/${_id}/verdict`, {
        body: { status, updatedAt } satisfies VerdictBody,
      }),
    onSuccess: (_, status) => toast({ type: 'success', title: copy.done[status](`#${shortId(order)}`) }),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'CONFLICT') toast({ type: 'warning', ...copy.changed });
      else showError(error, 'admin');
    },
    onSettled: () => queries.invalidateQueries({ predicate: isAboutReviews }),
  });
}
