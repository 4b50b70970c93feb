/**
 * Renders the shop's pictures from `src/art` and `seeds`; the results are committed.
 *
 *   npm run art                           everything, about three minutes on two cores
 *   npm run art -- charms                 all charms
 *   npm run art -- charms hoa-sen meo     some charms
 *   npm run art -- bracelets              ready-made bracelets, worn and flat; needs the charms' pictures
 *   npm run art -- collections            needs the charms' pictures
 *   npm run art -- reviews                photographs of the demo's reviews; needs the charms' pictures
 *   npm run art -- brand                  Bông in all his poses, mark, icons, link preview; the preview needs the charms
 *
 * After changing a drawing, render only what changed, plus bracelets, collections and reviews when charms on them changed: every
 * version of a picture stays in the git history.
 */
import { mkdir } from 'node:fs/promises';
import { BRACELETS, BRAND, CHARMS, COLLECTIONS, REVIEWS } from './art/pictures.ts';
import { renderBracelets, renderCollections } from './art/render-bracelets.ts';
import { renderBrand } from './art/render-brand.ts';
import { renderCharms } from './art/render-charms.ts';
import { renderReviews } from './art/render-reviews.ts';

const steps: Record<string, (names: string[]) => Promise<void>> = {
  charms: renderCharms,
  bracelets: renderBracelets,
  collections: renderCollections,
  reviews: renderReviews,
  brand: renderBrand,
};

const [wanted, ...names] = process.argv.slice(2);
if (wanted !== undefined && !Object.hasOwn(steps, wanted)) {
  console.error(`Unknown: ${wanted}. One of: ${Object.keys(steps).join(', ')}`);
  process.exit(1);
}
for (const folder of [CHARMS, BRACELETS, COLLECTIONS, REVIEWS, BRAND])
  await mkdir(folder, { recursive: true });
for (const [name, step] of Object.entries(steps)) {
  if (wanted !== undefined && wanted !== name) continue;
  const from = Date.now();
  await step(names);
  console.log(`${name}: ${((Date.now() - from) / 1000).toFixed(1)} s`);
}
