import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Config } from '#server/platform/process/config.ts';

/** The relying party: browsers bind a passkey to this domain, and report the origin when it is used. */
export type Party = { id: string; origin: string };

/**
 * The relying party of a request. Passkeys need https and a domain name, or localhost for trying the shop out.
 * @returns null where no browser would create one
 */
export function partyOf(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
): Party | null {
  if (publicUrl !== null) return partyAt(publicUrl);
  // Without a configured URL only what is certainly this machine is accepted.
  return /^localhost(?::\d+)?$/.test(headers.host ?? '') ? partyAt(`http://${headers.host}`) : null;
}

/** @throws ShopError PASSKEYS_IMPOSSIBLE */
export function requireParty(...asked: Parameters<typeof partyOf>): Party {
  const party = partyOf(...asked);
  if (party === null) throw new ShopError('PASSKEYS_IMPOSSIBLE');
  return party;
}

function partyAt(address: string): Party | null {
  const { protocol, hostname, origin } = new URL(address);
  const isHere = hostname === 'localhost';
  const isDomain = hostname.includes('.') && isIP(hostname.replace(/[[\]]/g, '')) === 0;
  return isHere || (protocol === 'https:' && isDomain) ? { id: hostname, origin } : null;
}

/** Whether staff are required to have passkeys: in a real shop that is reached over https at a domain name. */
export function asksForPasskeys({ demo, publicUrl }: Pick<Config, 'demo' | 'publicUrl'>): boolean {
  return !demo && publicUrl !== null && publicUrl.startsWith('https:') && partyAt(publicUrl) !== null;
}
