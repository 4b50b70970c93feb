// Checks the layout of server domains (docs/architecture.md): files at a domain's root, number of files per folder, file names,
// and the contents of a routes.ts.
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { importsOf, root, sourceFiles } from '../architecture/imports.ts';
import { isServerDomain } from '../architecture/map.ts';

/** Without tests, which stand beside the code they test. */
const MOST_FILES = 12;
const MOST_LINES_OF_ROUTES = 80;

/** Files allowed beside the folders of a domain; a domain without folders may contain any. */
const AT_THE_ROOT = /^(?:index|tables|routes|jobs|commands|policy|rates|mails\.vi|copy\.vi)\.ts$/;

/** A file is named after the one thing it contains: `password-hash`, not `hashing-passwords` or `password-routes`. */
const BAD_NAME = /ing\.ts$|-(?:routes|service|repository|present)\.ts$/;

const REGISTERS = /\b(?:api|app)\.(?:get|post|put|patch|delete|route)\b/;

const files = sourceFiles().filter((file) => isServerDomain(domainOf(file)));
const folders = Map.groupBy(files, (file) => posix.dirname(file));

const objections = [
  ...[...folders].flatMap(([folder, held]) =>
    held.length > MOST_FILES ? [`${folder} holds ${held.length} files: a folder per resource`] : [],
  ),
  ...files.flatMap((file) => objectionsTo(file).map((objection) => `${file}: ${objection}`)),
];

for (const objection of objections) console.log(objection);
process.exitCode = objections.length === 0 ? 0 : 1;

function objectionsTo(file: string): string[] {
  const name = posix.basename(file);
  const source = readFileSync(root + file, 'utf8');
  const found: string[] = [];
  const hasFolders = [...folders.keys()].some((folder) => folder.startsWith(`${domainOf(file)}/`));
  if (hasFolders && posix.dirname(file) === domainOf(file) && !AT_THE_ROOT.test(name))
    found.push('belongs into the folder of its resource');
  if (BAD_NAME.test(name)) found.push('is called after what it does, not after the thing it holds');
  if (name === 'routes.ts') found.push(...objectionsToRoutes(file, source));
  else if (REGISTERS.test(source)) found.push('only routes.ts answers addresses');
  return found;
}

function objectionsToRoutes(file: string, source: string): string[] {
  const lines = source.trimEnd().split('\n').length;
  const queries = importsOf(file).filter(({ specifier }) => /^drizzle-orm|\/tables\.ts$/.test(specifier));
  return [
    ...(lines > MOST_LINES_OF_ROUTES ? [`${lines} lines; a folder per resource, or a shorter way`] : []),
    ...queries.map(({ line, specifier }) => `${line} imports ${specifier}: queries stand in the repository`),
  ];
}

function domainOf(file: string): string {
  return file.split('/').slice(0, 3).join('/');
}
