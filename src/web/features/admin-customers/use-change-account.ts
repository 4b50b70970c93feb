import { roleLabels } from '#domain/identity/copy.vi.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Account, ActiveBody, Customer, RoleBody } from '#contract/http/users-admin.ts';
import type { Role } from '#domain/identity/roles.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { browserSession } from '#web/lib/session/browser-session.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { copy } from './copy.vi.ts';

/** Gives somebody another role; the old rights end at the next request. */
export function useSetRole({ _id, name }: Customer) {
  const me = useUser();
  return useChange<Role>({
    // Her own rights end here too: the guard of the desk leads her out.
    after: (role) => {
      if (me?.id === _id && role !== me.role) browserSession().update({ ...me, role });
    },
    send: (role) => call<Account>('PUT', `/users/${_id}/role`, { body: { role } satisfies RoleBody }),
    done: (role) => copy.role.done(name, roleLabels[role]),
  });
}

/** Closes an account, whose sessions end, or opens it again. */
export function useSetActive({ _id, name }: Customer) {
  return useChange<boolean>({
    send: (isActive) =>
      call<Account>('PUT', `/users/${_id}/active`, { body: { isActive } satisfies ActiveBody }),
    done: (isActive) => (isActive ? copy.opened(name) : copy.closing.done(name)),
  });
}

interface Change<Wanted> {
  send: (wanted: Wanted) => Promise<Account>;
  after?: (wanted: Wanted) => void;
  /** what the toast says */
  done: (wanted: Wanted) => string;
}

function useChange<Wanted>({ send, done, after }: Change<Wanted>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (_, wanted) => {
      toast({ type: 'success', title: done(wanted) });
      after?.(wanted);
    },
    onError: (error) => showError(error, 'admin'),
    // Another admin may have changed the account meanwhile.
    onSettled: () =>
      queries.invalidateQueries({ predicate: ({ queryKey: [path] }) => /^\/users\b/.test(String(path)) }),
  });
}
