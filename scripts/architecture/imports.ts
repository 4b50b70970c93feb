import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';

export type Import = {
  from: string;
  line: number;
  /** As written. */
  specifier: string;
  /** The imported file, relative to the project; undefined for a package. */
  to: string | undefined;
  /** `import type`: erased at run time. */
  typeOnly: boolean;
};

export const root = fileURLToPath(new URL('../../', import.meta.url));

const SOURCES = ['src/**/*.{ts,tsx}', 'seeds/**/*.ts'];

const { imports: ALIASES } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
  imports: Record<string, string>;
};

/** Source files covered by the architecture: all except tests and their helpers (`test-clock.ts`). */
export function sourceFiles(): string[] {
  const files = globSync(SOURCES, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  return files.filter((file) => !/\.test\.tsx?$|\/test-[^/]+$/.test(file)).toSorted();
}

/** Every import, re-export and `import()` of a file. */
export function importsOf(from: string): Import[] {
  const source = readFileSync(root + from, 'utf8');
  const { module } = parseSync(from, source);
  const found: Array<{ specifier: string; at: number; typeOnly: boolean }> = [];

  for (const { moduleRequest, entries } of module.staticImports) {
    const typeOnly = entries.length > 0 && entries.every((entry) => entry.isType);
    found.push({ specifier: moduleRequest.value, at: moduleRequest.start, typeOnly });
  }
  for (const { entries } of module.staticExports) {
    const [first] = entries;
    if (!first?.moduleRequest) continue;
    const typeOnly = entries.every((entry) => entry.isType);
    found.push({ specifier: first.moduleRequest.value, at: first.moduleRequest.start, typeOnly });
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const [, specifier] =
      /^(?:'|")(.+)(?:'|")$/.exec(source.slice(moduleRequest.start, moduleRequest.end)) ?? [];
    if (specifier) found.push({ specifier, at: moduleRequest.start, typeOnly: false });
  }

  return found.map(({ specifier, at, typeOnly }) => {
    const line = source.slice(0, at).split('\n').length;
    return { from, line, specifier, to: fileMeant(from, specifier), typeOnly };
  });
}

function fileMeant(from: string, specifier: string): string | undefined {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), path));
  for (const [alias, target] of Object.entries(ALIASES)) {
    const prefix = alias.replace('*', '');
    if (path.startsWith(prefix)) return posix.normalize(target.replace('*', path.slice(prefix.length)));
  }
  return undefined;
}
