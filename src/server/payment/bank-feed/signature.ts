import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { minutes } from '#domain/kernel/time.ts';
import { storedSecret } from '#server/platform/process/secret.ts';
import type { Config } from '#server/platform/process/config.ts';

export const SIGNATURE_HEADER = 'x-sepay-signature';
export const TIMESTAMP_HEADER = 'x-sepay-timestamp';
const TOLERANCE = minutes(5);

/** Signing secret of the bank service: configured, or generated on first use and kept in the data folder. */
export async function feedSecret({ bank, dataDir }: Pick<Config, 'bank' | 'dataDir'>): Promise<Uint8Array> {
  return storedSecret({ given: bank.feedSecret, dataDir, name: 'bank-feed-secret' });
}

/**
 * The headers that SePay's webhooks carry under HMAC-SHA256 (developer.sepay.vn, Webhooks, Authentication): the
 * signature is over `{seconds since 1970}.{body as it is sent}`.
 */
export function signedHeaders(secret: Uint8Array, body: string, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return { [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: signatureOf(secret, timestamp, body) };
}

/** Whether a body is signed with the secret and its timestamp is within five minutes of now; older ones may be replays. */
export function isSigned(secret: Uint8Array, headers: IncomingHttpHeaders, body: string, now: Date): boolean {
  const timestamp = String(headers[TIMESTAMP_HEADER] ?? '');
  const signature = Buffer.from(String(headers[SIGNATURE_HEADER] ?? ''));
  const expected = Buffer.from(signatureOf(secret, timestamp, body));
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return false;
  return Math.abs(Number(timestamp) * 1000 - now.getTime()) <= TOLERANCE;
}

function signatureOf(secret: Uint8Array, timestamp: string, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}
