/**
 * The one list of who may import whom. `npm run check` holds every import against it, `npm run graph` draws it.
 * A place is a folder below the project; the longest fitting name wins. Tests and tools stand outside.
 */

/** A shop word lives left of the ones that build on it; the domains of one column never call one another. */
const COLUMNS = [
  ['identity'],
  // What a shop is: the facts (`shop`) and where they are kept (`settings`).
  ['shop', 'settings'],
  ['catalogue'],
  ['design'],
  ['cart'],
  ['shipping'],
  ['ordering'],
  ['payment', 'fulfilment', 'support', 'advice', 'content', 'diagnostics', 'reviews', 'push', 'zalo'],
  ['reports', 'privacy', 'backup', 'opening'],
  // Looks at all of it: doctor, alarms.
  ['operations'],
];

/**
 * Things that several features show: queries, picture, badge, words. Each builds on the columns left of it only.
 * A new folder below `src/web/entities` or `src/web/features` must find its place here.
 */
const ENTITIES = [
  ['brand', 'account', 'charm'],
  ['selection', 'bracelet'],
  // A ring on which charms are laid.
  ['cart', 'order', 'ring'],
  ['shipment', 'order-photo', 'order-return', 'review', 'article', 'report'],
  ['chat'],
];

/** Features, each with the other features that it may show. None of these arrows has one that leads back. */
const FEATURES: Record<string, string[]> = {
  account: [],
  'admin-audit': [],
  'admin-security': [],
  'admin-chat': ['admin-orders', 'joint-design'],
  'admin-cash': [],
  'admin-customers': [],
  'admin-errors': [],
  'admin-goods': [],
  'admin-mails': [],
  'admin-palette': [],
  'admin-orders': ['admin-shipments'],
  'admin-opening': ['admin-settings'],
  'admin-overview': [],
  'admin-requests': [],
  'admin-reviews': [],
  'admin-settings': [],
  'admin-shipments': [],
  'admin-today': [],
  'admin-worksheet': [],
  auth: [],
  builder: [],
  cart: [],
  chat: ['joint-design'],
  checkout: [],
  consent: [],
  garden: [],
  gift: [],
  help: [],
  home: [],
  'joint-design': [],
  magazine: [],
  orders: ['order-photo'],
  'order-photo': ['joint-design'],
  payment: [],
  product: [],
  'shared-design': [],
  shell: [],
  shipper: [],
};

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
    imports: [
      'src/contract',
      'src/art',
      ...everyDomain,
      ...serverBase,
      ...leftOf('src/server', column),
      // What a new shop may begin with.
      ...(name === 'opening' ? ['seeds'] : []),
    ],
    types: ['src/server'],
  })),
);

const webPlace = (place: string, imports: string[]): Arrow => ({
  place: `src/web/${place}`,
  imports: [...everyDomain, 'src/art', ...imports.map((name) => `src/web/${name}`)],
  types: ['src/contract'],
});

const entityPlaces = ENTITIES.flat().map((name) => `entities/${name}`);
const featurePlaces = Object.keys(FEATURES).map((name) => `features/${name}`);

/** ui → lib → entities → features → pages → app: each layer builds on the ones before it. */
const web: Arrow[] = [
  webPlace('ui', []),
  webPlace('lib', ['ui']),
  ...ENTITIES.flatMap((names, column) => {
    const before = ENTITIES.slice(0, column).flat();
    return names.map((name) =>
      webPlace(`entities/${name}`, ['ui', 'lib', ...before.map((other) => `entities/${other}`)]),
    );
  }),
  ...Object.entries(FEATURES).map(([name, others]) =>
    webPlace(`features/${name}`, [
      'ui',
      'lib',
      ...entityPlaces,
      ...others.map((other) => `features/${other}`),
    ]),
  ),
  webPlace('pages', ['ui', 'lib', ...entityPlaces, ...featurePlaces]),
  webPlace('app', ['ui', 'lib', ...entityPlaces, ...featurePlaces, 'pages']),
];

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
    imports: ['src/contract', 'src/domain/kernel', 'src/domain/shop', 'src/server/platform'],
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

/** What another server domain may open: its index, and its tables for a relation or a join. */
export const ENTRY_FILES = ['index.ts', 'tables.ts'];

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
