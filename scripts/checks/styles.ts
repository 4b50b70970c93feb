// Checks the rules for styles (src/web/ui/README.md): CSS modules, colours from tokens. Known violations are listed here; the
// list may only shrink: an improved sheet must be removed from it, or its figure lowered.
import { globSync, readFileSync } from 'node:fs';
import { root } from '../architecture/imports.ts';
import left from './styles-left.json' with { type: 'json' };

const PLAIN_ALLOWED = /^src\/web\/ui\/styles\//;
/** The file that defines the colours. */
const TOKENS = 'src/web/ui/styles/tokens.css';
const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab)a?\((?!var|from)/gi;
/** Comments, and drawings embedded in addresses, which cannot use variables. */
const NOT_LOOKED_AT = /\/\*[\s\S]*?\*\/|url\((?:"[^"]*"|'[^']*'|[^)]*)\)/g;
const GLOBAL = /:global\(/g;

const sheets = globSync('src/web/**/*.css', { cwd: root }).map((file) => file.replaceAll('\\', '/'));
const sources = new Map(
  sheets.map((file) => [file, readFileSync(root + file, 'utf8').replaceAll(NOT_LOOKED_AT, '')]),
);

const objections = [
  ...compare(
    'a plain sheet outside ui/styles: a CSS module',
    [],
    counted((file) => (file.endsWith('.module.css') || PLAIN_ALLOWED.test(file) ? 0 : 1)),
  ),
  ...compare(
    'raw colours: tokens',
    Object.entries(left.colours),
    counted((file, source) => (file === TOKENS ? 0 : occurrences(source, COLOUR))),
  ),
  ...compare(
    "marks ':global', where it reaches into another's looks: a className or a prop",
    Object.entries(left.globals),
    counted((_, source) => occurrences(source, GLOBAL)),
  ),
];

for (const objection of objections) console.log(objection);
process.exitCode = objections.length === 0 ? 0 : 1;

function counted(count: (file: string, source: string) => number): Map<string, number> {
  return new Map([...sources].map(([file, source]) => [file, count(file, source)]));
}

function occurrences(source: string, pattern: RegExp): number {
  return source.match(pattern)?.length ?? 0;
}

/** @returns excesses over the list, and figures of the list that are now too high */
function compare(what: string, listed: [string, number][], found: Map<string, number>): string[] {
  const allowed = new Map(listed);
  return [...new Set([...found.keys(), ...allowed.keys()])].flatMap((file) => {
    const [now, most] = [found.get(file) ?? 0, allowed.get(file) ?? 0];
    if (now > most) return [`${file}: ${now} ${what} (${most} are left in styles-left.json)`];
    return now < most
      ? [`${file}: ${now} where scripts/checks/styles-left.json allows ${most}: correct the list`]
      : [];
  });
}
