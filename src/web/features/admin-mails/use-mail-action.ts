import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { useOneAtATime } from '#web/lib/hooks/use-one-at-a-time.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { copy } from './copy.vi.ts';

type MailAction = keyof typeof copy.done;

/** Resends a mail or removes it from the list; after a lost race the list is refetched. */
export function useMailAction(id: string) {
  const queries = useQueryClient();
  const { mutate, ...state } = useMutation({
    mutationFn: (action: MailAction) => call('POST', `/admin/mails/${id}/${action}`),
    onSuccess: (_, action) => toast({ type: 'success', title: copy.done[action] }),
    onError: (error) => showError(error, 'admin'),
    onSettled: () =>
      queries.invalidateQueries({
        predicate: ({ queryKey: [path] }) => /^\/(admin\/mails|reports)\b/.test(String(path)),
      }),
  });
  return { ...state, mutate: useOneAtATime(mutate) };
}
