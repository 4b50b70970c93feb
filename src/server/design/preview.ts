import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { bracelet, type Material, type Tie } from '#art/bracelet.ts';
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
const DRAWING = 1;
const WIDTH = 800;

/** Names a look by its content: the same look always has the same picture. */
export function previewKey(pictures: Pictures, look: Look): string {
  const versions = look.charms.map((name) => name && [name, pictures.versionOf('charms', name)]);
  const seen = JSON.stringify([DRAWING, versions, look.material, look.color, look.tie]);
  return createHash('sha256').update(seen).digest('hex').slice(0, 32);
}

export function previewUrl(key: string): string {
  return `/pictures/designs/${key}.webp`;
}

/** The key of a file name under `/pictures/designs/`, or null. */
export function parsePreviewFile(file: string): string | null {
  return /^([0-9a-f]{32})\.webp$/.exec(file)?.[1] ?? null;
}

/** The bracelet laid flat on nothing, as WebP: it lies well on any tint. */
export async function drawPreview(pictures: Pictures, look: Look): Promise<Buffer> {
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
    size: WIDTH,
    paper: false,
  });
  return sharp(Buffer.from(svg)).webp({ quality: 86, effort: 3 }).toBuffer();
}
