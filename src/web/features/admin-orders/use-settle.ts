import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SettleBody, Transfer } from '#contract/http/payment.ts';
import type { TransferId } from '#domain/kernel/ids.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { copy } from './copy.vi.ts';
import { strayTransfersQuery } from './queries.ts';

type Settled = { id: TransferId; note: string };

/** Takes a transfer off the list, with what the admin did about it. */
export function useSettle() {
  const queries = useQueryClient();
  const readAgain = () => queries.invalidateQueries({ queryKey: strayTransfersQuery().queryKey.slice(0, 1) });
  return useMutation({
    mutationFn: ({ id, note }: Settled) => {
      const body: SettleBody = { note: note === '' ? null : note };
      return call<Transfer>('POST', `/payments/admin/unmatched/${id}/settle`, { body });
    },
    onSuccess: async () => {
      toast({ type: 'success', title: copy.transfers.settled });
      await readAgain();
    },
    onError: async (error) => {
      showError(error, 'admin');
      await readAgain();
    },
  });
}
