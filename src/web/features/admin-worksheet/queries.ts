import type { Worksheet } from '#contract/http/reports.ts';
import { isUuid } from '#domain/kernel/ids.ts';
import { read } from '#web/lib/api.ts';

/** The order whose sheet is asked for; null for an address that names none. */
export function sheetOf(params: URLSearchParams): string | null {
  const id = params.get('don') ?? '';
  return isUuid(id) ? id.toLowerCase() : null;
}

export const workshopQuery = (orderId: string) => read<Worksheet>(`/orders/${orderId}/workshop`);
