import { defineConfig } from 'vite';

/** The service worker: one file at the root of the site, so that its scope covers every page. */
export default defineConfig({
  define: { BUILD: JSON.stringify(process.env['BUILD']), 'process.env.NODE_ENV': '"production"' },
  publicDir: false,
  build: {
    outDir: 'build/client',
    emptyOutDir: false,
    target: 'es2022',
    lib: {
      entry: 'src/service-worker/worker.ts',
      formats: ['iife'],
      name: 'worker',
      fileName: () => 'sw.js',
    },
  },
});
