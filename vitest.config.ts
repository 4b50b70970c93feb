import { defineConfig } from 'vitest/config';

const seconds = (count: number) => count * 1000;

/** Most tests wait for a database or a page, so the runner itself needs no core reserved. */
const EVERY_CORE = '100%';

/**
 * Test files of one worker share imported modules: re-importing the server for each took a third of the time. Module state is
 * therefore shared, and a test file restores what it changes outside its own shop.
 */
const SHARED = { isolate: false, maxWorkers: EVERY_CORE };

/**
 * `unit` is pure, `api` uses a real PostgreSQL, `launch` and then `browser` start the real shop as a process; `launch` runs with
 * nothing else in parallel.
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
          include: ['src/server/**/*.test.ts'],
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
          ...SHARED,
          sequence: { groupOrder: 2 },
          // As long as the page timeouts: two shops and two browsers share the cores.
          expect: { poll: { timeout: seconds(30) } },
          testTimeout: seconds(180),
          hookTimeout: seconds(120),
        },
      },
      {
        test: {
          name: 'launch',
          include: ['scripts/**/*.test.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: seconds(120),
          hookTimeout: seconds(120),
        },
      },
    ],
  },
});
