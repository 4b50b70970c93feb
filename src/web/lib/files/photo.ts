import { PROOF_SIDE } from '#domain/fulfilment/limits.ts';
import { IMAGE_MAX_BYTES } from '#domain/identity/limits.ts';

/** JPEG qualities, tried in turn until the file is small enough. */
const QUALITIES = [0.82, 0.7, 0.55, 0.4];

/**
 * Shrinks a photo for slow networks: at most 1600 px, upright, JPEG. The input may have any size and format that the browser can
 * decode.
 * @param most bytes
 * @returns null when the browser cannot decode the file
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
  // Transparent areas would turn black in a JPEG.
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

/** Scales a size so that its longer side is at most `side`, in whole pixels; a smaller one stays as it is. */
export function fitInside({ width, height }: { width: number; height: number }, side: number) {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Decodes the picture and applies its EXIF orientation; null when the browser cannot. */
async function readPicture(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}
