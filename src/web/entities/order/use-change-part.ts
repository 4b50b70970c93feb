import { useMutation, useQueryClient, type MutationKey, type QueryKey } from '@tanstack/react-query';
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

/** Changes a part of an order: its photos, its returns. Idempotent, so a retry after a lost response is safe. */
export function useChangePart<Part, Act>({ send, queryKey, done, ...rest }: PartChange<Part, Act>) {
  const queries = useQueryClient();
  return useMutation({
    ...rest,
    mutationFn: send,
    onSuccess: async (part, act) => {
      queries.setQueryData(queryKey, part);
      toast({ type: 'success', title: done(act) });
      await invalidateOrders(queries);
    },
    // A refusal may mean that the order has changed; after a lost response it may have been changed all the same.
    onError: async (error) => {
      const reread = invalidateOrders(queries);
      if (isAnswered(error)) await reread;
      else inBackground(reread);
    },
  });
}
