import { roleLabels } from '#domain/identity/copy.vi.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Account, ActiveBody, Customer, RoleBody } from '#contract/http/users-admin.ts';
import type { Role } from '#domain/identity/roles.ts';
import { ApiError } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { browserSession } from '#web/lib/session/browser-session.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { copy } from './copy.vi.ts';

/** Changes an account's role; it takes effect with that user's next request. */
export function useSetRole({ _id, name }: Customer, onParcelsOpen: () => void) {
  const me = useUser();
  return useChange<{ role: Role } & Parcels>({
    onParcelsOpen,
    // The admin's own rights end as well: the route guard then redirects her.
    after: ({ role }) => {
      if (me?.id === _id && role !== me.role) browserSession().update({ ...me, role });
    },
    send: (body) => call<Account>('PUT', `/users/${_id}/role`, { body: body satisfies RoleBody }),
    done: ({ role }) => copy.role.done(name, roleLabels[role]),
  });
}

/** Closes an account, which ends its sessions, or reopens it. */
export function useSetActive({ _id, name }: Customer, onParcelsOpen: () => void) {
  return useChange<{ isActive: boolean } & Parcels>({
    onParcelsOpen,
    send: (body) => call<Account>('PUT', `/users/${_id}/active`, { body: body satisfies ActiveBody }),
    done: ({ isActive }) => (isActive ? copy.opened(name) : copy.closing.done(name)),
  });
}

/** What happens to a shipper's open parcels, if that was asked. */
type Parcels = { parcels?: 'stay' | undefined };

interface Change<Wanted> {
  send: (wanted: Wanted) => Promise<Account>;
  after?: (wanted: Wanted) => void;
  /** called when the change was refused because the shipper has undelivered parcels */
  onParcelsOpen: () => void;
  /** toast text */
  done: (wanted: Wanted) => string;
}

function useChange<Wanted>({ send, done, after, onParcelsOpen }: Change<Wanted>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (_, wanted) => {
      toast({ type: 'success', title: done(wanted) });
      after?.(wanted);
    },
    onError: (error) =>
      error instanceof ApiError && error.code === 'PARCELS_OPEN'
        ? onParcelsOpen()
        : showError(error, 'admin'),
    // Another admin may have changed the account meanwhile.
    onSettled: () =>
      queries.invalidateQueries({
        predicate: ({ queryKey: [path] }) => /^\/(?:users|shipments)\b/.test(String(path)),
      }),
  });
}
