/**
 * The one list of who may import whom. `npm run check` holds every import against it, `npm run graph` draws it.
 * A place is a folder below the project; the longest fitting name wins. Tests and tools stand outside.
 */

/** A shop word lives left of the ones that build on it; the domains of one column never call one another. */
const COLUMNS = [
  ['identity'],
  ['catalogue'],
  ['design'],
  ['cart'],
  ['shipping'],
  ['ordering'],
  ['payment', 'fulfilment', 'support', 'advice', 'content', 'diagnostics', 'reviews', 'push'],
  ['reports', 'privacy'],
];

/** Each layer of the pages builds on the ones before it. */
const WEB_LAYERS = ['ui', 'lib', 'features', 'pages', 'app'];

export type Arrow = {
  place: string;
  /** Places it may import. Its own place needs no mention. */
  imports: string[];
  /** Places it may import with `import type` only: they leave nothing behind at run time. */
  types?: string[];
  /** Packages it may import; without a list, any. */
  packages?: string[];
};

const leftOf = (room: string, column: number): string[] =>
  COLUMNS.slice(0, column)
    .flat()
    .map((name) => `${room}/${name}`);

/** A domain is rules of the shop's own. The one exception computes and does nothing else. */
const DOMAIN_PACKAGES: Record<string, string[]> = { advice: ['minisearch'] };

const domains: Arrow[] = COLUMNS.flatMap((names, column) =>
  names.map((name) => ({
    place: `src/domain/${name}`,
    imports: ['src/domain/kernel', ...leftOf('src/domain', column)],
    packages: DOMAIN_PACKAGES[name] ?? [],
  })),
);

const everyDomain = ['src/domain/kernel', ...domains.map((domain) => domain.place)];
const serverBase = ['src/server/platform', 'src/server/adapters', 'src/server/pictures'];

const serverDomains: Arrow[] = COLUMNS.flatMap((names, column) =>
  names.map((name) => ({
    place: `src/server/${name}`,
    imports: ['src/contract', 'src/art', ...everyDomain, ...serverBase, ...leftOf('src/server', column)],
    types: ['src/server'],
  })),
);

const web: Arrow[] = WEB_LAYERS.map((layer, index) => ({
  place: `src/web/${layer}`,
  imports: [...everyDomain, 'src/art', ...WEB_LAYERS.slice(0, index).map((earlier) => `src/web/${earlier}`)],
  types: ['src/contract'],
}));

export const ARROWS: Arrow[] = [
  { place: 'src/domain/kernel', imports: [], packages: [] },
  ...domains,
  { place: 'src/art', imports: [], packages: [] },
  { place: 'src/contract', imports: everyDomain, packages: ['zod'] },
  // Knows no shop word: of the contract, only how answers and failures look.
  { place: 'src/server/platform', imports: ['src/domain/kernel', 'src/contract'] },
  { place: 'src/server/adapters', imports: [...everyDomain, 'src/server/platform'] },
  {
    place: 'src/server/pictures',
    imports: ['src/art', 'src/domain/kernel', 'src/domain/catalogue', 'src/server/platform'],
    types: ['src/server'],
  },
  ...serverDomains,
  {
    place: 'src/server/ssr',
    imports: ['src/contract', 'src/domain/kernel', 'src/server/platform'],
    types: ['src/server'],
  },
  // The composition root puts the parts together, whichever they are.
  {
    place: 'src/server',
    imports: [
      'src/contract',
      'src/server/ssr',
      'seeds',
      ...everyDomain,
      ...serverBase,
      ...serverDomains.map((domain) => domain.place),
    ],
  },
  ...web,
  { place: 'src/service-worker', imports: [] },
  // The shop's own texts: nothing but data.
  { place: 'content', imports: [] },
  {
    place: 'seeds',
    imports: [
      'content',
      'src/contract',
      'src/art',
      ...everyDomain,
      ...serverBase,
      ...serverDomains.map((domain) => domain.place),
    ],
    types: ['src/server'],
  },
];

/** What another server domain may open: its front door, and its tables for a relation or a join. */
export const FRONT_DOORS = ['index.ts', 'tables.ts'];

const SERVER_DOMAIN = new Set(serverDomains.map((domain) => domain.place));

export const isServerDomain = (place: string): boolean => SERVER_DOMAIN.has(place);

/** The place that a file (its path below the project) belongs to. */
export function placeOf(file: string): Arrow | undefined {
  const fitting = ARROWS.filter(({ place }) => file.startsWith(`${place}/`));
  const longest = fitting.toSorted((one, other) => other.place.length - one.place.length)[0];
  // `src/server` itself means its own files: a new folder must find its place in the list.
  if (longest?.place === 'src/server' && file.slice('src/server/'.length).includes('/')) return undefined;
  return longest;
}
