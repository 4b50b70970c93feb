import { PROOF_SIDE } from '#domain/fulfilment/limits.ts';
import { IMAGE_MAX_BYTES } from '#domain/identity/limits.ts';

const QUALITY = 0.82;

/**
 * Makes a photograph small enough for a thin network: at most 1600 px, JPEG. The phone's own picture may be of any size
 * and kind that its browser can read.
 * @returns null for what is no picture to this browser
 */
export async function shrinkPhoto(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  const { width, height } = fitInside(picture, PROOF_SIDE);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  picture.close();
  const photo = await new Promise<Blob | null>((drawn) => canvas.toBlob(drawn, 'image/jpeg', QUALITY));
  return photo !== null && photo.size <= IMAGE_MAX_BYTES ? photo : null;
}

/** The size of a picture, whole pixels, whose longer side is at most `side`; a smaller one stays as it is. */
export function fitInside({ width, height }: { width: number; height: number }, side: number) {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
