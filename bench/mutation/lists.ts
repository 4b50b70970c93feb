import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseSync } from 'oxc-parser';

/** A deliberate bug (mutation): a passage of one file, replaced. */
export type Bug = {
  area: string;
  /** What the bug breaks. */
  why: string;
  /** Relative to the project's root. */
  file: string;
  /** Must occur exactly once. */
  find: string;
  replace: string;
  /** Test files or folders that should detect it. */
  tests: readonly string[];
  /** Why no test detects it, for a known survivor. */
  survives: string | null;
};

/** The lists of some areas, or of all. @param root the project's root, with a trailing slash */
export function readBugs(root: string, areas: readonly string[]): Bug[] {
  const folder = join(root, 'bench/mutation/bugs');
  const known = globSync('*.bugs', { cwd: folder }).map((file) => basename(file, '.bugs'));
  const unknown = areas.filter((area) => !known.includes(area));
  if (unknown.length > 0)
    throw new Error(`no list is called ${unknown.join(', ')}; there are ${known.join(', ')}`);
  return known
    .toSorted()
    .filter((area) => areas.length === 0 || areas.includes(area))
    .flatMap((area) => parseList(area, readFileSync(join(folder, `${area}.bugs`), 'utf8')));
}

/**
 * File format: `tests a b` and `file c` apply until the next of their kind; a bug is `# why`, lines `- as it stands`, lines `+
 * replacement` (none: deleted) and, for a known survivor, `= the reason`.
 */
function parseList(area: string, text: string): Bug[] {
  const bugs: Bug[] = [];
  let tests: string[] = [];
  let file = '';
  for (const [number, line] of text.split('\n').entries()) {
    const [, sign = '', rest = ''] = /^(tests|file|[-+#=])(?: (.*))?$/.exec(line) ?? [];
    const bug = bugs.at(-1);
    if (sign === 'tests') tests = rest.split(' ');
    else if (sign === 'file') file = rest;
    else if (sign === '#') bugs.push({ area, why: rest, file, find: '', replace: '', tests, survives: null });
    else if (sign === '' && line === '') continue;
    else if (sign === '' || bug === undefined) throw new Error(`${area}.bugs:${number + 1}: ${line}`);
    else if (sign === '-') bug.find += bug.find === '' ? rest : `\n${rest}`;
    else if (sign === '+') bug.replace += bug.replace === '' ? rest : `\n${rest}`;
    else bug.survives = rest;
  }
  return bugs;
}

/** @returns the file with the bug in it @throws Error when the passage does not occur exactly once, or the code is invalid */
export function withBug(root: string, { file, find, replace }: Bug): string {
  if (!existsSync(join(root, file))) throw new Error('no such file');
  const code = readFileSync(join(root, file), 'utf8');
  const places = find === '' ? 0 : code.split(find).length - 1;
  if (places !== 1) throw new Error(`stands there ${places} times: ${find}`);
  const changed = code.replace(find, () => replace);
  if (changed === code) throw new Error('changes nothing');
  const [error] = parseSync(file, changed).errors;
  if (error) throw new Error(`does not parse: ${error.message}`);
  return changed;
}

/** Errors of the lists themselves, a line each: a passage that moved, invalid code, missing tests. */
export function listErrors(root: string, bugs: readonly Bug[]): string[] {
  return bugs.flatMap((bug) => {
    const name = `${bug.area}: ${bug.file}: ${bug.why}`;
    const gone = bug.tests.filter((path) => !existsSync(join(root, path)));
    if (bug.tests.length === 0 || gone.length > 0) return [`${name}: no such tests: ${gone.join(' ')}`];
    try {
      withBug(root, bug);
      return [];
    } catch (error) {
      return [`${name}: ${(error as Error).message}`];
    }
  });
}
