import { defineConfig } from 'vite';

/**
 * The script that holds early clicks: inlined into every page (`src/server/ssr/first-view.ts`), so it is not a file of the site.
 */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'build',
    emptyOutDir: false,
    target: 'es2022',
    lib: {
      entry: 'src/web/app/held-taps.ts',
      formats: ['iife'],
      name: 'taps',
      fileName: () => 'held-taps.js',
    },
  },
});
