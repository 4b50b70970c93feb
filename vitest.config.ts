import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const seconds = (count: number) => count * 1000;

/** One more than there are cores: some API tests wait for half a minute until a job of a killed process is done again. */
const WORKERS = availableParallelism() + 1;
/**
 * Two browsers with their shops leave two cores idle for a fifth of the time, but a third saves only six per cent of the whole run
 * (924 s instead of 985), because every page then waits for the others.
 */
const BROWSERS = availableParallelism();

const STARTS = 'scripts/start.test.ts';

/**
 * Test files of one worker share imported modules: re-importing the server for each took a third of the time. Module state is
 * therefore shared, and a test file restores what it changes outside its own shop.
 */
const SHARED = { isolate: false, maxWorkers: WORKERS };
const BROWSER = { ...SHARED, maxWorkers: BROWSERS };

/**
 * `unit` is pure, `api` uses a real PostgreSQL, the others start the real shop as a process. `launch` runs first, with nothing else
 * in parallel: it measures a start and changes what the build is made of. `start` runs beside `browser`.
 */
export default defineConfig({
  test: {
    passWithNoTests: true,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src/domain,src/art,src/contract,src/web,src/service-worker,seeds}/**/*.test.{ts,tsx}'],
          setupFiles: ['test-support/no-console-errors.ts'],
          ...SHARED,
          // A property test takes a second; on a busy machine more than the default five.
          testTimeout: seconds(20),
          // CSS module classes keep their names from the file.
          css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
        },
        css: { modules: { localsConvention: 'camelCaseOnly' } },
      },
      {
        test: {
          name: 'api',
          include: ['{src/server,bench}/**/*.test.ts'],
          globalSetup: ['test-support/database-server.ts'],
          setupFiles: ['test-support/no-console-errors.ts'],
          ...SHARED,
          // On a busy machine, polled conditions take longer than the default second.
          expect: { poll: { timeout: seconds(10) } },
          testTimeout: seconds(20),
          hookTimeout: seconds(30),
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/support/seeded-shop.ts'],
          ...BROWSER,
          sequence: { groupOrder: 2 },
          // As long as the page timeouts: two shops and two browsers share the cores.
          expect: { poll: { timeout: seconds(30) } },
          testTimeout: seconds(180),
          hookTimeout: seconds(120),
        },
      },
      {
        test: {
          name: 'start',
          include: [STARTS],
          ...BROWSER,
          sequence: { groupOrder: 2 },
          testTimeout: seconds(120),
          hookTimeout: seconds(120),
        },
      },
      {
        test: {
          name: 'launch',
          include: ['scripts/**/*.test.ts'],
          exclude: [STARTS],
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: seconds(120),
          hookTimeout: seconds(120),
        },
      },
    ],
  },
});
