import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Config } from '#server/platform/process/config.ts';

/** Whom a passkey is made for: browsers bind it to this name, and say where they were when it was used. */
export type Party = { id: string; origin: string };

/**
 * Passkeys exist on https and a domain name, and on this very machine for who tries the shop out.
 * @returns null where no browser would make one
 */
export function partyOf(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
): Party | null {
  if (publicUrl !== null) return partyAt(publicUrl);
  // Nobody says where the shop is: only what is certainly this machine.
  return /^localhost(?::\d+)?$/.test(headers.host ?? '') ? partyAt(`http://${headers.host}`) : null;
}

/** @throws ShopError PASSKEYS_IMPOSSIBLE */
export function partyFor(...asked: Parameters<typeof partyOf>): Party {
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

/** Whether staff are asked for passkeys: in a real shop that people reach over https by its name. */
export function asksForPasskeys({ demo, publicUrl }: Pick<Config, 'demo' | 'publicUrl'>): boolean {
  return !demo && publicUrl !== null && publicUrl.startsWith('https:') && partyAt(publicUrl) !== null;
}
