import { CancelledError } from '@tanstack/react-query';
import { toast, type ToastAction } from '#web/ui/feedback/toast.ts';
import { failureCopy as copy } from './copy.vi.ts';
import { ApiError } from '../api.ts';
import { classOf, describeFailure, isOffline, type FailureContext } from './describe.ts';
import { reportError } from './report.ts';

/**
 * Shows any failure as a toast, by the one table of spec §8. An error that is not a failed call is a bug of our own: it is shown
 * as unknown and reported.
 * @param retry handler of 'Thử lại' where a retry can help; without it the action reloads the page, unless the device is offline
 */
export function showError(error: unknown, context?: FailureContext, retry?: () => void): void {
  if (isAbort(error) || isDeclined(error)) return;
  if (classOf(error) === null) reportError(error, { where: context ?? 'unknown' });
  const { title, message, action, retryable } = describeFailure(error, context);
  const offered = action ?? (retryable ? againBy(retry) : undefined);
  toast({ type: 'error', title, message, ...(offered ? { action: offered } : {}) });
}

function againBy(retry: (() => void) | undefined): ToastAction | undefined {
  if (retry) return { label: copy.retry, onClick: retry };
  // Without a network, reloading would only lose the page.
  return isOffline() ? undefined : { label: copy.reload, onClick: () => window.location.reload() };
}

/** The request was aborted by navigating away, or its query by the end of the session: nothing went wrong. */
function isAbort(error: unknown): boolean {
  return error instanceof CancelledError || (error instanceof DOMException && error.name === 'AbortError');
}

/** The user dismissed the re-authentication prompt (`lib/call.ts`): nothing happened, and she knows why. */
function isDeclined(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'PROOF_NEEDED';
}
