import { fastifyCookie, type CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';

/** Reads a `Cookie` header the way the HTTP routes do. */
export function parseCookie(header: string | undefined): Record<string, string | undefined> {
  return header === undefined ? {} : fastifyCookie.parse(header);
}

/** True when the browser reached the shop over https: by the shop's own address, or as the proxy in front tells. */
export function isSecure(request: FastifyRequest, publicUrl: string | null): boolean {
  return request.protocol === 'https' || (publicUrl?.startsWith('https:') ?? false);
}

/**
 * A cookie that no script reads and no other site's request carries, except a click on a link to the shop.
 * @param maxAge milliseconds; null keeps it until the browser is closed
 */
export function privateCookie(secure: boolean, path: string, maxAge: number | null): CookieSerializeOptions {
  const lifetime = maxAge === null ? {} : { maxAge: Math.floor(maxAge / 1000) };
  return { httpOnly: true, sameSite: 'lax', secure, path, ...lifetime };
}
