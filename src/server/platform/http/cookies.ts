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

/** A cookie by its plain name, and the part of the shop that it is sent to. */
export type OwnCookie = { readonly name: string; readonly path: string };

/**
 * The name under which a cookie goes: behind https with the prefix that has browsers take it only from this very host.
 * `__Host-` says so of a cookie for all of it, `__Secure-` of one for a part.
 */
export function cookieName({ name, path }: OwnCookie, secure: boolean): string {
  if (!secure) return name;
  return `${path === '/' ? '__Host-' : '__Secure-'}${name}`;
}

/**
 * What a browser sent as a cookie. A shop whose address is https takes none without its prefix: a neighbour's page, or the net,
 * may have put it there.
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
 * A cookie that no script reads and no other site's request carries, except a click on a link to the shop.
 * @param maxAge milliseconds; null keeps it until the browser is closed
 */
export function privateCookie(secure: boolean, path: string, maxAge: number | null): CookieSerializeOptions {
  const lifetime = maxAge === null ? {} : { maxAge: Math.floor(maxAge / 1000) };
  return { httpOnly: true, sameSite: 'lax', secure, path, ...lifetime };
}
