import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminReview, VerdictBody } from '#contract/http/reviews.ts';
import { shortId } from '#domain/kernel/ids.ts';
import type { Verdict } from '#domain/reviews/reviews.ts';
import { isAboutReviews } from '#web/entities/review/queries.ts';
import { ApiError } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { showUndoToast } from '#web/lib/undo-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { copy } from './copy.vi.ts';

/**
 * Publishes or hides a review; refused if its text has changed since it was loaded, so that the new text is read first. Hiding
 * can be undone for 8 s, restoring the previous status.
 */
export function useModerateReview({ _id, order, status: before, updatedAt }: AdminReview) {
  const queries = useQueryClient();
  const id = `#${shortId(order)}`;
  const judge = (body: VerdictBody) => call<AdminReview>('PUT', `/reviews/${_id}/verdict`, { body });
  const refresh = () => queries.invalidateQueries({ predicate: isAboutReviews });
  async function undo(hidden: AdminReview) {
    try {
      await judge({ status: before, updatedAt: hidden.updatedAt });
      toast({ type: 'info', title: copy.undone(id) });
    } catch (error) {
      showModerationFailure(error);
    }
    await refresh();
  }
  return useMutation({
    mutationFn: (status: Verdict) => judge({ status, updatedAt }),
    onSuccess: (after, status) => {
      const title = copy.done[status](id);
      if (status === 'hidden') showUndoToast(title, () => undo(after));
      else toast({ type: 'success', title });
    },
    onError: showModerationFailure,
    onSettled: refresh,
  });
}

function showModerationFailure(error: unknown): void {
  if (error instanceof ApiError && error.code === 'CONFLICT') toast({ type: 'warning', ...copy.changed });
  else showError(error, 'admin');
}
