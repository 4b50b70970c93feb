/** The list in which an order is found by its short number: the dashboard's for staff, the customer's own otherwise. */
export function ordersPath(order: string, isStaff: boolean): string {
  return isStaff ? `/admin?tab=orders&q=${order}` : `/orders?q=${order}`;
}
