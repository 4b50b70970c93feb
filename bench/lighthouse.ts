// `node bench/lighthouse.ts [rounds]`: what Lighthouse says of the public pages on a middle phone, and the JavaScript that
// each brings. Lighthouse itself is a package of its own, `bench/lighthouse/`, installed when it is missing. Wants a built
// shop (`npm run build`) and the machine for itself.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { launch } from '../e2e/support/chromium.ts';
import { scriptBytes } from '../e2e/support/page-scripts.ts';
import { newDataDir, startShop } from '../e2e/support/shop.ts';
import { ensureInstalled } from '../scripts/lib/dependencies.mjs';

const ROUNDS = Number(process.argv[2] ?? 3);
const PAGES = ['/', '/garden', '/help', '/blog', '/blog?bai-viet=ba-mau-la-du', '/blog?bai-viet=y-nghia-hoa'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Chromium without a window, where the machine has it: the pages of a window's own frame take a core while ours are loading. */
const BROWSER =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((file) => existsSync(file));
const LIGHTHOUSE = fileURLToPath(new URL('lighthouse/node_modules/lighthouse/cli/index.js', import.meta.url));
const AUDITS = ['largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time'] as const;

/** What is read of a report of Lighthouse. */
type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
};

async function main(): Promise<void> {
  await ensureInstalled('bench/lighthouse');
  await using opened = new AsyncDisposableStack();
  const data = await newDataDir();
  opened.defer(() => data.remove());
  const shop = await startShop(data.path);
  opened.defer(() => shop.close());
  const bytes = await bytesOf(PAGES.map((path) => new URL(path, shop.url).href));
  say(
    `${cpus().length} cores, Lighthouse's mobile preset, medians of ${ROUNDS} rounds; LCP and TBT in ms, JS in KB gz\n`,
  );
  say(`${'page'.padEnd(28)}  perf  a11y  best   SEO    LCP    CLS   TBT     JS`);
  const bare = await barePage();
  opened.defer(() => bare.close());
  const findings = new Set<string>();
  const addresses: [name: string, address: string][] = [
    ['(a bare page)', bare.url],
    ...PAGES.map((path): [string, string] => [path, new URL(path, shop.url).href]),
  ];
  for (const [name, address] of addresses) {
    const rounds: Report[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await examine(address));
    if (address !== bare.url)
      for (const finding of rounds.flatMap(findingsOf)) findings.add(`${name}: ${finding}`);
    say(rowOf(name, rounds, bytes.get(address) ?? 0));
  }
  say('\nAims: 98, 100, 100, 100; LCP 1200, CLS 0.02, TBT 100; JS 150 on the home page, 180 elsewhere.');
  for (const finding of findings) say(finding);
}

/** @returns the JavaScript of each page, in bytes packed by gzip */
async function bytesOf(addresses: readonly string[]): Promise<Map<string, number>> {
  await using browser = await launch();
  const bytes = new Map<string, number>();
  for (const address of addresses) {
    await using page = await browser.newPage();
    bytes.set(address, await scriptBytes(page, address));
  }
  return bytes;
}

/** One sentence and nothing else: less than this no page can take on this machine and this line. */
async function barePage(): Promise<{ url: string; close(): void }> {
  const html =
    '<!doctype html><html lang="vi"><head><title>Vườn Charm</title>' +
    '<meta name="viewport" content="width=device-width" /></head><body><h1>Vườn Charm</h1></body></html>';
  const server = createServer((_, answer) => {
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, close: () => server.close().closeAllConnections() };
}

/** Each round in a process and a browser of its own, which nothing else listens to. */
async function examine(address: string): Promise<Report> {
  const flags = ['--headless', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      LIGHTHOUSE,
      address,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
      `--only-categories=${CATEGORIES.join()}`,
      `--chrome-flags=${flags.join(' ')}`,
    ],
    { env: { ...process.env, ...(BROWSER ? { CHROME_PATH: BROWSER } : {}) }, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as Report;
}

function rowOf(path: string, rounds: readonly Report[], bytes: number): string {
  const scores = CATEGORIES.map((id) => middle(rounds.map((run) => run.categories[id]?.score ?? 0)) * 100);
  const [lcp, cls, tbt] = AUDITS.map((id) =>
    middle(rounds.map((run) => run.audits[id]?.numericValue ?? NaN)),
  );
  return [
    path.padEnd(28),
    ...scores.map((score) => score.toFixed(0).padStart(4)),
    lcp!.toFixed(0).padStart(5),
    cls!.toFixed(3).padStart(5),
    tbt!.toFixed(0).padStart(4),
    (bytes / 1024).toFixed(1).padStart(5),
  ].join('  ');
}

/** What costs points outside of the performance, where a machine has no say. */
function findingsOf({ categories, audits }: Report): string[] {
  return CATEGORIES.filter((id) => id !== 'performance').flatMap((id) =>
    (categories[id]?.auditRefs ?? []).flatMap(({ id: audit, weight }) => {
      const found = audits[audit];
      return weight > 0 && found?.score !== null && (found?.score ?? 1) < 1
        ? [`${id}, ${audit}: ${found?.title}`]
        : [];
    }),
  );
}

function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

await main();
