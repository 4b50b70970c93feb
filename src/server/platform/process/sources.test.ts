import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { mapToSources } from './sources.ts';

/** A built file whose second line maps to the fifth of its source. */
function built(map: object | string): string {
  const folder = mkdtempSync(join(tmpdir(), 'sources-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'main.js');
  writeFileSync(`${file}.map`, typeof map === 'string' ? map : JSON.stringify(map));
  return pathToFileURL(file).href;
}

const MAP = { version: 3, sources: ['orders/place.ts'], names: [], mappings: ';AAIE' };

test('a stack trace names the lines of the sources', () => {
  const file = built(MAP);
  const stack = `Error: no\n    at place (${file}:2:1)\n    at async ${file}:2:1\n    at node:internal/x:1:2`;
  const [, first, second, third] = mapToSources(stack).split('\n');
  expect(first).toMatch(/^ {4}at place \(.*orders\/place\.ts:5:3\)$/);
  expect(second).toMatch(/^ {4}at async .*orders\/place\.ts:5:3$/);
  expect(third).toBe('    at node:internal/x:1:2');
});

test.each([
  ['no map', ''],
  ['half a map', '{"version":3,'],
  ['a position that the map does not know', JSON.stringify({ ...MAP, mappings: '' })],
])('with %s a stack trace stays as it is', (_, map) => {
  const stack = `Error: no\n    at place (${built(map)}:2:1)`;
  expect(mapToSources(stack)).toBe(stack);
});
