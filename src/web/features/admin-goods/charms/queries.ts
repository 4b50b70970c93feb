import type { StockDemand } from '#contract/http/stock-alerts.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CategoryListing, CharmsPage } from '#contract/http/catalogue.ts';
import { read } from '#web/lib/api.ts';
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

/** How many customers wait for what is sold out. */
export const stockDemandQuery = () => read<StockDemand[]>('/stock-alerts/demand');
