import { fastifyCookie, type CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';

/** Parses a `Cookie` header the way the HTTP routes do. */
export function parseCookie(header: string | undefined): Record<string, string | undefined> {
  return header === undefined ? {} : fastifyCookie.parse(header);
}

/** True when the browser reached the shop over https, by the configured public URL or according to the proxy in front. */
export function isSecure(request: FastifyRequest, publicUrl: string | null): boolean {
  return request.protocol === 'https' || (publicUrl?.startsWith('https:') ?? false);
}

/** A cookie's unprefixed name, and the path it is sent to. */
export type OwnCookie = { readonly name: string; readonly path: string };

/**
 * The name under which a cookie is set: over https with the prefix that makes browsers accept it only from this host, `__Host-`
 * for path `/` and `__Secure-` for any other.
 */
export function cookieName({ name, path }: OwnCookie, secure: boolean): string {
  if (!secure) return name;
  return `${path === '/' ? '__Host-' : '__Secure-'}${name}`;
}

/**
 * The value of a cookie. A shop with an https URL accepts none without its prefix: a sibling subdomain or an attacker on the
 * network may have set it.
 */
export function readCookie(
  cookies: Readonly<Record<string, string | undefined>>,
  cookie: OwnCookie,
  publicUrl: string | null,
): string | undefined {
  const own = cookies[cookieName(cookie, true)];
  return own ?? (publicUrl?.startsWith('https:') ? undefined : cookies[cookie.name]);
}

/**
 * A cookie that scripts cannot read and that cross-site requests do not carry, except a click on a link to the shop.
 * @param maxAge milliseconds; null keeps it until the browser is closed
 */
export function privateCookie(secure: boolean, path: string, maxAge: number | null): CookieSerializeOptions {
  const lifetime = maxAge === null ? {} : { maxAge: Math.floor(maxAge / 1000) };
  return { httpOnly: true, sameSite: 'lax', secure, path, ...lifetime };
}
