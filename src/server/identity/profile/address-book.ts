import { addressLine, type ShippingAddress } from '#domain/identity/address.ts';
import { ADDRESSES_MAX } from '#domain/identity/limits.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import type { Tx } from '#server/platform/db/connection.ts';
import { lockUser, updateUser } from '../accounts/repository.ts';

/** Adds an address to a customer's profile, unless it is there already or the book is full. The first is the default. */
export async function rememberAddress(
  tx: Tx,
  userId: UserId,
  address: ShippingAddress,
  now: Date,
): Promise<void> {
  const user = await lockUser(tx, userId);
  if (user === undefined || user.addresses.length >= ADDRESSES_MAX) return;
  if (user.addresses.some((known) => keyOf(known) === keyOf(address))) return;
  const addresses = [...user.addresses, { ...address, isDefault: user.addresses.length === 0 }];
  await updateUser(tx, userId, { addresses, updatedAt: now });
}

function keyOf(address: ShippingAddress): string {
  return [address.fullName, address.phone, addressLine(address)].join('\n');
}
