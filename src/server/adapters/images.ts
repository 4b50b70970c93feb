import type { ResizeOptions } from 'sharp';
import { ShopError } from '#server/platform/http/errors.ts';
import { drawPicture } from '#server/platform/process/draw-picture.ts';

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
  const { width, height } = await drawPicture((sharp) => sharp(bytes).metadata());
  return { width, height };
}

/** A JPEG for letters, which old mail clients show too, its longer side at most `side` px. */
export function mailJpeg(bytes: Buffer, side: number): Promise<Buffer> {
  return drawPicture((sharp) =>
    sharp(bytes)
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 82 })
      .toBuffer(),
  );
}

async function drawnAnew(bytes: Buffer, size: ResizeOptions): Promise<Buffer> {
  if (!isPicture(bytes) || hasManyScans(bytes)) throw new ShopError('IMAGE_TYPE_REFUSED');
  try {
    return await drawPicture((sharp) =>
      sharp(withoutTexts(bytes), { limitInputPixels: MOST_PIXELS, failOn: 'warning' })
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

const PNG = '89504e470d0a1a0a';
const TEXTS = new Set(['tEXt', 'zTXt', 'iTXt']);

/**
 * A PNG without the texts in it: they are unpacked before the picture, and 5 MB of them unpack to as many GB, ten seconds of a
 * processor that no time limit of the picture's ends.
 */
function withoutTexts(bytes: Buffer): Buffer {
  if (bytes.toString('hex', 0, 8) !== PNG) return bytes;
  const rest = Buffer.from(bytes);
  let length = 8;
  let from = 8;
  while (from + 12 <= bytes.length) {
    // Length, name, data, checksum; of a picture that was cut off the last part is shorter than it says.
    const end = from + 12 + bytes.readUInt32BE(from);
    if (!TEXTS.has(bytes.toString('latin1', from + 4, from + 8)))
      length += bytes.copy(rest, length, from, end);
    from = end;
  }
  return rest.subarray(0, length);
}

/** A progressive JPG of any camera or program has a dozen. */
const MOST_SCANS = 100;
/** JPG markers: a scan begins, and the picture ends. */
const [SCAN, END] = [0xda, 0xd9];
/** JPG markers without a length: 0xff in a scan's data, and restarts. */
const isBare = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/**
 * Whether a JPG has more scans than any tool writes. A scan of a hundred bytes visits every pixel: 400 KB of them take twenty
 * seconds of a processor that no time limit of the picture's ends.
 */
function hasManyScans(bytes: Buffer): boolean {
  if (!isJpg(bytes)) return false;
  let scans = 0;
  let at = bytes.indexOf(0xff, 2);
  while (at !== -1 && at + 4 <= bytes.length && scans <= MOST_SCANS) {
    const marker = bytes.readUInt8(at + 1);
    if (marker === END) break;
    scans += Number(marker === SCAN);
    // 0xff may be repeated before a marker.
    const length = marker === 0xff ? 1 : isBare(marker) ? 2 : 2 + bytes.readUInt16BE(at + 2);
    at = bytes.indexOf(0xff, at + length);
  }
  return scans > MOST_SCANS;
}

/** By content, regardless of the claimed name and type. SVG is refused, because it can contain scripts. */
function isPicture(bytes: Buffer): boolean {
  const png = hasBytes(bytes, PNG);
  const gif = hasBytes(bytes, '474946383761') || hasBytes(bytes, '474946383961');
  return isJpg(bytes) || png || gif || isWebp(bytes);
}

const isJpg = (bytes: Buffer): boolean => hasBytes(bytes, 'ffd8ff');

/** By content. An avatar may not be one (spec §5, Profile), a picture of goods may. */
export function isWebp(bytes: Buffer): boolean {
  return hasBytes(bytes, '52494646') && hasBytes(bytes, '57454250', 8);
}

function hasBytes(bytes: Buffer, hex: string, at = 0): boolean {
  return bytes.toString('hex', at, at + hex.length / 2) === hex;
}
