import { tabPath } from './admin-tabs.ts';

/** The worksheets of one or several orders: `/admin?tab=workshop&don=<id>,<id>`. */
export const worksheetPath = (...orderIds: readonly string[]) =>
  `${tabPath('workshop')}&don=${orderIds.join(',')}`;
