import type { UserId } from '#domain/kernel/ids.ts';
import { tabPath } from './admin-tabs.ts';

/** The parameter of the orders tab that names a customer by her id. */
export const ORDERS_OF_PARAM = 'cua';

/** All orders of a customer: `/admin?tab=orders&cua=<id>`. */
export const ordersOfPath = (customer: UserId): string =>
  `${tabPath('orders')}&${ORDERS_OF_PARAM}=${customer}`;
