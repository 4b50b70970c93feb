import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mapToSources } from '#server/platform/process/sources.ts';
import { isBuilt } from './build.mjs';

test('an error of the built server is told with the lines of the sources', () => {
  const built = new URL('../../build/program/main.js', import.meta.url);
  const before = readFileSync(built, 'utf8').split('async function startServer(')[0]!;
  const column = before.length - before.lastIndexOf('\n');
  const stack = `Error\n    at startServer (${built.href}:${before.split('\n').length}:${column})`;
  expect(mapToSources(stack)).toMatch(/at startServer \(src\/server\/start\.ts:\d+:\d+\)$/);
});

test('the database is started before the greater part of the server is read', () => {
  const folder = new URL('../../build/program/', import.meta.url);
  const read = new Set(['main.js']);
  for (const file of read)
    for (const [, other] of readFileSync(new URL(file, folder), 'utf8').matchAll(
      /^import .*?["']\.\/([^"']+)["'];$/gm,
    ))
      read.add(other!);
  const bytes = [...read].reduce((sum, file) => sum + statSync(new URL(file, folder)).size, 0);
  expect(bytes).toBeLessThan(2_000_000);
});

test('a build is known by what its sources say, also when a file has the size and the time that it had', () => {
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
