import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inSources } from '#server/platform/process/sources.ts';

test('an error of the built server is told with the lines of the sources', () => {
  const built = new URL('../../build/program/main.js', import.meta.url);
  const before = readFileSync(built, 'utf8').split('async function startServer(')[0]!;
  const column = before.length - before.lastIndexOf('\n');
  const stack = `Error\n    at startServer (${built.href}:${before.split('\n').length}:${column})`;
  expect(inSources(stack)).toMatch(/at startServer \(src\/server\/start\.ts:\d+:\d+\)$/);
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
