/**
 * The single list of permitted imports. `npm run check` enforces it, `npm run graph` draws the actual imports. A place is a
 * folder below the project; the longest matching name wins. Tests and tools are exempt.
 */

/** Domains may import domains in columns further left; the domains of one column never import one another. */
const COLUMNS = [
  ['identity'],
  // The shop itself: its settings as values (`shop`) and their storage (`settings`).
  ['shop', 'settings'],
  ['catalogue'],
  ['design'],
  ['cart'],
  ['shipping'],
  ['ordering'],
  ['payment', 'fulfilment', 'support', 'advice', 'content', 'diagnostics', 'reviews', 'push', 'zalo'],
  ['reports', 'privacy', 'opening'],
  // A restore erases again whoever had left meanwhile (`privacy`).
  ['backup'],
  // Observes everything: doctor, alarms.
  ['operations'],
];

/**
 * Entities shared by several features: queries, picture, badge, copy. Each may import only columns further left. A new folder
 * below `src/web/entities` or `src/web/features` must be added here.
 */
const ENTITIES = [
  ['brand', 'account', 'charm'],
  ['selection', 'bracelet'],
  // `ring`: the ring onto which charms are placed.
  ['cart', 'order', 'ring'],
  ['shipment', 'order-photo', 'order-return', 'review', 'article', 'report'],
  ['chat'],
];

/** Features, each with the other features it may import; free of cycles. */
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
  /** Places it may import; its own is implied. */
  imports: string[];
  /** Places it may import with `import type` only, which leaves nothing at run time. */
  types?: string[];
  /** Packages it may import; without a list, any. */
  packages?: string[];
};

const leftOf = (room: string, column: number): string[] =>
  COLUMNS.slice(0, column)
    .flat()
    .map((name) => `${room}/${name}`);

/** Domains contain only the shop's own rules. The one permitted package is a pure computation. */
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
      // The starter catalogue of a new shop.
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

/** ui → lib → entities → features → pages → app: each layer builds on the previous ones. */
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

const ARROWS: Arrow[] = [
  { place: 'src/domain/kernel', imports: [], packages: [] },
  ...domains,
  { place: 'src/art', imports: [], packages: [] },
  { place: 'src/contract', imports: everyDomain, packages: ['zod'] },
  // Knows nothing about the shop: of the contract only the form of responses and errors.
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
  // The composition root connects all parts.
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
  // The shop's own articles: data only.
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

/** Files that another server domain may import: the index, and the tables for a relation or a join. */
export const ENTRY_FILES = ['index.ts', 'tables.ts'];

const SERVER_DOMAIN = new Set(serverDomains.map((domain) => domain.place));

export const isServerDomain = (place: string): boolean => SERVER_DOMAIN.has(place);

/** The place of a file (its path relative to the project). */
export function placeOf(file: string): Arrow | undefined {
  const fitting = ARROWS.filter(({ place }) => file.startsWith(`${place}/`));
  const longest = fitting.toSorted((one, other) => other.place.length - one.place.length)[0];
  // `src/server` covers only the files directly in it: a new folder must be added to the list.
  if (longest?.place === 'src/server' && file.slice('src/server/'.length).includes('/')) return undefined;
  return longest;
}
