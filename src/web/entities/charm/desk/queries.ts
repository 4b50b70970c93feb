import type { StockDemand } from '#contract/http/stock-alerts.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CategoryListing, Charm, CharmsPage } from '#contract/http/catalogue.ts';
import type { CharmCosts } from '#contract/http/catalogue-admin.ts';
import type { Vnd } from '#domain/kernel/vnd.ts';
import { read } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { charmsParams, hiddenParams, type CharmsView } from './view.ts';

/** A page of charms; the previous page stays until the next has loaded. */
export const charmsQuery = (view: CharmsView, limit: number) =>
  queryOptions({
    ...(view.stock === 'hidden'
      ? read<CharmsPage>('/charms/hidden', hiddenParams(view, limit))
      : read<CharmsPage>('/charms', { ...charmsParams(view, limit), facts: true })),
    placeholderData: keepPreviousData,
  });

export const categoriesQuery = () => read<CategoryListing[]>('/categories', { facts: true });

/** A charm with its cost to the shop, which only staff can see; null when it was not entered. */
export type StaffCharm = Charm & { readonly cost: Vnd | null };

/** The cost of these charms to the shop. */
export const costsQuery = (charms: readonly Pick<Charm, '_id'>[]) =>
  read<CharmCosts>('/charms/costs', { ids: charms.map(({ _id }) => _id).join(',') });

export function withCost(charm: Charm, costs: CharmCosts | undefined): StaffCharm {
  return { ...charm, cost: costs?.find(({ _id }) => _id === charm._id)?.cost ?? null };
}

/** One charm in its current state, bypassing the query cache. */
export async function findStaffCharm(id: string): Promise<StaffCharm> {
  const [charm, costs] = await Promise.all([
    call<Charm>('GET', `/charms/${id}`),
    call<CharmCosts>('GET', `/charms/costs?ids=${id}`),
  ]);
  return withCost(charm, costs);
}

/** How many customers wait for each sold-out product. */
export const stockDemandQuery = () => read<StockDemand[]>('/stock-alerts/demand');
