import type { Worksheet } from '#contract/http/reports.ts';
import { isUuid } from '#domain/kernel/ids.ts';
import { SHEETS_AT_ONCE } from '#domain/ordering/limits.ts';
import { read } from '#web/lib/api.ts';

/** The distinct order ids in the URL; empty if it has none. */
export function sheetsOf(params: URLSearchParams): string[] {
  const ids = (params.get('don') ?? '').toLowerCase().split(',').filter(isUuid);
  return [...new Set(ids)].slice(0, SHEETS_AT_ONCE);
}

/** Worksheets in the order of the ids; unknown orders are left out. */
export const worksheetsQuery = (orderIds: readonly string[]) =>
  read<Worksheet[]>('/reports/worksheets', { orders: orderIds.join(',') });
