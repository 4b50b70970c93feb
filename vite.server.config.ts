import { relative, resolve, sep } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

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

/**
 * The server in few files instead of two thousand, which take half of its start and a quarter of its memory. It is not minified:
 * a stack trace names its functions, and the log names their sources (`src/server/platform/process/sources.ts`).
 */
export default defineConfig({
  publicDir: false,
  plugins: [placesOfSources()],
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
