import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preprocessCSS, resolveConfig, type CSSModulesOptions, type ResolvedConfig } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Declarations of the classes of each module, found by TypeScript beside the sources (`rootDirs`). */
const TYPES = join(ROOT, '.css-types');
const MODULES = 'src/web/**/*.module.css';
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** How classes of `*.module.css` are called in the page and in the code. */
export const cssModules: CSSModulesOptions = {
  localsConvention: 'camelCaseOnly',
  // One ending a file: what repeats compresses.
  generateScopedName: (name, file) => `${name}-${suffixOf(file.replace(/\?.*/, ''))}`,
};

/** How they are called where pages are built: a file's ending and a number, for names are a good part of what a page weighs. */
export const shortCssModules: CSSModulesOptions = {
  ...cssModules,
  generateScopedName(name, path) {
    const file = path.replace(/\?.*/, '');
    const known = numbers.get(file) ?? new Map<string, number>();
    numbers.set(file, known);
    const number = known.get(name) ?? known.size;
    known.set(name, number);
    return `${suffixOf(file)}${number.toString(36)}`;
  },
};

/** Of each file the classes in the order in which they stand there: the same for pages and server. */
const numbers = new Map<string, Map<string, number>>();

/** @returns three letters, the same wherever the project lies */
function suffixOf(file: string): string {
  const bytes = createHash('sha256').update(relative(ROOT, file).split(sep).join('/')).digest();
  return [0, 1, 2].map((at) => LETTERS[bytes.readUInt16BE(at * 2) % LETTERS.length]).join('');
}

/** Writes the declarations of all modules anew. @throws when a class cannot be a name, or two files share an ending */
export async function writeCssTypes(): Promise<void> {
  const config = await resolveConfig(
    { root: ROOT, configFile: false, logLevel: 'error', css: { modules: cssModules } },
    'build',
  );
  const endings = new Map<string, string>();
  for (const file of globSync(MODULES, { cwd: ROOT })) {
    const ending = suffixOf(join(ROOT, file));
    const other = endings.get(ending);
    if (other) throw new Error(`${file} and ${other} end their classes alike: call one of them otherwise`);
    endings.set(ending, file);
    await writeTypesOf(join(ROOT, file), config);
  }
  // Last, and file by file: a build and a check may write them at the same time.
  const written = new Set([...endings.values()].map((file) => typesOf(join(ROOT, file))));
  for (const file of globSync('**/*.ts', { cwd: TYPES }).map((name) => join(TYPES, name)))
    if (!written.has(file)) rmSync(file, { force: true });
}

/** @returns where the declarations of a module stand */
const typesOf = (file: string): string => join(TYPES, relative(ROOT, file).replace(/\.css$/, '.d.css.ts'));

/** Writes the declarations of one module. @param config of the build, or any with the same names */
export async function writeTypesOf(file: string, config: ResolvedConfig): Promise<void> {
  const { modules = {} } = await preprocessCSS(readFileSync(file, 'utf8'), file, config);
  const names = Object.keys(modules).toSorted();
  const unfit = names.find((name) => !/^[a-zA-Z]\w*$/.test(name) || RESERVED.has(name));
  if (unfit !== undefined)
    throw new Error(`${relative(ROOT, file)}: .${unfit} cannot be imported by its name`);
  const target = typesOf(file);
  mkdirSync(dirname(target), { recursive: true });
  const lines = names.map((name) => `export declare const ${name}: string;\n`);
  writeFileSync(target, names.length > 0 ? lines.join('') : 'export {};\n');
}

/** Words of the language that a class may be tempted to be called. */
const RESERVED = new Set(
  'break case catch class const continue default delete do else enum export extends false finally for function if import in instanceof new null return super switch this throw true try typeof var void while with yield let static await'.split(
    ' ',
  ),
);
