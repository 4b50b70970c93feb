import type * as Contract from '#contract/http/catalogue-admin.ts';
import type { z } from '#contract/zod.ts';
import { goodsCopy } from '#domain/catalogue/copy.vi.ts';
import { CHARM_PICTURES_MAX } from '#domain/catalogue/limits.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import { galleryOf } from '../charms/present.ts';
import { getCharm } from '../charms/queries.ts';
import type { CharmInCategory } from '../charms/repository.ts';
import { charmEdits } from '../charms/service.ts';
import { changeOffer, type Admin } from '../goods/edits.ts';
import { schedulePictureRemoval, storeGoodsPicture } from '../goods/pictures.ts';

type EditingShop = Pick<Shop, 'db' | 'clock' | 'events' | 'uploads' | 'jobs' | 'pictures'>;
type Arranged = z.output<typeof Contract.CharmPicturesBody>;

/**
 * Appends a picture to a charm's gallery; the same picture again changes nothing.
 * @throws ShopError NOT_FOUND, INVALID_INPUT at the maximum number, IMAGE_TYPE_REFUSED, IMAGE_TOO_MANY_PIXELS
 */
export async function addCharmPicture(
  shop: EditingShop,
  admin: Admin,
  id: CharmId,
  bytes: Buffer,
): Promise<CharmInCategory> {
  const name = await storeGoodsPicture(shop, bytes);
  await changeOffer(shop, admin, async (tx, by) => {
    const gallery = galleryOf(await charmEdits.lock(tx, id));
    if (name === null || gallery.includes(name)) return;
    if (gallery.length >= CHARM_PICTURES_MAX) throw refused(goodsCopy.tooManyPictures(CHARM_PICTURES_MAX));
    await charmEdits.change(tx, by, id, undefined, pictureColumns([...gallery, name]));
  });
  return getCharm(shop.db, id);
}

/**
 * Reorders the pictures of a charm, or removes some.
 * @throws ShopError NOT_FOUND, CONFLICT when it was edited since the page read it, INVALID_INPUT for a picture that it does not
 * have
 */
export async function arrangeCharmPictures(
  shop: EditingShop,
  admin: Admin,
  id: CharmId,
  { imageGallery, updatedAt }: Arranged,
): Promise<CharmInCategory> {
  const gone = await changeOffer(shop, admin, async (tx, by) => {
    const gallery = galleryOf(await charmEdits.lock(tx, id));
    const names = new Map(gallery.map((name) => [shop.pictures.url('charms', name, 448), name]));
    const kept = imageGallery.flatMap((url) => names.get(url) ?? []);
    // A stale page gets CONFLICT before the complaint about an unknown picture.
    await charmEdits.change(tx, by, id, updatedAt, pictureColumns(kept));
    if (kept.length < imageGallery.length) throw refused(goodsCopy.unknownPicture);
    return gallery.filter((name) => !kept.includes(name));
  });
  for (const name of gone) await schedulePictureRemoval(shop, shop.db, name);
  return getCharm(shop.db, id);
}

const pictureColumns = ([first, ...morePictures]: readonly string[]) => ({
  picture: first ?? null,
  morePictures,
});

const refused = (message: string) =>
  new ShopError('INVALID_INPUT', { message, details: [{ path: 'imageGallery', message }] });
