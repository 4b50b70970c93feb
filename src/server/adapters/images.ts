import sharp, { type ResizeOptions } from 'sharp';
import { ShopError } from '#server/platform/http/errors.ts';
import { drawPicture } from '#server/platform/process/limit-concurrency.ts';

/** Decoding needs about 4 bytes a pixel: a small file can hold a picture that exhausts the memory. */
const MOST_PIXELS = 40_000_000;

/**
 * Makes a square WebP of an uploaded picture. The result is re-encoded from the pixels: no metadata (including the location of a
 * photograph), no animation, no hidden payload.
 * @throws ShopError IMAGE_TYPE_REFUSED unless the bytes are a complete JPG, PNG, GIF or WebP; IMAGE_TOO_MANY_PIXELS
 */
export function squareWebp(bytes: Buffer, side: number): Promise<Buffer> {
  return drawnAnew(bytes, { width: side, height: side, fit: 'cover' });
}

/** The whole picture, its longer side at most `side` px; otherwise as `squareWebp`. */
export function wholeWebp(bytes: Buffer, side: number): Promise<Buffer> {
  return drawnAnew(bytes, { width: side, height: side, fit: 'inside', withoutEnlargement: true });
}

/** The size in pixels of a picture that the shop generated itself. */
export async function sizeOfPicture(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(bytes).metadata();
  return { width, height };
}

/** A JPEG for letters, which old mail clients show too, its longer side at most `side` px. */
export function mailJpeg(bytes: Buffer, side: number): Promise<Buffer> {
  return drawPicture(() =>
    sharp(bytes)
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 82 })
      .toBuffer(),
  );
}

async function drawnAnew(bytes: Buffer, size: ResizeOptions): Promise<Buffer> {
  if (!isPicture(bytes)) throw new ShopError('IMAGE_TYPE_REFUSED');
  try {
    return await drawPicture(() =>
      sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'warning' })
        .rotate()
        .resize(size)
        .webp({ quality: 84 })
        .timeout({ seconds: 10 })
        .toBuffer(),
    );
  } catch (error) {
    const tooMany = error instanceof Error && error.message.includes('pixel limit');
    throw new ShopError(tooMany ? 'IMAGE_TOO_MANY_PIXELS' : 'IMAGE_TYPE_REFUSED');
  }
}

/** By content, regardless of the claimed name and type. SVG is refused, because it can contain scripts. */
function isPicture(bytes: Buffer): boolean {
  const starts = (hex: string, at = 0) => bytes.subarray(at, at + hex.length / 2).toString('hex') === hex;
  const jpg = starts('ffd8ff');
  const png = starts('89504e470d0a1a0a');
  const gif = starts('474946383761') || starts('474946383961');
  const webp = starts('52494646') && starts('57454250', 8);
  return jpg || png || gif || webp;
}
