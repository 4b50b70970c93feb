import { lookup } from 'node:dns';
import { lookup as lookUp } from 'node:dns/promises';
import { request as requestHttp, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** What goes to a push service, encrypted for one browser. */
export type PushRequest = { endpoint: string; headers: Record<string, string | number>; body: Buffer };

/** The push services of the browser makers. A browser names its own, so the address is a stranger's word. */
export type PushService = {
  /** Whether the shop writes to such an address at all. */
  accepts(endpoint: string): boolean;
  /** Whether its name leads inside; false for one that nobody knows at the moment. */
  leadsInside(endpoint: string): Promise<boolean>;
  /** @returns the status of the answer. @throws Error when none came, or when the address leads inside */
  post(request: PushRequest): Promise<number>;
};

/** The addresses of a name. */
type Resolve = (hostname: string) => Promise<{ address: string }[]>;

const WITHIN_MS = 8_000;

/**
 * Writes to public addresses over https only, whatever a name resolves to at that moment: nobody makes the shop knock at
 * its own network's doors. Redirects are not followed.
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
  // A name may end with a dot: `localhost.` is `localhost`.
  const address = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isIP(address) !== 0) return isPublic(address);
  return address.includes('.') && !/\.(?:localhost|local|internal)$/.test(address);
}

/** Resolves a name; one that leads to a private address, alone or among others, leads nowhere. */
const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const refused = error ?? (found.every(({ address }) => isPublic(address)) ? null : new Error('private'));
    const [first] = found ?? [];
    if (refused !== null || first === undefined) done(refused ?? new Error('no address'), '', 0);
    else if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
};

/** Whether an IP address is one of the public internet. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !PRIVATE.check(address, 'ipv4');
  return isIP(address) === 6 && GLOBAL.check(address, 'ipv6') && !PRIVATE.check(address, 'ipv6');
}

const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');

/** This network, private networks, this machine, neighbours, examples, tunnels, many at once (IANA's special purposes). */
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
