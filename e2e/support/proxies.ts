import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../test-support/free-port.ts';
import { runCommand } from '../../test-support/command.ts';

const DEPLOY = fileURLToPath(new URL('../../deploy', import.meta.url));

/** Debian's directories for servers are not in every PATH. */
const PLACES = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'].filter(Boolean);
const has = (program: string) => PLACES.some((folder) => existsSync(join(folder, program)));
const env = { ...process.env, PATH: PLACES.join(delimiter) };

/** Whether this machine has the proxies for which the shop has configuration files. */
export const hasCaddy = has('caddy');
export const hasNginx = has('nginx') && has('openssl');

/** A TLS proxy in front of a shop, as deployed. This process trusts its certificate from then on. */
export type TlsProxy = { url: string; close(): Promise<void> };

/**
 * Caddy with `deploy/Caddyfile`, adapted to a machine with other servers: other ports, and a certificate of its own.
 * @param folder for its state
 * @param shops addresses of the instances, as host:port
 * @param port its own listening port
 */
export async function startCaddy(folder: string, port: number, shops: readonly string[]): Promise<TlsProxy> {
  const home = join(folder, 'caddy');
  const options = `admin off\n\tskip_install_trust\n\tauto_https disable_redirects\n\thttps_port ${port}`;
  const caddyEnv = { SHOP_SITE: 'localhost', SHOPS: shops.join(' '), CADDY_OPTIONS: options };
  const caddy = runCommand(
    'caddy',
    ['run', '--adapter', 'caddyfile', '--config', join(DEPLOY, 'Caddyfile')],
    {
      cwd: folder,
      env: { ...env, ...caddyEnv, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home },
    },
  );
  await opened(port, caddy);
  await trust(join(home, 'caddy/pki/authorities/local/root.crt'));
  return proxy(port, caddy);
}

/**
 * nginx with `deploy/nginx.conf`, with name, ports and certificate replaced.
 * @param shop the port of the single instance
 */
export async function startNginx(folder: string, port: number, shop: number): Promise<TlsProxy> {
  const home = join(folder, 'nginx');
  await mkdir(home);
  const [key, certificate, config] = [
    join(home, 'key.pem'),
    join(home, 'cert.pem'),
    join(home, 'nginx.conf'),
  ];
  const made = [
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '90',
  ];
  const named = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', ['req', ...made, ...named, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  let site = await readFile(join(DEPLOY, 'nginx.conf'), 'utf8');
  for (const [written, here] of [
    ['listen 80;', `listen 127.0.0.1:${await freePort()};`],
    ['listen 443 ', `listen 127.0.0.1:${port} `],
    ['127.0.0.1:3000', `127.0.0.1:${shop}`],
    ['/etc/letsencrypt/live/tiem.example.vn/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/tiem.example.vn/privkey.pem', key],
    ['tiem.example.vn', 'localhost'],
  ] as const) {
    if (!site.includes(written)) throw new Error(`deploy/nginx.conf no longer says ${written}`);
    site = site.replaceAll(written, here);
  }
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${home};`,
  );
  const http = ['access_log off;', ...kept, site].join('\n');
  const main = `daemon off;\nuser ${execFileSync('id', ['-un']).toString().trim()};\npid ${home}/pid;\nerror_log stderr;`;
  await writeFile(config, `${main}\nevents {}\nhttp {\n${http}\n}\n`);
  const nginx = runCommand('nginx', ['-e', 'stderr', '-c', config], { cwd: folder, env });
  await opened(port, nginx);
  await trust(certificate);
  return proxy(port, nginx);
}

type Running = ReturnType<typeof runCommand>;

function proxy(port: number, command: Running): TlsProxy {
  return {
    url: `https://localhost:${port}`,
    async close() {
      command.pressCtrlC();
      await command.ended;
    },
  };
}

/** @throws Error with its output when it exits instead */
async function opened(port: number, command: Running): Promise<void> {
  let ended = false;
  const over = () => void (ended = true);
  command.ended.then(over, over);
  for (;;) {
    if (ended) throw new Error(command.output());
    const socket = connect(port, '127.0.0.1');
    const open = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (open) return;
    await pause(20);
  }
}

async function trust(certificate: string): Promise<void> {
  setDefaultCACertificates([...getCACertificates(), await readFile(certificate, 'utf8')]);
}
