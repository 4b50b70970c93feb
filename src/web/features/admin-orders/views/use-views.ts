import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DeskView, DeskViewBody } from '#contract/http/users-admin.ts';
import { read } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { viewsWords as words } from './views.vi.ts';

const viewsQuery = () => read<DeskView[]>('/users/me/desk-views');

/** The user's own saved views and those shared by all staff. */
export function useViews() {
  const queries = useQueryClient();
  const views = useQuery(viewsQuery());
  const onSettled = () => queries.invalidateQueries(viewsQuery());
  const onError = (error: unknown) => showError(error, 'admin');
  const save = useMutation({
    mutationFn: (body: DeskViewBody) => call<DeskView>('POST', '/users/me/desk-views', { body }),
    onSuccess: ({ name }) => toast({ type: 'success', title: words.saved(name) }),
    onError,
    onSettled,
  });
  const remove = useMutation({
    mutationFn: ({ _id }: DeskView) => call('DELETE', `/users/me/desk-views/${_id}`),
    onSuccess: (_, { name }) => toast({ type: 'success', title: words.removed(name) }),
    onError,
    onSettled,
  });
  return { views, save, remove };
}
