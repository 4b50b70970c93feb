import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { bracelet, type Material, type Tie } from '#art/bracelet.ts';
import { BRACELET_PICTURE_WIDTHS } from '#domain/catalogue/limits.ts';
import type { Pictures } from '#server/pictures/library.ts';

/** Everything of a design that can be seen. */
export type Look = {
  /** Names in the picture library, in slot order; null for a charm without a picture. */
  charms: readonly (string | null)[];
  material: Material;
  color: string;
  tie: Tie | null;
};

/** Raised when the drawing itself changes, so that old pictures are not taken for new ones. */
const DRAWING = 2;
/** Drawn once in the widest (px), scaled down for the others: drawing takes half a second, scaling a tenth of that. */
const WIDEST = 960;
const QUALITY = { quality: 86, effort: 3 };

/** Names a look by its content: the same look always has the same picture. */
export function previewKey(pictures: Pictures, look: Look): string {
  const versions = look.charms.map((name) => name && [name, pictures.versionOf('charms', name)]);
  const seen = JSON.stringify([DRAWING, versions, look.material, look.color, look.tie]);
  return createHash('sha256').update(seen).digest('hex').slice(0, 32);
}

/** In the same widths as the pictures of ready-made bracelets, so that pages treat them alike. */
export function previewUrl(key: string): string {
  return `/pictures/designs/${key}-640.webp`;
}

export type PreviewName = { key: string; width: number };

/** What a file name under `/pictures/designs/` means, or null. */
export function parsePreviewFile(file: string): PreviewName | null {
  const match = /^([0-9a-f]{32})-([0-9]{3})\.webp$/.exec(file);
  const width = BRACELET_PICTURE_WIDTHS.find((preset) => preset === Number(match?.[2]));
  return match?.[1] === undefined || width === undefined ? null : { key: match[1], width };
}

/** A preview in its width. `findLook` is asked only for one that was never drawn. */
export function getPreview(
  { cache, ...pictures }: Pictures,
  { key, width }: PreviewName,
  findLook: () => Promise<Look>,
): Promise<Buffer> {
  const widest = () => cache.get(`designs/${key}.webp`, async () => drawPreview(pictures, await findLook()));
  if (width === WIDEST) return widest();
  return cache.get(`designs/${key}-${width}.webp`, async () =>
    sharp(await widest())
      .resize({ width })
      .webp(QUALITY)
      .toBuffer(),
  );
}

/** As round a wrist, like the ready-made ones beside it, on nothing: WebP, 6:5, lies well on any tint. */
async function drawPreview(pictures: Pick<Pictures, 'charmDataUri'>, look: Look): Promise<Buffer> {
  const slots = await Promise.all(
    look.charms.map(async (name) => {
      const href = name === null ? null : await pictures.charmDataUri(name);
      return href === null ? null : { href };
    }),
  );
  const svg = bracelet({
    slots,
    string: { material: look.material, color: look.color },
    knot: look.tie ?? 'simple',
    mode: 'worn',
    frame: 'wide',
    size: WIDEST,
    paper: false,
  });
  return sharp(Buffer.from(svg)).webp(QUALITY).toBuffer();
}
