import { contextTitles } from '#web/lib/errors/copy.vi.ts';
import { classOf, describeFailure } from '#web/lib/errors/describe.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { toast } from '#web/ui/feedback/toast.ts';

/**
 * One failure toast per create, update and delete (spec §8, Admin): the title names the action, the server's message the reason.
 */
export function failToast(title: string, error: unknown): void {
  if (classOf(error) === null) return showError(error, 'admin');
  const failure = describeFailure(error, 'admin');
  const own = failure.title === contextTitles.admin;
  toast({
    type: 'error',
    title: own ? title : failure.title,
    message: failure.message,
    ...(failure.action && { action: failure.action }),
  });
}
