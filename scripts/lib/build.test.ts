import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inSources } from '#server/platform/process/sources.ts';

test('an error of the built server is told with the lines of the sources', () => {
  const built = new URL('../../build/program/main.js', import.meta.url);
  const before = readFileSync(built, 'utf8').split('async function startServer(')[0]!;
  const column = before.length - before.lastIndexOf('\n');
  const stack = `Error\n    at startServer (${built.href}:${before.split('\n').length}:${column})`;
  expect(inSources(stack)).toMatch(/at startServer \(src\/server\/start\.ts:\d+:\d+\)$/);
});
