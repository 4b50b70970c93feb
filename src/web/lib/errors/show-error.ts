import { toast, type ToastAction } from '#web/ui/feedback/toast.ts';
import { failureCopy as copy } from './copy.vi.ts';
import { ApiError } from '../api.ts';
import { classOf, describeFailure, type FailureContext } from './describe.ts';
import { reportError } from './report.ts';

/**
 * Shows any failure as a toast, by the one table of spec §8. A failure that is no answer of the server is a bug of
 * ours: it is shown as unknown and reported.
 * @param retry what 'Thử lại' does where trying again can help; without it the page is loaded anew
 */
export function showError(error: unknown, context?: FailureContext, retry?: () => void): void {
  if (isAbort(error) || isDeclined(error)) return;
  if (classOf(error) === null) reportError(error, { where: context ?? 'unknown' });
  const { title, message, action, retryable } = describeFailure(error, context);
  const again: ToastAction = retry
    ? { label: copy.retry, onClick: retry }
    : { label: copy.reload, onClick: () => window.location.reload() };
  const offered = action ?? (retryable ? again : undefined);
  toast({ type: 'error', title, message, ...(offered ? { action: offered } : {}) });
}

/** Somebody left before the answer came: nothing went wrong. */
function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** She was asked to prove herself (`lib/call.ts`) and would rather not: nothing happened, and she knows why. */
function isDeclined(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'PROOF_NEEDED';
}
