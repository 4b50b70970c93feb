import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '#server/platform/process/config.ts';
import { memoryOptions } from './memory.mjs';

/** The files of `deploy/` and the compose files match the Dockerfile and the shop's environment variables. */
const text = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const dockerfile = text('Dockerfile');
const table = /## Configuration[^]*/.exec(text('README.md'))![0];
const known = new Set([...table.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name));

type Service = {
  build?: { target: string };
  image?: string;
  environment?: Record<string, string>;
  volumes?: string[];
  entrypoint?: string[];
};
type Compose = { services: Record<string, Service>; volumes: Record<string, unknown> };

test.each(['compose.yaml', 'compose.two.yaml'])(
  '%s: its build targets, variables and volume sources exist, and its images have tags',
  (file) => {
    const { services, volumes } = parse(text(file), { merge: true }) as Compose;
    const all = Object.values(services);
    const own = all.filter(({ build }) => build !== undefined);
    for (const { build } of own) expect(dockerfile).toContain(` AS ${build?.target}\n`);
    for (const name of own.flatMap(({ environment = {} }) => Object.keys(environment)))
      expect(known).toContain(name);
    for (const { image } of all.filter(({ build }) => build === undefined))
      expect(image).toMatch(/:[\w.-]+$/);
    const sources = all.flatMap(({ volumes: mounted = [] }) => mounted.map((mount) => mount.split(':')[0]!));
    const isThere = (source: string) =>
      source.startsWith('./') ? existsSync(new URL(`../../${source}`, import.meta.url)) : source in volumes;
    expect(sources.filter((source) => !isThere(source))).toEqual([]);
  },
);

test('the Dockerfile and the systemd unit give the server the same memory options', () => {
  expect(dockerfile).toContain(
    `CMD ${JSON.stringify(['node', ...memoryOptions, 'build/program/main.js']).replaceAll(',', ', ')}`,
  );
  expect(text('deploy/shop@.service')).toContain(`node ${memoryOptions.join(' ')} build/program/main.js`);
});

test('compose.two.yaml: both instances keep backups in one bucket, apart from the uploads', () => {
  const { services } = parse(text('compose.two.yaml'), { merge: true }) as Compose;
  const own = Object.values(services).filter(({ build }) => build !== undefined);
  expect(own).toHaveLength(2);
  for (const { environment = {} } of own) {
    const place = new URL(/^\$\{BACKUP_TO:-(.+)\}$/.exec(environment['BACKUP_TO'] ?? '')![1]!);
    expect([place.protocol, place.host]).toEqual(['s3:', 'backups']);
    expect(place.host).not.toBe(environment['S3_BUCKET']);
    // The buckets are made before the shop starts.
    expect(services['bucket']?.entrypoint?.join(' ')).toContain(`storage/${place.host}`);
  }
});

test('env.example names only known variables and is a valid production configuration', () => {
  const entries = text('deploy/env.example').match(/^[A-Z_0-9]+=.*$/gm) ?? [];
  const env = Object.fromEntries(entries.map((entry) => entry.split(/=(.*)/s, 2)));
  expect(readConfig({ ...env, NODE_ENV: 'production' })).toMatchObject({ trustProxy: 1, shutdownGrace: 0 });
  const names = [...text('deploy/env.example').matchAll(/^(?:# )?([A-Z_0-9]+)=/gm)].map(([, name]) => name);
  expect(names).toContain('SHUTDOWN_GRACE');
  for (const name of names) expect(known).toContain(name);
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
const why = hasSystemd ? '' : ' (skipped: this machine has no systemd-analyze)';

test.skipIf(!hasSystemd)(`the systemd unit is valid and has an exposure of at most 2.0${why}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'unit-'));
  const unit = join(folder, 'shop@3000.service');
  // Nothing is installed in /opt here.
  const written = text('deploy/shop@.service').replace('/opt/shop/node_modules/.bin/node', process.execPath);
  writeFileSync(unit, written);
  const analyze = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('systemd-analyze', args);
    return { status, said: `${String(stdout)}${String(stderr)}` };
  };
  expect(analyze('verify', unit).said).not.toContain('shop@');
  expect(analyze('security', '--offline=true', '--threshold=20', unit)).toMatchObject({ status: 0 });
  rmSync(folder, { recursive: true });
});

test('the container and the systemd unit run the same command', () => {
  const command = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)![1]!) as string[];
  expect(text('deploy/shop@.service')).toContain(`/opt/shop/node_modules/.bin/${command.join(' ')}\n`);
});
