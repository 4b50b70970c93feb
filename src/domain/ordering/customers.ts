/** How many of a customer's orders ended which way. */
export type OrderOutcomes = {
  /** Delivered and kept. */
  readonly completed: number;
  /** Returned undelivered: nobody accepted the parcel. */
  readonly failed: number;
};

export type CustomerMark = 'regular' | 'bounced';

const REGULAR_FROM = 3;
const BOUNCED_FROM = 2;

/**
 * Marks that staff should see before they make something for a customer: she orders regularly, or her parcels come back
 * undelivered. A single undelivered parcel is ignored when she has kept others.
 */
export function customerMarks({ completed, failed }: OrderOutcomes): CustomerMark[] {
  const bounced = failed >= BOUNCED_FROM || (failed > 0 && completed === 0);
  return [
    ...(completed >= REGULAR_FROM ? (['regular'] as const) : []),
    ...(bounced ? (['bounced'] as const) : []),
  ];
}
