import { BRACELET_PICTURE_WIDTHS, CHARM_PICTURE_WIDTHS } from '#domain/catalogue/limits.ts';

/** Folders of the picture library, and the only widths (px) in which their pictures are served: clients cannot request others. */
export const PICTURE_WIDTHS = {
  charms: CHARM_PICTURE_WIDTHS,
  bracelets: BRACELET_PICTURE_WIDTHS,
  collections: BRACELET_PICTURE_WIDTHS,
} as const;

export type PictureFolder = keyof typeof PICTURE_WIDTHS;

export type PictureName = { folder: PictureFolder; name: string; width: number };

/** Parses `charms` + `hoa-dao-224.webp`; null for a folder, width or format that the shop does not serve. */
export function parsePictureName(folder: string, file: string): PictureName | null {
  if (!Object.hasOwn(PICTURE_WIDTHS, folder)) return null;
  const match = /^([a-z0-9-]{1,80})-([0-9]{2,4})\.webp$/.exec(file);
  const width = Number(match?.[2]);
  const known = PICTURE_WIDTHS[folder as PictureFolder];
  if (!match?.[1] || !known.some((preset) => preset === width)) return null;
  return { folder: folder as PictureFolder, name: match[1], width };
}

/** How a JPEG shows goods: `square` on white, for feeds; `share` on the shop's background, for link previews. */
const JPEG_VIEWS = ['square', 'share'] as const;
export type JpegView = (typeof JPEG_VIEWS)[number];
export type JpegName = { folder: PictureFolder; name: string; view: JpegView };

/** Parses `charms` + `hoa-dao-share.jpg`, or returns null. */
export function parseJpegName(folder: string, file: string): JpegName | null {
  if (!Object.hasOwn(PICTURE_WIDTHS, folder)) return null;
  const match = /^([a-z0-9-]{1,80})-([a-z]+)\.jpg$/.exec(file);
  const view = JPEG_VIEWS.find((each) => each === match?.[2]);
  return match?.[1] && view ? { folder: folder as PictureFolder, name: match[1], view } : null;
}
