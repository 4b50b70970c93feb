/** The pictures of a charm, preferred first (spec §3, Charm). */
export type CharmImages = {
  readonly imageGallery?: readonly string[] | undefined;
  readonly imageUrl?: string | null | undefined;
  readonly image?: string | null | undefined;
};

/** The picture to show: gallery, then URL, then image; null when there is none. */
export function pictureOf(images: CharmImages): string | null {
  return images.imageGallery?.[0] ?? images.imageUrl ?? images.image ?? null;
}

/** The same picture in another width, when the shop stores several (`…-448.webp?v=1a2b3c4d`); other addresses are unchanged. */
export function pictureAt(url: string, width: number): string {
  return url.replace(WIDTH, `-${width}.webp`);
}

/** A `srcset` of the widths a picture exists in; undefined when it exists only once. */
export function srcSetOf(url: string, widths: readonly number[]): string | undefined {
  if (!WIDTH.test(url)) return undefined;
  return widths.map((width) => `${pictureAt(url, width)} ${width}w`).join(', ');
}

/** A version of the content may follow: `?v=1a2b3c4d`. */
const WIDTH = /-\d+\.webp(?=\?|$)/;
