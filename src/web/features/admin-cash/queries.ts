import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CashHolder, HandInSlip, HandInsPage, HeldCash } from '#contract/http/fulfilment.ts';
import { read } from '#web/lib/api.ts';

export const holdersQuery = () => read<CashHolder[]>('/shipments/cash');

/** What one shipper has; counted money must be as it is now. */
export const heldQuery = (shipper: string) =>
  queryOptions({ ...read<HeldCash>(`/shipments/cash/${shipper}`), staleTime: 0 });

export const handInsQuery = (page: number, limit: number) =>
  queryOptions({
    ...read<HandInsPage>('/shipments/cash/hand-ins', { page, limit }),
    placeholderData: keepPreviousData,
  });

export const slipQuery = (id: string) => read<HandInSlip>(`/shipments/cash/hand-ins/${id}`);
