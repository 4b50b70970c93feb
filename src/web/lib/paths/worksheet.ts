import { tabPath } from './admin-tabs.ts';

/** The sheets of one order or several: `/admin?tab=workshop&don=<id>,<id>`. */
export const worksheetPath = (...orderIds: readonly string[]) =>
  `${tabPath('workshop')}&don=${orderIds.join(',')}`;
