import type { TabName } from './tabs.ts';

/** The address of a tab of the dashboard. */
export const tabPath = (name: TabName) => `/admin?tab=${name}`;
