import type { Shipment } from '#contract/http/fulfilment.ts';
import type { Shipper } from '#contract/http/identity.ts';
import { foundIn } from '#domain/kernel/folding.ts';

/**
 * Whether a shipment can be given to somebody: nobody has it, or who has it works here no more while it is still to be
 * brought (spec §4; the server decides).
 * @param shippers who works here; undefined while that is not known
 */
export function canAssign(
  { shipper, status }: Pick<Shipment, 'shipper' | 'status'>,
  shippers: readonly Pick<Shipper, '_id'>[] | undefined,
): boolean {
  if (shipper === null) return true;
  const isOver = status === 'delivered' || status === 'returned';
  return !isOver && shippers !== undefined && !shippers.some(({ _id }) => _id === shipper._id);
}

/** The shippers whose name or e-mail has every word. */
export function shippersFound(shippers: readonly Shipper[], words: string): Shipper[] {
  return shippers.filter(({ name, email }) => foundIn(`${name} ${email}`, words));
}

/** How one speaks to a person: in a Vietnamese name the given name comes last. */
export function givenName(name: string): string {
  return name.trim().split(/\s+/).at(-1) ?? '';
}
