import { createHash } from 'node:crypto';
import { PROOF_SIDE } from '#domain/fulfilment/limits.ts';
import type { ShipmentId, UserId } from '#domain/kernel/ids.ts';
import { wholeWebp } from '#server/adapters/images.ts';
import { getOrdersById, getStored } from '#server/ordering/index.ts';
import { inTx, type Db } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { FOR_DAYS } from '#server/platform/jobs/queue.ts';
import type { Shop } from '#server/shop.ts';
import { notFound } from '../shipments/delivery.ts';
import { proofUrl } from '../shipments/present.ts';
import * as repository from '../shipments/repository.ts';
import { announceShipment, type FulfilmentShop } from '../shipments/shop.ts';

type ProofShop = FulfilmentShop & Pick<Shop, 'uploads' | 'jobs'>;

const FORGET = 'proofs.forget';
/** Seconds. Long enough for a concurrent upload of the same photo to have been stored in its shipment. */
const LATER = 3_600;

/**
 * Stores the photo that proves a delivery, replacing an earlier one. Sending the same bytes again changes nothing.
 * @returns its URL
 * @throws ShopError NOT_FOUND for another shipper's shipment, IMAGE_TYPE_REFUSED, IMAGE_TOO_MANY_PIXELS
 */
export async function storeProof(
  shop: ProofShop,
  shipper: { id: UserId },
  id: ShipmentId,
  picture: Buffer,
): Promise<string> {
  if (!(await repository.findShipment(shop.db, id, shipper.id))) throw notFound(shipper.id);
  const bytes = await wholeWebp(picture, PROOF_SIDE);
  // Named by a hash of shipment and content, so that two shipments never share a file.
  const file = `proof-${createHash('sha256').update(id).update(bytes).digest('hex').slice(0, 32)}.webp`;
  // Queued before the file is written, so that a later failure leaves no orphan behind.
  await scheduleRemoval(shop, shop.db, file);
  await shop.uploads.put(file, bytes);
  const shipment = await inTx(shop.db, async (tx) => {
    await repository.lockShipment(tx, id);
    const found = await repository.findShipment(tx, id, shipper.id);
    if (found === undefined) throw notFound(shipper.id);
    await repository.updateShipment(tx, id, { proof: file, updatedAt: shop.clock.now() });
    const old = found.shipment.proof;
    if (old !== null && old !== file) await scheduleRemoval(shop, tx, old);
    return found.shipment;
  });
  const { order } = await getStored(shop.db, shipment.orderId, 'anybody');
  announceShipment(shop, shipment, order.userId);
  return proofUrl(id, file);
}

function scheduleRemoval({ jobs }: Pick<Shop, 'jobs'>, db: Db, file: string): Promise<void> {
  return jobs.send(db, FORGET, { file }, { startAfter: LATER });
}

/** Registers the job that deletes photos no shipment uses. */
export function removeUnusedProofs({ jobs, db, uploads }: Pick<Shop, 'jobs' | 'db' | 'uploads'>): void {
  const forget = async ({ file }: { file: string }) => {
    if (!(await repository.isProofShown(db, file))) await uploads.remove(file);
  };
  jobs.define(FORGET, forget, FOR_DAYS);
}

/**
 * The photo, for admins, its shipper and the customer only, because it shows where she lives.
 * @throws ShopError NOT_FOUND
 */
export async function readProof(
  shop: ProofShop,
  who: { id: UserId; role: string },
  id: ShipmentId,
): Promise<Buffer> {
  const found = await repository.findShipment(shop.db, id, 'anybody');
  const file = found?.shipment.proof ?? null;
  if (found === undefined || file === null) throw new ShopError('NOT_FOUND');
  const { shipperId, orderId } = found.shipment;
  // The route is open to every role: who no longer works as a shipper sees no doors any more.
  const mayAlways = who.role === 'admin' || (who.role === 'shipper' && shipperId === who.id);
  const mayAsCustomer = async () => (await getOrdersById(shop, [orderId])).get(orderId)?.user._id === who.id;
  const bytes = mayAlways || (await mayAsCustomer()) ? await shop.uploads.read(file) : null;
  if (bytes === null) throw new ShopError('NOT_FOUND');
  return bytes;
}
