import sharp from 'sharp';
import { bracelet, type BraceletOptions } from '#art/bracelet.ts';
import { collectionGround } from '#art/brand/collection-ground.ts';
import { braceletStrings, collections, readyMadeBracelets, tyingMethods } from '#seeds/catalogue.ts';
import type { SeedCollection } from '#seeds/catalogue.ts';
import { BRACELETS, COLLECTIONS, charmHref, rasterised } from './pictures.ts';

type Design = { slots: readonly string[]; string: string; tyingMethod: string };

/** Ready-made bracelets, transparent: `<slug>.webp` worn, 960 × 800, and `<slug>-flat.webp`, 960 × 960. */
export async function renderBracelets(): Promise<void> {
  for (const { slug, design } of readyMadeBracelets) {
    const worn = await drawn(design, 960, { mode: 'worn', frame: 'wide' });
    const flat = await drawn(design, 960, { mode: 'flat' });
    await sharp(worn).webp(TRANSPARENT).toFile(`${BRACELETS}/${slug}.webp`);
    await sharp(flat).webp(TRANSPARENT).toFile(`${BRACELETS}/${slug}-flat.webp`);
  }
}

const TRANSPARENT = { quality: 80, alphaQuality: 80, effort: 6 } as const;
const OPAQUE = { quality: 80, effort: 6, smartSubsample: true } as const;

/** Three pictures of each collection, 1200 × 900: on its tray, worn, and close. */
export async function renderCollections(): Promise<void> {
  for (const collection of collections) {
    const [tray, worn, close] = collection.pictures;
    const onTray = await trayPicture(collection, 1);
    await sharp(onTray).webp(OPAQUE).toFile(`${COLLECTIONS}/${tray}.webp`);
    await sharp(await wornPicture(collection))
      .webp(OPAQUE)
      .toFile(`${COLLECTIONS}/${worn}.webp`);
    const lowerMiddle = { left: 600, top: 840, width: 1200, height: 900 };
    const large = await trayPicture(collection, 2);
    await sharp(large).extract(lowerMiddle).webp(OPAQUE).toFile(`${COLLECTIONS}/${close}.webp`);
  }
}

async function trayPicture(collection: SeedCollection, scale: 1 | 2): Promise<Buffer> {
  const ring = await drawn(collection, 830 * scale, { mode: 'flat' });
  return sharp(await ground(collection, scale, true))
    .composite([{ input: ring, left: 185 * scale, top: 40 * scale }])
    .png()
    .toBuffer();
}

async function wornPicture(collection: SeedCollection): Promise<Buffer> {
  const worn = await drawn(collection, 1060, { mode: 'worn', frame: 'wide' });
  return sharp(await ground(collection, 1, false))
    .composite([{ input: worn, left: 70, top: 8 }])
    .png()
    .toBuffer();
}

async function ground({ look }: SeedCollection, scale: number, tray: boolean): Promise<Buffer> {
  return sharp(Buffer.from(collectionGround(look, { tray })), { density: 72 * scale })
    .resize(1200 * scale)
    .png()
    .toBuffer();
}

/** A bracelet as a PNG of `width`, drawn at twice the size so that the charms stay sharp. */
export async function drawn(
  design: Design,
  width: number,
  view: Pick<BraceletOptions, 'mode' | 'frame'>,
): Promise<Buffer> {
  const string = found(braceletStrings, design.string);
  const { tie } = found(tyingMethods, design.tyingMethod);
  const slots = await Promise.all(design.slots.map(async (slug) => ({ href: await charmHref(slug) })));
  const svg = bracelet({ ...view, slots, string, knot: tie, paper: false, size: width * 2 });
  return sharp(await rasterised(svg))
    .resize(width)
    .png()
    .toBuffer();
}

function found<T extends { slug: string }>(list: readonly T[], slug: string): T {
  const match = list.find((entry) => entry.slug === slug);
  if (!match) throw new Error(`No ${slug} in the catalogue`);
  return match;
}
