import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `file:///…/main.js:12:34`, as it stands in a stack trace. */
const PLACE = /(file:\/\/[^\s():]+\.js):(\d+):(\d+)/g;

const maps = new Map<string, SourceMap | null>();

/**
 * Maps a stack trace to source positions, relative to the working directory: `src/server/shop.ts:12:34`. Positions in files
 * without a source map stay as they are. Node's own `--enable-source-maps` would load every map at start: 100 MB.
 */
export function mapToSources(stack: string): string {
  return stack.replaceAll(PLACE, (place, url: string, line: string, column: string) => {
    const origin = mapOf(url)?.findOrigin(Number(line), Number(column));
    if (origin === undefined || !('fileName' in origin)) return place;
    const source = resolve(dirname(fileURLToPath(url)), origin.fileName);
    return `${relative(process.cwd(), source)}:${origin.lineNumber}:${origin.columnNumber}`;
  });
}

function mapOf(url: string): SourceMap | null {
  const known = maps.get(url);
  if (known !== undefined) return known;
  const map = isOfLibraries(url) ? null : readMap(url);
  maps.set(url, map);
  return map;
}

/** The source map of the libraries takes several MB; function names are enough there. */
const isOfLibraries = (url: string) => /\/libraries-[^/]*$/.test(url) || url.includes('/node_modules/');

function readMap(url: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(url)}.map`, 'utf8')) as SourceMapPayload);
  } catch {
    return null;
  }
}
