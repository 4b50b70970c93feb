import { tabPath } from './admin-tabs.ts';

/** The sheet of one order: `/admin?tab=workshop&don=<id>`. */
export const worksheetPath = (orderId: string) => `${tabPath('workshop')}&don=${orderId}`;
