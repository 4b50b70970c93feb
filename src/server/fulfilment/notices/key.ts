import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { CarrierId } from '#domain/fulfilment/carriers.ts';
import type { Config } from '#server/platform/process/config.ts';
import { storedSecret } from '#server/platform/process/secret.ts';

/** The secret from which all keys are derived: configured, or generated on first use and kept in the data folder. */
export function noticeSecret({
  carriers,
  dataDir,
}: Pick<Config, 'carriers' | 'dataDir'>): Promise<Uint8Array> {
  return storedSecret({ given: carriers.noticeSecret, dataDir, name: 'carrier-notice-secret' });
}

/** Key that authenticates a carrier's notices; valid for that carrier only. The carriers document no signatures. */
export const noticeKey = (secret: Uint8Array, carrier: CarrierId): string =>
  createHmac('sha256', secret).update(`notices of ${carrier}`).digest('base64url');

/** Webhook URL of a carrier, to be entered in its settings. */
export const noticePath = (carrier: CarrierId, key: string): string =>
  `/api/shipments/carriers/${carrier}/notices?key=${key}`;

type Shown = { key?: string | undefined; hash?: string | undefined };

/**
 * Checks the key from the query string (GHTK calls it `hash`) or from the header in which Viettel Post sends it; in constant
 * time.
 */
export function hasValidKey(expected: string, { key, hash }: Shown, headers: IncomingHttpHeaders): boolean {
  const shown = Buffer.from(key ?? hash ?? headers.authorization?.replace(/^Bearer /, '') ?? '');
  const wanted = Buffer.from(expected);
  return shown.length === wanted.length && timingSafeEqual(shown, wanted);
}
