import { PROOF_SIDE } from '#domain/fulfilment/limits.ts';
import { IMAGE_MAX_BYTES } from '#domain/identity/limits.ts';

/** Tried one after the other until the picture is small enough. */
const QUALITIES = [0.82, 0.7, 0.55, 0.4];

/**
 * Makes a photograph small enough for a thin network: at most 1600 px, upright, JPEG. The phone's own picture may be of any
 * size and kind that its browser can read.
 * @param most bytes
 * @returns null for what is no picture to this browser
 */
export async function shrinkPhoto(file: Blob, most = IMAGE_MAX_BYTES): Promise<Blob | null> {
  const picture = await readPicture(file);
  if (picture === null) return null;
  const { width, height } = fitInside(picture, PROOF_SIDE);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const drawing = canvas.getContext('2d');
  if (drawing === null) return null;
  // What lets the ground through would be black.
  drawing.fillStyle = '#fff';
  drawing.fillRect(0, 0, width, height);
  drawing.drawImage(picture, 0, 0, width, height);
  picture.close();
  for (const quality of QUALITIES) {
    const photo = await new Promise<Blob | null>((drawn) => canvas.toBlob(drawn, 'image/jpeg', quality));
    if (photo !== null && photo.size <= most) return photo;
  }
  return null;
}

/** The size of a picture, whole pixels, whose longer side is at most `side`; a smaller one stays as it is. */
export function fitInside({ width, height }: { width: number; height: number }, side: number) {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The picture as its camera held it: turned as it says of itself. */
async function readPicture(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}
