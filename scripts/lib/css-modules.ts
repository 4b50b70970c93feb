import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preprocessCSS, resolveConfig, type CSSModulesOptions, type ResolvedConfig } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Directory of generated declarations of CSS-module classes; TypeScript finds them through `rootDirs`. */
const TYPES = join(ROOT, '.css-types');
const MODULES = 'src/web/**/*.module.css';
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Naming of the classes of `*.module.css` in the page and in the code. */
export const cssModules: CSSModulesOptions = {
  localsConvention: 'camelCaseOnly',
  // One suffix per file, since repetition compresses well.
  generateScopedName: (name, file) => `${name}-${suffixOf(file.replace(/\?.*/, ''))}`,
};

/** Class names of a production build: the file's suffix and a number, because names make up much of a page's size. */
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

/** Per file the classes in order of first use: the same for pages and server. */
const numbers = new Map<string, Map<string, number>>();

/** @returns three letters, independent of the project's location */
function suffixOf(file: string): string {
  const bytes = createHash('sha256').update(relative(ROOT, file).split(sep).join('/')).digest();
  return [0, 1, 2].map((at) => LETTERS[bytes.readUInt16BE(at * 2) % LETTERS.length]).join('');
}

/** Regenerates the declarations of all modules. @throws when a class cannot be an identifier, or two files share a suffix */
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
  // Stale files are removed last and one by one: a build and a check may run at the same time.
  const written = new Set([...endings.values()].map((file) => typesOf(join(ROOT, file))));
  for (const file of globSync('**/*.ts', { cwd: TYPES }).map((name) => join(TYPES, name)))
    if (!written.has(file)) rmSync(file, { force: true });
}

/** @returns the path of a module's declarations */
const typesOf = (file: string): string => join(TYPES, relative(ROOT, file).replace(/\.css$/, '.d.css.ts'));

/** Writes the declarations of one module. @param config of the build, or any with the same naming */
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

/** Reserved words that might be tempting class names. */
const RESERVED = new Set(
  'break case catch class const continue default delete do else enum export extends false finally for function if import in instanceof new null return super switch this throw true try typeof var void while with yield let static await'.split(
    ' ',
  ),
);
