import { relative, resolve, sep } from 'node:path';
import { defineConfig, minifySync, type Plugin } from 'vite';

const OUT = 'build/program';

/** Packages that stay apart: native code; what the pages load too and must be the same; what many shops never load. */
const APART = [
  /^sharp$/,
  /^react(?:-dom|-router)?(?:\/|$)/,
  /^(?:@opentelemetry\/|@redis\/client|@simplewebauthn\/server|flydrive\/drivers\/s3|nodemailer|vite|web-push)/,
];

/** What starts the database: read alone, and all else while the database starts (`src/server/start.ts`). */
const FIRST =
  /node_modules\/(?:zod|drizzle-orm|pg(?:-(?!boss)[a-z-]+)?|pgpass|postgres-[a-z]+|split2|xtend|pino(?:-[a-z-]+)?|@pinojs\/redact|sonic-boom|thread-stream|real-require|atomic-sleep|on-exit-leak-free|quick-format-unescaped|safe-stable-stringify)\//;

/** A module that asks where it is hears where its source is: texts, pictures and migrations lie beside that. */
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

/** A letter beyond ASCII that is not safe to write as its number: after a backslash, or in a template that is read raw. */
const NOT_ESCAPABLE = /\\[^\0-\x7f]|\braw`[^`]*[^\0-\x7f]/;

/**
 * The libraries without indentation and remarks, their names kept, and in ASCII alone: V8 holds the text of what runs, and takes
 * two bytes for every letter of a file in which one letter needs two. 8 MB less. Nobody asks for their maps
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
 * The server in few files instead of two thousand, which take half of its start and a quarter of its memory. Its own code is not minified:
 * a stack trace names its functions, and the log names their sources (`src/server/platform/process/sources.ts`).
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
        // Apart from the shop's own code, whose source map is read when there is an error to be told.
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
