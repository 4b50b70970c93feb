import {
  useMutation,
  useQuery,
  useQueryClient,
  type MutationKey,
  type QueryKey,
} from '@tanstack/react-query';
import { isAnswered } from '#web/lib/errors/is-answered.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { invalidateOrders } from './order-cache.ts';

interface PartChange<Part, Act> {
  send: (act: Act) => Promise<Part>;
  /** of the part */
  queryKey: QueryKey;
  /** title of the toast afterwards */
  done: (act: Act) => string;
  mutationKey?: MutationKey;
}

/**
 * Changes a part of an order: its photos, its returns. Idempotent, so a retry after a lost response is safe. Its error after a
 * lost response ends once the part has been read again and is another one: then the page shows what became of the change, and
 * "press again" would be about something that was done.
 */
export function useChangePart<Part, Act>({ send, queryKey, done, ...rest }: PartChange<Part, Act>) {
  const queries = useQueryClient();
  const { data: part } = useQuery<Part>({ queryKey, enabled: false });
  const change = useMutation({
    ...rest,
    mutationFn: send,
    onMutate: () => ({ before: queries.getQueryData<Part>(queryKey) }),
    onSuccess: (changed, act) => {
      queries.setQueryData(queryKey, changed);
      toast({ type: 'success', title: done(act) });
      // Nothing waits for it, least of all a dialog that cannot be closed while it is sending.
      inBackground(invalidateOrders(queries));
    },
    // A refusal may mean that the order has changed; after a lost response it may have been changed all the same.
    onError: async (error) => {
      const reread = invalidateOrders(queries);
      if (isAnswered(error)) await reread;
      else inBackground(reread);
    },
  });
  const isSettled = change.isError && !isAnswered(change.error) && change.context?.before !== part;
  return { ...change, error: isSettled ? null : change.error };
}
