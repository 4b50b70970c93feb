import type { ComponentProps } from 'react';
import { CHARM_PICTURE_WIDTHS } from '#domain/catalogue/limits.ts';
import { pictureAt } from '#domain/catalogue/pictures.ts';

const [SIDE] = CHARM_PICTURE_WIDTHS;

/** The smallest picture of a charm whose name is written beside it. */
export function CharmThumbnail({ url, ...image }: { url: string } & ComponentProps<'img'>) {
  return <img src={pictureAt(url, SIDE)} alt="" width={SIDE} height={SIDE} {...image} />;
}
