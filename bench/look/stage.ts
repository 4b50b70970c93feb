import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newDataDir, startShop, type RunningShop } from '../../e2e/support/shop.ts';
import { prepare, type Prepared } from './prepare.ts';

/** The project's root. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** A Monday morning in Vietnam, within the shop's office hours. */
export const NOW = Date.parse('2026-06-15T10:00:00+07:00');

const CLOCK = new URL('frozen-clock.ts', import.meta.url).href;

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** Where commits are built and their snapshots cached: inside `.git`, so that all worktrees share them. */
export const cacheOf = (commit: string): string =>
  join(resolve(ROOT, git('rev-parse', '--git-common-dir')), 'look', commit.slice(0, 12));

export const commitOf = (name: string): string => git('rev-parse', '--verify', `${name}^{commit}`);

/**
 * Checks the commit's files out into its cache and builds them, unless that was done: with the packages of the current tree, or,
 * where the commit has a lockfile of its own, with those, because the build installs what the lockfile says.
 * @returns the folder
 */
export function treeOf(commit: string): string {
  const tree = join(cacheOf(commit), 'tree');
  if (existsSync(tree)) return tree;
  const part = `${tree}.${process.pid}`;
  mkdirSync(part, { recursive: true });
  const packed = execFileSync('git', ['archive', '--format=tar', commit], { cwd: ROOT, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', part], { input: packed });
  if (lockfileOf(part) === lockfileOf(ROOT))
    symlinkSync(join(ROOT, 'node_modules'), join(part, 'node_modules'));
  build(part);
  if (existsSync(tree)) rmSync(part, { recursive: true });
  else renameSync(part, tree);
  return tree;
}

const lockfileOf = (tree: string): string => readFileSync(join(tree, 'package-lock.json'), 'utf8');

/** Builds the pages of a tree. @throws when they do not build */
export function build(tree: string): void {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: tree, stdio: 'inherit' });
  if (status !== 0) throw new Error(`The pages of ${tree} do not build`);
}

const shopIn = (tree: string, data: string) =>
  startShop(data, { NODE_OPTIONS: `--import ${CLOCK}`, LOOK_NOW: String(NOW) }, tree);

/**
 * The data folder from which every snapshot compared with this commit starts: the demo shop as this commit seeds it. Shared,
 * because ids are random.
 */
export async function dataOf(commit: string): Promise<string> {
  const kept = join(cacheOf(commit), 'data');
  if (existsSync(kept)) return kept;
  await using opened = new AsyncDisposableStack();
  const data = await newDataDir();
  opened.defer(() => data.remove());
  const shop = await shopIn(treeOf(commit), data.path);
  const prepared = await prepare(shop).finally(() => shop.close());
  writeFileSync(join(data.path, 'prepared.json'), JSON.stringify(prepared));
  copyFolder(data.path, `${kept}.${process.pid}`);
  renameSync(`${kept}.${process.pid}`, kept);
  return kept;
}

/** Preserves owners: the database runs as another user when root runs the shop. */
const copyFolder = (from: string, to: string) => execFileSync('cp', ['-a', from, to]);

export type Stage = { shop: RunningShop; prepared: Prepared; close(): Promise<void> };

/** Starts a tree's shop on a copy of the data. */
export async function openStage(tree: string, data: string, copy: string): Promise<Stage> {
  copyFolder(`${data}/.`, copy);
  const shop = await shopIn(tree, copy);
  const prepared = JSON.parse(readFileSync(join(copy, 'prepared.json'), 'utf8')) as Prepared;
  return {
    shop,
    prepared,
    close: () => shop.close(),
  };
}
