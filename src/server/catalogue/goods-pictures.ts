import { createHash } from 'node:crypto';
import { GOODS_PICTURE_SIDE } from '#domain/catalogue/limits.ts';
import { wholeWebp } from '#server/adapters/images.ts';
import { uploadedName, uploadFile } from '#server/pictures/uploaded.ts';
import type { Shop } from '#server/shop.ts';

/**
 * Keeps a picture of goods, drawn anew, under the hash of its content; the same picture twice is one file.
 * @returns its name in the picture library; null without a picture
 * @throws ShopError IMAGE_TYPE_REFUSED, IMAGE_TOO_MANY_PIXELS
 */
export async function keepGoodsPicture(
  { uploads }: Pick<Shop, 'uploads'>,
  picture: Buffer | null,
): Promise<string | null> {
  if (picture === null) return null;
  const bytes = await wholeWebp(picture, GOODS_PICTURE_SIDE);
  const name = uploadedName(createHash('sha256').update(bytes).digest('hex'));
  await uploads.put(uploadFile(name), bytes);
  return name;
}
