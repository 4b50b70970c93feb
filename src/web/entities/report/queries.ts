import type { Counts, Inbox, LowStockList } from '#contract/http/reports.ts';
import { read } from '#web/lib/api.ts';

/** Counts for the dashboard cards, and of pending work. */
export const countsQuery = () => read<Counts>('/reports/counts');

/** Pending work for staff, the most urgent kind first. */
export const inboxQuery = () => read<Inbox>('/reports/inbox');

/** Products low in stock, the lowest first. */
export const lowStockQuery = () => read<LowStockList>('/reports/low-stock');
