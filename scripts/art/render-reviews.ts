import sharp from 'sharp';
import { collectionGround, type CollectionLook } from '#art/brand/collection-ground.ts';
import { readyMadeBracelets } from '#seeds/catalogue.ts';
import { rasterised, REVIEWS } from './pictures.ts';
import { drawn } from './render-bracelets.ts';

type Shot = {
  look: CollectionLook;
  mode: 'worn' | 'flat';
  /** Width of the bracelet, in pixels of a 1200 × 900 ground. */
  width: number;
  /** Rotation in degrees, since nobody lays a bracelet down exactly straight. */
  turn: number;
  tray: boolean;
};

/** Review photographs: each bracelet laid on a cloth of its own. */
const SHOTS: Record<string, Shot> = {
  'hoa-dao-dau-xuan': {
    look: { ground: ['#fdeef0', '#f6d4d2', '#d9a294'], motif: 'petal', ink: '#fff6f1' },
    mode: 'flat',
    width: 760,
    turn: -14,
    tray: true,
  },
  'chieu-oai-huong': {
    look: { ground: ['#f3ecfa', '#d9c9ea', '#a58dc4'], motif: 'sprig', ink: '#fbf6ff' },
    mode: 'worn',
    width: 840,
    turn: 8,
    tray: false,
  },
  'dem-trang-ram': {
    look: { ground: ['#e7edf3', '#b9c8d8', '#7389a3'], motif: 'star', ink: '#fffdf2' },
    mode: 'flat',
    width: 740,
    turn: 22,
    tray: true,
  },
};

/** Renders the photographs of the demo's reviews: square, 960 × 960. */
export async function renderReviews(names: string[]): Promise<void> {
  for (const [slug, shot] of Object.entries(SHOTS)) {
    if (names.length > 0 && !names.includes(slug)) continue;
    const picture = await photographed(slug, shot);
    await sharp(picture).resize(960).webp({ quality: 80, effort: 6 }).toFile(`${REVIEWS}/${slug}.webp`);
  }
}

async function photographed(slug: string, { look, mode, width, turn, tray }: Shot): Promise<Buffer> {
  const bracelet = readyMadeBracelets.find((each) => each.slug === slug);
  if (bracelet === undefined) throw new Error(`No ${slug} in the catalogue`);
  const view = mode === 'worn' ? { mode, frame: 'wide' as const } : { mode };
  const straight = await drawn(bracelet.design, width, view);
  const laid = await sharp(straight)
    .rotate(turn, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .trim()
    .png()
    .toBuffer({ resolveWithObject: true });
  const ground = await rasterised(collectionGround(look, { tray }));
  // Slightly off centre, as in a casual photograph.
  const left = Math.round(606 - laid.info.width / 2);
  const top = Math.round(446 - laid.info.height / 2);
  const whole = await sharp(ground)
    .composite([{ input: laid.data, left, top }])
    .png()
    .toBuffer();
  return sharp(whole).extract({ left: 158, top: 0, width: 900, height: 900 }).png().toBuffer();
}
