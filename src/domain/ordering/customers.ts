/** What became of a customer's orders. */
export type Dealings = {
  /** Brought, and kept. */
  readonly completed: number;
  /** Came back: nobody took them in. */
  readonly failed: number;
};

export type CustomerMark = 'regular' | 'bounced';

const REGULAR_FROM = 3;
const BOUNCED_FROM = 2;

/**
 * What staff should know of a customer before they make something for her: she comes back, or her parcels do. One parcel that came
 * back is an accident for whoever kept others.
 */
export function customerMarks({ completed, failed }: Dealings): CustomerMark[] {
  const bounced = failed >= BOUNCED_FROM || (failed > 0 && completed === 0);
  return [
    ...(completed >= REGULAR_FROM ? (['regular'] as const) : []),
    ...(bounced ? (['bounced'] as const) : []),
  ];
}
