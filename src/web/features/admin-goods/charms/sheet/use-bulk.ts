import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BulkCharms, BulkCharmsBody } from '#contract/http/catalogue-admin.ts';
import { call } from '#web/lib/call.ts';
import { showUndoToast } from '#web/lib/undo-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { failToast } from '#web/lib/errors/fail-toast.ts';
import { invalidateGoods } from '#web/entities/charm/desk/invalidate-goods.ts';
import { copy } from './copy.vi.ts';

export type Deed = BulkCharmsBody & {
  /** the success message for a number of charms */
  said: (count: number) => string;
};

/** Refused charms that a toast names; up to a hundred would cover the page. */
const TOLD = 5;

/** Hides, restores or moves charms; hiding can be undone for 8 s from its toast. */
export function useBulk() {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ said: _said, ...body }: Deed) => call<BulkCharms>('POST', '/charms/bulk', { body }),
    onSuccess: ({ done, refused }, { hidden, said }) => {
      const [first] = refused;
      if (first) {
        const lines = refused.slice(0, TOLD).map(({ name, message }) => `${name}: ${message}`);
        if (refused.length > TOLD) lines.push(copy.refusedToo(refused.length - TOLD));
        toast({ type: 'warning', title: copy.refused, message: lines.join('\n') });
      }
      if (done.length === 0) return first === undefined && toast({ type: 'info', title: copy.nothing });
      const title = said(done.length);
      if (hidden !== true) return toast({ type: 'success', title });
      showUndoToast(title, () => mutate({ charms: done, hidden: false, said: copy.done.show }));
    },
    onError: (error) => failToast(copy.bulkFailed, error),
    onSettled: () => invalidateGoods(queries),
  });
  return { change: mutate, busy: isPending };
}
