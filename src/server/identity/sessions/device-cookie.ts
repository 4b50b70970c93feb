import { createHmac, randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { days } from '#domain/kernel/time.ts';
import { cookieName, privateCookie, readCookie, type OwnCookie } from '#server/platform/http/cookies.ts';
import type { Shop } from '#server/shop.ts';
import { isSame } from './secrets.ts';

/**
 * Remembers in a browser which accounts signed in there, with a signed tag each: strangers' wrong passwords do not count against
 * it.
 */
const DEVICE_COOKIE: OwnCookie = { name: 'device', path: '/api/auth' };
/** The longest lifetime that browsers accept. */
const LIFETIME = days(400);
/** Enough for a family's tablet. */
const MOST_ACCOUNTS = 5;

type Keys = Pick<Shop, 'secret' | 'config'>;

/** `<id of the browser>.<a tag for each account>`. */
type Device = { id: string; tags: readonly string[] };

/** @returns the browser's id, when this account signed in there before and the cookie is genuine */
export function knownDevice(
  shop: Keys,
  request: Pick<FastifyRequest, 'cookies'>,
  email: string,
): string | undefined {
  const device = read(shop, request);
  if (device === undefined) return undefined;
  const own = tagOf(shop.secret, device.id, email);
  return device.tags.some((tag) => isSame(tag, own)) ? device.id : undefined;
}

/**
 * Remembers that an account signed in here, or proved its mailbox.
 * @returns the browser's id
 */
export function rememberDevice(
  shop: Keys,
  request: Pick<FastifyRequest, 'cookies'>,
  reply: FastifyReply,
  { email, secure }: { email: string; secure: boolean },
): string {
  const known = read(shop, request);
  const id = known?.id ?? randomUUID();
  const own = tagOf(shop.secret, id, email);
  const tags = [own, ...(known?.tags ?? []).filter((tag) => tag !== own)].slice(0, MOST_ACCOUNTS);
  reply.setCookie(
    cookieName(DEVICE_COOKIE, secure),
    [id, ...tags].join('.'),
    privateCookie(secure, DEVICE_COOKIE.path, LIFETIME),
  );
  return id;
}

function read({ config }: Keys, { cookies }: Pick<FastifyRequest, 'cookies'>): Device | undefined {
  const value = readCookie(cookies, DEVICE_COOKIE, config.publicUrl);
  const [id, ...tags] = value?.split('.', MOST_ACCOUNTS + 1) ?? [];
  return id !== undefined && UUID.test(id) ? { id, tags } : undefined;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function tagOf(key: Uint8Array, id: string, email: string): string {
  return createHmac('sha256', key).update(`device:${id}:${email}`).digest('base64url').slice(0, 24);
}
