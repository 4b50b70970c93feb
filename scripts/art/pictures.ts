import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Directories of the shop's pictures, which are committed: neither start nor tests draw them. */
export const CHARMS = at('seeds/pictures/charms');
export const BRACELETS = at('seeds/pictures/bracelets');
export const COLLECTIONS = at('seeds/pictures/collections');
export const REVIEWS = at('seeds/pictures/reviews');
export const BRAND = at('public/brand');

/** An SVG as a PNG of its own size. */
export const rasterised = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg), { unlimited: true }).png().toBuffer();

const sources = new Map<string, Promise<string>>();

/** A charm's picture as a data URI, since a rasteriser does not fetch. */
export function charmHref(slug: string): Promise<string> {
  const known = sources.get(slug) ?? dataUri(`${CHARMS}/${slug}.webp`);
  sources.set(slug, known);
  return known;
}

async function dataUri(file: string): Promise<string> {
  const png = await sharp(file).resize(384).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
