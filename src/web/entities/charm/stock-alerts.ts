import type { StockAlert } from '#contract/http/stock-alerts.ts';
import { read } from '#web/lib/api.ts';

/** What a customer waits for, the newest first. */
export const stockAlertsQuery = () => read<StockAlert[]>('/stock-alerts');
