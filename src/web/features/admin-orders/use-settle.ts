import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { SettleBody, Transfer } from '#contract/http/payment.ts';
import { shortId, type TransferId } from '#domain/kernel/ids.ts';
import type { Settlement } from '#domain/payment/transfers.ts';
import { invalidateOrders } from '#web/entities/order/order-cache.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { copy } from './copy.vi.ts';
import { strayTransfersQuery } from './queries.ts';
import { strayCopy } from './stray-transfers.vi.ts';

type Settled = { id: TransferId; note: string; as: Settlement | null };

/** Settles an unmatched transfer, with a note on what the admin did about it. */
export function useSettle() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, note, as }: Settled) => {
      const body: SettleBody = { note: note === '' ? null : note, as };
      return call<Transfer>('POST', `/payments/admin/unmatched/${id}/settle`, { body });
    },
    onSuccess: () => toast({ type: 'success', title: copy.transfers.settled }),
    onError: (error) => showError(error, 'admin'),
    onSettled: () => readAgain(queries),
  });
}

/** Attaches a transfer to an order. */
export function useAttach() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, orderId }: { id: TransferId; orderId: string }) =>
      call<Transfer>('POST', `/payments/admin/unmatched/${id}/attach`, { body: { orderId } }),
    onSuccess: ({ outcome }, { orderId }) => {
      const id = `#${shortId(orderId)}`;
      const told =
        outcome === 'amount_differs'
          ? strayCopy.differs
          : strayCopy.attached[outcome === 'confirmed' ? 'paid' : 'owed'];
      toast({ type: outcome === 'confirmed' ? 'success' : 'info', title: told(id) });
    },
    onError: (error) => showError(error, 'admin'),
    onSettled: () => Promise.all([readAgain(queries), invalidateOrders(queries)]),
  });
}

const readAgain = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: strayTransfersQuery().queryKey.slice(0, 1) });
