import { dataOf } from '../envelope.ts';
import { z } from '../zod.ts';

/** GET /push/key: the public key for subscribing (`applicationServerKey`), base64url. */
export const PushKey = z.object({ publicKey: z.string() });
export type PushKey = z.infer<typeof PushKey>;
export const PushKeyReply = dataOf(PushKey);

const Endpoint = z.url().max(1000);

/** POST /push/subscriptions: a browser's `PushSubscription.toJSON()`. */
export const SubscribeBody = z.object({
  endpoint: Endpoint,
  keys: z.object({
    /** An uncompressed point of the curve P-256: 65 bytes as base64url. */
    p256dh: z.string().regex(/^B[\w-]{86}$/),
    /** 16 bytes as base64url. */
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
});
export type SubscribeBody = z.input<typeof SubscribeBody>;

/** DELETE /push/subscriptions. */
export const UnsubscribeBody = z.object({ endpoint: Endpoint });
export type UnsubscribeBody = z.input<typeof UnsubscribeBody>;
