import type { Charm } from '#contract/http/catalogue.ts';
import { CHARM_PICTURE_WIDTHS } from '#domain/catalogue/limits.ts';
import { pictureAt, pictureOf, srcSetOf } from '#domain/catalogue/pictures.ts';

/** A picture with its responsive variants. */
export type Picture = { readonly src: string; readonly srcSet: string | undefined };

/** The picture of a charm as it hangs on a bracelet; null without one. */
export function canvasPictureOf({ images }: Pick<Charm, 'images'>): Picture | null {
  const url = images.imageCanvas ?? pictureOf(images);
  return url === null ? null : { src: pictureAt(url, 224), srcSet: srcSetOf(url, CHARM_PICTURE_WIDTHS) };
}
