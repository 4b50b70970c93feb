import sharp from 'sharp';
import { type Fit, HANG_Y, charmSvg, drawPen } from '#art/charm-svg.ts';
import { charmDrawings } from '#art/charms/drawings.ts';
import type { Drawing, Pen } from '#art/pen.ts';
import { charmBold } from './charm-font.ts';
import { CHARMS, rasterised } from './pictures.ts';

/** How many charms are drawn concurrently; sharp uses its own threads. */
const LANES = 4;

/** Renders the charms at 512 px: all of them, or those named. */
export async function renderCharms(only: readonly string[] = []): Promise<void> {
  const wanted = Object.entries(charmDrawings(charmBold())).filter(
    ([slug]) => only.length === 0 || only.includes(slug),
  );
  const lane = async () => {
    for (let next = wanted.shift(); next; next = wanted.shift()) await renderCharm(...next);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

async function renderCharm(slug: string, draw: Drawing): Promise<void> {
  await sharp(await charmPicture(slug, draw))
    .webp({ quality: 82, alphaQuality: 90, effort: 6, smartSubsample: true })
    .toFile(`${CHARMS}/${slug}.webp`);
}

/** A charm fitted into its box, as a PNG of 512 px. */
async function charmPicture(slug: string, draw: Drawing): Promise<Buffer> {
  const pen = drawPen(slug, draw);
  return rasterised(charmSvg(pen, await fit(pen)));
}

// Optical size of all charms, in units of the 256-unit box: equal area where the box allows it, never wider or lower.
const AREA = 26_500;
const HALF_WIDTH = 119;
const BOTTOM = 249;
const TOP = 7;

/** Scale and offset that hang a drawing by its centre of mass (or its own hanging point) under the bail at x = 128. */
async function fit(pen: Pen): Promise<Fit> {
  let found = { k: 0.85, x: 128, y: 128 };
  for (let round = 0; round < 3; round++) {
    const shape = await silhouette(charmSvg(pen, found, { silhouette: true }));
    const hangX = pen.hangAt ? found.x + pen.hangAt * found.k : shape.centreX;
    const top = Math.min(...[-7, 0, 7].map((dx) => shape.topAt(hangX + dx)));
    const half = Math.max(hangX - shape.left, shape.right - hangX);
    const grow = Math.min(
      Math.sqrt(AREA / shape.area),
      HALF_WIDTH / half,
      (BOTTOM - HANG_Y - 3) / (shape.bottom - top),
      (HANG_Y + 3 - TOP) / Math.max(1, top - shape.top),
    );
    const k = round < 2 ? found.k * grow : found.k; // the last round only centres it
    const s = k / found.k;
    found = { k, x: 128 - (hangX - found.x) * s, y: HANG_Y + 3 - (top - found.y) * s };
  }
  const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
  return { k: rounded(found.k, 4), x: rounded(found.x, 2), y: rounded(found.y, 2) };
}

/** Bounds and area of a drawing, in units of the 256-unit box. */
async function silhouette(svg: string) {
  const px = 512;
  const data = await sharp(Buffer.from(svg)).resize(px).ensureAlpha().raw().toBuffer();
  const unit = 256 / px;
  const topOf = new Map<number, number>();
  let area = 0;
  let sumX = 0;
  let [left, right, top, bottom] = [px, 0, px, 0];
  for (let y = 0; y < px; y++) {
    for (let x = 0; x < px; x++) {
      if ((data[(y * px + x) * 4 + 3] ?? 0) < 128) continue;
      area++;
      sumX += x;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
      if (!topOf.has(x)) topOf.set(x, y);
    }
  }
  return {
    area: area * unit * unit,
    centreX: (sumX / area) * unit,
    left: left * unit,
    right: (right + 1) * unit,
    top: top * unit,
    bottom: (bottom + 1) * unit,
    topAt: (x: number) => (topOf.get(Math.round(x / unit)) ?? bottom) * unit,
  };
}
