import { lookup } from 'node:dns';
import { lookup as lookUp } from 'node:dns/promises';
import { request as requestHttp, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** A message to a push service, encrypted for one browser. */
type PushRequest = { endpoint: string; headers: Record<string, string | number>; body: Buffer };

/** The push services of the browser vendors. The endpoint comes from the browser, so it is untrusted input. */
export type PushService = {
  /** Whether the shop sends to such an endpoint at all. */
  accepts(endpoint: string): boolean;
  /** Whether the hostname resolves to a private address; false for one that cannot be resolved at the moment. */
  leadsInside(endpoint: string): Promise<boolean>;
  /**
   * @returns the status of the response
   * @throws Error when there was none, or when the hostname resolves to a private address
   */
  post(request: PushRequest): Promise<number>;
};

/** Resolves a hostname to its addresses. */
type Resolve = (hostname: string) => Promise<{ address: string }[]>;

const WITHIN_MS = 8_000;

/**
 * Sends only over https and to public addresses, checked when the hostname is resolved: an endpoint must not reach the shop's own
 * network (SSRF). Redirects are not followed.
 * @param options.loopback for tests: this machine, over plain http
 */
export function createPushService({
  loopback = false,
  resolve = (hostname) => lookUp(hostname, { all: true }),
}: { loopback?: boolean; resolve?: Resolve } = {}): PushService {
  const isLocal = (url: URL) => loopback && url.protocol === 'http:' && url.hostname === '127.0.0.1';
  function accepts(endpoint: string): boolean {
    const url = URL.parse(endpoint);
    return url !== null && url.username === '' && (isLocal(url) || isPublicHttps(url));
  }
  return {
    accepts,
    async leadsInside(endpoint) {
      const url = new URL(endpoint);
      if (isLocal(url)) return false;
      const found = await resolve(url.hostname).catch(() => []);
      return found.some(({ address }) => !isPublic(address));
    },
    async post({ endpoint, headers, body }) {
      if (!accepts(endpoint)) throw new Error('the address of a push service is not a public one');
      const url = new URL(endpoint);
      const options: RequestOptions = { method: 'POST', headers, signal: AbortSignal.timeout(WITHIN_MS) };
      const local = isLocal(url);
      return new Promise((answered, reject) => {
        const ask = local
          ? requestHttp(url, options)
          : requestHttps(url, { ...options, lookup: lookupPublic });
        ask.on('error', reject);
        ask.on('response', (answer) => {
          answered(answer.statusCode ?? 0);
          answer.destroy();
        });
        ask.end(body);
      });
    },
  };
}

function isPublicHttps({ protocol, port, hostname }: URL): boolean {
  if (protocol !== 'https:' || port !== '') return false;
  // A hostname may end with a dot: `localhost.` is `localhost`.
  const address = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isIP(address) !== 0) return isPublic(address);
  return address.includes('.') && !/\.(?:localhost|local|internal)$/.test(address);
}

/** Resolves a hostname; fails if any of its addresses is private. */
const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const refused = error ?? (found.every(({ address }) => isPublic(address)) ? null : new Error('private'));
    const [first] = found ?? [];
    if (refused !== null || first === undefined) done(refused ?? new Error('no address'), '', 0);
    else if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
};

/** Whether an IP address belongs to the public internet. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !PRIVATE.check(address, 'ipv4');
  return isIP(address) === 6 && GLOBAL.check(address, 'ipv6') && !PRIVATE.check(address, 'ipv6');
}

const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');

/** Private, loopback, link-local, documentation, tunnel, multicast and reserved networks (IANA's special-purpose registries). */
const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv6');
