import { defineConfig } from 'vitest/config';

const seconds = (count: number) => count * 1000;

/** Most tests wait for a database or a page: no core is left for the runner itself. */
const EVERY_CORE = '100%';

/**
 * Files of one worker share what they import: to read the server anew for each took a third of the time. A module's own
 * state is therefore everybody's; what a file changes outside of its own shop it puts back.
 */
const SHARED = { isolate: false, maxWorkers: EVERY_CORE };

/**
 * `unit` is pure, `api` talks to a real PostgreSQL, `launch` and then `browser` start the real shop as a process; `launch`
 * alone on the machine.
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
          // A property takes a second; on a busy machine more than the five that are usual.
          testTimeout: seconds(20),
          // Classes by the names that they have in their file.
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
          // What comes about on a busy machine takes longer than the one second that is usual.
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
          // As long as the pages' own waits: two shops and two browsers share the cores.
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
