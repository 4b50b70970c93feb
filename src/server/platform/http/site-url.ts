import type { FastifyInstance } from 'fastify';

/**
 * Where the shop is reached, for links in mails. Never the Host a request names: a stranger could ask for a reset
 * link that leads the owner to a foreign site. Without `PUBLIC_URL` it is this machine.
 */
export function siteUrl(app: FastifyInstance, publicUrl: string | null): string {
  if (publicUrl !== null) return publicUrl;
  const [address] = app.addresses();
  return typeof address === 'object' ? `http://localhost:${address.port}` : 'http://localhost';
}
