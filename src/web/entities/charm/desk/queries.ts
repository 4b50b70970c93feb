import type { StockDemand } from '#contract/http/stock-alerts.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CategoryListing, Charm, CharmsPage } from '#contract/http/catalogue.ts';
import type { CharmCosts } from '#contract/http/catalogue-admin.ts';
import type { Vnd } from '#domain/kernel/vnd.ts';
import { read } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { charmsParams, hiddenParams, type CharmsView } from './view.ts';

/** A page of charms; the page before stays until the next has come. */
export const charmsQuery = (view: CharmsView, limit: number) =>
  queryOptions({
    ...(view.stock === 'hidden'
      ? read<CharmsPage>('/charms/hidden', hiddenParams(view, limit))
      : read<CharmsPage>('/charms', { ...charmsParams(view, limit), facts: true })),
    placeholderData: keepPreviousData,
  });

export const categoriesQuery = () => read<CategoryListing[]>('/categories', { facts: true });

/** A charm with what it costs the shop, which only staff are told; null: nobody said. */
export type StaffCharm = Charm & { readonly cost: Vnd | null };

/** What these charms cost the shop. */
export const costsQuery = (charms: readonly Pick<Charm, '_id'>[]) =>
  read<CharmCosts>('/charms/costs', { ids: charms.map(({ _id }) => _id).join(',') });

export function withCost(charm: Charm, costs: CharmCosts | undefined): StaffCharm {
  return { ...charm, cost: costs?.find(({ _id }) => _id === charm._id)?.cost ?? null };
}

/** One as it is now, past every cache. */
export async function findStaffCharm(id: string): Promise<StaffCharm> {
  const [charm, costs] = await Promise.all([
    call<Charm>('GET', `/charms/${id}`),
    call<CharmCosts>('GET', `/charms/costs?ids=${id}`),
  ]);
  return withCost(charm, costs);
}

/** How many customers wait for what is sold out. */
export const stockDemandQuery = () => read<StockDemand[]>('/stock-alerts/demand');
