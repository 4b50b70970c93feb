import { fastifyCookie } from '@fastify/cookie';

/** Reads a `Cookie` header the way the HTTP routes do. */
export function parseCookie(header: string | undefined): Record<string, string | undefined> {
  return header === undefined ? {} : fastifyCookie.parse(header);
}
