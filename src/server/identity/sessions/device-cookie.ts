import { createHmac, randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { days } from '#domain/kernel/time.ts';
import { privateCookie } from '#server/platform/http/cookies.ts';
import { isSame } from './secrets.ts';

/** Remembers in a browser who signed in there, signed for each: strangers' wrong passwords do not count against it. */
const DEVICE_COOKIE = 'device';
/** Browsers keep no cookie for longer. */
const LIFETIME = days(400);
/** A family's tablet. */
const MOST_ACCOUNTS = 5;

/** `<id of the browser>.<a tag for each account>`. */
type Device = { id: string; tags: readonly string[] };

/** @returns the browser's id, when this account signed in there before and the cookie is the shop's own */
export function knownDevice(
  key: Uint8Array,
  request: Pick<FastifyRequest, 'cookies'>,
  email: string,
): string | undefined {
  const device = read(request);
  if (device === undefined) return undefined;
  const own = tagOf(key, device.id, email);
  return device.tags.some((tag) => isSame(tag, own)) ? device.id : undefined;
}

/** Remembers that an account signed in here, or proved its mailbox. @returns the browser's id */
export function rememberDevice(
  key: Uint8Array,
  request: Pick<FastifyRequest, 'cookies'>,
  reply: FastifyReply,
  { email, secure }: { email: string; secure: boolean },
): string {
  const known = read(request);
  const id = known?.id ?? randomUUID();
  const own = tagOf(key, id, email);
  const tags = [own, ...(known?.tags ?? []).filter((tag) => tag !== own)].slice(0, MOST_ACCOUNTS);
  reply.setCookie(DEVICE_COOKIE, [id, ...tags].join('.'), privateCookie(secure, '/api/auth', LIFETIME));
  return id;
}

function read({ cookies }: Pick<FastifyRequest, 'cookies'>): Device | undefined {
  const [id, ...tags] = cookies[DEVICE_COOKIE]?.split('.', MOST_ACCOUNTS + 1) ?? [];
  return id !== undefined && UUID.test(id) ? { id, tags } : undefined;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function tagOf(key: Uint8Array, id: string, email: string): string {
  return createHmac('sha256', key).update(`device:${id}:${email}`).digest('base64url').slice(0, 24);
}
