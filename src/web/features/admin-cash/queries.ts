import { queryOptions } from '@tanstack/react-query';
import type { CashHolder, HandInSlip, HandInsPage, HeldCash } from '#contract/http/cash.ts';
import type { CarrierCashList, PayoutsPage } from '#contract/http/carriers.ts';
import { read } from '#web/lib/api.ts';
import { readPage } from '#web/lib/read-page.ts';

export const holdersQuery = () => read<CashHolder[]>('/shipments/cash');

/** The cash one shipper holds; never from the cache, since it is being counted. */
export const heldQuery = (shipper: string) =>
  queryOptions({ ...read<HeldCash>(`/shipments/cash/${shipper}`), staleTime: 0 });

export const handInsQuery = (page: number, limit: number) =>
  readPage<HandInsPage>('/shipments/cash/hand-ins', { page, limit });

export const slipQuery = (id: string) => read<HandInSlip>(`/shipments/cash/hand-ins/${id}`);

/** Cash that carriers owe the shop, and parcels to check; never from the cache. */
export const carrierCashQuery = () =>
  queryOptions({ ...read<CarrierCashList>('/shipments/carriers/cash'), staleTime: 0 });

/** The carriers' latest payouts. */
export const payoutsQuery = () => read<PayoutsPage>('/shipments/carriers/payouts', { page: 1, limit: 10 });
