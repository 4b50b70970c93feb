import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/call.ts';
import { confirm } from '#web/ui/overlays/confirm.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { failToast } from '#web/lib/errors/fail-toast.ts';
import { invalidateGoods } from '#web/entities/charm/desk/invalidate-goods.ts';
import type { KindCopy } from './editor.ts';

type Removable = { _id: string; name: string };

/** Removes an item from sale after confirmation; past orders keep it. */
export function useRemove({ path, copy }: { path: string; copy: KindCopy }) {
  const queries = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ _id }: Removable) => call('DELETE', `${path}/${_id}`),
    onSuccess: (_done, { name }) => toast({ type: 'success', title: copy.removed(name) }),
    onError: (error) => failToast(copy.failed.remove, error),
    // Also after a failure: somebody else may have removed it first.
    onSettled: () => invalidateGoods(queries),
  });
  return {
    /** id of the item being removed */
    removing: isPending ? variables._id : null,
    remove: async (item: Removable) => {
      const { title, message } = copy.remove;
      if (await confirm({ title: title(item.name), message })) mutate(item);
    },
  };
}
