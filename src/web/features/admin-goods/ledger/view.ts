import type { StockLedger } from '#contract/http/stock.ts';
import { isUuid } from '#domain/kernel/ids.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';
import { readPage } from '#web/lib/read-page.ts';

/** The item and the cursor of the page: `/admin?tab=stock-ledger&charm=…&truoc=120.8.1`. */
export type LedgerView = { kind: 'charm' | 'bracelet'; id: string; before: string };

const PARAMS = { charm: 'charm', bracelet: 'vong' } as const;

/** Null if the URL names no item. */
export function viewOf(params: URLSearchParams): LedgerView | null {
  const kind = isUuid(params.get(PARAMS.charm) ?? '') ? 'charm' : 'bracelet';
  const id = params.get(PARAMS[kind]) ?? '';
  const before = params.get('truoc') ?? '';
  return isUuid(id) ? { kind, id, before: /^\d{1,15}(\.\d{1,9}){2}$/.test(before) ? before : '' } : null;
}

export function ledgerPath({
  kind,
  id,
  before = '',
}: Omit<LedgerView, 'before'> & { before?: string }): string {
  const path = `${tabPath('stock-ledger')}&${PARAMS[kind]}=${id}`;
  return before === '' ? path : `${path}&truoc=${before}`;
}

const PATHS = { charm: '/charms', bracelet: '/ready-made-bracelets' } as const;

/** URL of the whole ledger as CSV. */
export const tablePath = ({ kind, id }: LedgerView): string => `${PATHS[kind]}/${id}/stock-ledger.csv`;

export const ledgerQuery = ({ kind, id, before }: LedgerView) =>
  readPage<StockLedger>(`${PATHS[kind]}/${id}/stock-ledger`, { before: before || undefined });
