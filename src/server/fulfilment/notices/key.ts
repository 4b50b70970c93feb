import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { CarrierId } from '#domain/fulfilment/carriers.ts';
import type { Config } from '#server/platform/process/config.ts';
import { storedSecret } from '#server/platform/process/secret.ts';

/** What all keys come from: configured, or made at the first need and kept in the data folder. */
export function noticeSecret({
  carriers,
  dataDir,
}: Pick<Config, 'carriers' | 'dataDir'>): Promise<Uint8Array> {
  return storedSecret({ given: carriers.noticeSecret, dataDir, name: 'carrier-notice-secret' });
}

/** What a carrier shows that a notice is its own; another carrier's is of no use. Documented signatures there are none. */
export const keyOf = (secret: Uint8Array, carrier: CarrierId): string =>
  createHmac('sha256', secret).update(`notices of ${carrier}`).digest('base64url');

/** Where a carrier sends its notices, to be entered there. */
export const noticePath = (carrier: CarrierId, key: string): string =>
  `/api/shipments/carriers/${carrier}/notices?key=${key}`;

type Shown = { key?: string | undefined; hash?: string | undefined };

/** In the address (GHTK calls it `hash`), or in the header that Viettel Post sends its secret in; in constant time. */
export function showsKey(expected: string, { key, hash }: Shown, headers: IncomingHttpHeaders): boolean {
  const shown = Buffer.from(key ?? hash ?? headers.authorization?.replace(/^Bearer /, '') ?? '');
  const wanted = Buffer.from(expected);
  return shown.length === wanted.length && timingSafeEqual(shown, wanted);
}
