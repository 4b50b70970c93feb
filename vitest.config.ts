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

/** Only ends what hangs: on a busy machine a test may take ten times as long, and what a promise limits in time is measured by its test. */
const PATIENT = {
  expect: { poll: { timeout: seconds(60) } },
  testTimeout: seconds(300),
  hookTimeout: seconds(300),
};

const STARTS = 'scripts/start.test.ts';

/**
 * Test files of one worker share imported modules: re-importing the server for each took a third of the time. Module state is
 * therefore shared, and a test file restores what it changes outside its own shop; one with a page imports the app's modules anew
 * (`test-support/page-of-its-own.ts`).
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
          setupFiles: ['test-support/page-of-its-own.ts', 'test-support/no-console-errors.ts'],
          ...SHARED,
          ...PATIENT,
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
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/support/seeded-shop.ts'],
          ...BROWSER,
          ...PATIENT,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'start',
          include: [STARTS],
          ...BROWSER,
          ...PATIENT,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'launch',
          include: ['scripts/**/*.test.ts'],
          exclude: [STARTS],
          fileParallelism: false,
          ...PATIENT,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
