import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Overview } from '#contract/http/reports.ts';
import { read } from '#web/lib/api.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';

/** Days that the overview can look back on, as its address says them: `/admin?tab=overview&ky=7`. */
export const PERIODS = ['7', '14', '30', '90', '365'] as const;
const DEFAULT = '30' satisfies (typeof PERIODS)[number];

/** Reads an address; nonsense counts as absent. */
export function periodOf(params: URLSearchParams): number {
  return Number(PERIODS.find((period) => period === params.get('ky')) ?? DEFAULT);
}

export function overviewPath(period: string): string {
  return period === DEFAULT ? tabPath('overview') : `${tabPath('overview')}&ky=${period}`;
}

/** The period before stays until the next has come. */
export const overviewQuery = (days: number) =>
  queryOptions({ ...read<Overview>('/reports/overview', { days }), placeholderData: keepPreviousData });
