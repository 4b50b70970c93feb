import type { Counts, Inbox, LowStockList } from '#contract/http/reports.ts';
import { read } from '#web/lib/api.ts';

/** How much there is of everything, and what waits for an admin. */
export const countsQuery = () => read<Counts>('/reports/counts');

/** What waits for staff, the most urgent kind first. */
export const inboxQuery = () => read<Inbox>('/reports/inbox');

/** What runs low, the fewest first. */
export const lowStockQuery = () => read<LowStockList>('/reports/low-stock');
