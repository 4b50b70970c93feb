import type { AuthenticatorTransport } from '@simplewebauthn/server';
import type { Assertion, NewPasskeyBody } from '#contract/http/passkeys.ts';
import { asId, type UserId } from '#domain/kernel/ids.ts';
import { after, minutes } from '#domain/kernel/time.ts';
import { unavailableBecause } from '#server/platform/db/unavailable.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import type { UserRow } from '../accounts/repository.ts';
import type { Party } from './party.ts';
import {
  findPasskey,
  insertChallenge,
  notePasskeyUse,
  takeChallenge,
  type PasskeyRow,
} from './repository.ts';

/** Loaded on first use, because it would slow down the start. */
const webauthn = () => import('@simplewebauthn/server');

/** Long enough to find a finger or a phone. */
const CHALLENGE_LIFETIME = minutes(5);

type Ceremony = Pick<Shop, 'db' | 'clock' | 'settings'>;

/** The options with which the browser creates a passkey; the challenge is valid once, and for this user only. */
export async function newPasskeyOptions(
  shop: Ceremony,
  party: Party,
  user: UserRow,
  known: readonly PasskeyRow[],
): Promise<Record<string, unknown>> {
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: shop.settings.current().name,
    rpID: party.id,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: user.name,
    attestationType: 'none',
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: transportsOf(transports) })),
    // Discoverable, so that sign-in needs no e-mail, and unlocked by finger, face or PIN.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keep(shop, options.challenge, user.id);
  return { ...options };
}

/**
 * Verifies the passkey that the browser created.
 * @throws ShopError PASSKEY_INVALID
 */
export async function checkNewPasskey(
  shop: Ceremony,
  party: Party,
  userId: UserId,
  response: NewPasskeyBody,
): Promise<Pick<PasskeyRow, 'id' | 'publicKey' | 'counter' | 'transports'>> {
  const { verifyRegistrationResponse } = await webauthn();
  const verified = await verifyRegistrationResponse({
    response: {
      ...response,
      clientExtensionResults: {},
      response: { ...response.response, transports: transportsOf(response.response.transports ?? []) },
    },
    expectedChallenge: async (challenge) => (await taken(shop, challenge))?.userId === userId,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
  }).catch(invalid);
  if (!verified.verified || verified.registrationInfo === undefined) throw new ShopError('PASSKEY_INVALID');
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
}

/** The options with which a browser signs in, whoever the user is. */
export async function signInOptions(shop: Ceremony, party: Party): Promise<Record<string, unknown>> {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({ rpID: party.id, userVerification: 'required' });
  await keep(shop, options.challenge, null);
  return { ...options };
}

/**
 * Verifies a passkey's signature.
 * @returns its user
 * @throws ShopError PASSKEY_INVALID
 */
export async function checkAssertion(shop: Ceremony, party: Party, assertion: Assertion): Promise<UserId> {
  const passkey = await findPasskey(shop.db, assertion.id);
  if (passkey === undefined) throw new ShopError('PASSKEY_INVALID');
  const { verifyAuthenticationResponse } = await webauthn();
  const verified = await verifyAuthenticationResponse({
    response: { ...assertion, clientExtensionResults: {} },
    expectedChallenge: async (challenge) => (await taken(shop, challenge)) !== undefined,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
      transports: transportsOf(passkey.transports),
    },
  }).catch(invalid);
  if (!verified.verified) throw new ShopError('PASSKEY_INVALID');
  const counter = verified.authenticationInfo.newCounter;
  await notePasskeyUse(shop.db, passkey.id, { counter, usedAt: shop.clock.now() });
  return asId<UserId>(passkey.userId);
}

async function keep(shop: Ceremony, challenge: string, userId: UserId | null): Promise<void> {
  const expiresAt = after(shop.clock.now(), CHALLENGE_LIFETIME);
  await insertChallenge(shop.db, { challenge, userId, expiresAt });
}

const taken = ({ db, clock }: Ceremony, challenge: string) => takeChallenge(db, challenge, clock.now());

/** The library throws on invalid input; an unreachable database is passed on as such. */
function invalid(error: unknown): never {
  throw unavailableBecause(error) === null ? new ShopError('PASSKEY_INVALID', { cause: error }) : error;
}

/** The transports that a browser reported: stored unchecked, as a hint for the next time. */
const transportsOf = (said: readonly string[]) => [...said] as AuthenticatorTransport[];
