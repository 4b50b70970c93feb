import type { Order } from '#contract/http/ordering.ts';
import type * as Contract from '#contract/http/ordering.ts';
import type { z } from '#contract/zod.ts';
import { ADDRESS_FIELDS } from '#domain/identity/address.ts';
import { shortId, type OrderId, type UserId } from '#domain/kernel/ids.ts';
import { reservesStock } from '#domain/ordering/moves.ts';
import { checkPlace, nationalFormat, getPeople } from '#server/identity/index.ts';
import { changesBetween, writeAudit } from '#server/platform/db/audit-log.ts';
import { inTx } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { searchText } from '#server/platform/db/text-search.ts';
import type { OrderingShop } from '../checkout/service.ts';
import { announceMove, getStored, lockStored } from './moves.ts';
import { presentOrder } from './present.ts';
import { cannotMove } from './refusals.ts';
import { addHistoryEntry, setAddress } from './repository.ts';

type Correction = z.output<typeof Contract.CorrectAddressBody>;

/**
 * Corrects the address of an order that has not been shipped; recorded in the history, with the changed fields in the audit log.
 * Saving an unchanged address has no effect.
 * @throws ShopError NOT_FOUND, INVALID_INPUT for a ward outside its city, INVALID_TRANSITION once it was shipped or is closed,
 *   CONFLICT when it changed since `seen`
 */
export async function correctAddress(
  shop: OrderingShop,
  adminId: UserId,
  id: OrderId,
  { seen, ...wanted }: Correction,
): Promise<Order> {
  await checkPlace(wanted.shippingAddress, 'shippingAddress');
  const address = { ...wanted.shippingAddress, phone: nationalFormat(wanted.shippingAddress.phone) };
  const now = shop.clock.now();
  const { stored, changed } = await inTx(shop.db, async (tx) => {
    const before = await lockStored(tx, id, 'anybody');
    const { order } = before;
    if (!reservesStock(order.status)) throw await cannotMove(tx, before, { as: 'admin', id: adminId });
    const changes = differences(order.shippingAddress, address);
    if (Object.keys(changes).length === 0) return { stored: before, changed: false };
    if (Object.keys(differences(order.shippingAddress, seen)).length > 0) throw new ShopError('CONFLICT');
    const customer = (await getPeople(tx, [order.userId])).get(order.userId);
    const search = searchText(customer?.name, address.fullName, address.phone, customer?.email);
    await setAddress(tx, id, address, search, now);
    const note = 'Delivery details corrected';
    await addHistoryEntry(tx, order, { note, by: 'admin', userId: adminId, now });
    await writeAudit(tx, {
      at: now,
      userId: adminId,
      action: 'update',
      subject: 'order',
      subjectId: id,
      label: `#${shortId(id)}`,
      changes,
    });
    return { stored: await getStored(tx, id, 'anybody'), changed: true };
  });
  if (changed) announceMove(shop, stored);
  const customer = (await getPeople(shop.db, [stored.order.userId])).get(stored.order.userId);
  if (customer === undefined) throw new Error(`customer of order ${id} is gone`);
  return presentOrder(shop.pictures, stored, customer);
}

type Address = Partial<Record<(typeof ADDRESS_FIELDS)[number], string | null>>;

/** Compares field by field; a missing field counts as empty. */
function differences(before: Address, after: Address) {
  const filled = (address: Address) =>
    Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, address[field] || null]));
  return changesBetween(filled(before), filled(after));
}
