import type { Sharp } from 'sharp';
import { sharedGround } from '#art/brand/shared-ground.ts';
import { drawPicture } from '#server/platform/process/draw-picture.ts';
import type { JpegView, PictureFolder } from './presets.ts';

/** Increment when the rendering itself changes, so that cached files are not reused. */
export const JPEG_DRAWING = 2;
const QUALITY = { quality: 86, mozjpeg: true };

/** A feed's picture, px; catalogues require at least 500. */
const SQUARE = { side: 1080, inner: 900 };
/** Link previews, 1200 × 630; the goods are centred, within the square that messengers crop to. */
const SHARE = { width: 1200, height: 630 };
/** Height (px) of the goods on it: a charm has space around it, a bracelet is wide. */
const SHOWN: Record<PictureFolder, number> = { charms: 500, bracelets: 590, collections: 590 };
const CORNER = 28;

/** Renders a picture of goods for feeds and link previews, within the shared limit for drawing. */
export async function drawJpeg(source: Buffer, folder: PictureFolder, view: JpegView): Promise<Buffer> {
  return view === 'square' ? drawSquare(source) : drawShared(source, SHOWN[folder]);
}

function drawSquare(source: Buffer): Promise<Buffer> {
  const { side, inner } = SQUARE;
  return drawPicture(async (sharp) => {
    const thing = await sharp(source).resize({ width: inner, height: inner, fit: 'inside' }).png().toBuffer();
    return onGround(sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } }), thing);
  });
}

function drawShared(source: Buffer, height: number): Promise<Buffer> {
  const ground = Buffer.from(sharedGround());
  return drawPicture(async (sharp) => {
    const fitted = sharp(source).resize({ width: SHARE.width - 120, height, fit: 'inside' });
    const { data, info } = await fitted.png().toBuffer({ resolveWithObject: true });
    // A photograph gets rounded corners; a drawing has a transparent background.
    const { isOpaque } = await sharp(data).stats();
    const thing = isOpaque ? await rounded(sharp(data), info.width, info.height) : data;
    return onGround(sharp(ground), thing);
  });
}

const onGround = (ground: Sharp, thing: Buffer): Promise<Buffer> =>
  ground
    .composite([{ input: thing, gravity: 'centre' }])
    .jpeg(QUALITY)
    .toBuffer();

function rounded(picture: Sharp, width: number, height: number): Promise<Buffer> {
  const shape = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${CORNER}"/></svg>`;
  return picture
    .composite([{ input: Buffer.from(shape), blend: 'dest-in' }])
    .png()
    .toBuffer();
}
