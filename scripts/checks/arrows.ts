// Checks every import against the list in scripts/architecture/map.ts, and finds import cycles.
import { importsOf, sourceFiles, type Import } from '../architecture/imports.ts';
import { ENTRY_FILES, isServerDomain, placeOf, type Arrow } from '../architecture/map.ts';

const files = sourceFiles();
const imports = new Map(files.map((file) => [file, importsOf(file)]));
const objections = [
  ...files.flatMap(objectionsTo),
  ...cycles().map((cycle) => `cycle: ${cycle.join(' → ')}`),
];

for (const objection of objections) console.log(objection);
process.exitCode = objections.length === 0 ? 0 : 1;

function objectionsTo(file: string): string[] {
  const arrow = placeOf(file);
  if (!arrow) return [`${file}: its folder has no place in scripts/architecture/map.ts`];
  return (imports.get(file) ?? []).flatMap((found) => {
    const objection =
      found.to === undefined ? objectPackage(arrow, found) : objectFile(arrow, found, found.to);
    return objection ? [`${file}:${found.line} imports ${found.specifier}: ${objection}`] : [];
  });
}

function objectPackage({ place, packages }: Arrow, { specifier }: Import): string | undefined {
  if (!packages || packages.includes(specifier)) return undefined;
  return `${place} is pure, it may use ${packages.join(', ') || 'no packages'}`;
}

function objectFile(arrow: Arrow, { typeOnly }: Import, to: string): string | undefined {
  const target = placeOf(to)?.place;
  if (to.startsWith('.') || target === arrow.place) return undefined; // generated, or the place's own
  if (target === undefined) return `nothing in ${arrow.place} may reach there`;
  const fileName = to.slice(target.length + 1);
  if (arrow.imports.includes(target)) {
    if (!isServerDomain(target) || !isServerDomain(arrow.place) || ENTRY_FILES.includes(fileName))
      return undefined;
    return `other domains enter ${target} through ${ENTRY_FILES.join(' or ')}`;
  }
  if (arrow.types?.includes(target)) {
    return typeOnly ? undefined : `${arrow.place} takes only types from ${target} (write "import type")`;
  }
  return `there is no arrow from ${arrow.place} to ${target}`;
}

/** Import cycles that exist at run time, each once, as a path that ends where it began. */
function cycles(): string[][] {
  const found: string[][] = [];
  const done = new Set<string>();
  const visit = (file: string, path: string[]): void => {
    const start = path.indexOf(file);
    if (start !== -1) found.push([...path.slice(start), file]);
    if (start !== -1 || done.has(file)) return;
    for (const { to, typeOnly } of imports.get(file) ?? []) {
      if (to !== undefined && !typeOnly && to !== file) visit(to, [...path, file]);
    }
    done.add(file);
  };
  for (const file of files) visit(file, []);
  return found;
}
