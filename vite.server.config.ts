import { relative, resolve, sep } from 'node:path';
import { defineConfig, minifySync, type Plugin } from 'vite';

const OUT = 'build/program';

/** Packages left external: native code, and optional packages that many shops never load. */
const APART = [
  /^sharp$/,
  /^(?:@opentelemetry\/(?!api$)|@redis\/client|@simplewebauthn\/server|flydrive\/drivers\/s3|nodemailer|vite|web-push)/,
];

/** Libraries needed to start the database: loaded first, and all others while the database starts (`src/server/start.ts`). */
const FIRST =
  /node_modules\/(?:zod|drizzle-orm|pg(?:-(?!boss)[a-z-]+)?|pgpass|postgres-[a-z]+|split2|xtend|pino(?:-[a-z-]+)?|@pinojs\/redact|sonic-boom|thread-stream|real-require|atomic-sleep|on-exit-leak-free|quick-format-unescaped|safe-stable-stringify)\//;

/** Makes `import.meta.url` resolve to the module's source file: texts, pictures and migrations are located relative to it. */
function placesOfSources(): Plugin {
  return {
    name: 'places-of-sources',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(?:src|seeds)\/.*\.ts$/, code: 'import.meta.url' },
      handler(code, id) {
        const source = relative(resolve(OUT), id).split(sep).join('/');
        return { code: code.replaceAll('import.meta.url', `new URL('${source}', import.meta.url).href`) };
      },
    },
  };
}

/** Non-ASCII characters that cannot be replaced by escapes: after a backslash, or in a raw template. */
const NOT_ESCAPABLE = /\\[^\0-\x7f]|\braw`[^`]*[^\0-\x7f]/;

/**
 * Minifies the libraries, keeping names, and makes them pure ASCII: V8 keeps the source text of running code in memory, with two
 * bytes per character for any file that has a character beyond Latin-1. Saves 8 MB. Their source maps are never used
 * (`src/server/platform/process/sources.ts`).
 */
function smallLibraries(): Plugin {
  return {
    name: 'small-libraries',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.name.startsWith('libraries')) continue;
        const { code, errors } = minifySync(file.fileName, file.code, {
          module: true,
          compress: false,
          mangle: false,
          codegen: { removeWhitespace: true },
        });
        if (errors.length > 0 || NOT_ESCAPABLE.test(code))
          this.error(`${file.fileName} cannot be written in ASCII`);
        file.code = code.replace(
          /[^\0-\x7f]/g,
          (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
        );
        file.map = null;
        delete bundle[`${file.fileName}.map`];
      }
    },
  };
}

/**
 * Bundles the server into a few files instead of two thousand, which take half of its start time and a quarter of its memory. Its
 * own code is not minified: stack traces show its function names, and the log maps them to their sources
 * (`src/server/platform/process/sources.ts`).
 */
export default defineConfig({
  publicDir: false,
  plugins: [placesOfSources(), smallLibraries()],
  ssr: { noExternal: true },
  build: {
    ssr: 'src/server/main.ts',
    outDir: OUT,
    target: 'node24',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      external: APART,
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        sourcemapExcludeSources: true,
        // Separate from the shop's own code, whose source map is read only when an error is reported.
        codeSplitting: {
          groups: [
            { name: 'libraries-first', test: FIRST, priority: 1 },
            { name: 'libraries', test: /node_modules/ },
          ],
        },
      },
    },
  },
});
