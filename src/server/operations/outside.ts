import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { carrierNames } from '#domain/fulfilment/carriers.vi.ts';
import { days, seconds } from '#domain/kernel/time.ts';
import { CarrierRefused } from '#server/adapters/carriers/carrier.ts';
import { openCarriers } from '#server/adapters/carriers/open.ts';
import { reasonOf } from '#server/platform/process/trouble.ts';
import type { Shop } from '#server/shop.ts';
import { operationsCopy as copy } from './copy.vi.ts';
import { bad, good, warn, type Finding } from './findings.ts';

/** Context of the checks that need no database. `health`: counters of the running server; a command has none. */
export type Outside = Pick<Shop, 'config' | 'clock'> & Partial<Pick<Shop, 'health'>>;

const CERTIFICATE_SOON = days(14);
const ANSWERS_WITHIN = seconds(5);

export function address({ config: { publicUrl, trustProxy } }: Outside): Finding[] {
  const { good: fine, none, noneTodo, insecure, insecureTodo, noProxy, noProxyTodo } = copy.address;
  if (publicUrl === null) return [warn('address', none, noneTodo)];
  if (!publicUrl.startsWith('https:')) return [warn('address', insecure(publicUrl), insecureTodo)];
  if (trustProxy === 0) return [bad('proxy', noProxy, noProxyTodo)];
  return [good('address', fine(publicUrl))];
}

/** Days until the public address's certificate expires. */
export async function certificate({ config: { publicUrl }, clock }: Outside): Promise<Finding[]> {
  if (publicUrl === null || !publicUrl.startsWith('https:')) return [];
  const { hostname, port } = new URL(publicUrl);
  const end = await new Promise<Date>((found, failed) => {
    const options = {
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      timeout: ANSWERS_WITHIN,
    };
    const socket = connectTls({ ...options, rejectUnauthorized: false }, () => {
      found(new Date(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket.once('timeout', () => socket.destroy(new Error('timeout')));
    socket.once('error', failed);
  }).catch((error: unknown) => reasonOf(error));
  const { good: fine, soon, soonTodo, unreached, unreachedTodo } = copy.certificate;
  if (typeof end === 'string') return [bad('certificate', unreached(end), unreachedTodo)];
  const left = end.getTime() - clock.now().getTime();
  const inDays = Math.floor(left / days(1));
  return [
    left < CERTIFICATE_SOON ? bad('certificate', soon(inDays), soonTodo) : good('certificate', fine(inDays)),
  ];
}

/** Free space where the data folder is, or will be: commands also run before the first start has created it. */
export async function disk({ config }: Outside): Promise<Finding[]> {
  const { bavail, blocks } = await statfs(nearestFolder(config.dataDir));
  const percent = Math.floor((bavail / blocks) * 100);
  const message = copy.disk.good(percent);
  if (percent >= 20) return [good('disk', message)];
  return [percent < 10 ? bad('disk', message, copy.disk.todo) : warn('disk', message, copy.disk.todo)];
}

function nearestFolder(path: string): string {
  const folder = resolve(path);
  return existsSync(folder) ? folder : nearestFolder(dirname(folder));
}

export async function redis({ config }: Outside): Promise<Finding[]> {
  if (config.redisUrl === null) return [];
  const { createClient } = await import('@redis/client');
  const client = createClient({
    url: config.redisUrl,
    socket: { connectTimeout: ANSWERS_WITHIN, reconnectStrategy: false },
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.ping();
    return [good('redis', copy.redis.good)];
  } catch (error) {
    return [bad('redis', copy.redis.away(reasonOf(error)), copy.redis.todo)];
  } finally {
    client.destroy();
  }
}

export async function mailServer({ config }: Outside): Promise<Finding[]> {
  const text = copy.mail;
  if (config.smtpUrl === null) return config.demo ? [] : [bad('mail', text.none, text.noneTodo)];
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: config.smtpUrl,
    connectionTimeout: ANSWERS_WITHIN,
    greetingTimeout: ANSWERS_WITHIN,
  });
  try {
    await transport.verify();
    return [good('mail', text.good)];
  } catch (error) {
    return [bad('mail', text.away(reasonOf(error)), text.awayTodo)];
  } finally {
    transport.close();
  }
}

/** Queries each carrier for a parcel that does not exist, to see whether it responds and accepts the shop's token. */
export async function carriers({ config, clock }: Outside): Promise<Finding[]> {
  const text = copy.carriers;
  const now = clock.now();
  const asked = [...openCarriers(config, () => now.getTime())].map(async ([id, { find }]) => {
    const kind = `carrier-${id}`;
    const name = carrierNames[id];
    try {
      await find?.('VC0');
      return good(kind, text.good(name));
    } catch (error) {
      if (error instanceof CarrierRefused) return bad(kind, text.refused(name), text.refusedTodo(name));
      return warn(kind, text.away(name), text.awayTodo);
    }
  });
  return Promise.all(asked);
}
