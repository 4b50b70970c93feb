import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminReview, VerdictBody } from '#contract/http/reviews.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { REVIEW_STATUSES, type ReviewStatus, type Verdict } from '#domain/reviews/reviews.ts';
import { reviewStatusLabels } from '#domain/reviews/copy.vi.ts';
import { isAboutReviews } from '#web/entities/review/queries.ts';
import { ApiError } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { useOneAtATime } from '#web/lib/hooks/use-one-at-a-time.ts';
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
  async function undo(hidden: AdminReview, status: ReviewStatus) {
    try {
      await judge({ status, updatedAt: hidden.updatedAt });
      toast({ type: 'info', title: copy.undone(id) });
    } catch (error) {
      showModerationFailure(error);
    }
    await refresh();
  }
  const { mutate, ...state } = useMutation({
    mutationFn: (status: Verdict) => judge({ status, updatedAt }),
    // The row may be refetched, with its new status, before the response arrives.
    onMutate: () => before,
    onSuccess: (after, status, previous) => {
      const title = copy.done[status](id);
      if (status === 'hidden') showUndoToast(title, () => undo(after, previous));
      else toast({ type: 'success', title });
    },
    onError: (error) => showModerationFailure(error),
    onSettled: refresh,
  });
  return { ...state, mutate: useOneAtATime(mutate) };
}

/** Of the changes since the page was loaded, only those by other admins are named; the customer's are not. */
function showModerationFailure(error: unknown): void {
  if (!(error instanceof ApiError && error.code === 'CONFLICT')) return showError(error, 'admin');
  const judged = error.details.find(({ path }) => path === 'status');
  const status = REVIEW_STATUSES.find((each) => each === judged?.to);
  toast({ type: 'warning', ...(status ? copy.judged(reviewStatusLabels[status]) : copy.changed) });
}
