import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify } from 'jose';
import type { SubscribeBody } from '#contract/http/push.ts';

/** A subscribed browser: its subscription, and the messages it received. */
export type SubscribedBrowser = SubscribeBody & { told: unknown[] };

export type TestPushService = {
  url: string;
  /** Subscribes another browser. */
  browser(): SubscribedBrowser;
  /** Responds with this status from now on, and stores nothing; null accepts messages again. */
  refuseWith(status: number | null): void;
  /** Number of requests so far. */
  knocks(): number;
  close(): Promise<void>;
};

type Keys = ReturnType<typeof newKeys>;

/**
 * A local push service with its browsers. It accepts a message only with the shop's signature for this address (VAPID, RFC 8292),
 * and decrypts it as a browser does (RFC 8188, 8291); implemented independently here to verify the library.
 */
export async function testPushService(): Promise<TestPushService> {
  const browsers = new Map<string, { keys: Keys; told: unknown[] }>();
  let refusal: number | null = null;
  let knocks = 0;

  async function answer(request: IncomingMessage): Promise<number> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    knocks += 1;
    const browser = browsers.get(request.url ?? '');
    if (refusal !== null) return refusal;
    if (browser === undefined) return 404;
    if (request.headers.ttl === undefined || request.headers['content-encoding'] !== 'aes128gcm') return 400;
    if (!(await isSigned(request.headers.authorization, url))) return 403;
    browser.told.push(JSON.parse(decrypt(Buffer.concat(parts), browser.keys).toString()));
    return 201;
  }

  const server = createServer((request, response) => {
    answer(request).then(
      (status) => response.writeHead(status).end(),
      () => response.writeHead(400).end(),
    );
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    browser() {
      const keys = newKeys();
      const path = `/send/${randomBytes(12).toString('base64url')}`;
      const received: unknown[] = [];
      browsers.set(path, { keys, told: received });
      const [p256dh, auth] = [keys.ecdh.getPublicKey('base64url'), keys.auth.toString('base64url')];
      return { endpoint: url + path, keys: { p256dh, auth }, told: received };
    },
    refuseWith(status) {
      refusal = status;
    },
    knocks: () => knocks,
    close: () => new Promise((done) => void server.close(() => done())),
  };
}

function newKeys() {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return { ecdh, auth: randomBytes(16) };
}

/** Checks `vapid t=<JWT>, k=<the shop's public key>`: the JWT names this address, a contact, and an expiry within a day. */
async function isSigned(header: string | undefined, audience: string): Promise<boolean> {
  const [, token, key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header ?? '') ?? [];
  if (token === undefined || key === undefined) return false;
  const point = Buffer.from(key, 'base64url');
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = await importJWK({ kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) }, 'ES256');
  const { payload } = await jwtVerify(token, jwk, { audience });
  const lasts = (payload.exp ?? Infinity) - Date.now() / 1000;
  return lasts <= 24 * 3600 && /^(?:mailto:|https:)/.test(payload.sub ?? '');
}

/** Decrypts one record of `aes128gcm`: salt, record size, the sender's key, then the text, a delimiter and a tag. */
function decrypt(message: Buffer, { ecdh, auth }: Keys): Buffer {
  const salt = message.subarray(0, 16);
  const sender = message.subarray(21, 21 + message[20]!);
  const record = message.subarray(21 + message[20]!);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
  const open = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  open.setAuthTag(record.subarray(-16));
  const text = Buffer.concat([open.update(record.subarray(0, -16)), open.final()]);
  return text.subarray(0, text.lastIndexOf(2));
}
