import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseSync } from 'oxc-parser';

/** One deliberate bug: a place of one file that is written differently. */
export type Bug = {
  area: string;
  /** What goes wrong. */
  why: string;
  /** Below the project's folder. */
  file: string;
  /** Stands there exactly once. */
  find: string;
  replace: string;
  /** Files or folders of tests that should notice. */
  tests: readonly string[];
  /** Why nobody notices, for one that is known to survive. */
  survives: string | null;
};

/** The lists of some areas, or of all. @param root the project's folder, with a slash at its end */
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
 * `tests a b`, `file c` hold until the next of their kind; a bug is `# why`, lines `- as it stands`, lines `+ as it is
 * written instead` (none: taken away) and, for one that is known to survive, `= the reason`.
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

/** @returns the file with the bug in it @throws Error when the place is not there exactly once, or the code is none */
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

/** What is wrong with the lists themselves, a line each: a place that moved, code that is none, tests that are gone. */
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
