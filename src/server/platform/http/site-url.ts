import type { FastifyInstance } from 'fastify';

/**
 * The shop's public URL, for links in mails. Never taken from the Host header: an attacker could request a reset link that leads
 * the account's owner to a foreign site. Without `PUBLIC_URL` it is localhost.
 */
export function siteUrl(app: FastifyInstance, publicUrl: string | null): string {
  if (publicUrl !== null) return publicUrl;
  const [address] = app.addresses();
  return typeof address === 'object' ? `http://localhost:${address.port}` : 'http://localhost';
}
