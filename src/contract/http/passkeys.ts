import { PASSKEYS_MAX, RECOVERY_CODES } from '#domain/identity/passkeys.ts';
import { dataOf } from '../envelope.ts';
import { Count, Time } from '../fields.ts';
import { z } from '../zod.ts';

// Results of a browser's `navigator.credentials` as JSON (WebAuthn level 3, § 5.1.8). The library that parses them validates them
// fully; here only their size is bounded.

const Bytes = z
  .string()
  .min(1)
  .max(20_000)
  .regex(/^[\w-]+$/);
const CredentialId = z
  .string()
  .min(1)
  .max(1_400)
  .regex(/^[\w-]+$/);
const credential = { id: CredentialId, rawId: CredentialId, type: z.literal('public-key') };

/** The response to creation options of a new passkey. */
export const NewPasskeyBody = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});
export type NewPasskeyBody = z.output<typeof NewPasskeyBody>;

/** The response to request options of a sign-in. */
const Assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: z.string().max(200).optional(),
  }),
});
export type Assertion = z.output<typeof Assertion>;

/** POST /auth/passkey: signs in; PASSKEY_INVALID. `remember` as for a password. */
export const PasskeyLoginBody = z.object({ assertion: Assertion, remember: z.boolean().default(false) });
/** PUT /users/me/proof/passkey. */
export const PasskeyProofBody = z.object({ assertion: Assertion });

/**
 * Options for `navigator.credentials`, as the browser library takes them. PASSKEYS_IMPOSSIBLE when the shop cannot offer
 * passkeys.
 */
export const PasskeyOptionsReply = dataOf(z.record(z.string(), z.unknown()));

export const Passkey = z.object({
  _id: z.string(),
  /** The browser that created it, by its own name. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdAt: Time,
  usedAt: Time.nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

/** GET /users/me/passkeys. */
export const Passkeys = z.object({
  passkeys: z.array(Passkey).max(PASSKEYS_MAX),
  codesLeft: Count,
  /** Whether passkeys can work at all at this shop's address. */
  isPossible: z.boolean(),
  /**
   * `impossible`: a real shop that cannot offer them, which staff should know. Otherwise staff without one are asked, and from
   * `due` on required.
   */
  ask: z.enum(['no', 'yes', 'must', 'impossible']),
  due: Time.nullable(),
});
export type Passkeys = z.infer<typeof Passkeys>;
export const PasskeysReply = dataOf(Passkeys);

/** Single-use codes that replace a passkey; shown only once. */
export const RecoveryCodes = z.object({ codes: z.array(z.string()).max(RECOVERY_CODES) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;
/** POST /users/me/passkeys (codes with the first one), POST /users/me/recovery-codes. */
export const RecoveryCodesReply = dataOf(RecoveryCodes);
