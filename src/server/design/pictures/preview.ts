import { createHash } from 'node:crypto';
import { bracelet, type Material, type Tie } from '#art/bracelet.ts';
import { sharedGround } from '#art/brand/shared-ground.ts';
import { BRACELET_PICTURE_WIDTHS } from '#domain/catalogue/limits.ts';
import type { Pictures } from '#server/pictures/library.ts';
import { drawPicture } from '#server/platform/process/draw-picture.ts';

/** Everything visible in a design. */
export type Look = {
  /** Names in the picture library, in slot order; null for a charm without a picture. */
  charms: readonly (string | null)[];
  material: Material;
  color: string;
  tie: Tie | null;
};

/** Incremented when the drawing code changes, so that cached pictures are not reused. */
const DRAWING = 2;
/** The same for the background of shared pictures, which is not part of the key. */
const SHARED_DRAWING = 2;
/**
 * Rendered once at the largest width (px) and scaled down for the others: rendering takes half a second, scaling a tenth of that.
 */
const WIDEST = 960;
const QUALITY = { quality: 86, effort: 3 };

/** Content hash of a look: the same look always has the same picture. */
export function previewKey(pictures: Pictures, look: Look): string {
  const versions = look.charms.map((name) =>
    name === null ? 'plain' : [name, pictures.versionOf('charms', name)],
  );
  const seen = JSON.stringify([DRAWING, versions, look.material, look.color, look.tie]);
  return createHash('sha256').update(seen).digest('hex').slice(0, 32);
}

/** Worn, laid flat, or large on the shop's background for link previews. */
export type PreviewView = 'worn' | 'flat' | 'share';
export type PreviewName = { key: string; view: PreviewView; width: number };

/** Uses the same widths as pictures of ready-made bracelets, so that pages can treat both alike. */
export function previewUrl(key: string, view: PreviewView = 'worn'): string {
  if (view === 'share') return `/pictures/designs/${key}-share.jpg`;
  return `/pictures/designs/${key}${view === 'flat' ? '-flat' : ''}-640.webp`;
}

/** The flat version of a worn preview; null for other pictures. @param url as returned by `previewUrl` */
export function flatOf(url: string): string | null {
  const name = parsePreviewFile(url.replace('/pictures/designs/', ''));
  return name && previewUrl(name.key, 'flat');
}

/** Parses a file name under `/pictures/designs/`; null when invalid. */
export function parsePreviewFile(file: string): PreviewName | null {
  const match = /^([0-9a-f]{32})(?:-(share)\.jpg|(-flat)?-([0-9]{3})\.webp)$/.exec(file);
  const [, key, share, flat, digits] = match ?? [];
  if (key === undefined) return null;
  if (share !== undefined) return { key, view: 'share', width: SHARE.width };
  const width = BRACELET_PICTURE_WIDTHS.find((preset) => preset === Number(digits));
  return width === undefined ? null : { key, view: flat === undefined ? 'worn' : 'flat', width };
}

/** A preview in its width. `findLook` is called only when it has never been rendered. */
export function getPreview(
  { cache, ...pictures }: Pictures,
  { key, view, width }: PreviewName,
  findLook: () => Promise<Look>,
): Promise<Buffer> {
  if (view === 'share') {
    return cache.get(`designs/${key}-share.${SHARED_DRAWING}.jpg`, async () =>
      drawShared(pictures, await findLook()),
    );
  }
  const name = view === 'flat' ? `${key}-flat` : key;
  const widest = () =>
    cache.get(`designs/${name}.webp`, async () => {
      const drawn = await svgOf(pictures, await findLook(), view, WIDEST);
      return drawPicture((sharp) => sharp(drawn).webp(QUALITY).toBuffer());
    });
  if (width === WIDEST) return widest();
  return cache.get(`designs/${name}-${width}.webp`, async () => {
    const drawn = await widest();
    return drawPicture((sharp) => sharp(drawn).resize({ width }).webp(QUALITY).toBuffer());
  });
}

/** Worn on a wrist, 6:5 like the ready-made bracelets; or laid flat, square. The background is transparent, to suit any tint. */
async function svgOf(
  pictures: Pick<Pictures, 'charmDataUri'>,
  look: Look,
  view: 'worn' | 'flat',
  size: number,
): Promise<Buffer> {
  const slots = await Promise.all(
    look.charms.map(async (name) => ({ href: name === null ? null : await pictures.charmDataUri(name) })),
  );
  const svg = bracelet({
    slots,
    string: { material: look.material, color: look.color },
    knot: look.tie ?? 'simple',
    mode: view,
    frame: view === 'worn' ? 'wide' : 'square',
    size,
    paper: false,
  });
  return Buffer.from(svg);
}

/** 1200 × 630; the worn bracelet is centred, with the empty margins above and below cropped. */
const SHARE = { width: 1200, height: 630, bracelet: 800, above: 22 };

async function drawShared(pictures: Pick<Pictures, 'charmDataUri'>, look: Look): Promise<Buffer> {
  const ground = sharedGround();
  const { width, height, bracelet: size, above } = SHARE;
  const drawn = await svgOf(pictures, look, 'worn', size);
  return drawPicture(async (sharp) => {
    const worn = await sharp(drawn).extract({ left: 0, top: above, width: size, height }).toBuffer();
    return sharp(Buffer.from(ground))
      .composite([{ input: worn, left: (width - size) / 2, top: 0 }])
      .jpeg({ quality: 84, mozjpeg: true })
      .toBuffer();
  });
}
