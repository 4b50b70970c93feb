import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CustomerNote, CustomerNoteBody, CustomerNoteEdit } from '#contract/http/users-admin.ts';
import { ApiError } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { copy } from '../copy.vi.ts';
import { customerFileQuery } from './queries.ts';

/** Adds, edits and removes staff notes on a customer. */
export function useCustomerNotes(customerId: string) {
  const queries = useQueryClient();
  const after = {
    onError: (error: Error) => showError(error, 'admin'),
    onSettled: () => queries.invalidateQueries(customerFileQuery(customerId)),
  } as const;
  const add = useMutation({
    ...after,
    mutationFn: (body: CustomerNoteBody) =>
      call<CustomerNote>('POST', `/users/${customerId}/notes`, { body }),
  });
  const remove = useMutation({
    ...after,
    onError: (error: Error) => {
      // Another admin has removed it already, which is the wanted result.
      if (!(error instanceof ApiError && error.code === 'NOT_FOUND')) after.onError(error);
    },
    mutationFn: (id: string) => call<{ ok: true }>('DELETE', `/users/${customerId}/notes/${id}`),
  });
  const edit = useMutation({
    ...after,
    onError: (error: Error) => {
      const [now] = error instanceof ApiError && error.code === 'CONFLICT' ? error.details : [];
      if (now) toast({ type: 'warning', title: copy.page.notes.changed(now.message) });
      else after.onError(error);
    },
    mutationFn: ({ _id, ...body }: CustomerNoteEdit & { _id: string }) =>
      call<CustomerNote>('PUT', `/users/${customerId}/notes/${_id}`, { body }),
  });
  return { add, edit, remove };
}
