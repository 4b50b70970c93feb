import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CashHolder, HandInSlip, HandInsPage, HeldCash } from '#contract/http/fulfilment.ts';
import type { CarrierCashList, PayoutsPage } from '#contract/http/carriers.ts';
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

/** What carriers have of the shop's money, and parcels to look at; money must be as it is now. */
export const carrierCashQuery = () =>
  queryOptions({ ...read<CarrierCashList>('/shipments/carriers/cash'), staleTime: 0 });

/** What they paid out last. */
export const payoutsQuery = () => read<PayoutsPage>('/shipments/carriers/payouts', { page: 1, limit: 10 });
