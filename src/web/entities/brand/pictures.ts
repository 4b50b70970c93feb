import { BRACELET_PICTURE_WIDTHS, CHARM_PICTURE_WIDTHS } from '#domain/catalogue/limits.ts';
import { srcSetOf } from '#domain/catalogue/pictures.ts';

export type Picture = { readonly src: string; readonly srcSet: string | undefined };

/** A charm of the shop's own art by its slug, for ornaments and articles; products have picture URLs of their own. */
export function charmArt(slug: string): Picture {
  const src = `/pictures/charms/${slug}-224.webp`;
  return { src, srcSet: srcSetOf(src, CHARM_PICTURE_WIDTHS) };
}

/** A ready-made bracelet of the shop's own art by its slug. */
export function braceletArt(slug: string): Picture {
  const src = `/pictures/bracelets/${slug}-640.webp`;
  return { src, srcSet: srcSetOf(src, BRACELET_PICTURE_WIDTHS) };
}
