import { checkLoginPassword } from '#domain/identity/checks.ts';
import { PASSWORD_MAX } from '#domain/identity/limits.ts';
import type { SessionId } from '#domain/kernel/ids.ts';
import { dataOf } from '../envelope.ts';
import { idOf, line, Time } from '../fields.ts';
import { z } from '../zod.ts';

const Password = line(checkLoginPassword, { maxLength: PASSWORD_MAX }, (text) => text.normalize('NFC'));

/** A device on which a user is signed in. */
export const Device = z.object({
  _id: idOf<SessionId>(),
  /** The requesting device. */
  isThis: z.boolean(),
  /** The browser by its own name; null when unknown. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** Network it was last seen from: an IPv4 address or an IPv6 /64. */
  network: z.string().nullable(),
  signedInAt: Time,
  /** Accurate to about a quarter of an hour. */
  seenAt: Time,
});
export type Device = z.infer<typeof Device>;
/** GET /users/me/devices, last seen first. */
export const DevicesReply = dataOf(z.array(Device));

/** PUT /users/me/proof: re-authenticates with the password; CURRENT_PASSWORD_WRONG. */
export const ProofBody = z.object({ password: Password });
export type ProofBody = z.input<typeof ProofBody>;

/** GET and PUT /users/me/proof: until when the re-authentication is valid; null when it has expired. */
export const Proof = z.object({ until: Time.nullable() });
export type Proof = z.infer<typeof Proof>;
export const ProofReply = dataOf(Proof);
