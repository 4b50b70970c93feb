import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { expect, test } from 'vitest';
import { mapToSources } from '#server/platform/process/sources.ts';
import { isBuilt } from './build.mjs';

test('stack traces of the built server are mapped to lines of the sources', () => {
  const built = new URL('../../build/program/main.js', import.meta.url);
  const before = readFileSync(built, 'utf8').split('async function startServer(')[0]!;
  const column = before.length - before.lastIndexOf('\n');
  const stack = `Error\n    at startServer (${built.href}:${before.split('\n').length}:${column})`;
  expect(mapToSources(stack)).toMatch(/at startServer \(src\/server\/start\.ts:\d+:\d+\)$/);
});

const PROGRAM = new URL('../../build/program/', import.meta.url);
const IMPORT = /^(?:import|export) ?(?:[^"';]*? ?from ?)?["']([^"']+)["'];?/gm;

/** What a file of the built server loads before its first line, itself included; packages by their names. */
function loadedBy(file: string): string[] {
  const loaded = new Set([file]);
  for (const each of loaded)
    if (each.startsWith('./'))
      for (const [, other] of readFileSync(new URL(each, PROGRAM), 'utf8').matchAll(IMPORT))
        loaded.add(other!);
  return [...loaded];
}

test('main.js loads less than 2 MB, so that the database starts before the rest of the server is read', () => {
  const files = loadedBy('./main.js').filter((file) => file.startsWith('./'));
  expect(files.length).toBeGreaterThan(2);
  const bytes = files.reduce((sum, file) => sum + statSync(new URL(file, PROGRAM)).size, 0);
  expect(bytes).toBeLessThan(2_000_000);
});

test('the built server imports no package from node_modules at its start', () => {
  const serve = readdirSync(PROGRAM).find((file) => /^serve-[\w-]+\.js$/.test(file));
  const loaded = loadedBy(`./${serve}`);
  expect(loaded).toContain('node:http');
  expect(loaded.filter((file) => !file.startsWith('./') && !isBuiltin(file))).toEqual([]);
});

test('a changed source makes the build outdated, even with the same size and modification time', () => {
  const file = new URL('../../public/brand/offline.css', import.meta.url);
  const was = readFileSync(file);
  const { atime, mtime } = statSync(file);
  const write = (content: Buffer) => {
    writeFileSync(file, content);
    utimesSync(file, atime, mtime);
  };
  expect(isBuilt()).toBe(true);
  try {
    write(Buffer.from(was).fill('x', 0, 1));
    expect(isBuilt()).toBe(false);
  } finally {
    write(was);
  }
  expect(isBuilt()).toBe(true);
});
