import sharp from 'sharp';
import { bracelet, type BraceletOptions } from '#art/bracelet.ts';
import { collectionGround } from '#art/brand/collection-ground.ts';
import { braceletStrings, collections, readyMadeBracelets, tyingMethods } from '#seeds/catalogue.ts';
import type { SeedCollection } from '#seeds/catalogue.ts';
import { BRACELETS, COLLECTIONS, charmHref, rasterised } from './pictures.ts';

type View = Pick<BraceletOptions, 'mode' | 'frame' | 'shadow'>;
type Design = { slots: readonly string[]; string: string; tyingMethod: string };

/**
 * Renders ready-made bracelets, transparent: `<slug>.webp` worn, 960 × 800, and `<slug>-flat.webp`, 640 × 640. The page adds
 * their outer shadow (CSS `drop-shadow`), since soft transparency would double the bytes of every visitor.
 */
export async function renderBracelets(): Promise<void> {
  for (const { slug, design } of readyMadeBracelets) {
    const worn = await cutOut(design, 960, { mode: 'worn', frame: 'wide' });
    const flat = await cutOut(design, 640, { mode: 'flat' });
    await sharp(worn).webp(TRANSPARENT).toFile(`${BRACELETS}/${slug}.webp`);
    await sharp(flat).webp(TRANSPARENT).toFile(`${BRACELETS}/${slug}-flat.webp`);
  }
}

// Chosen to keep all pictures together under 5 MB.
const TRANSPARENT = { quality: 76, alphaQuality: 50, effort: 6 } as const;
const OPAQUE = { quality: 78, effort: 6 } as const;

/** A bracelet whose charms cast shadows on each other but not on the ground. */
export async function cutOut(design: Design, width: number, view: View): Promise<Buffer> {
  const shaded = await sharp(await drawn(design, width, view))
    .removeAlpha()
    .png()
    .toBuffer();
  const outline = await sharp(await drawn(design, width, { ...view, shadow: false }))
    .extractChannel('alpha')
    .toBuffer();
  return sharp(shaded).joinChannel(outline).png().toBuffer();
}

/** Renders three pictures of each collection, 960 × 720: on its tray, worn, and close-up. */
export async function renderCollections(): Promise<void> {
  for (const collection of collections) {
    const [tray = '', worn = '', close = ''] = collection.pictures;
    const onTray = await trayPicture(collection);
    await save(onTray, tray);
    await save(await wornPicture(collection), worn);
    await save(await sharp(onTray).extract(CLOSE_UP).png().toBuffer(), close);
  }
}

/** Drawn at 2400 × 1800, for the close-up. */
async function trayPicture({ look, ...design }: SeedCollection): Promise<Buffer> {
  const ground = await sharp(await rasterised(collectionGround(look)))
    .resize(2400)
    .toBuffer();
  const ring = await drawn(design, 1660, { mode: 'flat' }, 1);
  return sharp(ground)
    .composite([{ input: ring, left: 370, top: 80 }])
    .png()
    .toBuffer();
}

const CLOSE_UP = { left: 600, top: 870, width: 1200, height: 900 };

async function wornPicture({ look, ...design }: SeedCollection): Promise<Buffer> {
  const worn = await drawn(design, 1060, { mode: 'worn', frame: 'wide' });
  return sharp(await rasterised(collectionGround(look, { tray: false })))
    .composite([{ input: worn, left: 70, top: 8 }])
    .png()
    .toBuffer();
}

async function save(picture: Buffer, name: string): Promise<void> {
  await sharp(picture).resize(960).webp(OPAQUE).toFile(`${COLLECTIONS}/${name}.webp`);
}

/** A bracelet as a PNG of `width`, drawn `finer` times larger and scaled down to keep the charms sharp. */
export async function drawn(design: Design, width: number, view: View, finer = 2): Promise<Buffer> {
  const string = found(braceletStrings, design.string);
  const { tie } = found(tyingMethods, design.tyingMethod);
  const slots = await Promise.all(design.slots.map(async (slug) => ({ href: await charmHref(slug) })));
  const svg = bracelet({ ...view, slots, string, knot: tie, paper: false, size: width * finer });
  return sharp(await rasterised(svg))
    .resize(width)
    .png()
    .toBuffer();
}

/** Looks a string up: ready-made bracelets refer to its slug, collections to its name. */
function found<T extends { slug: string; name: string }>(list: readonly T[], wanted: string): T {
  const match = list.find(({ slug, name }) => slug === wanted || name === wanted);
  if (!match) throw new Error(`No ${wanted} in the catalogue`);
  return match;
}
