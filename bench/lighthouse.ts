// `node bench/lighthouse.ts [rounds] [paths…]`: Lighthouse scores and JavaScript size of the public pages on a mid-range phone,
// of a customer's own pages in a signed-in browser, and of a gift's page, wrapped and opened. Lighthouse is a separate package,
// `bench/lighthouse/`, installed when it is missing. Needs a built shop (`npm run build`) and an otherwise idle machine.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { BROWSER, launch } from '../e2e/support/chromium.ts';
import { scriptBytes } from '../e2e/support/page-scripts.ts';
import { type RunningShop, startNewShop } from '../e2e/support/shop.ts';
import { ensureInstalled } from '../scripts/lib/dependencies.mjs';
import { GIFT, giftPages, customerPages, OPENED_GIFT, openSignedInBrowser } from './signed-in-browser.ts';
import { median, reportFigures, say } from './report.ts';

const ROUNDS = Number(process.argv[2] ?? 3);
/** Pages to examine, by their names in the table; all by default. */
const PATHS = process.argv.slice(3);
const isWanted = (name: string) => PATHS.length === 0 || PATHS.includes(name);
const PAGES = ['/', '/garden', '/help', '/blog', '/blog?bai-viet=ba-mau-la-du', '/blog?bai-viet=y-nghia-hoa'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const LIGHTHOUSE = fileURLToPath(new URL('lighthouse/node_modules/lighthouse/cli/index.js', import.meta.url));
const AUDITS = ['largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time'] as const;

/** The parts of a Lighthouse report that are used. */
type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
};

type Looked = { name: string; address: string; signedIn: boolean };

async function main(): Promise<void> {
  await ensureInstalled('bench/lighthouse');
  await using opened = new AsyncDisposableStack();
  const shop = await startNewShop(opened);
  const pages = PAGES.filter(isWanted).map((path): [name: string, path: string] => [path, path]);
  if ([GIFT, OPENED_GIFT].some(isWanted))
    pages.push(...(await giftPages(shop)).filter(([name]) => isWanted(name)));
  // After the gifts, which are ordered from the same cart.
  const signedInPages = (await customerPages(shop)).filter(([name]) => isWanted(name));
  const bytes = new Map([
    ...(await bytesOf(shop, pages, false)),
    ...(await bytesOf(shop, signedInPages, true)),
  ]);
  say(
    `${cpus().length} cores, Lighthouse's mobile preset, medians of ${ROUNDS} rounds; LCP and TBT in ms, JS in KB gz\n`,
  );
  say(`${'page'.padEnd(28)}  perf  a11y  best   SEO    LCP    CLS   TBT     JS`);
  const bare = await barePage();
  opened.defer(() => bare.close());
  const findings = new Set<string>();
  const looked: Looked[] = [
    ...(PATHS.length > 0 ? [] : [{ name: '(a bare page)', address: bare.url, signedIn: false }]),
    ...pages.map(([name, path]) => ({ name, address: new URL(path, shop.url).href, signedIn: false })),
    ...signedInPages.map(([name, path]) => ({ name, address: new URL(path, shop.url).href, signedIn: true })),
  ];
  for (const { name, address, signedIn } of looked) {
    const rounds: Report[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push(signedIn ? await examineHers(shop, address) : await examine(address, HEADLESS));
    // Pages behind the login and personal pages are excluded from search engines.
    const isHidden = signedIn || name === GIFT || name === OPENED_GIFT;
    if (address !== bare.url)
      for (const finding of rounds.flatMap((run) => findingsOf(run, isHidden ? 'seo' : null)))
        findings.add(`${name}: ${finding}`);
    say(rowOf(name, rounds, bytes.get(name) ?? 0, signedIn));
  }
  say('\nAims: 98, 100, 100, 100; LCP 1200, CLS 0.02, TBT 100; JS 150 on the home page, 180 elsewhere.');
  say('Behind the login: 95, 100, 100; LCP 1800, CLS 0.02.');
  for (const finding of findings) say(finding);
}

/** @returns the JavaScript of each page by name, in bytes after gzip */
async function bytesOf(
  shop: RunningShop,
  pages: readonly [name: string, path: string][],
  signedIn: boolean,
): Promise<Map<string, number>> {
  const bytes = new Map<string, number>();
  for (const [name, path] of pages) {
    // A new browser each, so that no page finds cached files.
    const address = new URL(path, shop.url).href;
    if (signedIn) {
      await using browser = await openSignedInBrowser(shop);
      bytes.set(name, await scriptBytes(await browser.context.newPage(), address));
    } else {
      await using browser = await launch();
      bytes.set(name, await scriptBytes(await browser.newPage(), address));
    }
  }
  return bytes;
}

/** A page with a single sentence: the lower bound on this machine and connection. */
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

const HEADLESS = [
  `--chrome-flags=${['--headless', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])].join(' ')}`,
];

/** Runs in a browser that holds her session and no other state. */
async function examineHers(shop: RunningShop, address: string): Promise<Report> {
  await using browser = await openSignedInBrowser(shop);
  return await examine(address, [`--port=${browser.port}`, '--disable-storage-reset']);
}

/** Each round in a process and a browser of its own, without other debugging clients. */
async function examine(address: string, flags: readonly string[]): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      LIGHTHOUSE,
      address,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
      `--only-categories=${CATEGORIES.join()}`,
      ...flags,
    ],
    { env: { ...process.env, CHROME_PATH: BROWSER }, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as Report;
}

function rowOf(path: string, rounds: readonly Report[], bytes: number, signedIn: boolean): string {
  const scores = CATEGORIES.map((id) => median(rounds.map((run) => run.categories[id]?.score ?? 0)) * 100);
  const [lcp, cls, tbt] = AUDITS.map((id) =>
    median(rounds.map((run) => run.audits[id]?.numericValue ?? NaN)),
  );
  if (bytes > 0)
    reportFigures(
      { name: `${path}: performance`, value: scores[0]!, more: true, aim: signedIn ? 95 : 98 },
      { name: `${path}: largest paint ms`, value: lcp!, aim: signedIn ? 1800 : 1200 },
      { name: `${path}: shift`, value: cls!, aim: 0.02 },
      { name: `${path}: JS KB`, value: bytes / 1024 },
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

/** Audits that cost points outside of performance, which do not depend on the machine. */
function findingsOf({ categories, audits }: Report, beside: string | null): string[] {
  return CATEGORIES.filter((id) => id !== 'performance' && id !== beside).flatMap((id) =>
    (categories[id]?.auditRefs ?? []).flatMap(({ id: audit, weight }) => {
      const found = audits[audit];
      return weight > 0 && found?.score !== null && (found?.score ?? 1) < 1
        ? [`${id}, ${audit}: ${found?.title}`]
        : [];
    }),
  );
}

await main();
