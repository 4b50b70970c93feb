import type { StockAlert } from '#contract/http/stock-alerts.ts';
import { read } from '#web/lib/api.ts';

/** The customer's stock alerts, newest first. */
export const stockAlertsQuery = () => read<StockAlert[]>('/stock-alerts');
