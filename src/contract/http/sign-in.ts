import { checkLoginPassword } from '#domain/identity/checks.ts';
import { PASSWORD_MAX } from '#domain/identity/limits.ts';
import type { SessionId } from '#domain/kernel/ids.ts';
import { dataOf } from '../envelope.ts';
import { idOf, line, Time } from '../fields.ts';
import { z } from '../zod.ts';

const Password = line(checkLoginPassword, { maxLength: PASSWORD_MAX }, (text) => text.normalize('NFC'));

/** Where somebody is signed in. */
export const Device = z.object({
  _id: idOf<SessionId>(),
  /** The one that asks. */
  isThis: z.boolean(),
  /** As the browser calls itself; null where it does not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** Where it was last seen: an IPv4 address or an IPv6 /64. */
  network: z.string().nullable(),
  signedInAt: Time,
  /** To about a quarter of an hour. */
  seenAt: Time,
});
export type Device = z.infer<typeof Device>;
/** GET /users/me/devices, the last seen first. */
export const DevicesReply = dataOf(z.array(Device));

/** PUT /users/me/proof: who sits here is still her; CURRENT_PASSWORD_WRONG. */
export const ProofBody = z.object({ password: Password });
export type ProofBody = z.input<typeof ProofBody>;

/** GET and PUT /users/me/proof: until when she need not prove herself again; null when that is over. */
export const Proof = z.object({ until: Time.nullable() });
export type Proof = z.infer<typeof Proof>;
export const ProofReply = dataOf(Proof);
