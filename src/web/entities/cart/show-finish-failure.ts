import { contextTitles, failureCopy } from '#web/lib/errors/copy.vi.ts';
import { classOf, describeFailure } from '#web/lib/errors/describe.ts';
import { isAnswered } from '#web/lib/errors/is-answered.ts';
import { reportError } from '#web/lib/errors/report.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { copy } from './copy.vi.ts';

/** spec §8, Builder: the server's message under 'Tạo vòng tay thất bại'; without one, 'Không thể hoàn thành'. */
export function showFinishFailure(error: unknown, retry: () => void): void {
  if (isAnswered(error)) return showError(error, 'builder', retry);
  if (classOf(error) === null) reportError(error, { where: 'builder' });
  toast({
    type: 'error',
    title: contextTitles.builder,
    message: copy.notFinished(describeFailure(error).message),
    action: { label: failureCopy.retry, onClick: retry },
  });
}
