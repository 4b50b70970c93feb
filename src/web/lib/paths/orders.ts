/** Where an order is looked up by its short number: at the desk, or among one's own. */
export function ordersPath(order: string, isStaff: boolean): string {
  return isStaff ? `/admin?tab=orders&q=${order}` : `/orders?q=${order}`;
}
