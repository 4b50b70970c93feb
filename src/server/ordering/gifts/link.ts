import { createHmac } from 'node:crypto';
import type * as Contract from '#contract/http/gifts.ts';
import type { z } from '#contract/zod.ts';
import { SHARE_TOKEN_BYTES } from '#domain/design/share.ts';
import type { OrderId } from '#domain/kernel/ids.ts';
import { giftPath } from '#domain/ordering/gifts.ts';
import { hashOf } from '#server/identity/index.ts';
import type { GiftRow } from '../orders/repository.ts';

/** The secret of an order's gift link: 128 bits of an HMAC keyed with the shop's secret, so that no row stores it. */
function secretOf(key: Uint8Array, orderId: OrderId): string {
  const mac = createHmac('sha256', key).update(`gift:${orderId}`).digest();
  return mac.subarray(0, SHARE_TOKEN_BYTES).toString('base64url');
}

/** The gift row that is stored with a new order. */
export function newGift(
  key: Uint8Array,
  orderId: OrderId,
  wishes: z.output<typeof Contract.GiftWishes>,
): GiftRow {
  const linkHash = hashOf(secretOf(key, orderId));
  return { orderId, ...wishes, linkHash, openedAt: null, reply: null, repliedAt: null };
}

/** Path of a gift's page; null when the shop's secret has changed since the order was placed. */
export function giftLinkOf(
  key: Uint8Array,
  { orderId, linkHash }: Pick<GiftRow, 'orderId' | 'linkHash'>,
): string | null {
  const secret = secretOf(key, orderId);
  return hashOf(secret) === linkHash ? giftPath(secret) : null;
}
